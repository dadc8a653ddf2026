/** Colour arithmetic for tests: contrast as WCAG counts it, and eyes that do not tell hues apart. */

type Colour = [number, number, number]; // linear light, 0 to 1

function linear(hex: string): Colour {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`not a colour: ${hex}`);
  return [0, 2, 4].map((at) => {
    const value = parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Colour;
}

const luminance = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** As `color-mix(in srgb, one SHARE, other)` makes it, as a hex. */
export function mix(one: string, share: number, other: string): string {
  const at = (hex: string, place: number) => parseInt(hex.slice(place, place + 2), 16);
  const digits = [1, 3, 5].map((place) =>
    Math.round(at(one, place) * share + at(other, place) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** Full colour-vision deficiencies after Machado, Oliveira and Fernandes (2009). */
export const EYES = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
};

function lab([r, g, b]: Colour): Colour {
  const bend = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bend(luminance([r, g, b]));
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours look to such eyes (CIE76; about 2 can just be told). */
export function distance(one: string, other: string, eyes: keyof typeof EYES): number {
  const m = EYES[eyes];
  const [a, b] = [one, other].map((hex) => {
    const light = linear(hex);
    const seen = [0, 3, 6].map((row) =>
      light.reduce((sum, value, i) => sum + value * (m[row + i] ?? 0), 0),
    );
    return lab(seen.map((value) => Math.min(1, Math.max(0, value))) as Colour);
  }) as [Colour, Colour];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
