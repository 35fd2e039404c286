import sharp, { type OverlayOptions } from 'sharp';
import { plainHashOf } from '../catalogue/hash.ts';
import { artOf, inkOf, ratioOf } from './art.ts';
import { cartonSvg } from './carton.ts';
import { type Shade, groundSvg } from './ground.ts';
import { layersOf, masterSide } from './layers.ts';
import { fitted } from './layouts.ts';
import { type PictureSize, type PictureSpec } from './specs.ts';

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
  const floor = lying ? 0 : ground.kind === 'table' ? 770 : 720;
  for (const place of spec.fit ? fitted(places, art, await ratioOf(art), floor) : places) {
    const raster = await artOf(art, paints[place.colour ?? 0] ?? null);
    if (!lying) {
      const width = raster.width * (place.size / Math.max(raster.width, raster.height));
      const shade = { x: place.x + 8, y: place.y - 2, rx: width * 0.56, ry: Math.max(20, width * 0.1), depth: 0.62 };
      before.push(shade, { ...shade, rx: width * 0.42, ry: shade.ry * 0.5, depth: 0.5 });
    }
    layers.push(...(await layersOf(raster, place, lying)));
  }
  const seed = plainHashOf(spec.name);
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
