import { type OfferEffect, type RefundGroup, refundType, returnMoneyStatus } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import { type PaidByOthers, paidByOthers } from '../domains/orders/index.ts';
import {
  finalStatuses,
  hasOffer,
  openStatuses,
  type ReturnParcel,
  stoodDeclined,
  statusesOf,
  statusesWaitingFor,
  waitsFor,
} from '../domains/refunds/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { namesOf, type NamedRow, type OfferAbout, offeredGoods } from './offered-goods.ts';
import { isOnItsWay } from './on-its-way.ts';
import { ownCard } from './own-refunds.ts';
import { offsetOf, pageOf } from './paging.ts';

export interface RefundHead extends PaidByOthers {
  readonly id: number;
  readonly number: string;
  readonly applyNumber: string;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly orderItemId: number | null;
  readonly userId: number;
  readonly nickName: string;
  readonly userLocale: string;
  readonly storeId: number;
  /** How much the store offers instead, while that waits for the buyer; minor units. */
  readonly offered: bigint | null;
  readonly offerId: number | null;
  readonly offerEffect: OfferEffect | null;
  /** It stands as refused because the buyer declined what the store offered. */
  readonly isDeclined: boolean;
  /** It is done, and an operator has yet to send its money by bank. */
  readonly isOnItsWay: boolean;
  readonly storeName: string;
  readonly storeLocale: string;
  readonly applyType: number;
  readonly isReceived: boolean;
  readonly status: number;
  readonly currency: string;
  readonly goods: bigint;
  readonly freight: bigint;
  readonly points: number;
  readonly pointsAmount: bigint;
  readonly count: number;
  readonly reason: string;
  readonly description: string;
  readonly mobile: string;
  readonly pictures: number;
  readonly sellerNote: string;
  readonly returnAddress: string | null;
  readonly parcel: ReturnParcel | null;
  readonly packageId: number | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly dueAt: Date | null;
  readonly ruleBy: Date | null;
  readonly total: number;
}
export interface Paging {
  readonly current: number;
  readonly size: number;
}

/** Refunds that fit; which of them are on the page is chosen before anything else of them is read. @param conditions about `r` alone */
export const refundsWhere = async (ctx: Ctx, conditions: readonly Sql[], paging: Paging, order = sql`r.id desc`): Promise<RefundHead[]> =>
  (
    await sql<RefundHead>`
      with chosen as (
        select r.id, count(*) over ()::int as total from refunds r
        where ${conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)} order by ${order} limit ${paging.size} offset ${offsetOf(paging)}
      )
      select r.id, r.number, r.apply_number as "applyNumber", r.order_id as "orderId", o.number as "orderNumber", r.order_item_id as "orderItemId", r.user_id as "userId", u.nick_name as "nickName", u.locale as "userLocale",
        r.store_id as "storeId", s.name as "storeName", s.mail_locale as "storeLocale", r.apply_type as "applyType", r.is_received as "isReceived", r.status, r.currency, r.goods, r.freight, r.points, r.points_amount as "pointsAmount", ${paidByOthers('r.')}, r.count, r.reason, r.description, r.mobile,
        cardinality(r.pictures) as pictures, r.seller_note as "sellerNote", r.return_address as "returnAddress", r.parcel, r.package_id as "packageId", r.created_at as "createdAt", r.changed_at as "changedAt", r.due_at as "dueAt", r.rule_by as "ruleBy",
        f.amount as offered, f.id as "offerId", f.effect as "offerEffect",
        (r.status = ${sql.lit(returnMoneyStatus.sellerRefused)} and not ${hasOffer} and ${stoodDeclined}) as "isDeclined", ${isOnItsWay} as "isOnItsWay", chosen.total
      from chosen join refunds r using (id) join orders o on o.id = r.order_id join users u on u.id = r.user_id join stores s on s.id = r.store_id
        left join refund_offers f on f.refund_id = r.id and f.ended_at is null
      order by ${order}`.execute(ctx.db)
  ).rows;
/** What is refunded is so once it was sent. */
const isSentOf: Readonly<Partial<Record<RefundGroup, Sql>>> = { onItsWay: isOnItsWay, completed: sql`not ${isOnItsWay}` };
const inGroup = (group: RefundGroup): Sql[] => {
  if (group === 'all') return [];
  const isSent = isSentOf[group];
  return [sql`r.status = any(${[...statusesOf[group]]}::smallint[])`, ...(isSent === undefined ? [] : [isSent])];
};

/** A line of a refund, and which refund or application it belongs to. */
export interface ItemRow extends NamedRow {
  readonly of: number;
  readonly orderItemId: number;
  readonly productId: number;
  readonly picture: string | null;
  readonly count: number;
  readonly amount: bigint;
  readonly isGift: boolean;
  readonly keptCount: number;
  readonly keptValue: bigint;
}
export const itemColumns = sql`i.id as "orderItemId", i.product_id as "productId", i.names, i.properties, i.units, coalesce(i.picture, (select p.pictures[1] from products p where p.id = i.product_id)) as picture,
  l.count, (l.goods + l.freight)::bigint as amount, i.is_gift as "isGift", l.gift_kept as "keptCount", l.gift_value as "keptValue"`;

const itemsOf = async (ctx: Ctx, rows: readonly RefundHead[]): Promise<ReadonlyMap<number, ItemRow[]>> => {
  const { rows: items } = await sql<ItemRow>`
    select l.refund_id as of, ${itemColumns}
    from refund_lines l join order_items i on i.id = l.order_item_id where l.refund_id = any(${rows.map((r) => r.id)}::int[]) order by i.is_gift, i.id`.execute(
    ctx.db,
  );
  return Map.groupBy(items, (i) => i.of);
};

export const wireOf = (currency: string) => (amount: bigint) => toWire(money(amount, currencyOf(currency)));
export const itemOf = (ctx: Ctx, currency: string, i: ItemRow) => {
  const wire = wireOf(currency);
  return {
    orderItemId: i.orderItemId,
    prodId: i.productId,
    ...namesOf(ctx, i),
    pic: i.picture,
    count: i.count,
    amount: wire(i.amount),
    isGift: i.isGift,
    keptCount: i.keptCount,
    keptValue: wire(i.keptValue),
  };
};
/** Gifts come with the goods, and are not counted among them. */
export const piecesOf = (items: readonly ItemRow[]): number => items.reduce((sum, i) => (i.isGift ? sum : sum + i.count), 0);
const cardOf = (ctx: Ctx, r: RefundHead, items: readonly ItemRow[], offeredFor: OfferAbout | null) => {
  const wire = wireOf(r.currency);
  return {
    refundSn: r.number,
    applySn: r.applyNumber,
    orderNumber: r.orderNumber,
    shopId: r.storeId,
    shopName: r.storeName,
    refundType: r.orderItemId === null ? refundType.wholeOrder : refundType.oneItem,
    applyType: r.applyType,
    isReceiver: r.isReceived ? 1 : 0,
    returnMoneySts: r.status,
    offered: r.offered === null ? null : wire(r.offered),
    offeredFor,
    isDeclined: r.isDeclined,
    isOnItsWay: r.isOnItsWay,
    refundAmount: wire(r.goods + r.freight),
    currency: r.currency,
    goodsNum: piecesOf(items),
    createTime: r.createdAt.toISOString(),
    changeTime: r.changedAt.toISOString(),
    dueTime: r.dueAt?.toISOString() ?? null,
    waitsFor: waitsFor(r.status),
    ruleBy: r.ruleBy?.toISOString() ?? null,
    items: items.map((i) => itemOf(ctx, r.currency, i)),
  };
};
/** Which word of a spreadsheet says where a refund stands. */
export const refundStateWord = (r: {
  readonly offered: unknown;
  readonly isOnItsWay: boolean;
  readonly returnMoneySts: number;
}): string | number => (r.offered !== null ? 'offered' : r.isOnItsWay ? 'onItsWay' : r.returnMoneySts);
export const cardsOf = async (ctx: Ctx, rows: readonly RefundHead[]) => {
  const waiting = rows.flatMap(({ offerId: id, offerEffect: effect }) => (id === null ? [] : [{ id, effect }]));
  const [items, offered] = await Promise.all([itemsOf(ctx, rows), offeredGoods(ctx, waiting)]);
  return rows.map((r) => cardOf(ctx, r, items.get(r.id) ?? [], offered.get(r.offerId ?? 0) ?? null));
};

const countsOf = async (ctx: Ctx, condition: Sql) => {
  const { rows } = await sql<{
    all: number;
    open: number;
    onItsWay: number;
    completed: number;
    closed: number;
    waiting: number;
    nextDue: Date | null;
  }>`
    select count(*)::int as all, (count(*) filter (where r.status = any(${[...openStatuses]}::smallint[])))::int as open,
      (count(*) filter (where ${isOnItsWay}))::int as "onItsWay",
      (count(*) filter (where r.status = any(${[...statusesOf.completed]}::smallint[]) and not ${isOnItsWay}))::int as completed,
      (count(*) filter (where r.status = any(${[...statusesOf.closed]}::smallint[])))::int as closed,
      (count(*) filter (where r.status in (${sql.lit(returnMoneyStatus.applied)}, ${sql.lit(returnMoneyStatus.buyerShipped)})))::int as waiting, min(r.due_at) filter (where r.status in (${sql.lit(returnMoneyStatus.applied)}, ${sql.lit(returnMoneyStatus.buyerShipped)})) as "nextDue"
    from refunds r where ${condition}`.execute(ctx.db);
  return rows[0] ?? { all: 0, open: 0, onItsWay: 0, completed: 0, closed: 0, waiting: 0, nextDue: null };
};

export const myRefunds = async (
  ctx: CtxFor<'GET /p/orderRefund/list'>,
  input: Parsed<'GET /p/orderRefund/list'>,
): Promise<Result<'GET /p/orderRefund/list'>> => {
  const own = sql`r.user_id = ${ctx.actor.id}`;
  const ofOrder = input.orderNumber === undefined ? [] : [sql`r.order_number = ${input.orderNumber}`];
  const waiting = input.waitsFor === undefined ? [] : [sql`r.status = any(${[...statusesWaitingFor(input.waitsFor)]}::smallint[])`];
  const sorted = input.waitsFor === undefined ? undefined : sql`r.due_at nulls last, r.id`;
  const rows = await refundsWhere(ctx, [own, ...ofOrder, ...inGroup(input.group), ...waiting], input, sorted);
  const { waiting: _open, nextDue: _due, ...counts } = await countsOf(ctx, own);
  return { ...pageOf((await cardsOf(ctx, rows)).map(ownCard), rows[0]?.total ?? 0, input), counts };
};

const ofOrder = (orderNumber: string | undefined): Sql[] =>
  orderNumber === undefined ? [] : [sql`r.order_id = (select id from orders where number = ${orderNumber})`];

/** Open ones come by their deadline, the others by their last change. */
const byDeadline = sql`(r.status = any(${[...finalStatuses]}::smallint[])), r.due_at nulls last, r.changed_at desc`;
export const storeRefunds = async (
  ctx: CtxFor<'GET /shop/admin/refund/page'>,
  input: Parsed<'GET /shop/admin/refund/page'>,
): Promise<Result<'GET /shop/admin/refund/page'>> => {
  const own = sql.join([sql`r.store_id = ${ctx.actor.storeId}`, ...ofOrder(input.orderNumber)], sql` and `);
  const rows = await refundsWhere(ctx, [own, ...inGroup(input.group)], input, byDeadline);
  const { waiting, nextDue, ...counts } = await countsOf(ctx, own);
  const records = (await cardsOf(ctx, rows)).map((card, i) => ({ ...card, nickName: rows[i]?.nickName ?? '' }));
  return { ...pageOf(records, rows[0]?.total ?? 0, input), counts, waiting, nextDueTime: nextDue?.toISOString() ?? null };
};
export const anyRefunds = async (
  ctx: CtxFor<'GET /platform/intervention/page'>,
  input: Parsed<'GET /platform/intervention/page'>,
): Promise<Result<'GET /platform/intervention/page'>> => {
  const isWaiting = sql`r.status = ${sql.lit(returnMoneyStatus.platformIntervening)}`;
  const rows = await refundsWhere(
    ctx,
    [...(input.view === 'waiting' ? [isWaiting] : []), ...ofOrder(input.orderNumber)],
    input,
    input.view === 'waiting' ? sql`r.rule_by nulls first, r.id` : sql`r.id desc`,
  );
  const records = (await cardsOf(ctx, rows)).map((card, i) => ({ ...card, nickName: rows[i]?.nickName ?? '' }));
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from refunds r where ${isWaiting}`.execute(ctx.db);
  return { ...pageOf(records, rows[0]?.total ?? 0, input), waiting: counted[0]?.count ?? 0 };
};
