"""The box on paper: lords, territories, crests and the Pearl Master."""

from ludoteca.games.conspiracy.cards import COPIES, GUILD_NAMES, LORD_KINDS, RANKS, TERRITORIES
from ludoteca.games.conspiracy.words import lord_name, territory_effect, territory_name
from ludoteca.kernel.paper import (
    Card,
    Face,
    Paper,
    PaperOrder,
    Piece,
    Reference,
    ReferenceLine,
    Section,
    Standee,
)
from ludoteca.kernel.text import Speaker, Text

NIGHT, GLOW = "#050b16", "#eef4f5"  # the rim of every card, and letters on it
CREST, MASTER = 14.0, (24.0, 30.0)  # millimetres


def paper(order: PaperOrder) -> Paper:
    """Everything for so many players."""
    speaker = order.speaker
    return Paper(
        sections=(
            Section("lords", tuple(_lord(lord, speaker) for lord in range(LORD_KINDS))),
            Section("territories", tuple(_territory(at, speaker) for at in range(TERRITORIES))),
            Section("pieces", (_master(speaker), *_crests(order)), has_hint=True),
        ),
        summary=(
            "setup",
            "turn",
            "recruit",
            "chamber",
            "lords",
            "keys",
            "pearls",
            "coalition",
            "end",
        ),
        references=(_guilds(speaker),),
        inverted=True,
    )


def _lord(lord: int, speaker: Speaker) -> Card:
    influence = lord_name(lord).arguments["influence"]
    words = f"{speaker.say(lord_name(lord))}. {speaker.say(Text(f'power-{influence}'))}"
    return Card(
        name=f"lord {lord}",
        front=Face(words, drawing=f"lord-{lord}", edge=NIGHT),
        back=_back("lord", speaker),
        copies=COPIES[lord % RANKS],
    )


def _territory(territory: int, speaker: Speaker) -> Card:
    name, effect = (speaker.say(say(territory)) for say in (territory_name, territory_effect))
    front = Face(
        words=f"{name}. {effect}",
        edge=NIGHT,
        ink=GLOW,
        picture=f"territory-{territory}",
        share=0.78,
        fit="contain",
        title=name,
        lines=(effect,),
        inset=(4.5, 2.5, 2.0),
    )
    return Card(f"territory {territory}", front, _back("territory", speaker))


def _back(kind: str, speaker: Speaker) -> Face:
    return Face(speaker.say(Text(f"paper-back-{kind}")), drawing=f"{kind}-back", edge=NIGHT)


def _crests(order: PaperOrder) -> list[Piece]:
    return [
        Piece(
            name=f"crest {guild}",
            words=order.speaker.say(Text("paper-crest", {"guild": GUILD_NAMES[guild]})),
            drawing=f"crest-{guild}",
            width=CREST,
            height=CREST,
            copies=order.players,
            is_round=True,
        )
        for guild in range(len(GUILD_NAMES))
    ]


def _guilds(speaker: Speaker) -> Reference:
    """Which crest stands for which colour: in the saving style there is no other sign of it."""
    entries = [
        ReferenceLine(
            speaker.say(Text("paper-guild", {"guild": name})),
            speaker.say(Text("paper-guild.colour", {"guild": name})),
            f"crest-{guild}",
        )
        for guild, name in enumerate(GUILD_NAMES)
    ]
    return Reference(speaker.say(Text("paper-guilds")), tuple(entries))


def _master(speaker: Speaker) -> Standee:
    words = speaker.say(Text("paper-master"))
    return Standee("pearl master", words, "pearl-master", *MASTER)
