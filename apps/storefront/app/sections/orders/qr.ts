/**
 * QR codes of short codes, drawn on the server: version 1 (21 × 21), error correction M, alphanumeric mode, after
 * ISO/IEC 18004. It holds 20 of the digits, capitals and signs below; longer texts have none.
 */
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const size = 21;
const dataBytes = 16;
const checkBytes = 10;
export const qrSignsMax = 20;

const bitsOf = (value: number, length: number): number[] => Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);

/** Mode, length and signs in pairs, filled up to the whole. */
const dataOf = (text: string): number[] => {
  const at = text.split('').map((c) => signs.indexOf(c));
  const bits = [...bitsOf(0b0010, 4), ...bitsOf(text.length, 9)];
  for (let i = 0; i < at.length; i += 2) {
    const [first = 0, second] = at.slice(i, i + 2);
    bits.push(...(second === undefined ? bitsOf(first, 6) : bitsOf(first * 45 + second, 11)));
  }
  bits.push(...bitsOf(0, Math.min(4, dataBytes * 8 - bits.length)));
  while (bits.length % 8 !== 0) bits.push(0);
  const bytes = Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((n, b) => n * 2 + b, 0));
  for (let fill = 0xec; bytes.length < dataBytes; fill ^= 0xec ^ 0x11) bytes.push(fill);
  return bytes;
};

/** Product in the field of 256 that QR codes reckon in. */
const times = (a: number, b: number): number => {
  let product = 0;
  for (let i = 7; i >= 0; i -= 1) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> i) & 1) * a);
  return product;
};

/** Reed–Solomon check bytes. */
const checkOf = (data: readonly number[]): number[] => {
  const divisor: number[] = Array.from({ length: checkBytes }, (_, i) => (i === checkBytes - 1 ? 1 : 0));
  for (let i = 0, root = 1; i < checkBytes; i += 1, root = times(root, 2))
    for (let j = 0; j < checkBytes; j += 1) divisor[j] = times(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0);
  const rest = Array.from({ length: checkBytes }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let j = 0; j < checkBytes; j += 1) rest[j] = (rest[j] ?? 0) ^ times(divisor[j] ?? 0, factor);
  }
  return rest;
};

type Grid = (boolean | null)[][];

/** Finders, timing and format: correction M is 00, the mask that inverts every second cell 000. */
const frame = (): Grid => {
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = grid[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = dark;
  };
  for (let i = 8; i < size - 8; i += 1) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dx = -4; dx <= 4; dx += 1)
      for (let dy = -4; dy <= 4; dy += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const format = bitsOf(0b101_0100_0001_0010, 15).toReversed();
  for (const [i, bit] of format.entries()) {
    const dark = bit === 1;
    // Around the first finder it goes down beside it and back along below, past the timing.
    if (i < 8) set(8, i < 6 ? i : i + 1, dark);
    else set(i === 8 ? 7 : 14 - i, 8, dark);
    if (i < 8) set(size - 1 - i, 8, dark);
    else set(8, size - 15 + i, dark);
  }
  set(8, size - 8, true);
  return grid;
};

/** The dark cells as a path of SVG, in a field of 29 by 29 with the quiet zone around; null for what does not fit. */
export function qrPath(text: string): string | null {
  if (text === '' || text.length > qrSignsMax || text.split('').some((c) => !signs.includes(c))) return null;
  const data = dataOf(text);
  const bits = [...data, ...checkOf(data)].flatMap((byte) => bitsOf(byte, 8));
  const grid = frame();
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        const row = grid[y];
        if (row === undefined || row[x] !== null) continue;
        row[x] = (bits[next] === 1) !== ((x + y) % 2 === 0);
        next += 1;
      }
  }
  return grid.flatMap((row, y) => row.flatMap((dark, x) => (dark === true ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join('');
}
