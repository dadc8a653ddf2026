"""The games. A folder here is a game; nothing else registers it.

`LUDOTECA_GAMES` may name one more folder of games. The browser has their boards if it was built
with the same setting.
"""

import os

if _further := os.environ.get("LUDOTECA_GAMES"):
    __path__.append(_further)
