import { payType } from '@kyakhta/contract';
import { can } from '../../domains/orders/index.ts';
import { type Ctx, platformActor } from '../../runtime/context.ts';
import { recordDuesPaid } from './pay-dues.ts';
import { duesIn, lockPayables } from './payables.ts';

/**
 * Orders that points pay whole are paid in the moment in which nothing else is waited for: nobody is asked for money, and
 * no payment stands for them. Those that owe something, or wait for a contract, are left as they are.
 * @param numbers of orders, which the caller's transaction has placed or locked
 */
export const payNothingDue = async (ctx: Ctx, numbers: readonly string[]): Promise<void> => {
  if (numbers.length === 0) return;
  const dues = duesIn(await lockPayables(ctx, numbers)).filter((due) => due.amount === 0n && can('paid', due.order.status));
  // With a store's signature it is the platform that goes on.
  const actor = ctx.actor.kind === 'buyer' ? ctx.actor : platformActor;
  if (dues.length > 0) await recordDuesPaid({ ...ctx, actor }, dues, payType.points);
};
