import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { categoriesOf, firstProducts as products, stores } from './goods.ts';
import { artFile, composePicture, pictureSizes, pictureSpecsFor, resizePicture } from './pictures.ts';
import type { StoredPictures } from './stored-pictures.ts';

/** Pictures composed at a time: sharp works on threads of its own. */
const inFlight = 3;

const save = async (folder: string, master: Buffer): Promise<string> => {
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 24);
  for (const size of pictureSizes) await writeFile(join(folder, `${hash}-${size}.webp`), await resizePicture(master, size));
  return `${hash}-${pictureSizes[0]}.webp`;
};

/**
 * Composes every demo picture into `<dataDir>/files`, named by content and size, and reports
 * progress. The path of a picture is its largest size; the smaller ones have their side in its place.
 */
export const storePictures = async (dataDir: string, report: (done: number, all: number) => void): Promise<StoredPictures> => {
  const folder = join(dataDir, 'files');
  mkdirSync(folder, { recursive: true });
  const ofProduct = new Map<string, { path: string; variant: string | null }[]>();
  const specs = products.flatMap((p) => pictureSpecsFor(p).map((spec, i) => ({ key: p.key, i, spec })));
  for (const p of products) ofProduct.set(p.key, []);
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let job = specs[next++]; job !== undefined; job = specs[next++]) {
      const path = await save(folder, await composePicture(job.spec));
      const list = ofProduct.get(job.key);
      if (list !== undefined) list[job.i] = { path, variant: job.spec.variant };
      done += 1;
      if (done % 10 === 0 || done === specs.length) report(done, specs.length);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  const ofArt = new Map<string, string>();
  for (const code of new Set(
    [...categoriesOf(1), ...categoriesOf(2), ...categoriesOf(3)].map((c) => c.icon).concat(stores.map((s) => s.logo)),
  )) {
    const master = await sharp(readFileSync(artFile(code)))
      .webp({ quality: 86 })
      .toBuffer();
    const hash = createHash('sha256').update(master).digest('hex').slice(0, 24);
    for (const size of pictureSizes)
      await writeFile(
        join(folder, `${hash}-${size}.webp`),
        await sharp(master).resize(Math.min(size, 256)).webp({ quality: 84 }).toBuffer(),
      );
    ofArt.set(code, `${hash}-${pictureSizes[0]}.webp`);
  }
  return { ofProduct, ofArt };
};
