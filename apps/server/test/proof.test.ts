import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../src/reads/ledger-proof.ts';
import { pay, placeOrder, receivedOrder } from './goods.ts';
import { type Marketplace, openMarketplace } from './marketplace.ts';

/** How each check of the proof is made to fail, in a marketplace that has one order of each kind. */
interface Scene {
  readonly completed: string;
  readonly paid: string;
  readonly unpaid: string;
  readonly canceled: string;
}
const breaks: Readonly<Record<string, (s: Scene) => readonly string[]>> = {
  'a journal entry does not sum to zero': () => [
    'update postings set amount = amount + 1 where line = 1 and journal_id = (select max(journal_id) from postings)',
  ],
  'a currency does not sum to zero over all accounts': () => [
    'update postings set amount = amount + 1 where line = 1 and journal_id = (select max(journal_id) from postings)',
  ],
  'a journal entry has no postings': () => ["insert into journal (key, kind, reference, at) values ('x', 'adjustment', 'x', now())"],
  'escrow of an open order differs from what it was charged': (s) => [
    `update balances set balance = balance - 1 where account = 'escrow:${s.paid}'`,
  ],
  'escrow of an order that is not open is not empty': (s) => [
    `insert into balances (account, currency, balance) values ('escrow:${s.unpaid}', 'USD', 5)`,
  ],
  'escrow without an order': () => ["insert into balances (account, currency, balance) values ('escrow:1', 'USD', 0)"],
  'a balance differs from the sum of its postings': () => ["update balances set balance = balance + 1 where account = 'buyer:2:available'"],
  'reserved stock differs from the open reservations': () => ['update stock set reserved = reserved + 1 where on_hand > reserved'],
  'reservations of an order do not match its lines': (s) => [
    `update stock_reservations set count = count + 1 where reference = '${s.paid}'`,
  ],
  'an open reservation of a closed order': (s) => [`update stock_reservations set released_at = null where reference = '${s.canceled}'`],
  'an order with two active payments': (s) => [
    'drop index payment_parts_one_active',
    `with second as (insert into payments (number, user_id, attempt_id, pay_type, currency, amount, state, created_at) values ('2', 1, 'b', 9, 'USD', 1, 'paid', now()) returning id)
     insert into payment_parts (payment_id, reference, amount) select id, '${s.paid}', 1 from second`,
  ],
  'a payment differs from the sum of its parts': () => ['update payments set amount = amount + 1'],
  'what a payment stands for differs from what it brought into escrow': (s) => [
    `update payment_parts set is_active = false where reference = '${s.paid}'`,
  ],
  'an attempt that is over still stands for an order': (s) => [
    `with attempt as (insert into payments (number, user_id, attempt_id, pay_type, currency, amount, state, created_at) values ('2', 1, 'b', 10, 'USD', 1, 'declined', now()) returning id)
     insert into payment_parts (payment_id, reference, amount) select id, '${s.unpaid}', 1 from attempt`,
  ],
  'money that a provider took is booked otherwise than it was recorded': () => [
    "insert into provider_captures (provider, id, payment_id, told_currency, told_value, currency, amount, applied, at) select 'x', 'c', min(id), 'USD', '1.00', 'USD', 100, 0, now() from payments",
  ],
  'a completed order without exactly one release, or a release of an order that is not completed': (s) => [
    `update orders set status = 5 where number = '${s.paid}'`,
  ],
  'a paid order without a payment, or a payment of an order that is not paid': (s) => [
    `update orders set paid_at = now() where number = '${s.unpaid}'`,
  ],
  'money without an order older than a day': () => [
    `with entry as (insert into journal (key, kind, reference, at) values ('x', 'adjustment', 'x', now() - interval '2 days') returning id)
     insert into postings (journal_id, line, account, currency, amount) select id, 1, 'platform:suspense', 'USD', 7 from entry union all select id, 2, 'platform:adjustments', 'USD', -7 from entry`,
  ],
  'money without an order that nobody looks after': () => [
    `with entry as (insert into journal (key, kind, reference, at) values ('x', 'adjustment', 'x', now()) returning id)
     insert into postings (journal_id, line, account, currency, amount) select id, 1, 'platform:suspense', 'USD', 7 from entry union all select id, 2, 'platform:adjustments', 'USD', -7 from entry`,
  ],
  'more of a capture has gone back than came, or came out of suspense than stood there': () => [
    "insert into provider_captures (provider, id, payment_id, told_currency, told_value, currency, amount, applied, at) select 'x', 'c', min(id), 'USD', '1.00', 'USD', 100, 100, now() from payments",
    "insert into payment_refunds (number, payment_id, provider, capture_id, currency, amount, state, created_at) select 'r', min(id), 'x', 'c', 'USD', 1, 'asked', now() from payments",
  ],
  'money that was taken back outside is booked otherwise than it was recorded': () => [
    "insert into provider_captures (provider, id, payment_id, told_currency, told_value, currency, amount, applied, at) select 'x', 'c', min(id), 'USD', '1.00', 'USD', 100, 100, now() from payments",
    "insert into provider_reversals (provider, id, payment_id, capture_id, told_currency, told_value, amount, at) select 'x', 'v', min(id), 'c', 'USD', '1.00', 100, now() from payments",
  ],
  'the moves of an order do not lead to its state': (s) => [`update orders set status = 3 where number = '${s.paid}'`],
  'a move that the table of moves does not know': () => [`update order_moves set actor_kind = 'seller' where why = 'paid'`],
  'a move does not start where the one before ended': () => [
    'update order_moves set from_status = 9 where id = (select max(id) from order_moves)',
  ],
  'an order’s lines do not add up to what it was charged': (s) => [
    `update orders set goods_total = goods_total + 1, total = total + 1 where number = '${s.unpaid}'`,
  ],
};

describe('the proof of the books', () => {
  let market: Marketplace;
  let scene: Scene;
  beforeEach(async () => {
    market = await openMarketplace({ poolSize: 2 });
    const buyer = market.buyer(1);
    const completed = await receivedOrder(market, buyer);
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: completed });
    const [paid = '', unpaid = '', canceled = ''] = [
      ...(await placeOrder(market, buyer)),
      ...(await placeOrder(market, buyer)),
      ...(await placeOrder(market, buyer)),
    ];
    await pay(buyer, [paid]);
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: canceled });
    scene = { completed, paid, unpaid, canceled };
  });
  afterEach(async () => {
    await market.close();
  });

  it.each(Object.entries(breaks))('sees that %s', async (what, statementsOf) => {
    expect(await brokenInvariants(market.app.database.db)).toEqual([]);
    // As someone would who writes past the program: triggers and references are off for this connection.
    await market.query('set session_replication_role = replica');
    for (const statement of statementsOf(scene)) await market.query(statement);
    const found = await brokenInvariants(market.app.database.db);
    expect(found.map((d) => d.what)).toContain(what);
    expect(found.find((d) => d.what === what)?.rows.length).toBeGreaterThan(0);
    const proof = await market.operator.ok('GET /platform/ledger/proof', {});
    expect([proof.balanced, proof.checked.every((c) => c.ok)]).toEqual([false, false]);
  });

  it('has a way to fail for each of its checks', () => {
    const source = readFileSync(join(import.meta.dirname, '../src/reads/ledger-proof.ts'), 'utf8');
    const checks = [...source.matchAll(/^ {4}what: '(.+)',$/gm)].map((m) => m[1] ?? '');
    expect(Object.keys(breaks).toSorted()).toEqual(checks.toSorted());
  });

  it('tells the operator what is held for the open orders when all is well', async () => {
    const proof = await market.operator.ok('GET /platform/ledger/proof', {});
    const [paid] = await market.query<{ total: string }>('select total::text as total from orders where number = $1', [scene.paid]);
    expect(proof).toMatchObject({ balanced: true, differences: [], escrow: { held: Number(paid!.total) / 100, openOrders: 1 } });
  });
});
