"""What every game folder keeps, whatever game it is."""
