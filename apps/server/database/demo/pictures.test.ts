import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { families } from './catalogue/tree.ts';
import { categoriesOf, firstProducts as products, stores } from './goods.ts';
import { artFile, composePicture, familySpecs, pictureSizes, pictureSpecsFor, resizePicture } from './pictures.ts';

const specs = products.map((product) => ({ product, pictures: pictureSpecsFor(product) }));

test('every product has three to five pictures, one of them with cartons, and one for each of its first colours', () => {
  for (const { product, pictures } of specs) {
    expect(pictures.length, product.key).toBeGreaterThanOrEqual(3);
    expect(pictures.length, product.key).toBeLessThanOrEqual(5);
    expect(
      pictures.filter(({ carton }) => carton !== null),
      product.key,
    ).toHaveLength(1);
    const values = product.skus.flatMap(({ properties }) => properties.map(({ value }) => value.en));
    const variants = pictures.flatMap(({ variant }) => variant ?? []);
    expect(variants, product.key).toHaveLength(Math.min(3, product.art.colours.length));
    for (const variant of variants) expect(values).toContain(variant);
  }
  const names = specs.flatMap(({ pictures }) => pictures.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

test('the art of every product, store and category exists', () => {
  const codes = [
    ...products.map(({ art }) => art.code),
    ...stores.map(({ logo }) => logo),
    ...[1, 2, 3].flatMap((level) => categoriesOf(level as 1 | 2 | 3).map(({ icon }) => icon)),
  ];
  for (const code of codes) expect(existsSync(artFile(code)), code).toBe(true);
});

test('a picture is the same every time, and comes in four sizes', async () => {
  const spec = specs[0]!.pictures.at(-1)!;
  const [first, second] = await Promise.all([composePicture(spec), composePicture(spec)]);
  expect(first.equals(second)).toBe(true);
  for (const size of pictureSizes) {
    const { format, height, width } = await sharp(await resizePicture(first, size)).metadata();
    expect({ format, height, width }).toEqual({ format: 'webp', height: size, width: size });
  }
});

test('variants differ', async () => {
  const [red, blue] = specs[0]!.pictures;
  expect((await composePicture(red!)).equals(await composePicture({ ...blue!, ground: red!.ground }))).toBe(false);
});

test('every family has two pictures that differ in ground and arrangement, neighbours stand on different grounds', () => {
  const all = families.map((family, i) => familySpecs(family, i));
  for (const [one, two] of all) {
    expect(one).toBeDefined();
    expect([one?.ground, one?.places, one?.paints]).not.toEqual([two?.ground, two?.places, two?.paints]);
  }
  all.slice(1).forEach(([one], i) => {
    expect(one?.ground, one?.name).not.toEqual(all[i]?.[0]?.ground);
  });
});
