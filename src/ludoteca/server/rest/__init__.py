"""The REST part; `/schema/openapi.json` describes it."""
