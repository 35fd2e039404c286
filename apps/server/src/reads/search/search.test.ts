import { describe, expect, it } from 'vitest';
import { type Locale, type Output, searchSort } from '@kyakhta/contract';
import { putOnLists, reindexWords } from '../../domains/catalog/index.ts';
import { inTransaction } from '../../runtime/transaction.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

const market = marketplaceForFile();
type Suggestion = Output<'GET /search/suggest'>[number];
type Page = Awaited<ReturnType<typeof search>>;
const search = (prodName: string, more: Record<string, unknown> = {}) =>
  market().guest.ok('GET /search/page', { prodName, size: 24, ...more });
const namesOf = (page: Page): string[] => page.records.map((r) => r.prodName);
const idsOf = (page: Pick<Page, 'records'>): number[] => page.records.map((r) => r.prodId);

describe('a search', () => {
  it.each([
    ['boots', /boots/],
    ['ботинки', /boots/i],
    ['ботинок', /boots/i],
    ['手套', /gloves/],
    ['toolbox', /tool box/],
    ['tool box', /tool box/],
    ['отвертки', /[Ss]crewdriver/],
    ['螺絲刀', /[Ss]crewdriver/],
    ['winter gloves wholesale', /winter gloves/],
    ['перчатки купить оптом', /gloves/],
    // By the names of categories, which exist in all ten languages.
    ['Schraubendreher', /[Ss]crewdriver/],
    ['cajas de herramientas', /tool box/],
    ['fones de ouvido', /[Hh]eadphones/],
    ['מברגים', /[Ss]crewdriver/],
    ['مفكات', /[Ss]crewdriver/],
    ['螺絲起子', /[Ss]crewdriver/],
    ['공구함', /tool box/],
  ])('for %j finds it', async (text, name) => {
    const page = await search(text);
    expect(namesOf(page)[0]).toMatch(name);
    expect(page.partial).toBe(false);
    expect(page.correction).toBeNull();
  });

  it.each([
    ['jnd`hnrf', /[Ss]crewdriver/, 'отвертка'],
    ['ищщеы', /boots/, 'boots'],
    ['botinki', /boots/i, 'ботинки'],
    ['glovse', /gloves/, 'gloves'],
    ['перчакти', /gloves/, 'перчатки'],
    ['boots qqqqzz', /boots/i, 'boots'],
    ['shoutao', /gloves/, '手套'],
    ['shou tao', /gloves/, '手套'],
    ['luosidao', /[Ss]crewdriver/, '螺丝刀'],
  ])('for %j says what it searched instead', async (text, name, correction) => {
    const page = await search(text);
    expect(namesOf(page)[0]).toMatch(name);
    expect(page.correction).toBe(correction);
  });

  it('finds an article number whole, in parts and by its beginning', async () => {
    const [sku] = await market().query<{ article: string; productId: number }>(
      'select article, product_id as "productId" from skus where article like \'%-%\' order by id limit 1',
    );
    const article = sku?.article ?? '';
    for (const text of [article, article.toLowerCase(), article.replaceAll('-', ''), article.replaceAll('-', ' '), article.slice(0, -1)]) {
      expect(idsOf(await search(text)), text).toContain(sku?.productId);
    }
  });

  it('finds what is being typed before it is whole', async () => {
    expect(namesOf(await search('screwdr'))[0]).toMatch(/[Ss]crewdriver/);
  });

  it('shows what has most of the words when nothing has all, and says so', async () => {
    const page = await search('headphones padlock');
    expect(page.partial).toBe(true);
    expect(page.total).toBeGreaterThan(0);
  });

  it('offers near words when nothing is found', async () => {
    const page = await search('скрудрайвер');
    expect(page.total).toBe(0);
    expect(page.nearest.length).toBeGreaterThan(0);
  });

  it('offers words near to what the other keyboard would have written', async () => {
    // скрудрайвер
    const page = await search('crhelhfqdth');
    expect([page.total, page.nearest]).toEqual([0, (await search('скрудрайвер')).nearest]);
  });

  it('tells what the other keyboard would have written only where that finds something', async () => {
    const found = await search('gthxfnrb');
    expect([found.correction, found.total > 0]).toEqual(['перчатки', true]);
    // продавец, a word that no goods have, and what is none on either keyboard
    for (const text of ['ghjlfdtw', 'qqqzz', 'xcvbnm rty']) expect((await search(text)).correction, text).toBeNull();
  });

  it('of nothing but signs finds nothing and fails at nothing', async () => {
    for (const text of ['!!!', "'", "' | 'a", '\\', '&', ':*', '<->', '(', "a' & !'b"]) {
      const outcome = await market().guest.call('GET /search/page', { prodName: text });
      expect(outcome.code, text).toBe('00000');
    }
  });
});

describe('goods that leave the lists', () => {
  it('are found no more and leave no words behind, and come back whole', async () => {
    const words = async () => market().query('select word, products from search_words where products > 0 order by word');
    const before = await words();
    const { app } = market();
    const status = async (to: number): Promise<void> => {
      await market().query('update products set status = $1 where id = 1', [to]);
      await inTransaction(app.pool, ({ db }) => putOnLists(db, [1], true, new Date()));
      await reindexWords((work) => inTransaction(app.pool, ({ db }) => work(db)));
      app.cache.clear();
    };
    expect(idsOf(await search('tool box'))).toContain(1);
    await status(0);
    expect(idsOf(await search('tool box'))).not.toContain(1);
    expect(await words()).not.toEqual(before);
    await status(1);
    expect(idsOf(await search('tool box'))).toContain(1);
    expect(await words()).toEqual(before);
  });
});

describe('words that the database will not hold', () => {
  const nameOf = (id: number, name: string): Promise<unknown> =>
    market().query("update product_texts set name = $2 where product_id = $1 and locale = 'en'", [id, name]);
  const index = async (): Promise<void> => {
    const { app } = market();
    await market().query('update product_search set analyzer = 0 where product_id in (2, 3)');
    await reindexWords((work) => inTransaction(app.pool, ({ db }) => work(db)));
    app.cache.clear();
  };

  it('are cut between signs, and keep no other goods from being found', async () => {
    await nameOf(2, `Wrench x${'𐌰'.repeat(40)} 𝒜${'鍵'.repeat(90)}`);
    await nameOf(3, 'Zebrawood mallet');
    await index();
    expect(idsOf(await search('zebrawood'))).toEqual([3]);
    expect(idsOf(await search('wrench'))).toContain(2);
  });

  it('are as many as a product may have', async () => {
    const values = Array.from({ length: 150 }, (_, i) =>
      Array.from({ length: 10 }, (_unused, n) => [`p${n}`, `${String.fromCodePoint(0x4e00 + i)}${'键'.repeat(60)}${i}x${n}`]),
    );
    await market().query(
      "update skus set properties = jsonb_build_object('zh_CN', $2::jsonb) where id = (select min(id) from skus where product_id = $1)",
      [2, JSON.stringify(values.flat())],
    );
    await nameOf(3, 'Zebrawood mallet with a hickory shaft');
    await index();
    expect(idsOf(await search('hickory zebrawood'))).toEqual([3]);
  });
});

describe('a filter beside words', () => {
  it('only ever narrows, and the counts say the same', async () => {
    for (const prodName of ['metal tool', 'winter gloves', 'headphones padlock']) {
      const all = new Set(idsOf(await search(prodName, { size: 100 })));
      for (const filter of [
        { maxPrice: '16.09' },
        { minPrice: '5' },
        { minimumMax: 12 },
        { deliveryDaysMax: 3 },
        { certificates: 'EAC' },
      ]) {
        const page = await search(prodName, { ...filter, size: 100 });
        expect(new Set(idsOf(page)).isSubsetOf(all), `${prodName} ${JSON.stringify(filter)}`).toBe(true);
        expect((await market().guest.ok('GET /search/facets', { prodName, ...filter })).total).toBe(page.total);
      }
    }
  });

  it('takes a price range that is upside down the right way round', async () => {
    const right = await search('gloves', { minPrice: '1', maxPrice: '5' });
    expect(idsOf(await search('gloves', { minPrice: '5', maxPrice: '1' }))).toEqual(idsOf(right));
    expect(right.total).toBeGreaterThan(0);
  });

  it('looks into descriptions only when names, categories and parameters have nothing', async () => {
    await market().query(
      "update product_texts set content = content || ' Quokkas like it; may be worn without padlocks.' where product_id = 5 and locale = 'en'",
    );
    await market().query('update product_search set analyzer = 0 where product_id = 5');
    await reindexWords((work) => inTransaction(market().app.pool, ({ db }) => work(db)));
    market().app.cache.clear();
    expect(idsOf(await search('quokkas'))).toEqual([5]);
    expect(idsOf(await search('padlock', { sort: searchSort.priceUp, size: 100 }))).not.toContain(5);
  });
});

describe('a list', () => {
  const all = async (more: Record<string, unknown>): Promise<number[]> => {
    const first = await market().guest.ok('GET /search/page', { ...more, size: 7 });
    const ids = idsOf(first);
    for (let current = 2; current <= first.pages; current += 1)
      ids.push(...idsOf(await market().guest.ok('GET /search/page', { ...more, size: 7, current })));
    return ids;
  };

  it.each(Object.entries(searchSort))('sorted by %s has every product once, the last pages read from the end too', async (_name, sort) => {
    const ids = await all({ sort });
    expect(ids).toHaveLength(50);
    expect(new Set(ids).size).toBe(50);
    const opposite = await all({ sort: sort % 2 === (sort >= 17 ? 1 : 0) ? sort + 1 : sort - 1 });
    expect(opposite).toEqual(ids.toReversed());
  });

  it.each([
    ['salesDown', 'sold', 'desc'],
    ['realSalesUp', 'sold', 'asc'],
    ['reviewsDown', 'reviews', 'desc'],
    ['timeUp', 'created_at', 'asc'],
    ['publishedDown', 'created_at', 'desc'],
  ] as const)('by %s is in the order of %s', async (sort, column, direction) => {
    // No two are alike, and no order of theirs is that of their numbers.
    await market().query('update listed_products set sold = (product_id * 37) % 101, reviews = (product_id * 53) % 103');
    market().app.cache.clear();
    const rows = await market().query<{ id: number }>(
      `select product_id as id from listed_products order by ${column} ${direction}, product_id ${direction} limit 50`,
    );
    const { records } = await market().guest.ok('GET /search/page', { sort: searchSort[sort], size: 50 });
    expect(idsOf({ records })).toEqual(rows.map((r) => r.id));
  });

  it('by price is in the order of prices', async () => {
    const { records } = await market().guest.ok('GET /search/page', { sort: searchSort.priceUp, size: 50 });
    const prices = records.map((r) => Number(r.minPrice));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('shows a changed price at once, in its place', async () => {
    const [sku] = await market().query<{ id: number; productId: number; storeId: number }>(
      'select s.id, s.product_id as "productId", p.store_id as "storeId" from skus s join products p on p.id = s.product_id where p.pricing_mode = 0 order by s.id limit 1',
    );
    if (sku === undefined) throw new Error('there is a product with prices of its variants');
    const lists = [
      { sort: searchSort.priceUp },
      { shopId: sku.storeId, sort: searchSort.priceUp },
      { prodName: '', sort: searchSort.priceUp },
    ];
    for (const list of lists) await market().guest.ok('GET /search/page', { ...list, size: 1 });
    await market().seller(sku.storeId).ok('PUT /shop/admin/prod/sku', { skuId: sku.id, price: '0.01' });
    for (const list of lists) {
      const { records } = await market().guest.ok('GET /search/page', { ...list, size: 1 });
      expect([records[0]?.prodId, Number(records[0]?.minPrice)]).toEqual([sku.productId, 0.01]);
    }
  });

  it('of a category has the goods of all categories below it', async () => {
    const top = await market().guest.ok('GET /category/categoryInfo', { parentId: 0 });
    const counts = await Promise.all(
      top.categoryInfo.map(async (c) => (await market().guest.ok('GET /search/page', { categoryId: c.categoryId })).total),
    );
    expect(counts).toEqual(top.categoryInfo.map((c) => c.prodCount));
    expect(counts.reduce((a, b) => a + b, 0)).toBe(50);
  });

  it('of an unknown category or store is empty', async () => {
    expect((await market().guest.ok('GET /search/page', { categoryId: 2_147_483_647 })).total).toBe(0);
    expect((await market().guest.ok('GET /search/page', { shopId: 2_147_483_647 })).total).toBe(0);
  });
});

describe('facets', () => {
  it.each([[{}], [{ prodName: 'boots' }], [{ prodName: 'зимние перчатки' }], [{ shopId: 2 }]])(
    'of %j count what each filter leaves',
    async (input) => {
      const facets = await market().guest.ok('GET /search/facets', input);
      const totalOf = async (more: Record<string, unknown>): Promise<number> =>
        (await market().guest.ok('GET /search/page', { ...input, ...more })).total;
      expect(facets.total).toBe(await totalOf({}));
      for (const c of facets.categories) expect(await totalOf({ categoryId: c.categoryId }), c.categoryName).toBe(c.prodCount);
      for (const m of facets.minimums) expect(await totalOf({ minimumMax: m.minimumMax })).toBe(m.prodCount);
      for (const d of facets.deliveryDays) expect(await totalOf({ deliveryDaysMax: d.deliveryDaysMax })).toBe(d.prodCount);
      for (const s of facets.shops) expect(await totalOf({ shopIds: String(s.shopId) }), s.shopName).toBe(s.prodCount);
      for (const { min, max, prodCount } of facets.prices)
        expect(
          await totalOf({ ...(min === null ? {} : { minPrice: String(min) }), ...(max === null ? {} : { maxPrice: String(max) }) }),
        ).toBe(prodCount);
      for (const c of facets.certificates) expect(await totalOf({ certificates: c.name }), c.name).toBe(c.prodCount);
    },
  );

  it('count as if they were not chosen themselves', async () => {
    const before = await market().guest.ok('GET /search/facets', {});
    const [shop] = before.shops;
    const after = await market().guest.ok('GET /search/facets', { shopIds: String(shop?.shopId) });
    expect(after.shops).toEqual(before.shops);
    expect(after.total).toBe(shop?.prodCount);
  });

  it('of certificates count what asking for one more leaves', async () => {
    const chosen = (await market().guest.ok('GET /search/facets', {})).certificates[0]!;
    const { certificates } = await market().guest.ok('GET /search/facets', { certificates: chosen.name });
    expect(certificates.length).toBeGreaterThan(1);
    for (const { name, prodCount } of certificates) {
      const both = await market().guest.ok('GET /search/page', { certificates: [...new Set([chosen.name, name])].join(',') });
      expect(both.total, name).toBe(prodCount);
    }
  });

  it('name no store that is not open', async () => {
    await market().operator.ok('PUT /platform/shop/suspend', { shopId: 3, reason: 'Papers ran out' });
    await market().app.drain();
    expect((await market().guest.ok('GET /search/facets', { shopIds: '3' })).shops.map((s) => s.shopId)).not.toContain(3);
    await market().operator.ok('PUT /platform/shop/reopen', { shopId: 3 });
    await market().app.drain();
  });

  it('keep what is chosen in sight, also where it leaves nothing', async () => {
    const all = await market().guest.ok('GET /search/facets', {});
    const [last] = all.shops.toReversed();
    const kept = await market().guest.ok('GET /search/facets', {
      shopIds: `${last?.shopId},999999`,
      certificates: 'No such paper',
      maxPrice: '0.01',
    });
    expect([kept.total, kept.shops, kept.certificates]).toEqual([
      0,
      [{ shopId: last?.shopId, shopName: last?.shopName, prodCount: 0 }],
      [{ name: 'No such paper', prodCount: 0 }],
    ]);
  });
});

describe('suggestions', () => {
  const titles = async (prodName: string): Promise<string[]> =>
    (await market().guest.ok('GET /search/suggest', { prodName })).map((s) => s.title);

  it.each([
    ['scre', 'screwdriver'],
    ['перч', 'перчатки'],
    ['winter glo', 'winter gloves'],
    ['手', '手套'],
    ['ghtx', null],
    ['gthx', 'перчатки'],
    ['shout', '手套'],
  ])('for %j offer %j', async (typed, expected) => {
    const found = await titles(typed);
    if (expected === null) expect(found).toEqual([]);
    else expect(found).toContain(expected);
  });

  it('offer categories and goods too, and nothing for nothing', async () => {
    const kinds = new Set((await market().guest.ok('GET /search/suggest', { prodName: 'boo' })).map((s) => s.kind));
    expect([...kinds].toSorted()).toEqual(['category', 'product', 'search']);
    expect(await titles('')).toEqual([]);
  });
});

describe('names of categories in other languages', () => {
  const offered = async (prodName: string, locale: Locale) => {
    const outcome = await market().guest.call('GET /search/suggest', { prodName }, { locale });
    return (outcome.data as Suggestion[]).map((s) => s.title);
  };

  it('are offered to who reads them, and in his language to who types a foreign one', async () => {
    expect(await offered('werkzeugk', 'de')).toContain('Werkzeugkoffer');
    expect(await offered('werkzeugk', 'ru')).toContain('Ящики для инструмента');
    // "Handwerkzeug", "Handschutz", "Handtaschen" begin so, too.
    expect((await offered('hand', 'en'))[0]).toBe('Hand tools');
  });

  it('are no words that a typed beginning is completed by, nor what a slip is mended to', async () => {
    expect((await offered('mochi', 'en')).filter((title) => title.startsWith('mochi'))).toEqual([]);
    expect((await search('rucksacke')).correction).not.toBe('rucksäcke');
  });
});

describe('synonyms', () => {
  it('find the same in the other words at once, and no more when removed', async () => {
    expect((await search('мокроступы')).total).toBe(0);
    const group = await market().operator.ok('POST /platform/synonym', { words: ['мокроступы', 'rubber shoes', 'boots'] });
    expect(namesOf(await search('мокроступы'))[0]).toMatch(/boots/i);
    expect(namesOf(await search('мокроступов'))[0]).toMatch(/boots/i);
    expect((await search('rubber shoes')).total).toBeGreaterThan(0);
    await market().operator.ok('PUT /platform/synonym', { synonymId: group.synonymId, words: ['мокроступы', 'screwdriver'] });
    expect(namesOf(await search('мокроступы'))[0]).toMatch(/[Ss]crewdriver/);
    await market().operator.ok('DELETE /platform/synonym/{synonymId}', { synonymId: group.synonymId });
    expect((await search('мокроступы')).total).toBe(0);
  });

  it('are at least two different words', async () => {
    expect(await market().operator.refused('POST /platform/synonym', { words: ['boots', 'Boots'] })).toBe('synonymsAlike');
    expect(await market().operator.refused('POST /platform/synonym', { words: ['boots', '!!'] })).toBe('synonymsAlike');
    expect(await market().operator.refused('PUT /platform/synonym', { synonymId: 999_999, words: ['a', 'b'] })).toBe('synonymUnknown');
    expect(await market().operator.refused('DELETE /platform/synonym/{synonymId}', { synonymId: 999_999 })).toBe('synonymUnknown');
  });
});
