/** Corrugated cartons, drawn: a front, a side and a top in oblique view. */

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly depth: number };

/** One carton with tape, a label and handling marks; x, y is the upper left corner of its front. */
export function cartonSvg({ x, y, width: w, height: h, depth: d }: Box, seed: number): string {
  const lift = d * 0.5;
  const r = x + w;
  const b = y + h;
  const tape = w * 0.14;
  const middle = x + w / 2;
  const id = `c${seed}_${x}_${y}`.replace(/[^a-z0-9_]/gi, '');
  return `<defs>
<linearGradient id="${id}f" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#d2a571"/><stop offset="1" stop-color="#bd8d57"/></linearGradient>
<linearGradient id="${id}s" x1="0" y1="0" x2="1" y2="0.4"><stop offset="0" stop-color="#a87a48"/><stop offset="1" stop-color="#946738"/></linearGradient>
<linearGradient id="${id}t" x1="0" y1="1" x2="0.3" y2="0"><stop offset="0" stop-color="#ddb583"/><stop offset="1" stop-color="#e6c498"/></linearGradient>
</defs>
<path d="M${x} ${y} L${x + d} ${y - lift} H${r + d} L${r} ${y} Z" fill="url(#${id}t)"/>
<path d="M${r} ${y} L${r + d} ${y - lift} V${b - lift} L${r} ${b} Z" fill="url(#${id}s)"/>
<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${id}f)"/>
${flutes(x, y, w, h)}
<path d="M${x + d / 2} ${y - lift / 2} H${r + d / 2}" stroke="#a67c4d" stroke-width="2"/>
<path d="M${middle - tape / 2} ${y} L${middle - tape / 2 + d} ${y - lift} h${tape} L${middle + tape / 2} ${y} Z" fill="#efe0bf" opacity="0.75"/>
<rect x="${middle - tape / 2}" y="${y}" width="${tape}" height="${h * 0.13}" fill="#efe0bf" opacity="0.75"/>
<path d="M${x} ${y} H${r} V${b}" fill="none" stroke="#f2d8b1" stroke-opacity="0.7" stroke-width="2.5"/>
${marks(x + w * 0.07, b - h * 0.27, h * 0.19)}
${label(r - w * 0.36, b - h * 0.3, w * 0.29, h * 0.22, seed)}
`;
}

function flutes(x: number, y: number, w: number, h: number): string {
  const lines = Array.from({ length: Math.floor(h / 16) }, (_, i) => `M${x} ${y + 8 + i * 16} h${w}`).join(' ');
  return `<path d="${lines}" stroke="#8a5f33" stroke-opacity="0.07" stroke-width="3"/>`;
}

/** This way up, keep dry, fragile (ISO 780), in one ink. */
function marks(x: number, y: number, s: number): string {
  const ink = 'fill="none" stroke="#5b3d1e" stroke-opacity="0.72" stroke-linecap="round" stroke-linejoin="round"';
  const frame = (i: number) => `<rect x="${i * 1.16}" y="0" width="1" height="1" rx="0.06" stroke-width="0.05"/>`;
  return `<g transform="translate(${x} ${y}) scale(${s})" ${ink}>
${frame(0)}${frame(1)}${frame(2)}
<g stroke-width="0.08"><path d="M0.3 0.72 V0.28 M0.17 0.42 L0.3 0.25 L0.43 0.42 M0.7 0.72 V0.28 M0.57 0.42 L0.7 0.25 L0.83 0.42 M0.17 0.84 H0.83"/>
<path d="M1.36 0.55 A0.3 0.3 0 0 1 1.96 0.55 Z M1.66 0.55 V0.8 A0.07 0.07 0 0 0 1.8 0.8 M1.45 0.2 v0.05 M1.66 0.12 v0.06 M1.87 0.2 v0.05"/>
<path d="M2.6 0.16 H3.04 L2.98 0.42 A0.16 0.16 0 0 1 2.66 0.42 Z M2.82 0.6 V0.82 M2.66 0.84 H2.98"/></g></g>`;
}

function label(x: number, y: number, w: number, h: number, seed: number): string {
  let at = x + w * 0.08;
  const bars: string[] = [];
  for (let i = 0; at < x + w * 0.86; i++) {
    const width = w * (0.012 + ((seed * 7 + i * 13) % 5) * 0.006);
    bars.push(`<rect x="${at}" y="${y + h * 0.46}" width="${width}" height="${h * 0.42}"/>`);
    at += width + w * (0.012 + ((seed * 3 + i * 11) % 4) * 0.007);
  }
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="#faf8f4"/><g fill="#2b2a28">
<rect x="${x + w * 0.08}" y="${y + h * 0.12}" width="${w * 0.5}" height="${h * 0.09}"/><rect x="${x + w * 0.08}" y="${y + h * 0.27}" width="${w * 0.68}" height="${h * 0.05}" opacity="0.5"/><rect x="${x + w * 0.08}" y="${y + h * 0.36}" width="${w * 0.4}" height="${h * 0.05}" opacity="0.5"/>${bars.join('')}</g>`;
}
