"""The codes with which we close a table's socket. protocol.ts has them too, written from here."""

BAD_MESSAGES = 4400  # too many
DISMISSED = 4401  # this browser is not the guest any more: it may connect again as a stranger
NOT_OURS = 4403  # the page that asks is not of this server, or its address is banned
NO_TABLE = 4404
TOO_SLOW = 4408  # in reading
TOO_MANY = 4429  # sockets or messages
STOPPING = 1012
AWAY = 1013  # the store, for a while
FINAL_CODES = (BAD_MESSAGES, DISMISSED, NOT_OURS, NO_TABLE)  # nothing to come back to
