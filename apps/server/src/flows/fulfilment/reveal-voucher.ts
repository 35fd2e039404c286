import { lockOwn } from '../../domains/orders/index.ts';
import { showVoucher } from '../../domains/vouchers/index.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';

type Reveal = 'PUT /p/myOrder/revealVoucher';
/** The buyer looks at a code; from the first time on it can be redeemed, and is shown with her order. */
export const revealVoucher = async (ctx: CtxFor<Reveal>, input: Parsed<Reveal>): Promise<Result<Reveal>> => {
  const order = await lockOwn(ctx.db, { userId: ctx.actor.id }, input.orderNumber);
  return { voucherCode: (await showVoucher(ctx.db, order.id, input.voucherId, ctx.now)) ?? refuse('voucherUnknown') };
};
