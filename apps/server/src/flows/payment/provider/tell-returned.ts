import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { isAccountOpen, userOf } from '../../../domains/accounts/index.ts';
import { sendMail } from '../../../domains/messages/index.ts';
import { orderNumberOf } from '../../../domains/orders/index.ts';
import {
  type Attempt,
  attemptByNumber,
  bank,
  hasBeenHeldUp,
  isHeldUpAgain,
  lockRefund,
  type Refund,
  refundedOf,
} from '../../../domains/payments/index.ts';
import { offeredTo } from '../../../domains/site/index.ts';
import type { Ctx } from '../../../runtime/context.ts';

/** Money on its way back, or gone: of which attempt, and for which orders she asked it back; none where it could not be used. */
interface Told {
  readonly refund: Refund;
  readonly attempt: Attempt;
  readonly refunded: readonly string[];
}
/** @returns null when there is nobody to tell: an account that was deleted is written to no more */
const toldOf = async (ctx: Ctx, refundNumber: string): Promise<Told | null> => {
  const refund = await lockRefund(ctx.db, refundNumber);
  const attempt = refund === null ? null : await attemptByNumber(ctx.db, refund.payNumber);
  if (refund === null || attempt === null || !(await isAccountOpen(ctx.db, attempt.userId))) return null;
  return { refund, attempt, refunded: await refundedOf(ctx.db, refund.paymentId) };
};

const write = async (
  ctx: Ctx,
  { refund, attempt }: Told,
  references: readonly string[],
  template: 'paymentReturned' | 'refundHeldUp' | 'refundSent',
  by: 'bank' | 'transfer' | 'same' = 'same',
): Promise<void> => {
  const user = await userOf(ctx, attempt.userId);
  const amount = toDecimal(money(refund.amount, currencyOf(refund.currency)));
  const orders = [...new Set(references.map(orderNumberOf))];
  const reference = by === 'same' ? '' : (refund.reason ?? '').trim();
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), template, {
    orders,
    amount,
    currency: refund.currency,
    by,
    reference,
    hasReference: reference === '' ? 0 : 1,
  });
};

/** Tells the buyer by mail that money has gone back which could not be used, or whose way back was not the one she was promised. */
export const tellReturned = async (ctx: Ctx, refundNumber: string): Promise<void> => {
  const told = await toldOf(ctx, refundNumber);
  if (told === null) return;
  const { refund, attempt, refunded } = told;
  if (refunded.length === 0)
    return write(
      ctx,
      told,
      attempt.parts.map((p) => p.reference),
      'paymentReturned',
    );
  // The mail of the grant came before an operator had made the transfer.
  if (refund.provider === bank) return write(ctx, told, refunded, 'refundSent', 'transfer');
  // What goes back because she asked for it, the way it came, was in the mail of the grant.
  const isByBank = refund.providerRefundId === null;
  if (isByBank || (await hasBeenHeldUp(ctx.db, refund))) await write(ctx, told, refunded, 'refundSent', isByBank ? 'bank' : 'same');
};

/** Tells her by mail that the provider did not send back what she was promised, once for the same money. */
export const tellHeldUp = async (ctx: Ctx, refundNumber: string): Promise<void> => {
  const told = await toldOf(ctx, refundNumber);
  if (told === null || told.refunded.length === 0 || told.refund.state !== 'failed') return;
  if (!(await isHeldUpAgain(ctx.db, told.refund))) await write(ctx, told, told.refunded, 'refundHeldUp');
};
