import sharp, { type OverlayOptions } from 'sharp';
import type { Place } from './layouts.ts';
import type { Raster } from './paint.ts';

/** Side of a master picture, pixels. */
export const masterSide = 1000;

type Layer = { readonly raster: Raster; readonly left: number; readonly top: number };

/** The art in its place: enlarged, turned, cut to the picture, with the shadow it throws when it lies. */
export async function layersOf(art: Raster, place: Place, lying: boolean): Promise<OverlayOptions[]> {
  const raster = await turned(art, place);
  const left = Math.round(place.x - raster.width / 2);
  const top = Math.round(lying ? place.y - raster.height / 2 : place.y - raster.height);
  const layers: Layer[] = [{ raster, left, top }];
  if (lying) {
    const soft = Math.max(10, place.size * 0.035);
    const shadow = await shadowOf(raster, soft);
    layers.unshift({
      raster: shadow,
      left: Math.round(left - (shadow.width - raster.width) / 2 + soft * 0.5),
      top: Math.round(top - (shadow.height - raster.height) / 2 + soft * 1.1),
    });
  }
  return layers.flatMap(cut);
}

async function turned({ data, width, height }: Raster, { size, turn = 0, flip = false }: Place): Promise<Raster> {
  const scale = size / Math.max(width, height);
  let image = sharp(data, { raw: { width, height, channels: 4 } })
    .flop(flip)
    .resize({ width: Math.round(width * scale), height: Math.round(height * scale), fit: 'fill', kernel: 'lanczos3' });
  if (scale > 1.4) image = image.sharpen({ sigma: 1.1, m1: 0.6, m2: 1.2 });
  const big = await image.raw().toBuffer({ resolveWithObject: true });
  if (turn % 360 === 0) return { data: big.data, width: big.info.width, height: big.info.height };
  const rotated = await sharp(big.data, { raw: { width: big.info.width, height: big.info.height, channels: 4 } })
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: rotated.data, width: rotated.info.width, height: rotated.info.height };
}

/** A soft dark copy of the outline, larger by the blur on every side; worked out at a quarter of the size. */
async function shadowOf({ data, width, height }: Raster, soft: number): Promise<Raster> {
  const margin = Math.ceil(soft * 2.5);
  const w = Math.ceil((width + 2 * margin) / 4);
  const h = Math.ceil((height + 2 * margin) / 4);
  const small = Buffer.alloc(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const sx = x * 4 - margin;
      const sy = y * 4 - margin;
      if (sx >= 0 && sx < width && sy >= 0 && sy < height) small[y * w + x] = data.readUInt8((sy * width + sx) * 4 + 3);
    }
  }
  const mask = await sharp(small, { raw: { width: w, height: h, channels: 1 } })
    .blur(Math.max(0.8, soft / 4))
    .resize({ width: w * 4, height: h * 4, fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const shade = Buffer.alloc(mask.length * 4);
  for (let i = 0; i < mask.length; i++) {
    shade[i * 4] = 38;
    shade[i * 4 + 1] = 32;
    shade[i * 4 + 2] = 26;
    shade[i * 4 + 3] = Math.round(mask.readUInt8(i) * 0.36);
  }
  return { data: shade, width: w * 4, height: h * 4 };
}

/** Only the part inside the picture: a layer may not reach over its edge. */
function cut({ raster, left, top }: Layer): OverlayOptions[] {
  const x = Math.max(0, left);
  const y = Math.max(0, top);
  const width = Math.min(masterSide, left + raster.width) - x;
  const height = Math.min(masterSide, top + raster.height) - y;
  if (width <= 0 || height <= 0) return [];
  const rows = Array.from({ length: height }, (_, i) => {
    const start = ((y - top + i) * raster.width + (x - left)) * 4;
    return raster.data.subarray(start, start + width * 4);
  });
  return [{ input: Buffer.concat(rows), raw: { width, height, channels: 4 }, left: x, top: y }];
}
