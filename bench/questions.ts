import pg from 'pg';

/** What visitors ask for, drawn from the goods themselves: the same for the same goods. */
export interface Questions {
  /** A category by price, from a price on: 20,000 pairs. */
  readonly lists: readonly { readonly categoryId: number; readonly level: number; readonly from: number; readonly page: number }[];
  /** Two different words of the name of one product, in English or Russian: 20,000 pairs. */
  readonly searches: readonly string[];
  readonly beginnings: readonly string[];
  /** Categories of at least three pages. */
  readonly longLists: readonly { readonly categoryId: number; readonly level: number; readonly count: number }[];
  readonly products: readonly number[];
}
const pairs = 20_000;

/** Numbers 0…1 that are the same every time. */
const steady = (): (() => number) => {
  let state = 20_261_121;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 4_294_967_296;
  };
};

export const drawQuestions = async (url: string): Promise<Questions> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: categories } = await client.query<{ id: number; level: number; count: number; dearest: number }>(
    'select c.id, c.level, count(*)::int as count, max(l.min_price)::int as dearest from categories c join listed_products l on c.id in (l.category1, l.category2, l.category3) group by c.id order by c.id',
  );
  const { rows: names } = await client.query<{ name: string }>(
    "select name from product_texts where locale in ('en', 'ru') order by product_id, locale",
  );
  const { rows: products } = await client.query<{ id: number }>(
    'select product_id as id from listed_products order by product_id limit 20000',
  );
  await client.end();
  const random = steady();
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error('there is nothing to draw from');
    return one;
  };
  const lists = Array.from({ length: pairs }, () => {
    const c = pick(categories);
    return {
      categoryId: c.id,
      level: c.level,
      from: Math.floor((random() * c.dearest) / 2),
      page: 1 + Math.floor((random() * Math.min(c.count, 240)) / 24),
    };
  });
  const searches = new Set<string>();
  for (let i = 0; searches.size < pairs && i < pairs * 20; i += 1) {
    const words = [
      ...new Set(
        pick(names)
          .name.toLowerCase()
          .match(/\p{L}{4,}/gu) ?? [],
      ),
    ];
    if (words.length < 2) continue;
    const first = pick(words);
    searches.add(`${first} ${pick(words.filter((word) => word !== first))}`);
  }
  const beginnings = [...new Set([...searches].map((s) => s.slice(0, 2 + (s.length % 5)).trim()))];
  const longLists = categories.filter((c) => c.count >= 72).map(({ id, level, count }) => ({ categoryId: id, level, count }));
  return { lists, searches: [...searches], beginnings, longLists, products: products.map((p) => p.id) };
};

const money = (minor: number): string => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
export const listPath = (q: Questions['lists'][number]): string =>
  `/api/search/page?categoryId=${q.categoryId}&sort=4&size=24&minPrice=${money(q.from)}&current=${q.page}`;
export const searchPath = (text: string): string => `/api/search/page?size=24&prodName=${encodeURIComponent(text)}`;
