import { describe, expect, test } from 'vitest';
import { categoriesOf, firstProducts as products, firstStores as stores } from './goods.ts';
import type { Product, Text } from './goods/types.ts';
import { buyers, operators, sellers } from './people.ts';

const byStore = stores.map((store) => ({ store, goods: products.filter((product) => product.shopId === store.shopId) }));

/** Cents a piece of the SKU when `quantity` pieces of the product are ordered. */
function priceOf(product: Product, sku: Product['skus'][number], quantity: number): number {
  if (sku.price !== null) return sku.price;
  const tier = product.tiers.find(({ start, end }) => start <= quantity && (end === null || quantity <= end));
  if (!tier) throw new Error(`${product.key} has no tier for ${quantity}`);
  return tier.price;
}

function expectText(text: Text): void {
  expect(text.en.trim()).toBe(text.en);
  expect(text.en).not.toBe('');
  expect(text.en).not.toMatch(/[А-Яа-яЁё]/);
  expect(text.ru.trim()).toBe(text.ru);
  expect(text.ru).not.toBe('');
  expect(text.zh_CN.trim()).toBe(text.zh_CN);
  expect(text.zh_CN).not.toBe('');
  expect(text.zh_CN).not.toMatch(/[А-Яа-яЁё]/);
}

function expectName(name: Text): void {
  expectText(name);
  expect(name.ru).toMatch(/[А-Яа-яЁё]/);
  expect(name.zh_CN).toMatch(/\p{Script=Han}/u);
}

describe.each(products.map((product) => [product.key, product] as const))('%s', (_key, product) => {
  test('has its texts in English, Russian and Chinese', () => {
    expectName(product.name);
    expectName(product.description);
    expect(product.description.en.match(/[.:;](?= [A-Z]|$)/g)!.length).toBeGreaterThanOrEqual(2);
    expect(product.description.ru).toMatch(/[А-Яа-яЁё]/);
    expect(product.parameters.length).toBeGreaterThanOrEqual(6);
    expect(product.parameters.length).toBeLessThanOrEqual(10);
    for (const { name, value } of product.parameters) [name, value].forEach(expectText);
  });

  test('is sold by whole cartons', () => {
    expect(product.minimum % product.cartonQuantity).toBe(0);
    expect(product.minimum).toBeGreaterThan(0);
    for (const value of [product.cartonQuantity, product.cartonWeightGrams, product.cartonVolumeCm3]) {
      expect(Number.isSafeInteger(value) && value > 0).toBe(true);
    }
  });

  test('has gapless steps; tiers fall, days rise', () => {
    expect(product.tiers.length > 0).toBe(product.pricingMode === 1);
    if (product.pricingMode === 1) expect(product.tiers[0]!.start).toBe(product.minimum);
    expect(product.deliveryTiers[0]!.start).toBe(1);
    for (const list of [product.tiers, product.deliveryTiers]) {
      list.forEach(({ end }, i) => expect(end).toBe(i + 1 < list.length ? list[i + 1]!.start - 1 : null));
    }
    product.tiers.slice(1).forEach((tier, i) => expect(tier.price).toBeLessThan(product.tiers[i]!.price));
    product.deliveryTiers.slice(1).forEach((tier, i) => expect(tier.days).toBeGreaterThan(product.deliveryTiers[i]!.days));
  });

  test('has 1 to 12 SKUs told apart by their properties', () => {
    expect(product.skus.length).toBeGreaterThanOrEqual(1);
    expect(product.skus.length).toBeLessThanOrEqual(12);
    const told = product.skus.map((sku) => sku.properties.map(({ name, value }) => `${name.en}=${value.en}`).join(';'));
    expect(new Set(told).size).toBe(told.length);
    for (const sku of product.skus) {
      expect(new Set(sku.properties.map(({ name }) => name.en)).size).toBe(sku.properties.length);
      for (const { name, value } of sku.properties) [name, value].forEach(expectText);
      expect(sku.price !== null).toBe(product.pricingMode === 0);
      if (sku.price !== null) expect(sku.price).toBeGreaterThan(0);
      expect(sku.ordinaryFreight).toBeGreaterThan(0);
      expect(sku.expressFreight).toBeGreaterThan(sku.ordinaryFreight);
      expect(sku.stock).toBeGreaterThanOrEqual(product.minimum);
    }
  });

  test('stands in a third-level category', () => {
    expect(categoriesOf(3).map(({ key }) => key)).toContain(product.category);
  });
});

test('keys and article numbers are unique', () => {
  const articles = products.flatMap((product) => product.skus.map((sku) => sku.articleNumber));
  expect(new Set(articles).size).toBe(articles.length);
  expect(new Set(products.map(({ key }) => key)).size).toBe(50);
  const keys = [1, 2, 3].flatMap((level) => categoriesOf(level as 1 | 2 | 3).map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
  for (const level of [1, 2, 3] as const) for (const { name } of categoriesOf(level)) expectName(name);
});

describe.each(byStore.map((entry) => [entry.store.shopId, entry] as const))('store %i', (_id, { store, goods }) => {
  test('has ten products, texts and one scarce SKU', () => {
    expect(goods).toHaveLength(10);
    expectName(store.name);
    expectName(store.city);
    expectName(store.intro);
    expect(goods.flatMap((product) => product.skus).filter((sku) => sku.stock < 60).length).toBeGreaterThanOrEqual(1);
    const ample = goods.flatMap((product) => product.skus).filter((sku) => sku.stock >= 500);
    expect(ample.length).toBeGreaterThan(goods.flatMap((product) => product.skus).length / 2);
  });

  test('sells something at its minimum for less than 1,000 USD, express freight included', () => {
    const cheap = goods.filter((product) => {
      const sku = product.skus[0]!;
      return product.minimum * (priceOf(product, sku, product.minimum) + sku.expressFreight) < 100_000;
    });
    expect(cheap.length).toBeGreaterThanOrEqual(1);
  });
});

test('one store is preferred', () => {
  expect(stores.filter(({ type }) => type === 1)).toHaveLength(1);
  expect(stores.map(({ shopId }) => shopId)).toEqual([1, 2, 3, 4, 5]);
});

test('people: five buyers with a Russian default address, a seller a store, two operators', () => {
  expect(buyers.map(({ mail }) => mail)).toEqual([1, 2, 3, 4, 5].map((n) => `buyer${n}@demo.test`));
  for (const { addresses, mobile, timeZone } of buyers) {
    expect(mobile).toMatch(/^\+7\d{10}$/);
    expect(() => new Intl.DateTimeFormat('ru', { timeZone })).not.toThrow();
    expect(addresses).toHaveLength(2);
    expect(addresses.filter(({ commonAddr }) => commonAddr === 1).map(({ country }) => country)).toEqual(['RU']);
    for (const address of addresses) {
      expect(address.addr.length).toBeGreaterThanOrEqual(5);
      expect(address.addr.length).toBeLessThanOrEqual(50);
      expect(address.mobile).toMatch(/^\+\d{11,12}$/);
      expect(address.postCode).toMatch(/^\d{6}$/);
    }
  }
  expect(sellers.map(({ userName }) => userName)).toEqual(stores.map(({ shopId }) => `seller${shopId}`));
  expect(operators.map(({ userName }) => userName)).toEqual(['operator1', 'operator2']);
});
