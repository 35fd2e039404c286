import { currencyOf, money, toWire } from '@kyakhta/money';
import { orderStatus, orderTimeStatus } from '@kyakhta/contract';
import { type RawBuilder, sql } from 'kysely';
import { escrowed } from '../domains/orders/index.ts';
import { addDays } from '../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { cardOf, itemsOf, type OrderHead, selectHeads, shipBy } from './order-cards.ts';
import { containing } from './search-text.ts';
import { offsetOf, pageOf } from './paging.ts';

export const pattern = (text: string): string => containing(text.toLowerCase());

export const timeCondition = (status: number, now: Date): RawBuilder<unknown>[] => {
  if (status === orderTimeStatus.last7Days) return [sql`o.created_at > ${addDays(now, -7)}`];
  if (status === orderTimeStatus.last3Months) return [sql`o.created_at > ${addDays(now, -90)}`];
  if (status === orderTimeStatus.older) return [sql`o.created_at <= ${addDays(now, -90)}`];
  return [];
};
/** "Pending receipt" shows partly shipped orders too, "pending evaluation" the evaluated ones: they wait for the same person. */
const statusCondition = (status: number): RawBuilder<unknown>[] => {
  if (status === 0) return [];
  if (status === orderStatus.pendingReceipt) return [sql`o.status in (${orderStatus.pendingReceipt}, ${orderStatus.partlyShipped})`];
  return [sql`o.status = ${status}`];
};

type Search = Omit<Parsed<'GET /p/myOrder/export'>, 'timeZone'>;
/** What a buyer's search asks for. */
export const searchConditions = (userId: number, input: Search, now: Date): RawBuilder<unknown>[] => {
  const conditions = [
    sql`o.user_id = ${userId}`,
    sql`o.hidden_at is null`,
    ...statusCondition(input.status),
    ...timeCondition(input.orderTimeStatus, now),
  ];
  if (input.orderNumber !== undefined) conditions.push(sql`o.number like ${`${input.orderNumber.replaceAll(/[\\%_]/g, '')}%`}`);
  if (input.orderMold !== undefined) conditions.push(sql`o.mold = ${input.orderMold}`);
  if (input.orderType !== undefined) conditions.push(sql`o.order_type = ${input.orderType}`);
  if (input.shopId !== undefined) conditions.push(sql`o.store_id = ${input.shopId}`);
  if (input.prodName !== undefined) {
    conditions.push(
      sql`(o.number = ${input.prodName} or exists (select 1 from order_items i where i.order_id = o.id and lower(i.names::text) like ${pattern(input.prodName)}))`,
    );
  }
  return conditions;
};
/** One field finds by order number, waybill or the buyer's name. */
export const foundBy = (text: string): RawBuilder<unknown> =>
  sql`(o.number like ${`${text.replaceAll(/[\\%_]/g, '')}%`} or exists (select 1 from packages k where k.order_id = o.id and k.waybill = ${text}) or lower(u.nick_name) like ${pattern(text)})`;

/** The buyer's own orders, newest first. */
export const myOrders = async (
  ctx: CtxFor<'GET /p/myOrder/myOrderSearch'>,
  input: Parsed<'GET /p/myOrder/myOrderSearch'>,
): Promise<Result<'GET /p/myOrder/myOrderSearch'>> => {
  const conditions = searchConditions(ctx.actor.id, input, ctx.now);
  const heads = await selectHeads(ctx.db, conditions, input.size, offsetOf(input));
  const items = await itemsOf(ctx.db, heads, ctx.locale);
  return pageOf(
    heads.map((h) => cardOf(h, items.get(h.id) ?? [], ctx.now)),
    heads[0]?.total_count ?? 0,
    input,
  );
};

type ConsolePage = Result<'GET /shop/admin/order/page'>;
const consolePage = async (
  ctx: Ctx,
  input: Parsed<'GET /shop/admin/order/page'>,
  scope: readonly RawBuilder<unknown>[],
): Promise<ConsolePage> => {
  const conditions = [...scope];
  if (input.status !== 0) conditions.push(sql`o.status = ${input.status}`);
  if (input.shopId !== undefined) conditions.push(sql`o.store_id = ${input.shopId}`);
  if (input.orderNumber !== undefined) conditions.push(foundBy(input.orderNumber));
  const heads = await selectHeads(ctx.db, conditions, input.size, offsetOf(input));
  const items = await itemsOf(ctx.db, heads, ctx.locale);
  const { rows: counts } = await sql<{
    status: number;
    count: number;
  }>`select o.status, count(*)::int as count from orders o where ${scope.length === 0 ? sql`true` : sql.join([...scope], sql` and `)} group by o.status`.execute(
    ctx.db,
  );
  const record = (h: OrderHead): ConsolePage['records'][number] => ({
    ...cardOf(h, items.get(h.id) ?? [], ctx.now),
    buyerName: h.buyerName,
    city: h.address?.city ?? '',
    inEscrow: toWire(money(escrowed.includes(h.status) ? h.captured - h.refunded - h.refundedFreight : 0n, currencyOf(h.currency))),
    doBy: shipBy(h)?.toISOString() ?? null,
  });
  return { ...pageOf(heads.map(record), heads[0]?.total_count ?? 0, input), counts };
};

export const storeOrders = (ctx: CtxFor<'GET /shop/admin/order/page'>, input: Parsed<'GET /shop/admin/order/page'>): Promise<ConsolePage> =>
  consolePage(ctx, input, [sql`o.store_id = ${ctx.actor.storeId}`]);
export const allOrders = (ctx: CtxFor<'GET /platform/order/page'>, input: Parsed<'GET /platform/order/page'>): Promise<ConsolePage> =>
  consolePage(ctx, input, []);
