import { deliveryType, orderStatus, paymentTerm } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { type RawBuilder, sql } from 'kysely';
import { moves, overdueOf } from '../domains/orders/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import { addDays } from '../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { itemsOf, type OrderHead, selectHeads } from './order-cards.ts';
import { consoleRecord } from './order-lists.ts';
import { offsetOf, pageOf } from './paging.ts';

type Overdue = Result<'GET /platform/order/overdue'>['records'][number]['overdue'];

const wireOf = (head: OrderHead, days: number, now: Date): Overdue | null => {
  const overdue = overdueOf(head, days, now);
  if (overdue === null) return null;
  const held = money(head.captured - head.refunded - head.refundedFreight, currencyOf(head.currency));
  return { kind: overdue.kind, since: overdue.since.toISOString(), held: toWire(held) };
};
/** Whether an operator may settle an order, why, and what it holds. */
export const overdueWire = async (ctx: Ctx, head: OrderHead): Promise<Overdue | null> =>
  wireOf(head, (await siteSettings(ctx.db)).settleDays, ctx.now);

/** Orders `o` that an operator may settle, and `w.since` when each waits: the same rule as `overdueOf`, asked of all. */
export const overdueSince = (settleDays: number, now: Date): RawBuilder<unknown> => {
  const before = addDays(now, -settleDays);
  return sql`orders o cross join lateral (
      select i.due_at as since from order_instalments i where i.order_id = o.id and i.paid_at is null and i.due_at <= ${before}
      union all select o.shipped_at where o.delivery_type = ${deliveryType.buyerPickup} and o.status = ${orderStatus.pendingReceipt} and o.shipped_at <= ${before}
      order by since limit 1
    ) w where o.status in (${sql.raw(moves.settled.from.join(', '))}) and (o.payment_term <> ${sql.lit(paymentTerm.beforeDelivery)} or o.delivery_type = ${sql.lit(deliveryType.buyerPickup)})`;
};

/** Orders that an operator may settle, the longest waiting first. */
export const overdueOrders = async (
  ctx: CtxFor<'GET /platform/order/overdue'>,
  input: Parsed<'GET /platform/order/overdue'>,
): Promise<Result<'GET /platform/order/overdue'>> => {
  const { settleDays } = await siteSettings(ctx.db);
  const { rows } = await sql<{ id: number; total: number }>`
    select o.id, count(*) over ()::int as total from ${overdueSince(settleDays, ctx.now)}
    order by w.since, o.id limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  const ids = rows.map((r) => r.id);
  const heads = new Map((await selectHeads(ctx.db, [sql`o.id = any(${ids}::int[])`], ids.length, 0)).map((h) => [h.id, h]));
  const items = await itemsOf(ctx.db, [...heads.values()], ctx.locale);
  const records = ids.flatMap((id) => {
    const head = heads.get(id);
    const overdue = head === undefined ? null : wireOf(head, settleDays, ctx.now);
    return head === undefined || overdue === null ? [] : [{ ...consoleRecord(head, items.get(id) ?? [], ctx.now), overdue }];
  });
  return pageOf(records, rows[0]?.total ?? 0, input);
};
