import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { clientOf } from './load.ts';

export interface Buyers {
  readonly ids: readonly number[];
  readonly tokens: readonly string[];
}

/** Buyers for the bench, each with an address, a session and a balance that lasts. */
export const makeBuyers = async (url: string, count: number): Promise<Buyers> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ids: number[] = [];
  const tokens: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const token = randomUUID();
    const { rows } = await client.query<{ id: number }>(
      'insert into users (user_name, mail, nick_name, created_at) values ($1, $2, $1, now()) returning id',
      [`bench${i}`, `bench${i}@demo.test`],
    );
    const id = rows[0]?.id ?? 0;
    await client.query(
      "insert into addresses (user_id, receiver, mobile, country, province, city, area, addr, post_code, is_default, created_at) values ($1, 'Bench', '+79000000000', 'RU', 'P', 'C', 'A', 'Street 12345', '620000', true, now())",
      [id],
    );
    await client.query(
      "insert into sessions (token_hash, kind, holder_id, created_at, expires_at) values ($1, 'buyer', $2, now(), now() + interval '1 day')",
      [createHash('sha256').update(token).digest(), id],
    );
    await client.query(
      "with e as (insert into journal (key, kind, reference, at) values ($1, 'opening', $1, now()) returning id), p as (insert into postings (journal_id, line, account, currency, amount) select id, 1, 'platform:opening', 'USD', -1000000000000 from e union all select id, 2, $2, 'USD', 1000000000000 from e) insert into balances values ($2, 'USD', 1000000000000)",
      [`opening:bench:${id}`, `buyer:${id}:available`],
    );
    ids.push(id);
    tokens.push(token);
  }
  await client.end();
  return { ids, tokens };
};

export interface Line {
  readonly prodId: number;
  readonly skuId: number;
  readonly shopId: number;
  readonly count: number;
}

/** Three lines of one store for each order, drawn over the catalogue. */
export const linesFrom = async (url: string): Promise<readonly (readonly Line[])[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('update stock set on_hand = 500000000');
  // A lane has more orders open at once than a buyer may.
  await client.query(
    "insert into settings (name, value, changed_at) values ('unpaidOrdersMax', '10000', now()) on conflict (name) do update set value = excluded.value",
  );
  // What is measured is paying, not signing.
  await client.query(
    "insert into settings (name, value, changed_at) values ('contractsOn', 'false', now()) on conflict (name) do update set value = excluded.value",
  );
  // Every process keeps the rules until it hears of a change.
  await client.query("insert into changes (key, at) values ('site', now())");
  await new Promise((resolve) => {
    setTimeout(resolve, 2000);
  });
  const { rows } = await client.query<Line>(
    'select p.id as "prodId", min(s.id) as "skuId", p.store_id as "shopId", p.minimum as count from products p join skus s on s.product_id = p.id group by p.id order by p.store_id, p.id',
  );
  await client.end();
  const triples: Line[][] = [];
  for (let i = 0; i + 3 <= rows.length; i += 3) {
    const three = rows.slice(i, i + 3);
    if (three.every((l) => l.shopId === three[0]?.shopId)) triples.push(three);
  }
  return triples;
};

/** Waits until the worker has done everything that fell due. */
const drained = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (;;) {
    const { rows } = await client.query<{ done: boolean }>('select count(*) = 0 as done from work where due_at <= now()');
    if (rows[0]?.done === true) break;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  await client.end();
};

/**
 * Orders a minute from cart to paid over HTTP: cart, confirm, submit, pay; the time counts until the
 * worker has done what follows from them, so that its writes are paid for like everyone else's.
 */
export const paidOrders = async (
  base: string,
  url: string,
  tokens: readonly string[],
  lines: readonly (readonly Line[])[],
  seconds: number,
): Promise<{ readonly perMinute: number; readonly p50Ms: number; readonly p99Ms: number }> => {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    tokens.map(async (token, lane) => {
      const client = clientOf(base, token);
      for (let i = lane * 37; performance.now() < end; i += tokens.length) {
        const started = performance.now();
        const wanted = lines[i % lines.length] ?? [];
        const cart = await client.call('POST', '/p/shopCart/changeItems', wanted);
        const basketIds = (cart.data as { basketId: number }[]).map((l) => l.basketId);
        const quote = await client.call('POST', '/p/order/confirm', { basketIds });
        const { orderNumbers } = (
          await client.call('POST', '/p/order/submit', {
            basketIds,
            uuid: randomUUID(),
            quoteVersion: (quote.data as { quoteVersion: string }).quoteVersion,
          })
        ).data as { orderNumbers: string };
        await client.call('POST', '/p/order/pay', { orderNumbers, payType: 9 });
        times.push(performance.now() - started);
      }
      client.close();
    }),
  );
  await drained(url);
  const minutes = (performance.now() - begun) / 60_000;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perMinute: times.length / minutes, p50Ms: at(0.5), p99Ms: at(0.99) };
};
