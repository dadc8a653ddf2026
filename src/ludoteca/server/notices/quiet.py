"""Hours in which somebody is not to be told anything."""

import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

FORM = re.compile(r"(\d{1,2})-(\d{1,2}) ([A-Za-z0-9_+\-/]{1,60})")


def read_quiet(text: str) -> tuple[int, int, ZoneInfo] | None:
    """`22-8 America/Sao_Paulo`: from ten in the evening to eight; ValueError if it is not that."""
    if not text:
        return None
    found = FORM.fullmatch(text)
    if found is None or not all(0 <= int(hour) <= 23 for hour in found.groups()[:2]):
        raise ValueError(text)
    try:
        zone = ZoneInfo(found[3])
    except (ZoneInfoNotFoundError, OSError) as error:
        raise ValueError(text) from error
    return int(found[1]), int(found[2]), zone


def is_quiet(text: str, at: int) -> bool:
    """Whether a moment, in milliseconds since 1970, lies in the quiet hours."""
    hours = read_quiet(text)
    if hours is None:
        return False
    begin, end, zone = hours
    hour = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone).hour
    return begin <= hour < end if begin <= end else hour >= begin or hour < end


def quiet_until(text: str, at: int) -> int:
    """When the quiet hours end in which this moment lies; the moment itself if it does in none."""
    hours = read_quiet(text)
    if hours is None or not is_quiet(text, at):
        return at
    _, end, zone = hours
    here = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone)
    ending = here.replace(hour=end, minute=0, second=0, microsecond=0)
    if ending <= here:
        ending += timedelta(days=1)
    return int(ending.timestamp() * 1000)
