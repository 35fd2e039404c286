import type { Art, ColourKey, Product } from '../goods/types.ts';
import { hashOf, plainHashOf } from '../catalogue/hash.ts';
import type { Family } from '../catalogue/read.ts';
import { colours } from '../goods/words.ts';
import { type Ground, type GroundKind, pick, tints } from './ground.ts';
import { type CartonLayout, type Place, cartonLayout, groupKindsOf, groupLayout, mainLayout, paletteLayout } from './layouts.ts';

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

/** What nobody packs has the pictures of goods without the one in its carton. */
export const serviceSpecs = (service: Pick<Product, 'key' | 'art'>): PictureSpec[] =>
  pictureSpecsFor(service).filter(({ carton }) => carton === null);

/** Two to five pictures of a product, the main one first; the same every time. */
export function pictureSpecsFor(product: Pick<Product, 'key' | 'art'>): PictureSpec[] {
  const { art, key } = product;
  const seed = plainHashOf(key);
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

/** Tints in an order in which neighbours differ. */
const walk = [0, 2, 9, 1, 7, 10, 3, 11, 5, 8, 4, 6] as const;

/**
 * Two pictures that the products of a family share, different in ground, in arrangement and, where it comes in
 * colours, in colour. `place` is the family's place among all: neighbours in a list stand on different grounds.
 */
export function familySpecs(family: Family, place: number): PictureSpec[] {
  const seed = hashOf(family.key);
  const random = randomFrom(seed);
  const shown: readonly (ColourKey | null)[] = [
    ...family.variants.flatMap(({ values }) => values.flatMap(({ colour }) => (colour === null ? [] : [colour]))),
    family.art.paint ?? null,
  ];
  const own = shown.length > 1;
  const art: Art = { ...family.art, colours: [] };
  const kinds: readonly GroundKind[] = art.stance === 'standing' ? ['sweep', 'table', 'glow', 'disc'] : ['glow', 'disc', 'board'];
  const ground = (i: number, colour: ColourKey | null): Ground => ({
    kind: pick(kinds, place + i * 2),
    tint: colour === 'white' || colour === 'beige' ? pick(deepTints, place + i) : pick(walk, place * 5 + i * 2),
  });
  const turned = (places: readonly Place[]): Place[] =>
    places.map((one) => ({ ...one, flip: seed % 3 === 0, turn: (one.turn ?? 0) + (art.stance === 'lying' ? (seed % 5) * 4 - 8 : 0) }));
  const first = pick(shown, 0);
  const second = own ? pick(shown, 1) : first;
  const how = seed % 4;
  const group = pick(groupKindsOf(art), seed >>> 5);
  const carton = cartonLayout(seed >>> 8, art);
  const variant = (colour: ColourKey | null): string | null => (own && colour !== null ? colours[colour].en : null);
  const main = {
    variant: variant(first),
    art,
    paints: [first],
    ground: ground(0, first),
    places: turned(mainLayout(art, random)),
    fit: true,
    carton: null,
  };
  const other =
    how === 0
      ? { places: carton.front, fit: false, carton, ground: { ...ground(1, second), kind: seed % 2 === 0 ? 'sweep' : 'table' } as const }
      : how === 1 || (how === 2 && group === 'close')
        ? {
            places: mainLayout({ ...art, show: art.show === 'one' ? 'pair' : 'one' }, random),
            fit: true,
            carton: null,
            ground: ground(1, second),
          }
        : {
            places: groupLayout(group, art, random),
            fit: group === 'receding' || group === 'crowd',
            carton: null,
            ground: { ...ground(1, second), kind: group === 'pattern' ? 'glow' : ground(1, second).kind } as const,
          };
  return [main, { variant: variant(second), art, paints: [second], ...other }].map((picture, i) => ({
    name: `${family.key}-family-${i + 1}`,
    ...picture,
  }));
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
