/** Grounds the goods stand or lie on, as SVG of 1000 × 1000. */

type Tint = { readonly light: string; readonly middle: string; readonly deep: string };

export const tints = [
  { light: '#fbf9f5', middle: '#f1ece2', deep: '#ddd4c3' }, // linen
  { light: '#f6f9f6', middle: '#e4ece4', deep: '#c8d6c9' }, // sage
  { light: '#f5f8fb', middle: '#e1e9f1', deep: '#c4d2e0' }, // mist
  { light: '#fcf7f5', middle: '#f4e5df', deep: '#e2c9bf' }, // blush
  { light: '#f9f8fb', middle: '#e9e6f0', deep: '#d0cadd' }, // lilac
  { light: '#ffffff', middle: '#f3f3f2', deep: '#dcdbd8' }, // studio white
  { light: '#f6f5f3', middle: '#e2e0dc', deep: '#c5c2bc' }, // stone
  { light: '#fdfaf0', middle: '#f5ecd2', deep: '#e2d2a6' }, // butter
  { light: '#f3faf8', middle: '#dcefea', deep: '#bcdad2' }, // mint
  { light: '#fbf6f1', middle: '#efdfcf', deep: '#d6bea6' }, // clay
  { light: '#f4f6f7', middle: '#dde3e6', deep: '#bfc9ce' }, // steel
  { light: '#f5f9fc', middle: '#d9eaf3', deep: '#b7d3e2' }, // sky
] as const satisfies readonly Tint[];

/** sweep: a studio backdrop; glow: a soft light from above; table: a table before a wall; disc: a round of paper behind. */
export type GroundKind = 'sweep' | 'glow' | 'table' | 'disc' | 'board';
export type Ground = { readonly kind: GroundKind; readonly tint: number };

/** The n-th of a list that starts again at its end. Throws RangeError for an empty one. */
export function pick<T>(list: readonly T[], n: number): T {
  const picked = list[n % list.length];
  if (picked === undefined) throw new RangeError('nothing to pick from');
  return picked;
}

/** An ellipse of shade, in units of the picture; `depth` 0…1. */
export type Shade = { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number; readonly depth: number };

export function groundSvg({ kind, tint }: Ground, shades: readonly Shade[], more = ''): string {
  const { light, middle, deep } = pick(tints, tint);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000">
<defs>
<radialGradient id="glow" cx="0.5" cy="0.42" r="0.75"><stop offset="0" stop-color="${light}"/><stop offset="0.55" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
<linearGradient id="sweep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${middle}"/><stop offset="0.5" stop-color="${light}"/><stop offset="0.72" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
<linearGradient id="wall" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${middle}"/><stop offset="1" stop-color="${light}"/></linearGradient>
<linearGradient id="top" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${middle}"/></linearGradient>
<radialGradient id="shade"><stop offset="0" stop-color="#1d1a14"/><stop offset="0.45" stop-color="#1d1a14" stop-opacity="0.55"/><stop offset="1" stop-color="#1d1a14" stop-opacity="0"/></radialGradient>
</defs>
${backs[kind](light, deep)}
${shades.map(({ x, y, rx, ry, depth }) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#shade)" opacity="${depth}"/>`).join('')}
${more}</svg>`;
}

const backs: Record<GroundKind, (light: string, deep: string) => string> = {
  sweep: () => '<rect width="1000" height="1000" fill="url(#sweep)"/>',
  glow: () => '<rect width="1000" height="1000" fill="url(#glow)"/>',
  table: (light) =>
    `<rect width="1000" height="1000" fill="url(#wall)"/><rect y="690" width="1000" height="310" fill="url(#top)"/><rect y="690" width="1000" height="3" fill="${light}" opacity="0.7"/>`,
  disc: (light, deep) =>
    `<rect width="1000" height="1000" fill="url(#glow)"/><circle cx="500" cy="480" r="372" fill="${light}" opacity="0.75"/><circle cx="500" cy="480" r="372" fill="none" stroke="${deep}" stroke-opacity="0.35" stroke-width="2"/>`,
  board: (_light, deep) =>
    `<rect width="1000" height="1000" fill="url(#glow)"/>${[200, 400, 600, 800].map((y) => `<rect y="${y}" width="1000" height="3" fill="${deep}" opacity="0.45"/><rect y="${y + 3}" width="1000" height="2" fill="#fff" opacity="0.5"/>`).join('')}`,
};
