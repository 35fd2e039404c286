import { open } from 'node:fs/promises';
import { pictureSides } from '@kyakhta/contract';
import type sharpType from 'sharp';
import type { Metadata, SharpOptions } from 'sharp';
import { slots } from './slots.ts';
import type { PictureSide } from './stored-files.ts';

/**
 * Pictures of strangers. A file is what its bytes say; it is decoded once, in bounded memory and time, and
 * written anew: what else lay in it (places, names, another file behind the picture) is not in what we keep.
 */
export type PictureFault = 'empty' | 'notTaken' | 'broken' | 'tooManyPixels' | 'busy';
export interface PictureSizes {
  readonly sizes: ReadonlyMap<PictureSide, Buffer>;
  /** Of the largest size. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** `photo`: all of it, then squares from its middle. `square`: those only. `whole`: nothing is cut off in any size, as of goods. */
export type PictureShape = 'photo' | 'square' | 'whole';

/** The library brings some twenty megabytes: loaded by the first picture, not by every start. */
const library = async (): Promise<typeof sharpType> => (await import('sharp')).default;

const decodedAtOnce = 2;
const waitingMax = 40;
/** How long one picture may be worked on. */
const secondsMax = 20;
const quality = 82;
/** Formats that are taken, by how their files begin. */
const formatOf = (head: Buffer): 'jpeg' | 'png' | 'webp' | null => {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return null;
};

const headOf = async (file: string): Promise<Buffer> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** Whether a file is a picture that we take, by how it begins. */
export const isPicture = async (file: string): Promise<boolean> => formatOf(await headOf(file)) !== null;

const queue = slots(decodedAtOnce, waitingMax);
/** Pictures of more pixels are decoded one at a time: some formats hold all of them in memory at once. */
const largePixels = 16_000_000;
const largeQueue = slots(1, waitingMax);

const optionsFor = (pixelsMax: number): SharpOptions => ({
  limitInputPixels: pixelsMax,
  // What is cut off or damaged is refused; what cameras write somewhat wrongly is not.
  failOn: 'error',
  sequentialRead: true,
  pages: 1,
});

/** How often more time is given, three times as much each time, when the machine had none for us. */
const triesMax = 4;

/** Whether the library gave up because of the time, and not because of the picture. */
const isOutOfTime = (error: unknown): boolean => error instanceof Error && /timeout/i.test(error.message);

/**
 * Works on a picture for some seconds. The limit keeps pictures out that are made to take long; on a machine that is busy
 * with other things a whole picture takes as long. So time counts as spent only if this process was computing during
 * half of it; otherwise the work is tried again with more.
 * @param work is given the seconds it may take
 * @param computed microseconds that this process has computed so far
 * @returns `broken` when it failed because of the picture, `busy` when time ran out
 */
export const withinTime = async <T>(
  work: (seconds: number) => Promise<T>,
  computed: () => number = () => process.cpuUsage().user + process.cpuUsage().system,
): Promise<T | 'broken' | 'busy'> => {
  let seconds = secondsMax;
  for (let tried = 1; ; tried += 1) {
    const before = computed();
    try {
      return await work(seconds);
    } catch (error) {
      if (!isOutOfTime(error)) return 'broken';
      const isStarved = computed() - before < (seconds * 1_000_000) / 2;
      if (!isStarved || tried === triesMax) return 'busy';
      seconds *= 3;
    }
  }
};

/** Everything at once: the largest size from the file, the smaller ones from that. */
const encode = async (file: string, pixelsMax: number, shape: PictureShape, seconds: number): Promise<PictureSizes> => {
  const sharp = await library();
  const [full, ...small] = pictureSides;
  const first = sharp(file, optionsFor(pixelsMax)).autoOrient().timeout({ seconds });
  const { data, info } = await (
    shape === 'square' ? first.resize(full, full, { fit: 'cover' }) : first.resize(full, full, { fit: 'inside', withoutEnlargement: true })
  )
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  const sizes = new Map<PictureSide, Buffer>([[full, data]]);
  const least = Math.min(info.width, info.height);
  for (const side of small) {
    const edge = Math.min(side, least);
    const smaller =
      shape === 'whole'
        ? sharp(data).resize(side, side, { fit: 'inside', withoutEnlargement: true })
        : sharp(data).resize(edge, edge, { fit: 'cover' });
    sizes.set(side, await smaller.webp({ quality }).toBuffer());
  }
  return { sizes, width: info.width, height: info.height, bytes: [...sizes.values()].reduce((sum, b) => sum + b.length, 0) };
};

/**
 * Reads a picture of a stranger and writes it anew in all sizes.
 */
export const remakePicture = async (
  file: string,
  how: { readonly pixelsMax: number; readonly shape: PictureShape },
): Promise<PictureSizes | PictureFault> => {
  const head = await headOf(file);
  if (head.length === 0) return 'empty';
  const format = formatOf(head);
  if (format === null) return 'notTaken';
  const result = await queue.run<PictureSizes | PictureFault>(async () => {
    const sharp = await library();
    let about: Metadata;
    try {
      // The header alone: how many pixels there would be, before any of them is made.
      about = await sharp(file, { ...optionsFor(how.pixelsMax), limitInputPixels: false }).metadata();
    } catch {
      return 'broken';
    }
    if (about.format !== format) return 'notTaken';
    if (about.width * about.height > how.pixelsMax) return 'tooManyPixels';
    const work = (): Promise<PictureSizes | PictureFault> => withinTime((seconds) => encode(file, how.pixelsMax, how.shape, seconds));
    return about.width * about.height > largePixels ? ((await largeQueue.run(work)) ?? 'busy') : work();
  });
  return result ?? 'busy';
};

/** A picture of ours as PNG: papers are drawn with no other kind that may be seen through. */
export const pngOf = async (bytes: Buffer): Promise<Buffer> => (await library())(bytes).png().toBuffer();
