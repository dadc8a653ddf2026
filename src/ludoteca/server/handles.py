"""How many files and connections this process may hold open at once."""

import resource

WANTED = 65_536
OWN = 200  # for the database, bots, the press and what is being read


def raise_limit() -> None:
    """Take as many as whoever runs the system allows: a service begins with 1,024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def for_visitors(wanted: int) -> int:
    """How many of these connections there is room for, beside what the server needs itself."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - OWN))
