import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Buyers, type Line, paidOrders } from './orders.ts';
import { type Load, loadOf } from './load.ts';
import { ratio, round, type Row, say } from './report.ts';

const many = 1_000_000;
/** Orders of the buyer whose list is read, before and after. */
const own = 200;

/** How far the money of an order went that is over: from the balance into escrow, and out of it. Minor units, all lines of an entry. */
const entries = `
  select 'capture' as kind, 1 as line, 'buyer:' || user_id || ':available' as account, -total as amount, number, paid_at as at from new
  union all select 'capture', 2, 'escrow:' || number, total, number, paid_at from new
  union all select 'release', 1, 'escrow:' || number, -total, number, completed_at from new
  union all select 'release', 2, 'store:' || store_id || ':available', total - 2, number, completed_at from new
  union all select 'release', 3, 'platform:commission', 2, number, completed_at from new`;
/** What every paid order leaves behind: its moves, its payment, two entries of the books with five lines. @param numbers first and last of them */
const addTraces = async (client: pg.Client, numbers: readonly [string, string]): Promise<void> => {
  const added = 'with new as (select * from orders where number between $1 and $2)';
  // Rows of orders that were just written: looking each of them up again would take minutes.
  await client.query("set session_replication_role = 'replica'");
  await client.query(
    `${added} insert into order_moves (order_id, from_status, to_status, actor_kind, actor_id, why, at)
     select new.id, m.from_status, m.to_status, 'buyer', new.user_id, m.why, new.created_at from new,
       (values (null::smallint, 1::smallint, 'placed'), (1, 2, 'paid'), (2, 3, 'shipped'), (3, 4, 'received'), (4, 5, 'satisfied')) as m (from_status, to_status, why)`,
    [...numbers],
  );
  await client.query(
    `${added}, made as (
       insert into payments (number, user_id, attempt_id, pay_type, currency, amount, state, created_at, paid_at)
       select 'P' || number, user_id, number, 9, currency, total, 'paid', created_at, paid_at from new returning id, number, amount
     ) insert into payment_parts (payment_id, reference, amount) select id, substr(number, 2), amount from made`,
    [...numbers],
  );
  await client.query(
    `${added}, lines as (${entries}), made as (
       insert into journal (key, kind, reference, at) select kind || ':' || number, kind, number, at from lines where line = 1 returning id, key
     ) insert into postings (journal_id, line, account, currency, amount)
     select made.id, l.line, l.account, 'USD', l.amount from lines l join made on made.key = l.kind || ':' || l.number`,
    [...numbers],
  );
  await client.query('reset session_replication_role');
};

/** Copies orders of what was bought already: so many of one buyer, or spread over everybody, with all that a paid order leaves behind. */
const addOrders = async (client: pg.Client, count: number, userId: number | null): Promise<void> => {
  const first = userId === null ? 10_000_000 : 0;
  await client.query(
    `with model as (
       select o.* from orders o where o.status = 2 order by o.id limit 1
     ), people as (select array_agg(id) as ids, count(*) as of from users where user_name like 'crowd%'),
     made as (
       insert into orders (number, user_id, store_id, status, payment_term, transport_type, delivery_type, currency, goods_total, freight, total, commission_basis_points, days_min, days_max, ship_days, claim_days, address, quote_version, pay_type, created_at, paid_at, completed_at)
       select '99' || lpad((s.n + $2::bigint)::text, 14, '0'), coalesce($3::int, p.ids[1 + s.n % p.of]), 1 + (s.n % 50), 5, 1, 1, 1, m.currency, m.goods_total, m.freight, m.total, m.commission_basis_points, m.days_min, m.days_max, m.ship_days, m.claim_days, m.address, m.quote_version, 9,
         now() - s.n * interval '1 minute', now(), now()
       from model m, people p, generate_series(1, $1::bigint) as s (n) returning id
     )
     insert into order_items (order_id, product_id, sku_id, names, properties, units, article, picture, count, carton_quantity, carton_weight_grams, carton_volume_cm3, price, goods_amount, freight_unit, freight_amount, shipped)
     select made.id, i.product_id, i.sku_id, i.names, i.properties, i.units, i.article, i.picture, i.count, i.carton_quantity, i.carton_weight_grams, i.carton_volume_cm3, i.price, i.goods_amount, i.freight_unit, i.freight_amount, i.count
     from made, (select * from order_items where order_id = (select id from model) order by id limit 1) i`,
    [count, first, userId],
  );
  const numberOf = (n: number): string => `99${String(n).padStart(14, '0')}`;
  await addTraces(client, [numberOf(first + 1), numberOf(first + count)]);
};

/** A session of the first account of this kind, for lists that are not a buyer's. */
const sessionOf = async (client: pg.Client, kind: 'seller' | 'operator'): Promise<string> => {
  const token = randomUUID();
  await client.query(
    "insert into sessions (token_hash, kind, holder_id, created_at, expires_at) values ($1, $2, 1, now(), now() + interval '1 day')",
    [createHash('sha256').update(token).digest(), kind],
  );
  return token;
};

/** Paying, and lists of a buyer, a store and the operators, with few orders and with a million of others. */
export const orderListRows = async (
  base: string,
  url: string,
  buyers: Buyers,
  lines: readonly (readonly Line[])[],
  seconds: number,
): Promise<Row[]> => {
  say('order lists');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const [id = 0] = buyers.ids;
  await addOrders(client, own, id);
  const lists = [
    {
      what: `a buyer's list of ${own} orders`,
      paths: ['status=0', 'status=5', 'orderTimeStatus=1', 'current=20'].map((query) => `/api/p/myOrder/myOrderSearch?${query}`),
      authorization: buyers.tokens[0] ?? '',
    },
    {
      what: "a store's list, by state, page and number",
      paths: ['status=5', 'status=0&current=20', 'orderNumber=9900000010000012'].map((query) => `/api/shop/admin/order/page?${query}`),
      authorization: await sessionOf(client, 'seller'),
    },
    {
      what: "the operators' list of all orders, narrowed by total, days, country and way of payment, and sorted by total",
      paths: ['minTotal=999999', 'from=2020-01-01T00:00:00Z&until=2020-02-01T00:00:00Z', 'country=KZ', 'payType=10', 'sort=highest'].map(
        (query) => `/api/platform/order/page?${query}`,
      ),
      authorization: await sessionOf(client, 'operator'),
    },
    {
      what: "the operators' list of all orders, by state, page and number",
      paths: ['status=5', 'status=0&current=20', 'orderNumber=9900000010000012'].map((query) => `/api/platform/order/page?${query}`),
      authorization: await sessionOf(client, 'operator'),
    },
  ];
  const measured = async (): Promise<Load[]> => {
    for (const table of ['orders', 'order_items', 'order_moves', 'payments', 'payment_parts', 'journal', 'postings'])
      await client.query(`vacuum analyze ${table}`);
    // What was added is written to the disk beforehand, not while others are measured.
    await client.query('checkpoint');
    const loads: Load[] = [];
    for (const { paths, authorization } of lists) {
      const headers = { authorization, locale: 'en' };
      await loadOf(base, paths, 1, headers);
      loads.push(await loadOf(base, paths, seconds, headers));
    }
    return loads;
  };
  const paying = async (): Promise<number> => (await paidOrders(base, url, buyers.tokens.slice(1, 17), lines, seconds)).perMinute;
  await paying();
  const paidFew = await paying();
  const few = await measured();
  say(`${round(many)} orders, with their moves, payments and entries of the books`);
  await addOrders(client, many, null);
  const lots = await measured();
  await paying();
  const paidLots = await paying();
  const { rows } = await client.query<{ count: string }>('select count(*)::text as count from orders');
  await client.end();
  const beside = `beside ${round(Number(rows[0]?.count ?? 0))} of others with their payments and entries`;
  const paid: Row = {
    what: `cart to paid, three lines, 16 buyers, ${beside}`,
    figure: `${round(paidLots)}/min`,
    yardstick: `beside few ${round(paidFew)}/min`,
    ratio: ratio(paidLots, paidFew),
    aim: '≥ 0.90: flat',
  };
  const read = lists.map(({ what }, i) => ({
    what: `${what}, ${beside}`,
    figure: `${round(lots[i]?.perSecond ?? 0)}/s, p99 ${lots[i]?.p99Ms ?? 0} ms, ${lots[i]?.errors ?? 0} errors`,
    yardstick: `beside few ${round(few[i]?.perSecond ?? 0)}/s`,
    ratio: ratio(lots[i]?.perSecond ?? 0, few[i]?.perSecond ?? 0),
    aim: '≥ 0.90: flat',
  }));
  return [paid, ...read];
};
