import { deliveryType, orderStatus, paymentTerm, shopStatus } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import {
  dueReferences,
  isToShip,
  moves,
  type Overdue,
  outOfStore,
  overdueOf,
  settleVersion,
  shipBySince,
} from '../domains/orders/index.ts';
import { lostOf, takenBackParts, takenBackSince } from '../domains/payments/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import { isAtWork, storesById } from '../domains/stores/index.ts';
import { addDays } from '../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { isHeldBack } from './held-back.ts';
import { itemsOf, shipBy } from './order-cards.ts';
import { type OrderHead, selectHeads } from './order-heads.ts';
import { consoleRecord } from './order-lists.ts';
import { offsetOf, pageOf } from './paging.ts';

type OverdueWire = Result<'GET /platform/order/overdue'>['records'][number]['overdue'];

const wireOf = (head: OrderHead, { kind, since }: Overdue): OverdueWire => {
  const held = money(head.captured - head.refunded - head.refundedFreight, currencyOf(head.currency));
  return { kind, since: since.toISOString(), held: toWire(held) };
};
/** Whether an operator may settle an order, why, and what it holds. @param items of it */
export const overdueWire = async (
  ctx: Ctx,
  head: OrderHead,
  items: readonly { readonly shippedCount: number }[],
): Promise<(OverdueWire & { readonly version: string }) | null> => {
  const references = dueReferences(head);
  const [{ settleDays }, stores, takenBack, lost] = await Promise.all([
    siteSettings(ctx.db),
    storesById(ctx.db, [head.storeId]),
    takenBackSince(ctx.db, references),
    lostOf(ctx.db, references),
  ]);
  const store = stores.get(head.storeId);
  const standing = {
    shipBy: shipBy(head),
    isStoreAtWork: store !== undefined && isAtWork(store),
    takenBackSince: takenBack,
  };
  const overdue = overdueOf(head, standing, settleDays, ctx.now);
  const shipped = items.reduce((sum, i) => sum + i.shippedCount, 0);
  return overdue === null ? null : { ...wireOf(head, overdue), version: settleVersion(head.status, shipped, lost) };
};

const among = (statuses: readonly number[]): Sql => sql.raw(statuses.join(', '));
/** Orders that an operator may settle, why, and since when each waits: the same rule as `overdueOf`, asked of all. */
export const overdueSince = (settleDays: number, now: Date): Sql => {
  const before = addDays(now, -settleDays);
  const isCash = sql`o.payment_term = ${sql.lit(paymentTerm.cashOnDelivery)}`;
  return sql`(select distinct on (x.id) x.id, x.kind, x.since from (
      select o.id, w.kind, w.since from orders o cross join lateral (
        select case when ${isCash} then 'cash' else 'instalment' end as kind, i.due_at as since from order_instalments i where i.order_id = o.id and i.paid_at is null and i.due_at <= ${before}
        union all select 'pickup', o.shipped_at where o.delivery_type = ${deliveryType.buyerPickup} and o.status = ${orderStatus.pendingReceipt} and o.shipped_at <= ${before}
        order by since limit 1
      ) w where o.status in (${among(outOfStore)}) and (o.payment_term <> ${sql.lit(paymentTerm.beforeDelivery)} or o.delivery_type = ${sql.lit(deliveryType.buyerPickup)})
      union all
      select o.id, 'shipping', ${shipBySince} from orders o join stores t on t.id = o.store_id
        where ${isToShip} and not ${isHeldBack} and ${shipBySince} <= case when t.status in (${sql.lit(shopStatus.open)}, ${sql.lit(shopStatus.closed)}) then ${before}::timestamptz else ${now}::timestamptz end
      union all
      select o.id, 'takenBack', b.since from (select split_part(x.reference, '-', 1) as number, min(c.opened_at) as since from ${takenBackParts} group by 1) b
        join orders o on o.number = b.number and o.status in (${among(moves.settled.from)})
    ) x order by x.id, x.since)`;
};

/** Orders that an operator may settle, the longest waiting first. */
export const overdueOrders = async (
  ctx: CtxFor<'GET /platform/order/overdue'>,
  input: Parsed<'GET /platform/order/overdue'>,
): Promise<Result<'GET /platform/order/overdue'>> => {
  const { settleDays } = await siteSettings(ctx.db);
  const { rows } = await sql<Overdue & { id: number; total: number }>`
    select w.id, w.kind, w.since, count(*) over ()::int as total from ${overdueSince(settleDays, ctx.now)} w
    order by w.since, w.id limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  const ids = rows.map((r) => r.id);
  const heads = new Map((await selectHeads(ctx.db, [sql`o.id = any(${ids}::int[])`], ids.length, 0)).map((h) => [h.id, h]));
  const items = await itemsOf(ctx.db, [...heads.values()], ctx.locale);
  const records = rows.flatMap((row) => {
    const head = heads.get(row.id);
    return head === undefined ? [] : [{ ...consoleRecord(head, items.get(row.id) ?? [], ctx.now), overdue: wireOf(head, row) }];
  });
  return pageOf(records, rows[0]?.total ?? 0, input);
};
