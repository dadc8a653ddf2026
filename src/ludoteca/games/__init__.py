"""The games. A folder here is a game; nothing else registers it."""
