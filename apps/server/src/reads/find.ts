import { type FindKind, hasArea, type OperatorArea, operatorAreas } from '@kyakhta/contract';
import { type RawBuilder, sql } from 'kysely';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';

type Found = Result<'GET /platform/find'>['found'][number];

/** Of each kind; nobody looks through more, and a waybill may stand on several parcels. */
const most = 5;
const int4 = /^\d{1,9}$/;

/** Rows of one kind: `key` and `name`, both text. */
const kindOf = (kind: FindKind, rows: RawBuilder<unknown>): RawBuilder<Found> =>
  sql<Found>`(select ${kind} as kind, x.key, x.name from (${rows} limit ${most}) as x (key, name))`;
const foundIn = async (db: Db, parts: readonly RawBuilder<Found>[]): Promise<{ found: Found[] }> => ({
  found: parts.length === 0 ? [] : (await sql<Found>`${sql.join(parts, sql` union all `)}`.execute(db)).rows,
});

/** Orders, their parcels and refunds, these also by the waybill of what comes back; stores and operators find them alike. */
const ofOrders = (q: string, within: RawBuilder<unknown>): RawBuilder<Found>[] => [
  kindOf('order', sql`select o.number, s.name from orders o join stores s on s.id = o.store_id where o.number = ${q} and ${within}`),
  kindOf(
    'parcel',
    sql`select o.number, p.waybill from packages p join orders o on o.id = p.order_id where lower(p.waybill) = lower(${q}) and p.waybill <> '' and ${within} order by p.id desc`,
  ),
  kindOf(
    'refund',
    sql`select r.number, o.number from refunds r join orders o on o.id = r.order_id where (r.number = ${q} or r.apply_number = ${q}) and ${within}
      union select r.number, o.number from refund_parcels p join refunds r on r.id = p.refund_id join orders o on o.id = r.order_id where lower(p.waybill) = lower(${q}) and p.waybill <> '' and ${within}`,
  ),
];
/** Products by their id or the article of one of their variants. */
const ofProducts = (q: string, locale: string, within: RawBuilder<unknown>): RawBuilder<Found> =>
  kindOf(
    'product',
    sql`select p.id::text, coalesce((select t.name from product_texts t where t.product_id = p.id order by t.locale = ${locale} desc, t.locale = 'en' desc limit 1), '')
      from products p where p.status <> -1 and ${within}
        and (p.id in (select k.product_id from skus k where k.article = ${q} and not k.is_deleted) ${int4.test(q) ? sql`or p.id = ${Number(q)}` : sql``}) order by p.id`,
  );
const payout = (q: string, within: RawBuilder<unknown>): RawBuilder<Found> =>
  kindOf(
    'payout',
    sql`select p.number, s.name from payouts p join stores s on s.id = p.store_id where (p.number = ${q} or p.bank_reference = ${q}) and ${within}`,
  );

/** What of a store goes by these words, as far as the account may open it. */
export const findOfStore = (
  ctx: CtxFor<'GET /shop/admin/find'>,
  { q }: Parsed<'GET /shop/admin/find'>,
): Promise<Result<'GET /shop/admin/find'>> =>
  foundIn(ctx.db, [
    ...(hasArea(ctx.actor.areas, 'orders') ? ofOrders(q, sql`o.store_id = ${ctx.actor.storeId}`) : []),
    ...(hasArea(ctx.actor.areas, 'money') ? [payout(q, sql`p.store_id = ${ctx.actor.storeId}`)] : []),
    ...(hasArea(ctx.actor.areas, 'goods') ? [ofProducts(q, ctx.locale, sql`p.store_id = ${ctx.actor.storeId}`)] : []),
  ]);

/** What goes by these words anywhere, as far as the operator may open it; people are named, not shown. */
export const findAnywhere = (
  ctx: CtxFor<'GET /platform/find'>,
  { q }: Parsed<'GET /platform/find'>,
): Promise<Result<'GET /platform/find'>> => {
  const id = int4.test(q) ? sql`= ${Number(q)}` : sql`is null`;
  const parts: Readonly<Partial<Record<OperatorArea, () => RawBuilder<Found>[]>>> = {
    trade: () => ofOrders(q, sql`true`),
    money: () => [
      kindOf(
        'payment',
        sql`select p.number, coalesce(p.provider, '') from payments p where p.number = ${q}
          union select p.number, c.id from provider_captures c join payments p on p.id = c.payment_id where c.id = ${q}`,
      ),
      kindOf('transfer', sql`select t.transaction_id, t.payer from bank_transfers t where t.transaction_id = ${q}`),
      payout(q, sql`true`),
      kindOf('invoice', sql`select i.number, i.name from invoices i where i.number = ${q}`),
    ],
    // A top-up leads to whose it is, and names her.
    people: () => [
      kindOf('topUp', sql`select u.id::text, u.nick_name from top_ups t join users u on u.id = t.user_id where t.number = ${q}`),
      kindOf(
        'buyer',
        sql`select u.id::text, u.nick_name from users u where u.id ${id} or lower(u.mail) = lower(${q}) or u.mobile = ${q} or lower(u.user_name) = lower(${q}) order by u.id`,
      ),
    ],
    stores: () => [
      kindOf(
        'store',
        sql`select s.id::text, s.name from stores s where s.status <> -1 and (s.id ${id} or lower(s.name) = lower(${q})) order by s.id`,
      ),
      ofProducts(q, ctx.locale, sql`true`),
    ],
  };
  return foundIn(
    ctx.db,
    operatorAreas.filter((area) => hasArea(ctx.actor.areas, area)).flatMap((area) => parts[area]?.() ?? []),
  );
};
