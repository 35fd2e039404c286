import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { clientOf } from './load.ts';
import { round, type Row, say } from './report.ts';

const crowd = 10_000;
const units = 100;
/** Connections that the crowd comes over. */
const lanes = 100;

/** So many buyers with an address and a session each. @returns their tokens */
const makeCrowd = async (client: pg.Client): Promise<string[]> => {
  const tokens = Array.from({ length: crowd }, () => randomUUID());
  await client.query(
    `with people as (
       insert into users (user_name, mail, nick_name, created_at)
       select 'crowd' || n, 'crowd' || n || '@demo.test', 'Crowd ' || n, now() from generate_series(1, $1::int) n returning id
     ), homes as (
       insert into addresses (user_id, receiver, mobile, country, province, city, area, addr, post_code, is_default, created_at)
       select id, 'Crowd', '+79000000000', 'RU', 'P', 'C', 'A', 'Street 12345', '620000', true, now() from people
     ), numbered as (select id, row_number() over (order by id) as n from people)
     insert into sessions (token_hash, kind, holder_id, created_at, expires_at)
     select t.hash, 'buyer', p.id, now(), now() + interval '1 day' from numbered p join unnest($2::bytea[]) with ordinality as t (hash, n) on t.n = p.n`,
    [crowd, tokens.map((token) => createHash('sha256').update(token).digest())],
  );
  return tokens;
};

/**
 * A crowd of buyers orders one variant of which there are few, as in a flash sale: each wants one piece, at once. All must be
 * answered, and exactly what is there must be sold.
 */
export const contentionRow = async (base: string, url: string): Promise<Row> => {
  say(`${crowd} buyers for ${units} pieces`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tokens = await makeCrowd(client);
  const { rows } = await client.query<{ prodId: number; skuId: number; shopId: number }>(
    'select p.id as "prodId", min(s.id) as "skuId", p.store_id as "shopId" from products p join skus s on s.product_id = p.id where p.status = 1 group by p.id order by p.id desc limit 1',
  );
  const goods = rows[0];
  if (goods === undefined) throw new Error('there is nothing to sell');
  await client.query('update products set minimum = 1, carton_quantity = 1 where id = $1', [goods.prodId]);
  await client.query('update stock set on_hand = reserved + $2 where sku_id = $1', [goods.skuId, units]);
  let [sold, refused, other, next] = [0, 0, 0, 0];
  const times: number[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let i = next++; i < crowd; i = next++) {
        const buyer = clientOf(base, tokens[i] ?? '');
        const started = performance.now();
        try {
          await buyer.call('POST', '/p/order/submit', { orderItem: { ...goods, count: 1 }, uuid: randomUUID() });
          sold += 1;
        } catch (error) {
          if (String(error).includes('A03010')) refused += 1;
          else other += 1;
        }
        times.push(performance.now() - started);
        buyer.close();
      }
    }),
  );
  const perSecond = crowd / ((performance.now() - begun) / 1000);
  const { rows: left } = await client.query<{ reserved: string }>(
    "select coalesce(sum(count), 0)::text as reserved from stock_reservations r join orders o on o.number = r.reference join users u on u.id = o.user_id where r.sku_id = $1 and u.user_name like 'crowd%'",
    [goods.skuId],
  );
  await client.end();
  times.sort((a, b) => a - b);
  return {
    what: `${round(crowd)} buyers for ${units} pieces of one variant, ${lanes} connections`,
    figure: `${round(perSecond)} answers/s, p99 ${(times[Math.floor(crowd * 0.99)] ?? 0).toFixed(0)} ms; ${sold} sold, ${round(refused)} told there is none, ${other} otherwise`,
    yardstick: `${left[0]?.reserved ?? ''} reserved`,
    ratio: '',
    aim: `${units} sold, all answered`,
  };
};
