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
