import type { Marketplace } from './marketplace.ts';
import { decimal } from './simulation/world.ts';

/** What an operator says when she settles an order as it stands now: so much of what it holds goes back. */
export const settlementOf = async (
  m: Marketplace,
  orderNumber: string,
  held: bigint,
  toBuyer: bigint,
  { goodsBack = false, reason = 'The buyer does not answer any more.' } = {},
) => {
  const { overdue } = await m.operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber });
  return { orderNumber, held: decimal(held), version: overdue?.version ?? 'none', toBuyer: decimal(toBuyer), goodsBack, reason };
};

/** Lets the last day to ship an order, paid or agreed to already, be over so many days ago. */
export const makeLate = (m: Marketplace, number: string, days: number) =>
  m.query(
    `with o as (update orders set paid_at = paid_at - make_interval(days => ship_days, secs => $2::float8 * 86400) where number = $1 returning id, ship_days)
     update order_moves v set at = v.at - make_interval(days => o.ship_days, secs => $2::float8 * 86400) from o where v.order_id = o.id`,
    [number, days],
  );
