from ludoteca.kernel.bits import bit, bits_of, members


def test_every_number_up_to_62_is_a_bit_of_its_own() -> None:
    for number in range(63):
        assert bit(number) == 1 << number
        assert members(bit(number)) == [number]
    assert bits_of([0, 31, 40, 62]) == 1 | 1 << 31 | 1 << 40 | 1 << 62
