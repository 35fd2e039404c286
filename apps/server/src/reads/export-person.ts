import { Readable } from 'node:stream';
import { sql } from '../runtime/sql.ts';
import type { CtxFor, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';

/** What is kept about a buyer, a section for each kind; amounts are minor units as text. */
const sections: Readonly<Record<string, (db: Db, userId: number) => Promise<{ rows: unknown[] }>>> = {
  account: (db, id) =>
    sql`select user_name, mail, mobile, nick_name, sex, birth_date, time_zone, locale, created_at from users where id = ${id}`.execute(db),
  addresses: (db, id) =>
    sql`select receiver, mobile, country, province, city, area, addr, post_code, lat, lng, is_default, created_at from addresses where user_id = ${id} order by id`.execute(
      db,
    ),
  socialAccounts: (db, id) =>
    sql`select social_type, issuer, subject, mail, created_at from social_accounts where user_id = ${id} order by id`.execute(db),
  agreedTerms: (db, id) =>
    sql`select document, version, agreed_at from terms_consents where user_id = ${id} order by agreed_at`.execute(db),
  sessions: (db, id) =>
    sql`select created_at, expires_at, ended_at, ip, user_agent from sessions where kind = 'buyer' and holder_id = ${id} order by id`.execute(
      db,
    ),
  knownBrowsers: (db, id) =>
    sql`select created_at, used_at from known_browsers where kind = 'buyer' and holder_id = ${id} order by id`.execute(db),
  orders: (db, id) =>
    sql`select number, status, currency, total::text, created_at, paid_at, completed_at, canceled_at, address, buyer, invoice_type, remarks from orders where user_id = ${id} order by id`.execute(
      db,
    ),
  orderLines: (db, id) =>
    sql`select o.number, i.article, i.names, i.properties, i.count, i.price::text, i.goods_amount::text, i.freight_amount::text from order_items i join orders o on o.id = i.order_id where o.user_id = ${id} order by i.id`.execute(
      db,
    ),
  parcels: (db, id) =>
    sql`select o.number, c.name as carrier, k.waybill, k.shipped_at, k.signed_at from packages k join orders o on o.id = k.order_id left join carriers c on c.id = k.carrier_id where o.user_id = ${id} order by k.id`.execute(
      db,
    ),
  // What their labels were said to be before, and packages that were noted as sent and had not left.
  formerWaybills: (db, id) =>
    sql`
      select o.number, c.name as carrier, f.waybill, f.until from former_waybills f join packages k on k.id = f.package_id join orders o on o.id = k.order_id left join carriers c on c.id = f.carrier_id where o.user_id = ${id}
      union all
      select o.number, c.name, u.waybill, u.at from undone_packages u join orders o on o.id = u.order_id left join carriers c on c.id = u.carrier_id where o.user_id = ${id}
      order by until, waybill`.execute(db),
  payments: (db, id) =>
    sql`select number, pay_type, currency, amount::text, state, created_at, paid_at from payments where user_id = ${id} order by id`.execute(
      db,
    ),
  topUps: (db, id) =>
    sql`select number, currency, amount::text, gift::text, created_at, paid_at, pay_type from top_ups where user_id = ${id} order by id`.execute(
      db,
    ),
  bankAccounts: (db, id) =>
    sql`select holder, bank, account, swift, country, added_at, usable_from from user_bank_accounts where user_id = ${id} and forgotten_at is null order by id`.execute(
      db,
    ),
  payouts: (db, id) =>
    sql`select number, state, currency, amount::text, bank, asked_at, approved_at, ended_at, bank_reference, reason from payouts where user_id = ${id} order by id`.execute(
      db,
    ),
  balance: (db, id) =>
    sql`select j.kind, j.reference, j.at, p.currency, p.amount::text from postings p join journal j on j.id = p.journal_id where p.account in (${`buyer:${id}:available`}, ${`buyer:${id}:held`}) order by j.id`.execute(
      db,
    ),
  coupons: (db, id) =>
    sql`select u.id, c.names, c.store_id, c.currency, c.amount::text, c.basis_points, c.max_reduce::text, c.least::text, u.source, u.received_at, u.valid_from, u.expires_at, u.used_at, u.expired_at,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', m.kind, 'order', m.order_number, 'at', m.at) order by m.id), '[]') from coupon_moves m where m.user_coupon_id = u.id) as moves
      from user_coupons u join coupons c on c.id = u.coupon_id where u.user_id = ${id} order by u.id`.execute(db),
  offers: (db, id) =>
    sql`select o.titles, i.store_id, t.order_number, t.count, t.taken_at, t.returned_at from offer_takes t join offer_items i on i.id = t.offer_item_id join offers o on o.id = i.offer_id where t.user_id = ${id} order by t.id`.execute(
      db,
    ),
  points: (db, id) =>
    sql`select e.kind, e.amount, e.reference, e.cause, e.at, l.obtained_at, l.expires_at from point_lots l join point_entries e on e.lot_id = l.id where l.user_id = ${id} order by e.id`.execute(
      db,
    ),
  refunds: (db, id) =>
    sql`select number, apply_number, order_number, order_item_id, apply_type, status, currency, goods::text, freight::text, points, reason, description, mobile, seller_note, created_at, done_at from refunds where user_id = ${id} order by id`.execute(
      db,
    ),
  refundApplications: (db, id) =>
    sql`select r.number, w.number as time, w.apply_type, w.goods::text, w.freight::text, w.points, w.reason, w.description, w.mobile, w.pictures, w.at from refund_wishes w join refunds r on r.id = w.refund_id where r.user_id = ${id} order by r.id, w.number`.execute(
      db,
    ),
  refundParcels: (db, id) =>
    sql`select r.number, p.carrier_name, p.waybill, p.mobile, p.remarks, p.pictures, p.at from refund_parcels p join refunds r on r.id = p.refund_id where r.user_id = ${id} order by r.id, p.number`.execute(
      db,
    ),
  refundEvidence: (db, id) =>
    sql`select r.number, e.description, e.pictures, e.at from refund_evidence e join refunds r on r.id = e.refund_id where r.user_id = ${id} and e.side = 'buyer' order by e.id`.execute(
      db,
    ),
  refundInterventions: (db, id) =>
    sql`select r.number, i.reason, i.description, i.asked_at, i.ended_at, i.outcome, i.ruling from refund_interventions i join refunds r on r.id = i.refund_id where r.user_id = ${id} order by i.id`.execute(
      db,
    ),
  invoices: (db, id) =>
    sql`select number, status, header_type, name, country, tax_number, registration_code, address, currency, amount::text, applied_at, issued_at, failed_at, reason from invoices where user_id = ${id} order by id`.execute(
      db,
    ),
  invoiceTitles: (db, id) =>
    sql`select header_type, name, country, tax_number, registration_code, address, signatory, basis, is_default from invoice_titles where user_id = ${id} order by id`.execute(
      db,
    ),
  storeApplication: (db, id) =>
    sql`select state, shop_name, intro, receive_mobile, tel, country, province, city, area, shop_address, shop_lng, shop_lat, firm_name, credit_code, remarks, created_at, submitted_at, decided_at, store_id from store_applications where user_id = ${id}`.execute(
      db,
    ),
  storePaperLooks: (db, id) =>
    sql`select l.paper, l.actor_kind, l.reason, l.at from store_paper_looks l join store_applications a on a.id = l.application_id where a.user_id = ${id} order by l.at`.execute(
      db,
    ),
  // Of the goods of a store that is hers.
  storeCertificates: (db, id) =>
    sql`select p.code as product, c.name, c.number, c.issued_on::text, c.valid_until::text, c.body, c.holder, c.document, c.changed_at from product_certificates c join products p on p.id = c.product_id join stores s on s.id = p.store_id where s.owner_id = ${id} order by c.id`.execute(
      db,
    ),
  contracts: (db, id) =>
    sql`select a.number, o.number as order_number, a.state, a.created_at, a.sign_before, a.ended_at, a.refusal, s.signer_name, s.signed_at, s.consent, s.code_sent_to from agreements a join orders o on o.id = a.order_id left join agreement_signatures s on s.agreement_id = a.id and s.signer_kind = 'buyer' where o.user_id = ${id} and a.party = 'buyer' order by a.id`.execute(
      db,
    ),
  messages: (db, id) =>
    sql`select m.channel, m.recipient, m.subject, m.text, m.at, m.sent_at from mails m join users u on m.recipient in (u.mail, u.mobile) where u.id = ${id} order by m.id`.execute(
      db,
    ),
  cart: (db, id) => sql`select product_id, sku_id, count, created_at from cart_items where user_id = ${id} order by id`.execute(db),
  confirmed: (db, id) =>
    sql`select wanted, lines, shown, confirmed_at, order_numbers from confirmed_orders where user_id = ${id} order by confirmed_at`.execute(
      db,
    ),
  keptProducts: (db, id) =>
    sql`select product_id, created_at from product_collections where user_id = ${id} order by created_at`.execute(db),
  keptStores: (db, id) => sql`select store_id, created_at from store_collections where user_id = ${id} order by created_at`.execute(db),
  lookedAt: (db, id) => sql`select product_id, viewed_at from browse_log where user_id = ${id} order by viewed_at`.execute(db),
  reviews: (db, id) =>
    sql`select product_id, score, content, pictures, is_anonymous, created_at, reply, replied_at, hidden_at, hide_reason from reviews where user_id = ${id} order by id`.execute(
      db,
    ),
  inquiries: (db, id) =>
    sql`select q.name, q.message, q.quantity, q.unit, q.product_id, q.sku_id, q.store_id, q.country, q.city, q.target_price::text, q.currency, q.category_id, q.valid_days, q.delivery_days, q.files, q.created_at, a.message as answer, a.price::text, a.minimum, a.lead_days, a.valid_until, a.answered_at from inquiries q left join inquiry_answers a on a.inquiry_id = q.id where q.user_id = ${id} order by q.id`.execute(
      db,
    ),
  visits: (db, id) =>
    sql`select visited_at, page_id, prev_page_id, biz_type, biz_data, step, uuid, uuid_session from visits where user_id = ${id} order by visited_at, id`.execute(
      db,
    ),
  pictures: (db, id) =>
    sql`select purpose, path, bytes, width, height, created_at from files where owner_kind = 'buyer' and owner_id = ${id} order by id`.execute(
      db,
    ),
};

async function* written(db: Db, userId: number): AsyncGenerator<Buffer> {
  let before = '{\n';
  for (const [name, read] of Object.entries(sections)) {
    const { rows } = await read(db, userId);
    yield Buffer.from(`${before}${JSON.stringify(name)}: ${JSON.stringify(rows, null, 1)}`);
    before = ',\n';
  }
  yield Buffer.from('\n}\n');
}

/** Everything that is kept about the person who asks, as one JSON file. */
export const exportPerson = (ctx: CtxFor<'GET /p/user/export'>): Promise<Result<'GET /p/user/export'>> =>
  Promise.resolve({
    name: `kyakhta-${ctx.now.toISOString().slice(0, 10)}.json`,
    type: 'application/json',
    bytes: Readable.from(written(ctx.db, ctx.actor.id)),
  });
