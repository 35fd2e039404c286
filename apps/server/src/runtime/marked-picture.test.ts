import sharp from 'sharp';
import { expect, it } from 'vitest';
import { markPicture } from './marked-picture.ts';

const plain = (background: string, width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();
/** How far the lightest and the darkest sign of a picture are apart, 0 to 255. */
const contrast = async (picture: Buffer): Promise<number> => {
  const { channels } = await sharp(picture).greyscale().stats();
  return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0);
};

it.each([
  ['white', 1000, 630],
  ['black', 1000, 630],
  ['#808080', 600, 1000],
  ['black', 60, 40],
] as const)('a picture that is %s bears the mark where it can be seen, in its own size', async (background, width, height) => {
  const picture = await plain(background, width, height);
  const marked = await markPicture(picture, 'operator1 · 2026-11-23 14:05 UTC · #12');
  expect(marked).not.toBeNull();
  const { width: w, height: h, format } = await sharp(marked ?? picture).metadata();
  expect([w, h, format, await contrast(picture)]).toEqual([width, height, 'webp', 0]);
  expect(await contrast(marked ?? picture)).toBeGreaterThan(15);
});

it('words that would be markup are words', async () => {
  const picture = await plain('white', 400, 300);
  expect(await markPicture(picture, '<b>& "x" <span size="9">')).not.toBeNull();
});
