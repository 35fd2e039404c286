import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Texts as the marketplace wrote them for an order, so that the same rows are also as wide. */
interface Texts {
  readonly address: string;
  readonly names: string;
  readonly properties: string;
  readonly units: string;
  readonly article: string;
  /** The mails about it: to its buyer and to its store. */
  readonly letters: readonly { readonly subject: string; readonly text: string; readonly html: string }[];
}

/** The texts of the order placed last over HTTP. */
const textsOf = async (client: pg.Client): Promise<Texts> => {
  const { rows } = await client.query<Texts>(
    `select o.address::text, i.names::text, i.properties::text, i.units::text, i.article, m.letters
     from orders o join order_items i on i.order_id = o.id
     join lateral (select coalesce(json_agg(json_build_object('subject', subject, 'text', text, 'html', html) order by id), '[]') as letters from mails where position(o.number in subject) > 0 having count(*) = 2) m on true
     where o.quote_version <> 'v' and o.address is not null order by o.id desc limit 1`,
  );
  const [texts] = rows;
  if (texts === undefined) throw new Error('no order was placed and told of by mail before');
  return texts;
};

/** What one paid order of three lines writes, now and later, and nothing else: no rules, no pricing, no rights. */
const buyOnce = async (client: pg.Client, buyer: number, skus: readonly number[], n: string, texts: Texts): Promise<void> => {
  const run = (name: string, text: string, values: unknown[]): Promise<pg.QueryResult> => client.query({ name, text, values });
  await client.query('begin');
  await run(
    'cart',
    'insert into cart_items (user_id, sku_id, product_id, store_id, count, created_at) select $1, s.id, s.product_id, p.store_id, 10, now() from skus s join products p on p.id = s.product_id where s.id = any($2::int[]) on conflict (user_id, sku_id) do update set count = excluded.count',
    [buyer, skus],
  );
  await client.query('commit');
  await client.query('begin');
  await run('submit', 'insert into submits (user_id, uuid, order_numbers, at) values ($1, $2, $3, now())', [buyer, randomUUID(), n]);
  await run('lock', 'select sku_id from stock where sku_id = any($1::int[]) order by sku_id for update', [skus]);
  await run(
    'reserve',
    `with taken as (update stock set reserved = reserved + 10 where sku_id = any($1::int[]) returning sku_id, on_hand, reserved)
     insert into stock_movements (sku_id, kind, on_hand_change, reserved_change, on_hand, reserved, reference, actor_kind, actor_id, at)
     select sku_id, 'reserved', 0, 10, on_hand, reserved, $2, 'buyer', $3, now() from taken`,
    [skus, n, buyer],
  );
  await run('hold', 'insert into stock_reservations (reference, sku_id, count, created_at) select $1, unnest($2::int[]), 10, now()', [
    n,
    skus,
  ]);
  const { rows } = await run(
    'order',
    "insert into orders (number, user_id, store_id, status, payment_term, transport_type, delivery_type, currency, goods_total, freight, total, commission_basis_points, days_min, days_max, address, quote_version, created_at, pay_before) values ($1, $2, 1, 1, 1, 1, 1, 'USD', 3000, 0, 3000, 500, 20, 25, $3, 'v', now(), now()) returning id",
    [n, buyer, texts.address],
  );
  const { id } = rows[0] as { id: number };
  await run(
    'items',
    'insert into order_items (order_id, product_id, sku_id, names, properties, units, article, count, carton_quantity, carton_weight_grams, carton_volume_cm3, price, goods_amount, freight_unit, freight_amount) select $1, 1, unnest($2::int[]), $3, $4, $5, $6, 10, 10, 1, 1, 100, 1000, 0, 0',
    [id, skus, texts.names, texts.properties, texts.units, texts.article],
  );
  await run(
    'move',
    "insert into order_moves (order_id, from_status, to_status, actor_kind, actor_id, why, at) values ($1, null, 1, 'buyer', $2, 'placed', now())",
    [id, buyer],
  );
  await run('uncart', 'delete from cart_items where user_id = $1 and sku_id = any($2::int[])', [buyer, skus]);
  await run('work', "insert into work (kind, key, payload, due_at) values ('bench', $1, '{}', now() + interval '1 year')", [n]);
  await run('changes', "insert into changes (key) select 'product:' || unnest($1::int[])", [skus]);
  await client.query('commit');
  await client.query('begin');
  await run('due', 'select id from orders where number = $1 for update', [n]);
  const payment = await run(
    'payment',
    "insert into payments (number, user_id, attempt_id, pay_type, currency, amount, state, created_at) values ($1, $2, 'a', 9, 'USD', 3000, 'paid', now()) returning id",
    [`P${n}`, buyer],
  );
  await run('part', 'insert into payment_parts (payment_id, reference, amount) values ($1, $2, 3000)', [
    (payment.rows[0] as { id: number }).id,
    n,
  ]);
  const entry = await run('entry', "insert into journal (key, kind, reference, at) values ($1, 'bench', $1, now()) returning id", [
    `bench:${n}`,
  ]);
  await run(
    'lines',
    "insert into postings (journal_id, line, account, currency, amount) values ($1, 1, $2, 'USD', -3000), ($1, 2, $3, 'USD', 3000)",
    [(entry.rows[0] as { id: bigint }).id, `buyer:${buyer}:available`, `bench:${n}`],
  );
  await run('debit', "update balances set balance = balance - 3000 where account = $1 and currency = 'USD'", [`buyer:${buyer}:available`]);
  await run('credit', "insert into balances (account, currency, balance) values ($1, 'USD', 3000)", [`bench:${n}`]);
  await run('paid', 'update orders set status = 2, paid_at = now() where id = $1', [id]);
  await run(
    'moved',
    "insert into order_moves (order_id, from_status, to_status, actor_kind, actor_id, why, at) values ($1, 1, 2, 'buyer', $2, 'paid', now())",
    [id, buyer],
  );
  await run(
    'mail',
    "insert into work (kind, key, payload, due_at) select kind, $1, '{}', now() + interval '1 year' from unnest(array['bench.mail', 'bench.toShip', 'bench.count']) as kind",
    [n],
  );
  await client.query('commit');
  // What the worker writes for the same order: two mails, the look at the last day to ship, the counters, its own bookkeeping.
  for (const [i, { subject, text, html }] of texts.letters.entries()) {
    await client.query('begin');
    await run('unmail', 'delete from work where kind = $2 and key = $1', [n, i === 0 ? 'bench.mail' : 'bench.toShip']);
    await run('letter', "insert into mails (recipient, subject, text, html, at) values ('bench@demo.test', $1, $2, $3, now())", [
      subject,
      text,
      html,
    ]);
    if (i > 0)
      await run('late', "insert into work (kind, key, payload, due_at) values ('bench.late', $1, '{}', now() + interval '1 year')", [n]);
    await client.query('commit');
  }
  await client.query('begin');
  await run('uncount', "delete from work where kind = 'bench.count' and key = $1", [n]);
  await run('sold', 'update products set sold = sold + 10 where id in (select product_id from skus where id = any($1::int[]))', [skus]);
  await client.query('commit');
};

/** Orders a minute that the driver alone writes with so many connections: the second yardstick. Orders were placed over HTTP before. */
export const bareOrders = async (
  url: string,
  buyers: readonly number[],
  skusOf: (i: number) => readonly number[],
  seconds: number,
): Promise<number> => {
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  const texts = await textsOf(reader);
  await reader.end();
  const end = performance.now() + seconds * 1000;
  let count = 0;
  await Promise.all(
    buyers.map(async (buyer, lane) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      for (let i = 0; performance.now() < end; i += 1) {
        await buyOnce(client, buyer, skusOf(lane * 1000 + i), `${Date.now()}${lane}${String(i).padStart(6, '0')}`.slice(-18), texts);
        count += 1;
      }
      await client.end();
    }),
  );
  return (count * 60) / seconds;
};
