import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import type { Art, ColourKey } from '../goods/types.ts';
import { mainHues } from './hues.ts';
import { type Raster, largestPart, neutralise, paint, print } from './paint.ts';

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** Path of an art file by its code points, such as `1f9f0` or `26d3-fe0f`. */
export function artFile(code: string): string {
  return path.join(folder, `${code}.webp`);
}

const cartonInk = [78, 50, 22] as const;
const loaded = new Map<string, Promise<Outline>>();

/** The art cut to its outline: as it is drawn, and with its greys made grey. */
interface Outline {
  readonly drawn: Raster;
  readonly neutral: Raster;
}

/** The art cut to its outline, in the colour of a variant (null: as it is). Rejects when there is no such file. */
export async function artOf(art: Art, colour: ColourKey | null): Promise<Raster> {
  const { drawn: original, neutral } = await outlineOf(art);
  let raster = neutral;
  if (colour) raster = paint(raster, original, art.body ?? mainHues(original), colour);
  if (art.trim) raster = paint(raster, original, art.trim.hues, art.trim.colour);
  return raster;
}

/** The art as printed on a carton in one ink. */
export async function inkOf(art: Art): Promise<Raster> {
  return print((await outlineOf(art)).drawn, cartonInk);
}

/** Its width divided by its height. */
export async function ratioOf(art: Art): Promise<number> {
  const { width, height } = (await outlineOf(art)).drawn;
  return width / height;
}

function outlineOf(art: Art): Promise<Outline> {
  const known = loaded.get(`${art.code} ${art.largestPart ?? false}`);
  if (known) return known;
  const loading = load(art).then((drawn) => ({ drawn, neutral: neutralise(drawn) }));
  loaded.set(`${art.code} ${art.largestPart ?? false}`, loading);
  return loading;
}

async function load(art: Art): Promise<Raster> {
  const { data: whole, info } = await sharp(artFile(art.code)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const data = art.largestPart ? largestPart({ data: whole, width: info.width, height: info.height }).data : whole;
  let left = info.width;
  let top = info.height;
  let right = 0;
  let bottom = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (data.readUInt8((y * info.width + x) * 4 + 3) < 24) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const width = right - left + 1;
  const height = bottom - top + 1;
  const rows = Array.from({ length: height }, (_, i) => {
    const start = ((top + i) * info.width + left) * 4;
    return data.subarray(start, start + width * 4);
  });
  return { data: Buffer.concat(rows), width, height };
}
