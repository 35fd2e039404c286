import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { startScript } from './processes.ts';
import { round, say } from './report.ts';

// Run by `npm run bench -- --lists 100000` on a database of its own: fills every list of both consoles with so many
// rows by SQL and asks for its first page, as whoever opens it does. Nothing of it is proven: the rows are only as true
// as lists need them.
const at = process.argv.indexOf('--lists');
const rows = Number(process.argv[at + 1] ?? 100_000);
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] ?? '' });
await client.connect();
const fill = async (what: string, statement: string): Promise<void> => {
  const started = performance.now();
  await client.query(statement.replaceAll('$rows', String(rows)));
  say(`${what}: ${round((performance.now() - started) / 1000)} s`);
};
const when = "now() - s.n * interval '1 minute'";
const series = 'generate_series(1, $rows) as s (n)';
const address = JSON.stringify({
  receiver: 'Anna',
  mobile: '+79990000000',
  country: 'RU',
  province: '77',
  city: 'Moscow',
  area: '',
  addr: 'Arbat 1',
  postCode: '',
});

await client.query("set session_replication_role = 'replica'"); // No checks of foreign keys: the rows are made to fit.
await fill(
  'buyers',
  `insert into users (user_name, mail, nick_name, created_at) select 'many' || n, 'many' || n || '@bench.test', 'Many ' || n, ${when} from ${series}`,
);
await fill(
  'stores',
  `insert into stores (name, display_name, firm_name, city, intro, status, opened_at) select 'Many ' || n, 'Many ' || n, 'Many ' || n || ' Ltd', 'Yiwu', '{}', 1, ${when} from ${series}`,
);
await fill(
  'products of a store',
  `with made as (
     insert into products (store_id, category_id, code, status, pricing_mode, currency, minimum, carton_quantity, carton_weight_grams, carton_volume_cm3, delivery_tiers, min_price, max_price, created_at)
     select 1, (select min(id) from categories where level = 3), 'MANY-' || n, 2, 0, 'USD', 12, 12, 1000, 1000, '[]', 100, 100, ${when} from ${series} returning id
   ), named as (insert into product_texts (product_id, locale, name, unit) select id, 'en', 'Product ' || id, 'piece' from made),
   variants as (insert into skus (product_id, position, article, price, ordinary_freight, express_freight, properties) select id, 0, 'A' || id, 100, 1, 2, '{"en": [["Size", "S"]]}' from made returning id)
   insert into stock (sku_id, on_hand) select id, 100 from variants`,
);
await fill(
  'orders',
  `with made as (
     insert into orders (number, user_id, store_id, status, payment_term, transport_type, delivery_type, currency, goods_total, freight, total, commission_basis_points, days_min, days_max, ship_days, claim_days, address, quote_version, pay_type, created_at, paid_at)
     select '98' || lpad(n::text, 14, '0'), 1 + n % 5, 1, (array[1, 2, 3, 5, 6])[1 + n % 5], 1, 1, 1, 'USD', 1200, 0, 1200, 500, 10, 20, 3, 7, '${address}', 'x', 9, ${when}, ${when} from ${series} returning id
   ), model as (select p.id, (select min(id) from skus where product_id = p.id) as sku from products p where p.store_id = 1 order by p.id limit 1)
   insert into order_items (order_id, product_id, sku_id, names, properties, units, article, count, carton_quantity, carton_weight_grams, carton_volume_cm3, price, goods_amount, freight_unit, freight_amount)
   select made.id, model.id, model.sku, '{"en": "Product"}', '{"en": [["Size", "S"]]}', '{"en": "piece"}', 'A1', 12, 12, 1000, 1000, 100, 1200, 0, 0 from made, model`,
);
const lines =
  "(select i.id, i.product_id, i.sku_id, o.user_id, o.id as order_id, o.number, row_number() over (order by o.id) as n from order_items i join orders o on o.id = i.order_id where o.number like '98%') s";
await fill(
  'reviews',
  `insert into reviews (order_item_id, product_id, sku_id, store_id, user_id, score, content, created_at) select s.id, s.product_id, s.sku_id, 1, s.user_id, 1 + s.n % 5, 'As it was said', ${when} from ${lines}`,
);
await fill(
  'refunds',
  `insert into refunds (number, apply_number, order_id, order_number, order_item_id, user_id, store_id, apply_type, is_received, status, currency, goods, freight, count, reason, created_at, changed_at, due_at)
   select '97' || lpad(s.n::text, 16, '0'), '96' || s.n, s.order_id, s.number, s.id, s.user_id, 1, 1, false, (array[1, 10, 5, 7])[1 + s.n % 4], 'USD', 100, 0, 1, 'wrong', ${when}, ${when}, now() + interval '3 days' from ${lines}`,
);
await fill(
  'lines of refunds',
  "insert into refund_lines (refund_id, order_item_id, count, canceled, goods, freight) select id, order_item_id, 1, 0, 100, 0 from refunds where number like '97%'",
);
await fill(
  'steps of refunds',
  "insert into refund_moves (refund_id, from_status, to_status, actor_kind, actor_id, why, at) select id, null, status, 'buyer', user_id, 'applied', created_at from refunds where number like '97%'",
);
await fill(
  'payouts',
  `insert into payouts (number, store_id, currency, amount, state, bank, asked_at, asked_by, approved_at, approved_by, ended_at, ended_by, bank_reference)
   select '95' || lpad(n::text, 16, '0'), 1, 'USD', 1000, case when n % 10 = 0 then 'asked' else 'paid' end, '{"holder": "a", "account": "1", "bank": "b", "swift": "c", "country": "CN"}', ${when}, 1,
     case when n % 10 <> 0 then now() end, case when n % 10 <> 0 then 1 end, case when n % 10 <> 0 then now() end, case when n % 10 <> 0 then 2 end, case when n % 10 <> 0 then 'R' || n end from ${series}`,
);
await fill(
  'record of changes',
  `insert into audit_log (at, actor_kind, actor_id, action, subject, before, after) select ${when}, 'operator', 1, 'sku.price', 'sku:' || n % 5000, '{"price": "1"}', '{"price": "2"}' from ${series}`,
);
await fill(
  'background work',
  "insert into work (kind, key, payload, due_at) select 'orders.endClaimPeriod', 'many ' || n, '{}', now() + interval '9 days' + n * interval '1 second' from " +
    series,
);
await fill(
  'journal',
  `with made as (insert into journal (key, kind, reference, at) select 'many ' || n, 'release', '98' || lpad(n::text, 14, '0'), ${when} from ${series} returning id)
   insert into postings (journal_id, line, account, currency, amount) select id, l, case l when 1 then 'store:1:available' else 'platform:commission' end, 'USD', case l when 1 then 100 else -100 end from made, generate_series(1, 2) as l`,
);
await fill(
  'inquiries',
  `insert into inquiries (user_id, store_id, state, name, message, quantity, unit, currency, created_at) select 1 + n % 5, case when n % 3 > 0 then 1 end, case when n % 3 > 0 then 2 else 1 end, 'Boots', 'How much?', 100, 'pcs', 'USD', ${when} from ${series}`,
);
await fill(
  'proposals',
  `insert into proposals (kind, subject, input, amount, currency, reason, proposed_at, proposed_by) select 'points', 'user:' || 1 + n % 5, '{}', 10, null, 'It was promised', ${when}, 1 from ${series}`,
);
await fill(
  'invoices',
  `with made as (insert into invoices (user_id, header_type, name, country, tax_number, registration_code, address, locale, currency, amount, applied_at) select 1 + n % 5, 2, 'Anna', 'RU', '', '', '', 'en', 'USD', 100, ${when} from ${series} returning id)
   insert into invoice_orders (invoice_id, order_id, order_number, amount, is_living) select id, (select min(id) from orders), '98', 100, false from made`,
);
await fill(
  'payment cases',
  `with made as (
     insert into payments (number, user_id, attempt_id, pay_type, provider, currency, amount, state, created_at) select '94' || lpad(n::text, 16, '0'), 1, 'many ' || n, 5, 'alipay', 'USD', 100, 'suspense', ${when} from ${series} returning id, number
   ), parts as (
     insert into payment_parts (payment_id, reference, amount) select id, '98' || right(number, 14), 100 from made
   ) insert into payment_cases (payment_id, kind, opened_at) select id, 'wrongAmount', now() from made`,
);
await fill(
  'bank transfers',
  `insert into bank_transfers (transaction_id, told_currency, told_value, told_reference, payer, currency, amount, state, recorded_at) select 'T' || n, 'USD', '1.00', 'x', 'Anna', 'USD', 100, 'unmatched', ${when} from ${series}`,
);
await fill(
  'goods to look at',
  `insert into product_submissions (product_id, round, is_first, face, submitted_at) select id, 1, true, '{"categoryId": 1, "pictures": [], "certificates": [], "texts": {"en": {"name": "Lamp", "brief": "", "content": "", "specifications": []}}, "variantPictures": {}}', now() from products where code like 'MANY-%'`,
);
await fill(
  'applications',
  `insert into store_applications (user_id, state, round, locale, shop_name, created_at, changed_at, submitted_at) select u.id, 2, 1, 'en', 'Shop ' || u.id, now(), now(), now() from users u where u.user_name like 'many%'`,
);
await fill(
  'imports',
  `insert into imports (store_id, account_id, file_name, bytes, upload, state, created_at) select 1, 1, 'goods.csv', 1, 'many ' || n, 5, ${when} from ${series}`,
);
await fill(
  'notices',
  `insert into notices (texts, published_at, created_at, changed_at) select '{"en": {"title": "News", "content": "News"}}', ${when}, ${when}, ${when} from ${series}`,
);
await fill('synonyms', `insert into search_synonyms (words, changed_at) select array['word' || n, 'other' || n], ${when} from ${series}`);
await fill('statistics', 'analyze');
await client.query("set session_replication_role = 'origin'");

const sessionOf = async (kind: 'seller' | 'operator'): Promise<string> => {
  const token = randomUUID();
  await client.query(
    "insert into sessions (token_hash, kind, holder_id, store_id, created_at, expires_at) values ($1, $2, 1, $3, now(), now() + interval '1 day')",
    [createHash('sha256').update(token).digest(), kind, kind === 'seller' ? 1 : null],
  );
  return token;
};
const web = await startScript('apps/server/src/web.ts');
const first = 'current=1&size=20';
const lists = {
  operator: [
    'order/page',
    'order/page?status=2',
    'order/overdue',
    'intervention/page',
    'ledger/page',
    'ledger/page?account=store:1:available',
    'invoice/page',
    'payment/transfers?open=1',
    'payment/cases',
    'proposal/page',
    'proposal/page?view=decided',
    'settlement/payouts',
    'settlement/payouts?state=paid',
    'settlement/payouts?number=777',
    'inquiry/page',
    'user/page',
    'user/page?q=many 77',
    'comment/page',
    'shop/page',
    'shop/page?q=many 77',
    'shopAudit/page',
    'prodAudit/page',
    'notice/page',
    'synonym/page',
    'jobs/page',
    'audit/page',
    'audit/page?subject=sku:17',
    'dashboard',
  ].map((path) => `/api/platform/${path}`),
  seller: [
    'order/page',
    'order/page?status=2',
    'refund/page',
    'inquiry/page',
    'comment/page',
    'prod/page',
    'prod/page?prodName=Product 7',
    'import/page',
    'settlement/page',
    'settlement/page?number=777',
    'settlement/held',
    'settlement/held?orderNumber=777',
    'settlement/payouts',
    'settlement/payouts?number=777',
  ].map((path) => `/api/shop/admin/${path}`),
} as const;
console.log(`\nFirst rows beside ${rows.toLocaleString('en')} rows of each list: the first call, then the middle of five.`);
for (const kind of ['operator', 'seller'] as const) {
  const authorization = await sessionOf(kind);
  for (const path of lists[kind]) {
    const times: number[] = [];
    let code = '';
    for (let call = 0; call < 6; call += 1) {
      const started = performance.now();
      const answer = await fetch(`${web.base}${path}${path.includes('?') ? '&' : '?'}${first}`.replaceAll(' ', '%20'), {
        headers: { authorization },
      });
      ({ code } = (await answer.json()) as { code: string });
      times.push(performance.now() - started);
    }
    const middle = times.slice(1).toSorted((a, b) => a - b)[2] ?? 0;
    console.log(
      `${path.padEnd(60)} ${round(times[0] ?? 0).padStart(7)} ms ${round(middle).padStart(7)} ms${code === '00000' ? '' : `  refused: ${code}`}`,
    );
  }
}
await web.stop();
await client.end();
