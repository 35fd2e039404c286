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
const matches = `product_search w join listed_products l on l.product_id = w.product_id where ts_filter(w.words, '{a,b,c}') @@ $1::tsquery limit 10001`;
const searchSql = `with m as materialized (
    select l.product_id, (0.01 + ts_rank('{0.02, 0.1, 0.35, 1.0}', w.headline, $1::tsquery)) * (1 + ln(1 + l.sold) / 40) as r from ${matches}
  ), page as (select product_id from m order by r desc, product_id desc limit 24)
  select x.*, (select count(*) from m) as total from (${cards}) x`;
const countsSql = `with l as materialized (select l.category1, l.category2, l.category3, l.store_id, l.min_price, l.max_price, l.minimum, l.delivery_days, l.certificates from ${matches})
  select (select jsonb_agg(x) from (select id, count(*) from l, unnest(array[category1, category2, category3]) id group by id) x),
    (select jsonb_build_array(count(*) filter (where min_price <= 100), count(*) filter (where max_price >= 100 and min_price <= 300), count(*) filter (where max_price >= 300 and min_price <= 1000),
      count(*) filter (where max_price >= 1000 and min_price <= 3000), count(*) filter (where max_price >= 3000 and min_price <= 10000), count(*) filter (where max_price >= 10000 and min_price <= 30000), count(*) filter (where max_price >= 30000),
      count(*) filter (where minimum <= 12), count(*) filter (where minimum <= 50), count(*) filter (where minimum <= 100), count(*) filter (where minimum <= 500),
      count(*) filter (where delivery_days <= 3), count(*) filter (where delivery_days <= 7), count(*) filter (where delivery_days <= 15), count(*) filter (where delivery_days <= 30)) from l),
    (select jsonb_agg(x) from (select store_id, count(*) n from l group by store_id order by n desc limit 30) x),
    (select jsonb_agg(x) from (select name, count(*) n from l, unnest(certificates) name group by name order by n desc limit 20) x)`;
const suggestSql = `with found as materialized (select word, lexeme from search_words where word collate "C" >= $1 and word collate "C" < $1 || chr(1114111) and products > 0 order by products desc, word limit 6),
  named as materialized (
    select w.product_id from product_search w where ts_filter(w.words, '{a,b,c}') @@ (select string_agg(quote_literal(lexeme), ' | ') from found)::tsquery limit 300
  ), sold as (select product_id from named join listed_products l using (product_id) order by l.sold desc limit 4)
  select (select jsonb_agg(word) from found) as words, p.id, p.pictures[1], (select jsonb_object_agg(t.locale, t.name) from product_texts t where t.product_id = p.id) as names from sold join products p on p.id = sold.product_id`;

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

/** Searches, or counts beside them, a second that the driver alone reads; the words are turned into a query beforehand. */
const bareQueries = async (url: string, q: Questions, seconds: number, name: string, text: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ query: string }>(
    "select (case when w ~ '[а-я]' then plainto_tsquery('russian', w) else plainto_tsquery('english', w) end)::text as query from unnest($1::text[]) as x (w)",
    [q.searches.map((s) => s.replaceAll('ё', 'е'))],
  );
  await client.end();
  return rateOf(url, rows.length, seconds, (c, i) => c.query({ name, text, values: [rows[i]?.query] }));
};
export const bareSearches = (url: string, q: Questions, seconds: number): Promise<number> =>
  bareQueries(url, q, seconds, 'search', searchSql);
export const bareCounts = (url: string, q: Questions, seconds: number): Promise<number> =>
  bareQueries(url, q, seconds, 'counts', countsSql);

/** Suggestions a second that the driver alone reads, for the beginning of one word. */
export const bareSuggestions = (url: string, q: Questions, seconds: number): Promise<number> =>
  rateOf(url, q.beginnings.length, seconds, (client, i) => client.query({ name: 'suggest', text: suggestSql, values: [q.beginnings[i]] }));
