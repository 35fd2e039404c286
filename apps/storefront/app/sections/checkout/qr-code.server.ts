import { encode } from 'uqr';

/** A QR code as one path: a unit a module, the quiet zone left out. */
export interface QrCode {
  readonly path: string;
  readonly size: number;
}

/** Drawn by the server: no page carries the code that draws it, and it is there without scripts. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.map((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).flat();
  return { path: path.join(''), size };
}

/** Dark modules that stand side by side, as [from, how many]. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
