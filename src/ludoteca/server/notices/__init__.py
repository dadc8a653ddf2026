"""Telling those who are not at the table: what there is to tell, and how it reaches a device."""
