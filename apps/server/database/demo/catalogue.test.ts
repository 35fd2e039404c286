import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { furtherNames, inAllLanguages } from './catalogue/names.ts';
import { badgeOf } from './fill.ts';
import { measure } from './goods/measures.ts';
import { categories, categoriesOf, type Category, products, stores } from './goods.ts';
import type { Product, Text } from './goods/types.ts';
import { moreGoods, moreStores } from './more-goods.ts';
import { artFile } from './pictures/art.ts';

const locales = ['en', 'ru', 'zh_CN'] as const;

/** What is wrong with a text, in words; nothing when it is there in all three languages. */
const faultsOf = (text: Text): string[] => [
  ...locales.filter((locale) => text[locale] === '' || text[locale] !== text[locale].trim() || /undefined|NaN|\s{2}/.test(text[locale])),
  ...(/[А-Яа-яЁё]/.test(text.en + text.zh_CN) ? ['Russian letters in another language'] : []),
  ...(/\p{Script=Han}/u.test(text.en + text.ru) ? ['Chinese in another language'] : []),
];
const nameFaults = (text: Text): string[] => [
  ...faultsOf(text),
  ...(/[А-Яа-яЁё]/.test(text.ru) ? [] : ['no Russian']),
  ...(/\p{Script=Han}/u.test(text.zh_CN) ? [] : ['no Chinese']),
];
const faulty = (list: readonly (readonly [string, readonly string[]])[]): string[] =>
  list.filter(([, faults]) => faults.length > 0).map(([key, faults]) => `${key}: ${faults.join(', ')}`);

const textsOf = (p: Product): Text[] =>
  [...p.parameters, ...p.skus.flatMap((s) => s.properties)].flatMap(({ name, value }) => [name, value]);
const flat = (list: readonly Category[]): Category[] => list.flatMap((c) => [c, ...flat(c.children)]);

test('holds about 2,000 products with 5,000 variants in 300 categories, of 60 stores', () => {
  expect(products.length).toBeGreaterThanOrEqual(2000);
  expect(products.flatMap((p) => p.skus).length).toBeGreaterThan(4700);
  expect([1, 2, 3].map((level) => categoriesOf(level as 1 | 2 | 3).length)).toEqual([15, 59, 231]);
  expect(stores.map((s) => s.shopId)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  for (const { shopId } of stores.slice(5)) {
    const count = products.filter((p) => p.shopId === shopId).length;
    expect(count, `store ${shopId}`).toBeGreaterThanOrEqual(15);
    expect(count, `store ${shopId}`).toBeLessThanOrEqual(75);
  }
});

test('one store is the platform’s, and others that it prefers are not', () => {
  const preferred = [...stores, ...moreStores(55)].filter(({ type }) => type === 1);
  expect(preferred.filter((store) => badgeOf(store) === 1).map(({ shopId }) => shopId)).toEqual([1]);
  expect(preferred.length).toBeGreaterThan(1);
});

test('every text stands in English, Russian and Chinese', () => {
  expect(
    faulty(products.map((p) => [p.key, [...nameFaults(p.name), ...nameFaults(p.description), ...textsOf(p).flatMap(faultsOf)]])),
  ).toEqual([]);
  expect(faulty(flat(categories).map((c) => [c.key, nameFaults(c.name)]))).toEqual([]);
  expect(faulty(stores.map((s) => [s.name.en, [...nameFaults(s.name), ...nameFaults(s.city), ...nameFaults(s.intro)]]))).toEqual([]);
});

/** Figures of a text, however its language writes them; those in words and in millions are left out. */
const figuresOf = (text: string): string[] =>
  [...text.replaceAll(/(?<=\d)[,\s\u00a0](?=\d{3}(?!\d))/g, '').matchAll(/\d+(?:[.,]\d+)?(?!\d*\s?(?:million|млн|万))/g)]
    .map(([figure]) => String(Number(figure.replace(',', '.'))))
    .toSorted();

test('the figures of a claim are the same in each language', () => {
  const other = (text: Text): boolean => {
    const [en, ru, zh] = locales.map((locale) => figuresOf(text[locale]));
    return en?.join(' ') !== ru?.join(' ') || zh?.some((figure) => !en?.includes(figure)) === true;
  };
  const told = products.flatMap((p) =>
    textsOf(p)
      .filter(other)
      .map((text) => `${p.key}: ${text.en} | ${text.ru} | ${text.zh_CN}`),
  );
  expect(told).toEqual([]);
});

test('every category has a name in the other languages, too, in their own letters', () => {
  const keys = flat(categories).map((c) => c.key);
  // The last two are those of the services.
  expect([...furtherNames.keys()]).toEqual([...keys, 'trade-services', 'inspection']);
  const letters = { zh_TW: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u, he: /\p{Script=Hebrew}/u, ko: /\p{Script=Hangul}/u };
  for (const [key, names] of furtherNames) {
    for (const [locale, own] of Object.entries(letters)) expect(names[locale as keyof typeof letters], `${key} ${locale}`).toMatch(own);
    for (const locale of ['de', 'es', 'pt'] as const) expect(names[locale], `${key} ${locale}`).toMatch(/^[\p{Script=Latin}\d ,.&()-]+$/u);
  }
});

test('one name of a category says which one is meant, in every language', () => {
  for (const level of [1, 2, 3] as const) {
    const names = categoriesOf(level).flatMap((c) => [
      ...new Set(Object.values(inAllLanguages(c.key, c.name)).map((name) => name.toLowerCase())),
    ]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  }
});

test('nothing is there twice: names, keys, articles of a store', () => {
  const repeated = (list: readonly string[]): string[] =>
    [...Map.groupBy(list, (one) => one)].filter(([, same]) => same.length > 1).map(([one]) => one);
  for (const locale of locales) expect(repeated(products.map((p) => p.name[locale]))).toEqual([]);
  expect(repeated(products.map((p) => p.key))).toEqual([]);
  expect(repeated(products.flatMap((p) => p.skus.map((s) => `${p.shopId} ${s.articleNumber}`)))).toEqual([]);
  expect(repeated(flat(categories).map((c) => c.key))).toEqual([]);
  expect(repeated(stores.map((s) => s.name.en))).toEqual([]);
});

test('prices, tiers, cartons and freight are sane', () => {
  for (const p of products) {
    expect(p.minimum % p.cartonQuantity, p.key).toBe(0);
    expect(p.parameters.length, p.key).toBeGreaterThanOrEqual(4);
    expect(p.skus.length, p.key).toBeGreaterThanOrEqual(1);
    expect(p.skus.length, p.key).toBeLessThanOrEqual(12);
    for (const list of [p.tiers, p.deliveryTiers])
      list.forEach(({ end }, i) => {
        expect(end, p.key).toBe(i + 1 < list.length ? (list[i + 1]?.start ?? 0) - 1 : null);
      });
    const falling = p.tiers.map((t) => t.price);
    expect(falling, p.key).toEqual(falling.toSorted((a, b) => b - a));
    expect(new Set(falling).size, p.key).toBe(falling.length);
    expect(p.tiers.length > 0, p.key).toBe(p.pricingMode === 1);
    for (const s of p.skus) {
      expect(s.price !== null, p.key).toBe(p.pricingMode === 0);
      expect(s.price ?? falling.at(-1) ?? 0, p.key).toBeGreaterThan(0);
      expect(s.ordinaryFreight, p.key).toBeGreaterThan(0);
      expect(s.expressFreight, p.key).toBeGreaterThan(s.ordinaryFreight);
      expect(s.stock, p.key).toBeGreaterThanOrEqual(p.minimum);
      expect(s.articleNumber.length, s.articleNumber).toBeLessThanOrEqual(40);
    }
  }
});

test('weights and volumes are what such things have', () => {
  for (const p of products) {
    const [first] = p.skus;
    const cheapest = first?.price ?? p.tiers.at(-1)?.price ?? 0;
    // Kilograms a litre: between packed foam and packed iron.
    const density = p.cartonWeightGrams / p.cartonVolumeCm3;
    expect(density, p.key).toBeGreaterThan(0.02);
    expect(density, p.key).toBeLessThan(3.5);
    if (p.cartonQuantity > 1 && p.shared !== undefined) expect(p.cartonWeightGrams, p.key).toBeLessThanOrEqual(22_000);
    expect(p.cartonVolumeCm3, p.key).toBeLessThan(800_000);
    // Nobody pays more for the ordinary road than twice the goods.
    expect(first?.ordinaryFreight ?? 0, p.key).toBeLessThan(cheapest * 2 + 10);
  }
});

test('the art of every family, category and store exists', () => {
  const codes = [...products.map((p) => p.art.code), ...flat(categories).map((c) => c.icon), ...stores.map((s) => s.logo)];
  expect([...new Set(codes)].filter((code) => !existsSync(artFile(code)))).toEqual([]);
});

test('values with units read in every language', () => {
  expect(measure('1,200 W')).toEqual({ en: '1,200 W', ru: '1200 Вт', zh_CN: '1,200瓦' });
  expect(measure('2 × 2.0 Ah')).toEqual({ en: '2 × 2.0 Ah', ru: '2 × 2,0 А·ч', zh_CN: '2 × 2.0安时' });
  expect(measure('USB 3.2').ru).toBe('USB 3.2');
  expect(measure('Cr-V 6140').ru).toBe('Cr-V 6140');
});

test('20,000 products are as different, and the same every time', () => {
  const list = [...moreGoods(20_000)];
  const [again] = [...moreGoods(20_000).drop(9_999).take(1)];
  expect(list).toHaveLength(20_000 - products.length);
  expect(again).toEqual(list[9_999]);
  for (const locale of locales) expect(new Set(list.map((p) => p.name[locale])).size).toBe(list.length);
  expect(new Set(list.flatMap((p) => p.skus.map((s) => `${p.shopId} ${s.articleNumber}`))).size).toBe(list.flatMap((p) => p.skus).length);
  const names = new Set(products.map((p) => p.name.en));
  expect(list.filter((p) => names.has(p.name.en))).toEqual([]);
  const known = new Set([...stores, ...moreStores(20_000)].map((s) => s.shopId));
  expect(list.filter((p) => !known.has(p.shopId))).toEqual([]);
});
