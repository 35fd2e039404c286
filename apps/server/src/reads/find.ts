import {
  applicationState,
  type FindKind,
  hasArea,
  invoiceStatus,
  type OperatorArea,
  operatorAreas,
  plainTaxNumber,
  productStatus,
  shopStatus,
} from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { bank, readTransferReference } from '../domains/payments/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { hasWaybill, waysOf } from './copied-number.ts';

type Found = Result<'GET /platform/find'>['found'][number];

/** Of each kind; nobody looks through more, and a waybill may stand on several parcels. */
const most = 5;
const int4 = /^\d{1,9}$/;
/** Words to look up, as people copy them: names as they were typed, numbers also without what parts their groups. */
interface Words {
  readonly typed: string;
  /** In plain digits and letters, full-width ones too. */
  readonly text: string;
  /** Every way in which the number may be kept. */
  readonly ways: readonly string[];
}
const wordsOf = (typed: string): Words => {
  const text = typed.normalize('NFKC');
  return { typed, text, ways: waysOf(typed) };
};
/** What an id is compared with: words that are no number are nothing's. */
const idOf = ({ text }: Words): Sql => (int4.test(text) ? sql`= ${Number(text)}` : sql`is null`);

/** Looked up before it is put in order or joined: else the first few would be sought by walking a whole table. */
const looked = sql`offset 0`;

/** Rows of one kind: `key` and `name`, both text. */
const kindOf = (kind: FindKind, rows: Sql): Sql<Found> =>
  sql<Found>`(select ${kind} as kind, x.key, coalesce(x.name, '') as name from (${rows} limit ${most}) as x (key, name))`;
const foundIn = async (db: Db, parts: readonly Sql<Found>[]): Promise<{ found: Found[] }> => ({
  found: parts.length === 0 ? [] : (await sql<Found>`${sql.join(parts, sql` union all `)}`.execute(db)).rows,
});

/** Orders, parts of their prices, their parcels and refunds, these also by a number that an application had before and by the waybill of what comes back; stores and operators find them alike. */
const ofOrders = (q: Words, within: Sql): Sql<Found>[] => [
  kindOf(
    'order',
    sql`select o.number, s.name from orders o join stores s on s.id = o.store_id where o.number = any(${q.ways}) and ${within}`,
  ),
  kindOf(
    'instalment',
    sql`select o.number, i.reference from order_instalments i join orders o on o.id = i.order_id where i.reference = any(${q.ways}) and i.sequence > 1 and ${within}`,
  ),
  kindOf(
    'parcel',
    sql`select y.number, y.waybill from (
        select o.number, p.waybill, p.id from packages p join orders o on o.id = p.order_id where ${hasWaybill('p', q.text)} and ${within} ${looked}
      ) y order by y.id desc`,
  ),
  kindOf(
    'refund',
    sql`select r.number, o.number from refunds r join orders o on o.id = r.order_id where (r.number = any(${q.ways}) or r.apply_number = any(${q.ways})) and ${within}
      union select r.number, o.number from refund_wishes w join refunds r on r.id = w.refund_id join orders o on o.id = r.order_id where w.apply_number = any(${q.ways}) and ${within}
      union select r.number, o.number from refund_parcels p join refunds r on r.id = p.refund_id join orders o on o.id = r.order_id where ${hasWaybill('p', q.text)} and ${within}`,
  ),
];
/** Contracts stand on the page of their order; a store reads the one that it signs itself. */
const contract = (q: Words, within: Sql): Sql<Found> =>
  kindOf(
    'contract',
    sql`select o.number, a.number from agreements a join orders o on o.id = a.order_id where a.number = any(${q.ways}) and ${within}`,
  );
/** Questions for a price, by their id; none where the words are no number. */
const inquiry = (q: Words, within: Sql): Sql<Found> =>
  kindOf('inquiry', sql`select i.id::text, i.name from inquiries i where i.id ${idOf(q)} and ${within}`);
/** Products by their id or the article of one of their variants. */
const ofProducts = (q: Words, locale: string, within: Sql): Sql<Found> =>
  kindOf(
    'product',
    sql`select p.id::text, coalesce((select t.name from product_texts t where t.product_id = p.id order by t.locale = ${locale} desc, t.locale = 'en' desc limit 1), '')
      from (
        select k.product_id as id from skus k where k.article = any(${q.ways}) and not k.is_deleted union select n.id from products n where n.id ${idOf(q)} ${looked}
      ) y join products p on p.id = y.id where p.status <> ${sql.lit(productStatus.deleted)} and ${within}`,
  );
const payout = (q: Words, within: Sql): Sql<Found> =>
  kindOf(
    'payout',
    sql`select p.number, coalesce(s.name, u.nick_name) from (
        select n.id from payouts n where n.number = any(${q.ways}) union select r.id from payouts r where r.bank_reference = any(${q.ways}) ${looked}
      ) y join payouts p on p.id = y.id left join stores s on s.id = p.store_id left join users u on u.id = p.user_id where ${within}`,
  );
/** The payment that a reference on a transfer names, in whatever is written around it; none where the words hold no reference. */
const transferPayment = (q: Words): Sql => sql`p.provider = ${sql.lit(bank)} and p.provider_id = ${readTransferReference(q.text)}`;
/** What a reference is for: orders, and those of which it pays a part; or a top-up, which leads to whose it is. */
const ofTransfer = (q: Words): Sql =>
  sql`select o.number, s.name from payments p join payment_parts x on x.payment_id = p.id join orders o on o.number = x.reference join stores s on s.id = o.store_id where ${transferPayment(q)}
    union select o.number, s.name from payments p join payment_parts x on x.payment_id = p.id join order_instalments i on i.reference = x.reference
      join orders o on o.id = i.order_id join stores s on s.id = o.store_id where ${transferPayment(q)}`;
/** Transfers by the bank's own transaction, by the reference of their payment, or by what the payer wrote, where it says nothing else. */
const transfer = (q: Words): Sql<Found> => {
  const plain = q.text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return kindOf(
    'transfer',
    sql`select t.transaction_id, t.payer from bank_transfers t where t.transaction_id = any(${q.ways})
      union select t.transaction_id, t.payer from payments p join bank_transfers t on t.payment_id = p.id where ${transferPayment(q)}
      union select t.transaction_id, t.payer from bank_transfers t where regexp_replace(upper(t.told_reference), '[^0-9A-Z]', '', 'g') = ${plain === '' ? null : plain} and t.told_reference <> ''`,
  );
};

/** Rows `r` of a table that name a firm by its tax number or registration code, however these are spaced. */
const named = (table: 'invoices' | 'invoice_titles', q: Words): Sql => {
  const [rows, plain] = [sql.raw(table), plainTaxNumber(q.text)];
  return sql`(select id from ${rows} where tax_number = ${plain} and tax_number <> '' union select id from ${rows} where registration_code = ${plain} and registration_code <> '' ${looked}) y join ${rows} r on r.id = y.id`;
};
/** Invoices by their number or the firm they name, the newest first; those without a number by their id. */
const ofInvoices = (q: Words): Sql<Found>[] => [
  kindOf(
    'invoice',
    sql`select i.number, i.name from invoices i where i.number = any(${q.ways}) union (select r.number, r.name from ${named('invoices', q)} where r.number is not null order by r.id desc limit ${most})`,
  ),
  kindOf(
    'invoiceApplication',
    sql`select r.id::text, r.name from ${named('invoices', q)} where r.status <> ${sql.lit(invoiceStatus.issued)} order by r.id desc`,
  ),
];
/** Whom a buyer's invoices shall name; leads to her. */
const invoiceTitle = (q: Words): Sql<Found> =>
  kindOf('invoiceTitle', sql`select distinct r.user_id::text, r.name from ${named('invoice_titles', q)}`);
/** Accounts of stores by the name they log in with. @param key what of the account `a` its page is called by */
const storeAccount = (q: Words, key: Sql, within: Sql): Sql<Found> =>
  kindOf(
    'storeAccount',
    sql`select ${key}, s.name from store_accounts a join stores s on s.id = a.store_id where lower(a.user_name) = lower(${q.typed}) and ${within}`,
  );

/** What of a store goes by these words, as far as the account may open it. */
export const findOfStore = (
  ctx: CtxFor<'GET /shop/admin/find'>,
  input: Parsed<'GET /shop/admin/find'>,
): Promise<Result<'GET /shop/admin/find'>> => {
  const q = wordsOf(input.q);
  return foundIn(ctx.db, [
    ...(hasArea(ctx.actor.areas, 'orders')
      ? [...ofOrders(q, sql`o.store_id = ${ctx.actor.storeId}`), inquiry(q, sql`i.store_id = ${ctx.actor.storeId}`)]
      : []),
    ...(hasArea(ctx.actor.areas, 'money')
      ? [contract(q, sql`o.store_id = ${ctx.actor.storeId} and a.party = 'seller'`), payout(q, sql`p.store_id = ${ctx.actor.storeId}`)]
      : []),
    ...(hasArea(ctx.actor.areas, 'goods') ? [ofProducts(q, ctx.locale, sql`p.store_id = ${ctx.actor.storeId}`)] : []),
    ...(hasArea(ctx.actor.areas, 'owner') ? [storeAccount(q, sql`a.user_name`, sql`a.store_id = ${ctx.actor.storeId}`)] : []),
  ]);
};

/** What goes by these words anywhere, as far as the operator may open it; people are named, not shown. */
export const findAnywhere = (
  ctx: CtxFor<'GET /platform/find'>,
  input: Parsed<'GET /platform/find'>,
): Promise<Result<'GET /platform/find'>> => {
  const q = wordsOf(input.q);
  const id = idOf(q);
  // The proposer finds her own, as in the list.
  const own = hasArea(ctx.actor.areas, 'money') ? sql`true` : sql`(p.proposed_by = ${ctx.actor.id} or p.taken_from = ${ctx.actor.id})`;
  const proposal = kindOf('proposal', sql`select p.id::text, p.reason from proposals p where p.id ${id} and ${own}`);
  const parts: Readonly<Partial<Record<OperatorArea, () => Sql<Found>[]>>> = {
    trade: () => [...ofOrders(q, sql`true`), kindOf('order', ofTransfer(q)), contract(q, sql`true`)],
    money: () => [
      kindOf(
        'payment',
        sql`select p.number, coalesce(p.provider, '') from payments p where p.number = any(${q.ways})
          union select p.number, p.provider_id from payments p where ${transferPayment(q)}
          union select p.number, c.id from provider_captures c join payments p on p.id = c.payment_id where c.id = any(${q.ways})
          union select p.number, f.number from payment_refunds f join payments p on p.id = f.payment_id where f.number = any(${q.ways})`,
      ),
      kindOf(
        'paymentCase',
        sql`select c.id::text, p.number from payment_cases c join payments p on p.id = c.payment_id where c.id ${id}
          union select c.id::text, p.number from payments p join payment_cases c on c.payment_id = p.id where p.number = any(${q.ways})
          union select c.id::text, p.number from payments p join payment_cases c on c.payment_id = p.id where ${transferPayment(q)}`,
      ),
      transfer(q),
      payout(q, sql`true`),
      ...ofInvoices(q),
    ],
    // A top-up leads to whose it is, and names her.
    people: () => [
      kindOf(
        'topUp',
        sql`select u.id::text, u.nick_name from top_ups t join users u on u.id = t.user_id where t.number = any(${q.ways})
          union select u.id::text, u.nick_name from payments p join payment_parts x on x.payment_id = p.id join top_ups t on t.number = x.reference join users u on u.id = t.user_id where ${transferPayment(q)}`,
      ),
      invoiceTitle(q),
      kindOf(
        'buyer',
        sql`select u.id::text, u.nick_name from users u where u.id ${id} union select u.id::text, u.nick_name from users u where lower(u.mail) = lower(${q.typed})
          union select u.id::text, u.nick_name from users u where u.mobile = any(${q.ways}) union select u.id::text, u.nick_name from users u where lower(u.user_name) = lower(${q.typed})`,
      ),
      inquiry(q, sql`true`),
    ],
    stores: () => [
      kindOf(
        'store',
        sql`select s.id::text, s.name from stores s where s.status <> ${sql.lit(shopStatus.deleted)} and (s.id ${id} or lower(s.name) = lower(${q.typed}))`,
      ),
      kindOf(
        'application',
        sql`select a.id::text, a.shop_name from store_applications a where a.state <> ${applicationState.draft} and (a.id ${id} or (a.credit_code = any(${q.ways}) and a.credit_code <> ''))`,
      ),
      storeAccount(q, sql`s.id::text`, sql`s.status <> ${sql.lit(shopStatus.deleted)}`),
      ofProducts(q, ctx.locale, sql`true`),
    ],
    staff: () => [kindOf('operator', sql`select p.user_name, '' from operators p where lower(p.user_name) = lower(${q.typed})`)],
  };
  const ofAreas = operatorAreas.filter((area) => hasArea(ctx.actor.areas, area)).flatMap((area) => parts[area]?.() ?? []);
  return foundIn(ctx.db, [...ofAreas, proposal]);
};
