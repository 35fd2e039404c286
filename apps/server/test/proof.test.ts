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
/** An offer of the platform to which no store agreed, on one variant; of some pieces that were taken one buyer may have two. */
const anOffer =
  "insert into offers (offer_kind, titles, starts_at, ends_at, created_at) values (1, '{}', now(), now() + interval '1 day', now())";
const anItem = (taken: number): string =>
  `insert into offer_items (offer_id, sku_id, product_id, store_id, price, per_buyer, taken, agreed) select o.id, s.id, p.id, p.store_id, 1, 2, ${taken}, false from offers o, skus s join products p on p.id = s.product_id where s.id = 1`;
const breaks: Readonly<Record<string, (s: Scene) => readonly string[]>> = {
  'a journal entry does not sum to zero': () => [
    'update postings set amount = amount + 1 where line = 1 and journal_id = (select max(journal_id) from postings)',
  ],
  'a currency does not sum to zero over all accounts': () => [
    'update postings set amount = amount + 1 where line = 1 and journal_id = (select max(journal_id) from postings)',
  ],
  'a journal entry has no postings': () => ["insert into journal (key, kind, reference, at) values ('x', 'adjustment', 'x', now())"],
  'escrow of an open order differs from what was paid for it, with what the platform paid of it, and has not gone back': (s) => [
    `update balances set balance = balance - 1 where account = 'escrow:${s.paid}'`,
  ],
  'escrow of an order that is not open is not empty': (s) => [
    `insert into balances (account, currency, balance) values ('escrow:${s.unpaid}', 'USD', 5)`,
  ],
  'escrow without an order': () => ["insert into balances (account, currency, balance) values ('escrow:1', 'USD', 0)"],
  'a balance differs from the sum of its postings': () => ["update balances set balance = balance + 1 where account = 'buyer:2:available'"],
  'reserved stock differs from the open reservations': () => ['update stock set reserved = reserved + 1 where on_hand > reserved'],
  'movements of stock do not add up to what is on hand and reserved': () => ['update stock set on_hand = on_hand + 1 where sku_id = 1'],
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
  'what a payment stands for differs from what it brought into escrow or onto a balance': (s) => [
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
  'an order that costs its buyer nothing waits to be paid, or one is said to be paid with points that owes money': (s) => [
    `update orders set pay_type = 0 where number = '${s.paid}'`,
  ],
  'a completed order of which a part was not paid': (s) => [
    `insert into order_instalments (order_id, sequence, stage, percent, amount, reference) select id, 2, 2, 50, 1, 'x' from orders where number = '${s.completed}'`,
  ],
  'a paid part of a price without a payment of just that, or a payment of a part that is not paid': (s) => [
    `insert into order_instalments (order_id, sequence, stage, percent, amount, reference, paid_at) select id, 2, 2, 50, 1, 'x', now() from orders where number = '${s.paid}'`,
  ],
  'the parts of a price do not add up to it, or do not follow its terms': (s) => [
    `update orders set payment_term = 3 where number = '${s.unpaid}'`,
    `insert into order_instalments (order_id, sequence, stage, percent, amount, reference) select id, 1, 1, 50, total, number from orders where number = '${s.unpaid}'`,
  ],
  'pieces taken at the price of an offer are not those that orders have, or more than there are': () => [anOffer, anItem(3)],
  'a buyer has more pieces at the price of an offer than one buyer may have': () => [
    anOffer,
    anItem(3),
    "insert into offer_takes (offer_item_id, user_id, order_number, count, taken_at) select id, 1, 'x', 3, now() from offer_items",
  ],
  'the lines of an order with an offer are not what it took, or took pieces come back while it goes on or not when it ended unpaid': (
    s,
  ) => [
    anOffer,
    anItem(0),
    `insert into offer_takes (offer_item_id, user_id, order_number, count, taken_at, returned_at) select id, 1, '${s.canceled}', 3, now(), now() from offer_items`,
  ],
  'a line with an offer has another price than the offer says, another pays for it, or its store did not agree': (s) => [
    anOffer,
    anItem(0),
    `update order_items set offer_id = (select id from offers), price_before = price + 1 where order_id = (select id from orders where number = '${s.paid}')`,
  ],
  'bank money that has waited for a second operator for longer than a day': () => [
    "insert into journal (key, kind, reference, at) values ('w', 'capture', 'bank:TX-W', now() - interval '2 days')",
    "insert into postings (journal_id, line, account, currency, amount) select id, x.line, x.account, 'USD', x.amount from journal j, (values (1, 'clearing:bank', -7), (2, 'platform:suspense', 7)) x (line, account, amount) where j.key = 'w'",
    "insert into bank_transfers (transaction_id, told_currency, told_value, told_reference, payer, currency, amount, state, recorded_at) values ('TX-W', 'USD', '0.07', '', '', 'USD', 7, 'unmatched', now())",
    "insert into proposals (kind, subject, input, amount, currency, reason, proposed_at, proposed_by) select 'transfer', 'transfer:' || id, '{}', 7, 'USD', 'x', now(), 1 from bank_transfers where transaction_id = 'TX-W'",
  ],
  'cash that came for an order that was over is booked otherwise than it was recorded': (s) => [
    `insert into late_cash (reference, order_number, currency, amount, goes_to, reason, recorded_at, recorded_by) values ('late', '${s.canceled}', 'USD', 5, 'store', 'x', now(), 1)`,
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
  'an order waits for a contract that does not wait, or went on without both signatures': (s) => [
    `insert into agreements (number, order_id, party, paper, created_at, sign_before) select 'x', id, 'buyer', '{}', now(), now() from orders where number = '${s.paid}'`,
  ],
  'a signed contract without its one signature, or a signature of other bytes or of the other side': (s) => [
    `insert into agreements (number, order_id, party, paper, created_at, sign_before, state, ended_at, document) select 'x', id, 'buyer', '{}', now(), now(), 2, now(), 'd' from orders where number = '${s.canceled}'`,
  ],
  'a seal that does not fit its record, or does not follow the seal before it': (s) => [
    `with made as (insert into agreements (number, order_id, party, paper, created_at, sign_before, state, ended_at, document) select 'x', id, 'buyer', '{}', now(), now(), 2, now(), 'd' from orders where number = '${s.canceled}' returning id)
     insert into agreement_signatures (agreement_id, signer_kind, signer_id, signer_name, signed_at, consent, code_sent_to, document, previous, seal) select id, 'buyer', 1, 'n', now(), 'c', 'm', 'd', repeat('0', 64), 'forged' from made`,
  ],
  'payouts in transit differ from what stores and buyers have asked for': () => [
    `insert into payouts (number, store_id, currency, amount, state, bank, asked_at, asked_by) values ('9', 1, 'USD', 7, 'asked', '{}', now(), 1)`,
  ],
  'a payout is booked otherwise than its state says': () => [
    `insert into payouts (number, store_id, currency, amount, state, bank, bank_reference, asked_at, asked_by) values ('9', 1, 'USD', 7, 'paid', '{}', 'b', now(), 1)`,
  ],
  'a correction of a balance is booked otherwise than it was decided': () => [
    `insert into proposals (kind, subject, input, currency, amount, reason, state, proposed_at, proposed_by, decided_at, decided_by) values ('balance', 'user:1', '{}', 'USD', 7, 'x', 'done', now(), 1, now(), 2)`,
  ],
  'what has gone back of a line, an order or a payment is not what its refunds say, or more than was paid': (s) => [
    `update orders set refunded = 1 where number = '${s.paid}'`,
  ],
  'an amount asked back differs from its lines, or what is asked back exceeds what is held': (s) => [
    `insert into refunds (number, apply_number, order_id, order_number, user_id, store_id, apply_type, is_received, status, currency, goods, freight, count, reason, created_at, changed_at)
     select '5', '5', id, number, user_id, store_id, 1, false, 1, currency, 7, 0, 1, 'x', now(), now() from orders where number = '${s.paid}'`,
  ],
  'the moves of a refund do not lead to its state, or one does not start where the one before ended': (s) => [
    `insert into refunds (number, apply_number, order_id, order_number, user_id, store_id, apply_type, is_received, status, currency, goods, freight, count, reason, created_at, changed_at)
     select '5', '5', id, number, user_id, store_id, 1, false, 1, currency, 7, 0, 1, 'x', now(), now() from orders where number = '${s.paid}'`,
  ],
  'a refund is under way for an order that is closed or completed': (s) => [
    `insert into refunds (number, apply_number, order_id, order_number, user_id, store_id, apply_type, is_received, status, currency, goods, freight, count, reason, created_at, changed_at)
     select '5', '5', id, number, user_id, store_id, 1, false, 1, currency, 7, 0, 1, 'x', now(), now() from orders where number = '${s.unpaid}'`,
    `update orders set status = 6 where number = '${s.unpaid}'`,
  ],
  'a paid top-up without exactly one credit of just that to its buyer, or a credit without a paid top-up': () => [
    `insert into top_ups (number, user_id, currency, amount, created_at, paid_at, pay_type) values ('T1', 1, 'USD', 7, now(), now(), 10)`,
  ],
  'what the platform adds to a top-up is booked otherwise than it was offered': () => [
    `insert into top_ups (number, user_id, currency, amount, gift, created_at, paid_at, pay_type) values ('T2', 1, 'USD', 7, 1, now(), now(), 10)`,
  ],
  'what is held of a balance is not what its attempts hold, and what was taken back of its top-ups': () => [
    `insert into payments (number, user_id, attempt_id, pay_type, currency, amount, balance_amount, state, created_at) values ('3', 1, 'c', 10, 'USD', 9, 7, 'waiting', now())`,
  ],
  'an attempt that is not paid still stands for an order that is over': (s) => [
    `with attempt as (insert into payments (number, user_id, attempt_id, pay_type, currency, amount, state, created_at) values ('4', 1, 'd', 20, 'USD', 1, 'waiting', now()) returning id)
     insert into payment_parts (payment_id, reference, amount) select id, '${s.canceled}-2', 1 from attempt`,
  ],
  'what stores owe is not what the platform has paid first for them': () => [
    `insert into balances (account, currency, balance) values ('store:1:debt', 'USD', 5)`,
  ],
  'freight that went back for a fault of a store is not what the store has borne': () => [
    "insert into journal (key, kind, reference, at) values ('ff', 'faultFreight', 'none', now())",
    "insert into postings (journal_id, line, account, currency, amount) select id, x.line, x.account, 'USD', x.amount from journal j, (values (1, 'platform:adjustments', -7), (2, 'platform:freight', 7)) x (line, account, amount) where j.key = 'ff'",
  ],
  'numbers of invoices that do not run from one to the last without a gap': () => [
    `insert into invoice_numbers (issuer, year, last) values ('platform', 2020, 2)`,
  ],
  'an invoice that is not the sum of its buyer’s orders, or a failed one that still stands for an order': () => [
    `insert into invoices (user_id, header_type, name, country, tax_number, registration_code, address, locale, currency, amount, applied_at) values (1, 2, 'x', 'RU', '', '', '', 'en', 'USD', 7, now())`,
  ],
  'the moves of an invoice do not lead to its state': () => [
    `insert into invoices (user_id, header_type, name, country, tax_number, registration_code, address, locale, currency, amount, applied_at) values (1, 2, 'y', 'RU', '', '', '', 'en', 'USD', 7, now())`,
  ],
  'points that remain in a lot are not what its entries say': () => ['update point_lots set remaining = remaining - 1'],
  'a lot of points that is not what was granted for it': () => ['update point_lots set amount = amount + 1'],
  'points granted for an order that is not completed, or to somebody else': () => ['update point_lots set user_id = user_id + 1'],
  'points used on an order, or come back of it, are not what it says': (s) => [
    `insert into point_entries (lot_id, kind, amount, reference, at) select id, 'spend', -1, '${s.unpaid}', now() from point_lots limit 1`,
  ],
  'points of an order’s lines or refunds do not add up to the order’s': (s) => [
    `update orders set points = 10, reduction = 10, points_amount = 10, total = total - 10 where number = '${s.unpaid}'`,
  ],
  'what points cost the platform is not what the paid orders say': (s) => [
    `update orders set points = 10, reduction = 10, points_amount = 10, total = total - 10 where number = '${s.paid}'`,
  ],
  'shares of what was taken off a line are not what the line says': () => [
    `insert into order_item_shares (order_item_id, kind, owner, amount) select min(id), 'storeCoupon', 'store', 1 from order_items`,
  ],
  'what others than its buyer pay of an order, or what of it went back, is not what its lines or refunds say': (s) => [
    `update orders set freight_store = 1 where number = '${s.unpaid}'`,
  ],
  'what promotions cost the platform is not what the paid orders say': (s) => [
    `update orders set freight_platform = 1 where number = '${s.paid}'`,
  ],
  'a correction of points is booked otherwise than it was decided': () => [
    `insert into proposals (kind, subject, input, amount, reason, state, proposed_at, proposed_by, decided_at, decided_by) values ('points', 'user:1', '{}', 7, 'x', 'done', now(), 1, now(), 2)`,
  ],
  'a paid line that waits for no group has not one voucher for each piece bought by voucher, or another has some': (s) => [
    `update orders set mold = 1, address = null where number = '${s.paid}'`,
  ],
  'an order of vouchers waits though none can be used, or is over though one can': (s) => [
    `update orders set mold = 1, address = null, status = 3 where number = '${s.paid}'`,
  ],
  'a voucher is void, or expired with refund, and its price has not gone back': (s) => [
    `insert into vouchers (order_id, order_item_id, store_id, code, code_hash, state, unused, issued_at, valid_until, voided_at)
     select o.id, i.id, o.store_id, 'x', 'x', 4, 'refund', now(), now(), now() from orders o join order_items i on i.order_id = o.id where o.number = '${s.paid}'`,
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
    const files = ['ledger-proof.ts', 'proof-checks.ts', 'point-checks.ts', 'promotion-checks.ts', 'offer-checks.ts', 'stock-checks.ts'];
    const source = files.map((file) => readFileSync(join(import.meta.dirname, '../src/reads', file), 'utf8')).join('');
    const checks = [...source.matchAll(/^ {4}what: '(.+)',$/gm)].map((m) => m[1] ?? '');
    expect(Object.keys(breaks).toSorted()).toEqual(checks.toSorted());
  });

  it('tells the operator what is held for the open orders when all is well', async () => {
    const proof = await market.operator.ok('GET /platform/ledger/proof', {});
    const [paid] = await market.query<{ total: string }>('select total::text as total from orders where number = $1', [scene.paid]);
    expect(proof).toMatchObject({ balanced: true, differences: [], escrow: { held: Number(paid!.total) / 100, openOrders: 1 } });
  });
});
