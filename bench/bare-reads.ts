import pg from 'pg';
import { connections } from './load.ts';
import type { Questions } from './questions.ts';

/** What a page of cards needs of the rows, asked in one statement by who knows the answer's shape: no rules, no words understood. */
const cards = `select p.id, p.pictures, p.min_price, p.max_price, p.minimum, p.carton_quantity, p.store_id, s.name, s.display_name, s.badge, p.delivery_tiers, p.sold, p.currency, p.certificates, p.review_count, p.review_score_sum,
  (select jsonb_object_agg(t.locale, jsonb_build_object('name', t.name, 'unit', t.unit)) from product_texts t where t.product_id = p.id and t.locale = any('{en,zh_CN}')) as names
  from page join products p on p.id = page.product_id join stores s on s.id = p.store_id`;
const listSql = (level: number): string => `with page as (
    select product_id, min_price from listed_products where category${level} = $1 and max_price >= $2 order by min_price, product_id limit 24 offset $3
  ), total as (select count(*) from listed_products where category${level} = $1 and max_price >= $2)
  select x.*, (select * from total) as total from (${cards}) x`;
const searchSql = `with m as materialized (
    select l.product_id, ts_rank('{0.02, 0.1, 0.35, 1.0}', w.words, $1::tsquery) * (1 + ln(1 + l.sold) / 40) as r from product_search w join listed_products l on l.product_id = w.product_id where w.words @@ $1::tsquery limit 10001
  ), page as (select product_id from m order by r desc, product_id desc limit 24)
  select x.*, (select count(*) from m) as total from (${cards}) x`;

const rateOf = async (
  url: string,
  count: number,
  seconds: number,
  ask: (client: pg.Client, i: number) => Promise<unknown>,
): Promise<number> => {
  const end = performance.now() + seconds * 1000;
  let next = 0;
  let done = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      while (performance.now() < end) {
        await ask(client, next++ % count);
        done += 1;
      }
      await client.end();
    }),
  );
  return done / seconds;
};

/** Lists a second that the driver alone reads. */
export const bareLists = (url: string, q: Questions, seconds: number): Promise<number> =>
  rateOf(url, q.lists.length, seconds, (client, i) => {
    const one = q.lists[i];
    return client.query({
      name: `list${one?.level}`,
      text: listSql(one?.level ?? 1),
      values: [one?.categoryId, one?.from, ((one?.page ?? 1) - 1) * 24],
    });
  });

/** Searches a second that the driver alone reads; the words are turned into a query beforehand. */
export const bareSearches = async (url: string, q: Questions, seconds: number): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ query: string }>(
    "select (case when w ~ '[а-я]' then plainto_tsquery('russian', w) else plainto_tsquery('english', w) end)::text as query from unnest($1::text[]) as x (w)",
    [q.searches.map((s) => s.replaceAll('ё', 'е'))],
  );
  await client.end();
  return rateOf(url, rows.length, seconds, (c, i) => c.query({ name: 'search', text: searchSql, values: [rows[i]?.query] }));
};
