"""Playing many games: what is played, cut into parts, in processes or on a cluster."""
