import { closeType, type PaymentCaseKind } from '@kyakhta/contract';
import { currencyOf, type Money, money, sum } from '@kyakhta/money';
import { account, post, transfer } from '../../../domains/ledger/index.ts';
import {
  type Attempt,
  isActive,
  moveAttempt,
  openCase,
  readTold,
  recordCapture,
  returnHeld,
  standAlone,
  abandonAttempts,
  unholdBalance,
} from '../../../domains/payments/index.ts';
import { holdingReferences } from '../../../domains/stock/index.ts';
import type { ProviderCapture } from '../../../outside/payments/provider.ts';
import { type Ctx, platformActor } from '../../../runtime/context.ts';
import { closeOrder } from '../../closing/close-order.ts';
import { recordDuesPaid } from '../../dues/pay-dues.ts';
import { accountOf, duesIn, goodsOf, isPaid, isPayable, type Payable } from '../../dues/payables.ts';
import type { LockedPayment } from './locked-payment.ts';
import { tellUnfitLater } from './tell-unfit.ts';

const reasonFor = (dues: readonly Payable[], gone: readonly Payable[]): PaymentCaseKind =>
  gone.length > 0 ? 'stockGone' : dues.some(isPaid) ? 'second' : 'late';

/** What was held of the balance goes where the provider's money goes; what pays for nothing goes back. */
const captureHeld = async (
  ctx: Ctx,
  attempt: Attempt,
  parts: readonly { readonly to: string; readonly amount: Money }[],
): Promise<void> => {
  if (attempt.balanceAmount === 0n) return;
  const from = account.buyerHeld(attempt.userId);
  await post(ctx.db, {
    key: `capture:balance:${attempt.number}`,
    kind: 'capture',
    reference: attempt.number,
    at: ctx.now,
    postings: parts.flatMap((p) => transfer(from, p.to, p.amount)),
  });
  await unholdBalance(
    ctx,
    attempt,
    parts.reduce((left, p) => left - p.amount.amount, attempt.balanceAmount),
  );
};

/**
 * Books money that a provider took, once for each of its captures. Orders that still wait for it are paid; the rest
 * goes back by itself, and so does all of it when it comes too late or a second time. A wrong amount or currency
 * stays in suspense for an operator.
 */
export const settleCapture = async (ctx: Ctx, { attempt, dues }: LockedPayment, capture: ProviderCapture): Promise<void> => {
  const { provider } = attempt;
  if (provider === null) throw new Error(`payment ${attempt.number} was not made at a provider`);
  const told = readTold(capture.amount);
  const fits = told !== null && told.currency === attempt.currency && told.amount === attempt.amount - attempt.balanceAmount;
  // What was held of the balance was given back when the attempt ended: the provider's part alone pays for nothing.
  const isWhole = attempt.balanceAmount === 0n || isActive(attempt.state);
  const holding = await holdingReferences(
    ctx.db,
    dues.flatMap((d) => goodsOf(d) ?? []),
  );
  const waiting = fits && isWhole ? dues.filter(isPayable) : [];
  // Goods that are on their way are no longer held, and later parts pay for just those.
  const gone = waiting.filter((d) => goodsOf(d) !== null && !holding.has(goodsOf(d) ?? ''));
  const payable = waiting.filter((d) => !gone.includes(d));
  const partOf = (due: Payable, of: 'provider' | 'balance' = 'provider'): Money => {
    const part = attempt.parts.find((p) => p.reference === due.reference);
    if (part === undefined) throw new Error(`payment ${attempt.number} does not pay for ${due.reference}`);
    return money(of === 'balance' ? part.balance : part.amount - part.balance, currencyOf(attempt.currency));
  };
  const applied = sum(
    payable.map((d) => partOf(d)),
    currencyOf(attempt.currency),
  ).amount;
  const isNew = await recordCapture(ctx, attempt.id, { provider, id: capture.id, told: capture.amount, amount: told, applied });
  if (!isNew) return;

  const references = payable.map((d) => d.reference);
  // An order that closes here is waited for under no other attempt either.
  await abandonAttempts(
    ctx,
    gone.map((d) => d.reference),
    attempt.id,
  );
  if (payable.length > 0) {
    await standAlone(ctx, attempt, references);
    await recordDuesPaid(ctx, payable, attempt.payType);
    await moveAttempt(ctx, attempt, 'paid', { paidAt: ctx.now, unknownSince: null, reason: null });
    await captureHeld(
      ctx,
      attempt,
      payable.map((d) => ({ to: accountOf(d), amount: partOf(d, 'balance') })),
    );
  } else await moveAttempt(ctx, attempt, fits ? 'returned' : 'suspended', { unknownSince: null, reason: null });
  // Nobody may wait for goods that were lost any longer; what is left of them is for others.
  for (const { order } of duesIn(gone)) await closeOrder(ctx, order, 'goodsGone', closeType.stockGone, { by: platformActor });

  if (!fits) {
    await openCase(ctx, attempt.id, told === null || told.currency !== attempt.currency ? 'wrongCurrency' : 'wrongAmount');
    tellUnfitLater(ctx, attempt, capture.id, capture.amount);
  }
  if (told === null) return;
  const from = account.providerClearing(provider);
  const rest = money(told.amount - applied, told.currency);
  await post(ctx.db, {
    key: `capture:${provider}:${capture.id}`,
    kind: 'capture',
    reference: attempt.number,
    at: ctx.now,
    postings: [...payable.flatMap((d) => transfer(from, accountOf(d), partOf(d))), ...transfer(from, account.suspense, rest)],
  });
  if (fits && rest.amount > 0n) {
    await openCase(ctx, attempt.id, reasonFor(dues, gone));
    await returnHeld(ctx, attempt.id);
  }
};
