import { currencyOf, money, toWire } from '@kyakhta/money';
import { orderStatus, orderTimeStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { can, escrowed, moves, statusesListedWith } from '../domains/orders/index.ts';
import { addDays } from '../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { hasWaybill } from './copied-number.ts';
import { cardOf, grossOf, itemsOf, type OrderItem, shipBy } from './order-cards.ts';
import { countOrders, countsTo, type OrderHead, selectHeads } from './order-heads.ts';
import { isHeldBack, maybeHeldBack } from './held-back.ts';
import { isNarrowed, namedMost, narrowedBy, sortedBy } from './order-filter.ts';
import { offsetOf, pageOf } from './paging.ts';
import { containing } from './search-text.ts';
import { leavingAmong } from './to-leave.ts';
import { listedUnreviewed, unreviewedHead, unreviewedItem, unreviewedStates, unreviewedStatus } from './unreviewed.ts';
import { mostUrgentFirst, waitsForBuyer } from './waiting-orders.ts';

export const pattern = (text: string): string => containing(text.toLowerCase());

export const timeCondition = (status: number, now: Date): Sql[] => {
  if (status === orderTimeStatus.last7Days) return [sql`o.created_at > ${addDays(now, -7)}`];
  if (status === orderTimeStatus.last3Months) return [sql`o.created_at > ${addDays(now, -90)}`];
  if (status === orderTimeStatus.older) return [sql`o.created_at <= ${addDays(now, -90)}`];
  return [];
};
type Search = Omit<Parsed<'GET /p/myOrder/export'>, 'timeZone'>;
/** What a buyer's search asks for. */
export const searchConditions = (userId: number, input: Search, now: Date): Sql[] => {
  const conditions = [
    sql`o.user_id = ${userId}`,
    sql`o.hidden_at is null`,
    ...(input.status === 0 ? [] : [sql`o.status in (${sql.join(statusesListedWith(input.status))})`]),
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
/** People looked through by a part of their name; a part that more of them share says too little to choose by. */
const peopleMost = 500;
/** One field finds by the beginning of the order's number, a waybill or a part of the buyer's name. */
export const foundBy = async (db: Db, text: string): Promise<Sql> => {
  // Between two texts instead of "like": a statement that is planned once for all texts cannot use an index for that.
  const byNumber = (o: string): Sql => sql`${sql.ref(`${o}.number`)} ~>=~ ${text} and ${sql.ref(`${o}.number`)} ~<~ ${`${text}\u{10FFFF}`}`;
  // Of a parcel with goods that come back the refund knows the order.
  const byWaybill = sql`select coalesce(k.order_id, r.order_id) from packages k left join refunds r on r.package_id = k.id
    where ${hasWaybill('k', text)} and coalesce(k.order_id, r.order_id) is not null`;
  const people = sql`select u.id from users u where lower(u.nick_name) like ${pattern(text)}`;
  const { rows } = await sql<{ id: number }>`${people} limit ${peopleMost + 1}`.execute(db);
  // Each of the three has its index. Joined by "or" none would be used, which only pays where nearly every order is found.
  if (rows.length > peopleMost) return sql`(${byNumber('o')} or o.id in (${byWaybill}) or o.user_id in (${people}))`;
  const ids = rows.map((r) => r.id);
  const found = sql<{
    id: number;
  }>`select n.id from orders n where ${byNumber('n')} union all ${byWaybill} union all select b.id from orders b where b.user_id = any(${ids}::int[])`;
  // Looked up beforehand: a statement that is planned once for all texts takes thousands for likely, and reads a whole store for one.
  const { rows: named } = await sql<{ id: number }>`select id from (${found}) f limit ${namedMost + 1}`.execute(db);
  return named.length > namedMost ? sql`o.id in (${found})` : sql`o.id = any(${named.map((r) => r.id)}::int[])`;
};

/** The buyer's own orders, newest first, or those that wait for her. */
export const myOrders = async (
  ctx: CtxFor<'GET /p/myOrder/myOrderSearch'>,
  input: Parsed<'GET /p/myOrder/myOrderSearch'>,
): Promise<Result<'GET /p/myOrder/myOrderSearch'>> => {
  const isWaiting = input.waitsFor === 'buyer';
  const conditions = [...searchConditions(ctx.actor.id, input, ctx.now), ...(isWaiting ? [waitsForBuyer(ctx.now)] : [])];
  const heads = await selectHeads(ctx.db, conditions, input.size, offsetOf(input), isWaiting ? mostUrgentFirst : undefined);
  const items = await itemsOf(ctx.db, heads, ctx.locale);
  return pageOf(
    heads.map((h) => cardOf(h, items.get(h.id) ?? [], ctx.now)),
    await countOrders(ctx.db, conditions, countsTo(input)),
    input,
  );
};

type ConsolePage = Result<'GET /shop/admin/order/page'>;
type Listed = ConsolePage['records'][number];
/** What the consoles wait for: the contract to be signed, by either side, the order to be paid, or what may leave to be shipped. */
const dueBy = (h: OrderHead): Date | null => h.signBefore ?? (can('paid', h.status) ? h.payBefore : null) ?? shipBy(h);
/** What the lists of the consoles show of an order. */
export const consoleRecord = (h: OrderHead, items: readonly OrderItem[], now: Date): Omit<Listed, 'canShip' | 'cartonsToShip'> => ({
  ...cardOf(h, items, now),
  buyerName: h.buyerName,
  city: h.address?.city ?? '',
  inEscrow: toWire(money(escrowed.includes(h.status) ? grossOf(h) : 0n, currencyOf(h.currency))),
  doBy: dueBy(h)?.toISOString() ?? null,
});
/** @param storeId whose orders, as it sees them; null: all, as operators see them */
const consolePage = async (ctx: Ctx, input: Parsed<'GET /platform/order/page'>, storeId: number | null): Promise<ConsolePage> => {
  const isStore = storeId !== null;
  const scope = isStore ? [sql`o.store_id = ${storeId}`] : [];
  const meant = (states: readonly number[]): number[] => (isStore ? states.flatMap(unreviewedStates) : [...states]);
  const { status: _, current: __, size: ___, sort: ____, ...filter } = input;
  const conditions = [...scope];
  if (input.status !== 0) conditions.push(isStore ? listedUnreviewed(input.status) : sql`o.status = ${input.status}`);
  if (input.states !== undefined && input.states.length > 0)
    conditions.push(sql`o.status = any(${meant(input.states.map(Number))}::smallint[])`);
  conditions.push(...(await narrowedBy(ctx, filter)));
  if (input.orderNumber !== undefined) conditions.push(await foundBy(ctx.db, input.orderNumber));
  const heads = await selectHeads(ctx.db, conditions, input.size, offsetOf(input), sortedBy(input));
  const [items, leaving] = await Promise.all([itemsOf(ctx.db, heads, ctx.locale), leavingAmong(ctx.db, heads)]);
  const most = countsTo(input);
  const { rows: counts } = await sql<ConsolePage['counts'][number]>`
    select x.status, x.count from unnest(${Object.values(orderStatus)}::smallint[]) as s (status), lateral (
      select s.status, count(*)::int as count from (select 1 from orders o where ${sql.join([...scope, sql`o.status = s.status`], sql` and `)} limit ${most}) y
    ) x where x.count > 0 order by x.status`.execute(ctx.db);
  const those = (...which: Sql[]): Sql =>
    sql`(select count(*)::int from (select 1 from orders o where ${sql.join([...scope, sql`o.status = s.status`, ...which], sql` and `)} limit ${most}) y)`;
  const { rows: held } = await sql<ConsolePage['held'][number]>`
    select s.status, ${those(maybeHeldBack, isHeldBack)} as count, ${those(sql`not ${isHeldBack}`)} as others
    from unnest(${[...moves.shipped.from]}::smallint[]) as s (status) order by s.status`.execute(ctx.db);
  const total = !isNarrowed(filter)
    ? Math.min(
        most,
        counts.reduce(
          (sum, { status, count }) =>
            input.status === 0 || input.status === (isStore ? unreviewedStatus(status) : status) ? sum + count : sum,
          0,
        ),
      )
    : await countOrders(ctx.db, conditions, most);
  const records = heads.map((h) => {
    const own = items.get(h.id) ?? [];
    const record = isStore ? consoleRecord(unreviewedHead(h), own.map(unreviewedItem), ctx.now) : consoleRecord(h, own, ctx.now);
    return { ...record, ...(leaving.get(h.id) ?? { canShip: false, cartonsToShip: 0 }) };
  });
  return { ...pageOf(records, total, input), counts: isStore ? together(counts) : counts, held };
};
/** Counts by state as a store sees them. */
const together = (counts: ConsolePage['counts']): ConsolePage['counts'] =>
  [...Map.groupBy(counts, ({ status }) => unreviewedStatus(status))].map(([status, some]) => ({
    status,
    count: some.reduce((sum, { count }) => sum + count, 0),
  }));

export const storeOrders = (ctx: CtxFor<'GET /shop/admin/order/page'>, input: Parsed<'GET /shop/admin/order/page'>): Promise<ConsolePage> =>
  consolePage(ctx, input, ctx.actor.storeId);
export const allOrders = (ctx: CtxFor<'GET /platform/order/page'>, input: Parsed<'GET /platform/order/page'>): Promise<ConsolePage> =>
  consolePage(ctx, input, null);
