import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import sharp from 'sharp';
import { productTag } from '../../src/domains/catalog/index.ts';
import { storeTag } from '../../src/domains/stores/index.ts';
import { families } from './catalogue/tree.ts';
import { categories, firstProducts, stores, type Category } from './goods.ts';
import {
  artFile,
  composePicture,
  familySpecs,
  type PictureSpec,
  pictureSizes,
  pictureSpecsFor,
  resizePicture,
  serviceSpecs,
} from './pictures.ts';
import { services } from './services.ts';
import { showScenes } from './store-scenes.ts';
import { rotated, type StoredPicture } from './stored-pictures.ts';

/** Pictures composed at a time: sharp runs its own threads. */
const inFlight = 3;

/** What shares pictures: one of the first products, or a family. */
interface Album {
  readonly key: string;
  readonly specs: readonly PictureSpec[];
}
const albums: ReadonlyMap<string, Album> = new Map(
  [
    ...firstProducts.map((p): Album => ({ key: p.key, specs: pictureSpecsFor(p) })),
    ...services.map(({ code, art }): Album => ({ key: code, specs: serviceSpecs({ key: code, art }) })),
    ...families.map((f, i): Album => ({ key: f.key, specs: familySpecs(f, i) })),
  ].map((album) => [album.key, album]),
);
/** Products whose album is theirs alone. */
const ownKeys = new Set([...firstProducts.map((p) => p.key), ...services.map(({ code }) => code)]);

interface Wanting {
  readonly id: number;
  /** Where the product begins in its family's pictures. */
  readonly first: number;
}

/** The album of a product of the demo, by its code; nothing for goods that somebody else brought in. */
const albumOf = (code: string): { readonly key: string; readonly first: number } | null => {
  if (ownKeys.has(code)) return { key: code, first: 0 };
  const [, key = '', place = '1'] = /^(.+)-m(\d+)(?:-\d+)?$/.exec(code) ?? [];
  return albums.has(key) ? { key, first: Number(place) } : null;
};

/** Written under another name first: a file that is there is whole. */
const put = async (folder: string, name: string, data: Buffer): Promise<void> => {
  const path = join(folder, name);
  if (existsSync(path)) return;
  // Two albums may hold the same picture at the same time.
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, data);
  await rename(part, path);
};

/** Stores every size, named by content and size. @returns the path of the largest; the others have their side in its place. */
const save = async (folder: string, master: Buffer, resize: (size: (typeof pictureSizes)[number]) => Promise<Buffer>): Promise<string> => {
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 24);
  for (const size of pictureSizes) await put(folder, `${hash}-${size}.webp`, await resize(size));
  return `${hash}-${pictureSizes[0]}.webp`;
};

const saveArt = async (folder: string, code: string): Promise<string> => {
  const master = await sharp(readFileSync(artFile(code)))
    .webp({ quality: 86 })
    .toBuffer();
  return save(folder, master, (size) => sharp(master).resize(Math.min(size, 256)).webp({ quality: 84 }).toBuffer());
};

const inTransaction = async (client: pg.ClientBase, work: () => Promise<void>): Promise<void> => {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Tells every process that answers kept under these tags are out of date. */
const tell = (client: pg.ClientBase, tags: readonly string[]): Promise<unknown> =>
  client.query('insert into changes (key, at) select unnest($1::text[]), now()', [[...new Set(tags)]]);

const record = (client: pg.ClientBase, wanting: readonly Wanting[], stored: readonly StoredPicture[]): Promise<void> =>
  inTransaction(client, async () => {
    for (const { id, first } of wanting)
      await client.query('update products set pictures = $2 where id = $1', [id, rotated(stored, first).map((p) => p.path)]);
    const shown = stored.filter((p) => p.variant !== null);
    const ids = wanting.map((w) => w.id);
    await client.query(
      `update skus s set picture = v.path from unnest($2::text[], $3::text[]) as v (variant, path)
       where s.product_id = any($1::int[]) and exists (select 1 from jsonb_array_elements(s.properties -> 'en') p where p ->> 1 = v.variant)`,
      [ids, shown.map((p) => p.variant), shown.map((p) => p.path)],
    );
    await tell(client, ids.map(productTag));
  });

const flat = (list: readonly Category[]): Category[] => list.flatMap((c) => [c, ...flat(c.children)]);

/** Gives icons to categories (those of the first `level` levels) and logos to stores that have none yet. */
export const storeIcons = async (client: pg.ClientBase, dataDir: string, level: 1 | 2 | 3): Promise<void> => {
  const folder = join(dataDir, 'files');
  mkdirSync(folder, { recursive: true });
  const iconOf = new Map(flat(categories).map((c) => [c.name.en, c.icon]));
  const logoOf = new Map(stores.map((s) => [s.name.en, s.logo]));
  const bare = await client.query<{ id: number; name: string }>(
    `select id, coalesce(names ->> 'en', '') as name from categories where icon is null and level <= $1 order by level, id`,
    [level],
  );
  const unmarked = await client.query<{ id: number; name: string }>(
    'select id, name from stores where logo is null and $1 = 3 order by id',
    [level],
  );
  const paths = new Map<string, Promise<string>>();
  const pathOf = (code: string): Promise<string> => {
    const path = paths.get(code) ?? saveArt(folder, code);
    paths.set(code, path);
    return path;
  };
  const icons = await Promise.all(bare.rows.map(async ({ id, name }) => ({ id, path: await pathOf(iconOf.get(name) ?? '1f4e6') })));
  const logos = await Promise.all(
    unmarked.rows.flatMap(({ id, name }) => (logoOf.has(name) ? [pathOf(logoOf.get(name) ?? '').then((path) => ({ id, path }))] : [])),
  );
  await inTransaction(client, async () => {
    for (const [table, column, rows] of [
      ['categories', 'icon', icons],
      ['stores', 'logo', logos],
    ] as const)
      await client.query(`update ${table} t set ${column} = v.path from unnest($1::int[], $2::text[]) as v (id, path) where t.id = v.id`, [
        rows.map((r) => r.id),
        rows.map((r) => r.path),
      ]);
    await tell(client, ['catalog', ...logos.map(({ id }) => storeTag(id))]);
  });
};

/** Products of the demo that lack pictures, by album; of the given ids those that have none at all. */
const wantingBy = async (client: pg.ClientBase, ids: readonly number[] | null): Promise<Map<string, Wanting[]>> => {
  const { rows } = await client.query<{ id: number; code: string; have: number }>(
    'select id, code, cardinality(pictures) as have from products where cardinality(pictures) < 6 and ($1::int[] is null or id = any($1)) order by id',
    [ids],
  );
  const found = new Map<string, Wanting[]>();
  for (const { id, code, have } of rows) {
    const album = albumOf(code);
    if (album === null || have >= (ids === null ? (albums.get(album.key)?.specs.length ?? 0) : 1)) continue;
    found.set(album.key, [...(found.get(album.key) ?? []), { id, first: album.first }]);
  }
  return found;
};

/** Album by album, a few at a time; what is done is known to the database at once, so that a killed run loses little. */
const composeAlbums = async (
  client: pg.ClientBase,
  dataDir: string,
  wanted: ReadonlyMap<string, readonly Wanting[]>,
  specsOf: (album: Album, wanting: readonly Wanting[]) => readonly PictureSpec[],
  report: (done: number, all: number) => void,
): Promise<void> => {
  const folder = join(dataDir, 'files');
  mkdirSync(folder, { recursive: true });
  const jobs = [...wanted].flatMap(([key, wanting]) => {
    const album = albums.get(key);
    return album === undefined ? [] : [{ wanting, specs: specsOf(album, wanting) }];
  });
  const all = jobs.reduce((sum, job) => sum + job.specs.length, 0);
  let done = 0;
  let next = 0;
  let recording: Promise<void> = Promise.resolve();
  const work = async (): Promise<void> => {
    for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) {
      const stored: StoredPicture[] = [];
      for (const spec of job.specs) {
        const master = await composePicture(spec);
        stored.push({ path: await save(folder, master, (size) => resizePicture(master, size)), variant: spec.variant });
        done += 1;
      }
      const { wanting } = job;
      // One client, one transaction at a time.
      recording = recording.then(() => record(client, wanting, stored));
      await recording;
      report(done, all);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
};

/** The main pictures of what the home page shows, and the icons beside them. */
export const composeHomePictures = async (client: pg.ClientBase, dataDir: string): Promise<void> => {
  await storeIcons(client, dataDir, 1);
  const { rows } = await client.query<{ id: number }>(
    '(select id from products where status = 1 order by sold desc, id desc limit 10) union (select id from products where status = 1 order by created_at desc, id desc limit 10) union (select product_id from product_rankings where category_id = 0 and position <= 10)',
  );
  const wanted = await wantingBy(
    client,
    rows.map((r) => r.id),
  );
  await composeAlbums(
    client,
    dataDir,
    wanted,
    ({ specs }, [one]) => rotated(specs, specs.length === 2 ? (one?.first ?? 0) : 0).slice(0, 1),
    () => undefined,
  );
  // Tiles of recommended categories: a good that happens to sell best stands for its category no longer than that.
  await storeIcons(client, dataDir, 2);
};

/** How many pictures are still to be composed. */
export const picturesWanting = async (client: pg.ClientBase): Promise<number> =>
  [...(await wantingBy(client, null)).keys()].reduce((sum, key) => sum + (albums.get(key)?.specs.length ?? 0), 0);

/** Those of the products of stores 1 to 5. */
export const composeFirstPictures = async (client: pg.ClientBase, dataDir: string): Promise<void> => {
  const wanted = [...(await wantingBy(client, null))].filter(([key]) => ownKeys.has(key));
  await composeAlbums(
    client,
    dataDir,
    new Map(wanted),
    ({ specs }) => specs,
    () => undefined,
  );
};

/** All that are wanting, whenever and however often it was cut off before. */
export const composeOtherPictures = async (
  client: pg.ClientBase,
  dataDir: string,
  report: (done: number, all: number) => void,
): Promise<void> => {
  await storeIcons(client, dataDir, 3);
  const withScenes = await showScenes(client, (art) => saveArt(join(dataDir, 'files'), art));
  await tell(client, withScenes.map(storeTag));
  await composeAlbums(client, dataDir, await wantingBy(client, null), ({ specs }) => specs, report);
};
