import { createRequire } from 'node:module';
import { slots } from './slots.ts';

/** A face that comes along: a machine may have none at all. */
const face = createRequire(import.meta.url).resolve('@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf');

const markedAtOnce = 2;
const waitingMax = 20;
const queue = slots(markedAtOnce, waitingMax);
/** So that what is written below can still be read. */
const strength = 0.28;
/** Signs of a mark: longer ones are cut, so that it repeats on a small picture, too. */
const signsMax = 60;

/**
 * A picture with words written across all of it, again and again, so that a copy says who took it and when.
 * @param picture WebP
 * @returns WebP of the same size; null while too many are being made
 */
export const markPicture = (picture: Buffer, words: string): Promise<Buffer | null> =>
  queue.run(async () => {
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(picture).metadata();
    const size = Math.max(10, Math.round(Math.min(width, height) / 28));
    const text = words.slice(0, signsMax).replaceAll(/[<>&]/g, ' ');
    const lineIn = (colour: string) =>
      sharp({ text: { text: `<span foreground="${colour}">${text}</span>`, font: `Rubik ${size}`, fontfile: face, rgba: true, dpi: 72 } })
        .png()
        .toBuffer({ resolveWithObject: true });
    // In both: what is dark shows the light one, beside the other by a hair.
    const [line, light] = [await lineIn('black'), await lineIn('white')];
    const aside = Math.max(1, Math.round(size / 14));
    // One row of two, set off against the next, turned: what is cut off at an edge stands whole elsewhere.
    const tile = await sharp({
      create: {
        width: line.info.width + size * 3,
        height: line.info.height + size * 4,
        channels: 4,
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      },
    })
      .composite([
        { input: light.data, left: size + aside, top: size * 2 + aside },
        { input: line.data, left: size, top: size * 2 },
      ])
      .png()
      .toBuffer();
    const turned = await sharp(tile)
      .rotate(-24, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .ensureAlpha()
      .linear([1, 1, 1, strength], [0, 0, 0, 0])
      .png()
      .toBuffer({ resolveWithObject: true });
    const input =
      turned.info.width > width || turned.info.height > height
        ? await sharp(turned.data).resize(width, height, { fit: 'inside', withoutEnlargement: true }).png().toBuffer()
        : turned.data;
    return sharp(picture)
      .composite([{ input, tile: true }])
      .webp({ quality: 90 })
      .toBuffer();
  });
