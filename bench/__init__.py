"""What we claim about speed, measured in one run: `make bench`."""
