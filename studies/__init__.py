"""What we claim about the balance of one game: questions that only that game has."""
