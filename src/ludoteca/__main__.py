"""`python -m ludoteca` is the command `ludoteca`."""

from ludoteca_command import main

if __name__ == "__main__":
    main()
