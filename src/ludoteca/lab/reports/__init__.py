"""Results for people: pages, plots and words."""
