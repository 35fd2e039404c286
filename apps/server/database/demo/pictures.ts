import sharp, { type OverlayOptions } from 'sharp';
import type { Art, ColourKey, Product } from './goods/types.ts';
import { colours } from './goods/words.ts';
import { artFile, artOf, inkOf } from './pictures/art.ts';
import { cartonSvg } from './pictures/carton.ts';
import { type Ground, type GroundKind, type Shade, groundSvg, pick, tints } from './pictures/ground.ts';
import { layersOf, masterSide } from './pictures/layers.ts';
import {
  type CartonLayout,
  type Place,
  cartonLayout,
  fitted,
  groupKindsOf,
  groupLayout,
  mainLayout,
  paletteLayout,
} from './pictures/layouts.ts';

export { artFile };

/** Sides of the stored pictures, pixels. */
export const pictureSizes = [1000, 480, 240, 96] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** Tints before which white goods still show. */
const deepTints = [4, 6, 9, 10, 11] as const;

export type PictureSpec = {
  /** File name without extension: product key and number. */
  readonly name: string;
  /** The colour shown (English value of the SKU property), when the picture belongs to a variant. */
  readonly variant: string | null;
  readonly art: Art;
  readonly paints: readonly (ColourKey | null)[];
  readonly ground: Ground;
  readonly places: readonly Place[];
  /** Whether the places are moved and scaled to fill the picture; a pattern and a close-up are not. */
  readonly fit: boolean;
  readonly carton: CartonLayout | null;
};

/** Two to five pictures of a product, the main one first; the same every time. */
export function pictureSpecsFor(product: Product): PictureSpec[] {
  const { art, key } = product;
  const seed = hashOf(key);
  const random = randomFrom(seed);
  const tint = (step: number) => (seed + step * 5) % tints.length;
  const kinds: readonly GroundKind[] = art.stance === 'standing' ? ['sweep', 'table', 'glow', 'disc'] : ['glow', 'disc', 'board'];
  const kind = (step: number) => pick(kinds, Math.floor(seed / 16) + step);
  const shown: readonly (ColourKey | null)[] = art.colours.length > 0 ? art.colours : [art.paint ?? null];
  const main = mainLayout(art, random);

  const pictures: Omit<PictureSpec, 'name'>[] = shown.slice(0, 3).map((colour, i) => ({
    variant: colour && art.colours.length > 0 ? colours[colour].en : null,
    art,
    paints: [colour],
    ground: { kind: kind(0), tint: colour === 'white' ? pick(deepTints, seed) : tint(i) },
    places: main,
    fit: true,
    carton: null,
  }));
  if (shown.length === 1 || shown.length === 2) {
    const groups = groupKindsOf(art);
    const group = pick(groups, Math.floor(seed / 64));
    pictures.push({
      variant: null,
      art,
      paints: shown,
      ground: { kind: group === 'pattern' ? 'glow' : kind(1), tint: tint(3) },
      places: shown.length === 2 ? paletteLayout(2, art) : groupLayout(group, art, random),
      fit: shown.length === 2 || group === 'receding' || group === 'crowd',
      carton: null,
    });
  }
  if (shown.length > 3) {
    const places = paletteLayout(shown.length, art);
    pictures.push({ variant: null, art, paints: shown, ground: { kind: kind(1), tint: tint(3) }, places, fit: true, carton: null });
  }
  const carton = cartonLayout(seed >>> 8, art);
  pictures.push({
    variant: null,
    art,
    paints: [pick(shown, 0)],
    ground: { kind: seed % 2 === 0 ? 'sweep' : 'table', tint: tint(4) },
    places: carton.front,
    fit: false,
    carton,
  });
  return pictures.map((picture, i) => ({ name: `${key}-${i + 1}`, ...picture }));
}

/** The picture as WebP, 1000 × 1000. Rejects when the art does not exist. */
export async function composePicture(spec: PictureSpec): Promise<Buffer> {
  const { art, carton, ground, paints, places } = spec;
  const lying = art.stance === 'lying';
  const layers: OverlayOptions[] = [];
  for (const place of carton?.prints ?? []) {
    layers.push(...(await layersOf(await inkOf(art), { ...place, y: place.y + place.size / 2 }, false)));
  }
  const shades: Shade[] = (carton?.boxes ?? []).map(({ x, y, width, height, depth }) => ({
    x: x + (width + depth) / 2,
    y: y + height + 4,
    rx: (width + depth) * 0.6,
    ry: 46,
    depth: 0.5,
  }));
  const before: Shade[] = [];
  const { width: artWidth, height: artHeight } = await inkOf(art);
  const floor = lying ? 0 : ground.kind === 'table' ? 770 : 720;
  for (const place of spec.fit ? fitted(places, art, artWidth / artHeight, floor) : places) {
    const raster = await artOf(art, paints[place.colour ?? 0] ?? null);
    if (!lying) {
      const width = raster.width * (place.size / Math.max(raster.width, raster.height));
      const shade = { x: place.x + 8, y: place.y - 2, rx: width * 0.56, ry: Math.max(20, width * 0.1), depth: 0.62 };
      before.push(shade, { ...shade, rx: width * 0.42, ry: shade.ry * 0.5, depth: 0.5 });
    }
    layers.push(...(await layersOf(raster, place, lying)));
  }
  const seed = hashOf(spec.name);
  const boxes = (carton?.boxes ?? []).map((box, i) => cartonSvg(box, (seed + i) % 97)).join('');
  const front = before.map(
    ({ x, y, rx, ry, depth }) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#shade)" opacity="${depth}"/>`,
  );
  return sharp(Buffer.from(groundSvg(ground, shades, boxes + front.join(''))))
    .resize(masterSide, masterSide)
    .flatten({ background: '#fff' })
    .composite(layers)
    .webp({ quality: 86, effort: 3 })
    .toBuffer();
}

/** A smaller WebP of a master; the master itself at its own size. */
export async function resizePicture(master: Buffer, size: PictureSize): Promise<Buffer> {
  if (size === masterSide) return master;
  return sharp(master)
    .resize(size, size, { kernel: 'lanczos3' })
    .webp({ quality: size < 200 ? 80 : 84, effort: 3 })
    .toBuffer();
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

/** Numbers 0…1 that are the same for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
