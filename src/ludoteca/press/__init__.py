"""Games on paper: sheets to cut and play, made from the same data and drawings as the board."""
