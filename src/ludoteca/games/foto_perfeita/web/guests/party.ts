/** What may stand on the table. */
import { cut, oval, ovals, pen, print, type Piece } from './paper';

export const balloons: Piece[] = [
  print('#e0533f', 'M-14-30V-62H14V-30Z'),
  print('#7d2c25', 'M-2 1H2V-34H-2Z'),
  cut('#e8613f', oval(0, -46, 12, 15.5)),
  print('#f6a58c', 'M-8-48C-8-55-5-58-2-58-5-55-6-51-6-47Z'),
  pen('#b03a26', 0.7, 'M4-33C8-36 10-41 10-46'),
  cut('#f9c838', 'M0-33-3-29H3Z'),
];

export const bottle: Piece[] = [
  print('#1f6b4a', 'M-6 1V-42H6V1Z'),
  print('#2d8a60', 'M-4.2 1V-23L-1.6-30V-36H-.4V-29L-2-22V1Z'),
  cut('#fbe08a', 'M-6-6V-18H6V-6Z'),
  print('#d8432f', 'M-3.4-12H3.4V-10H-3.4Z'),
  cut('#f4bf3f', 'M-3-33H3V-41H-3Z'),
];

export const cake: Piece[] = [
  print('#f2a7b6', 'M-12 1V-13H12V1Z'),
  cut('#fbe3c0', 'M-7.6-11.6V-21H7.6V-11.6Z'),
  print('#fffaf0', 'M-12-12H12V-9Q10-6 8-9 6-6 4-9 2-6 0-9-2-6-4-9-6-6-8-9-10-6-12-9Z'),
  print(
    '#d8643f',
    'M-7.6-20H7.6V-18Q6-15.6 4.4-18 3-15.6 1.5-18 0-15.6-1.5-18-3-15.6-4.4-18-6-15.6-7.6-18Z',
  ),
  print(
    '#c2476a',
    ovals(
      [
        [-8, -3],
        [-3, -4],
        [3, -3],
        [8, -4],
      ],
      1,
    ),
  ),
  print('#2a9d93', 'M-1.2-19H1.2V-24H-1.2Z'),
  print('#f9b52f', 'M0-26.6C2-24 1.4-22.4 0-22.4S-2-24 0-26.6Z'),
];
