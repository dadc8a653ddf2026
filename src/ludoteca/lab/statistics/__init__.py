"""What many games came to: exact counts, and how sure is what they show."""
