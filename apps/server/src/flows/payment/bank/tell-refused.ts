import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { isAccountOpen, userOf } from '../../../domains/accounts/index.ts';
import { sendMail } from '../../../domains/messages/index.ts';
import { orderNumberOf } from '../../../domains/orders/index.ts';
import { attemptByNumber, incomingOf, writtenReference } from '../../../domains/payments/index.ts';
import { decisionOf } from '../../../domains/proposals/index.ts';
import { offeredTo } from '../../../domains/site/index.ts';
import type { Ctx } from '../../../runtime/context.ts';

const ofPayment = /^payment:(\d+)$/;

/**
 * Tells the buyer that money which was looked at for her payment does not count as hers after all, and what is missing; the
 * operator's note is for operators. Nothing where it was agreed to.
 */
export const tellTransferRefused = async (ctx: Ctx, proposalId: number): Promise<void> => {
  const decision = await decisionOf(ctx.db, proposalId);
  const payNumber = ofPayment.exec(decision?.waits ?? '')?.[1];
  if (decision?.kind !== 'transfer' || decision.state !== 'refused' || payNumber === undefined) return;
  const attempt = await attemptByNumber(ctx.db, payNumber);
  if (attempt === null || attempt.providerId === null || !(await isAccountOpen(ctx.db, attempt.userId))) return;
  const { missing } = await incomingOf(ctx.db, attempt);
  const user = await userOf(ctx, attempt.userId);
  const currency = currencyOf(attempt.currency);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'transferRefused', {
    orders: [...new Set(attempt.parts.map((p) => orderNumberOf(p.reference)))],
    received: toDecimal(money(decision.amount, currency)),
    missing: toDecimal(money(missing, currency)),
    currency: attempt.currency,
    reference: writtenReference(attempt.providerId),
    isOpen: attempt.state === 'waiting' && missing > 0n ? 1 : 0,
  });
};
