"""A short name for a device, from what its browser says of itself."""

# The first that fits counts: almost every browser says that it is like another, too.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chromium"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
KNOWN = (BROWSERS, SYSTEMS)
LONGEST = 500  # characters that are looked at


def device_name(agent: str) -> str:
    """As "Chromium, Android"; only words of ours, never theirs, and "" if none fits."""
    read = agent[:LONGEST]
    found = (next((ours for theirs, ours in pairs if theirs in read), "") for pairs in KNOWN)
    return ", ".join(filter(None, found))
