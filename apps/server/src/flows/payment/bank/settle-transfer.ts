import { closeType, type TransferOutcome } from '@kyakhta/contract';
import { currencyOf, type Money, money, sum, toDecimal } from '@kyakhta/money';
import { userOf } from '../../../domains/accounts/index.ts';
import { account, post, transfer } from '../../../domains/ledger/index.ts';
import { sendMail } from '../../../domains/messages/index.ts';
import { type Due, orderNumberOf, type OrderRow } from '../../../domains/orders/index.ts';
import {
  bank,
  closeCases,
  giveUpAttempts,
  heldOf,
  incomingOf,
  isActive,
  isSettled,
  lockActive,
  moveAttempt,
  openCase,
  payFromSuspense,
  recordCapture,
  standAlone,
  writtenReference,
} from '../../../domains/payments/index.ts';
import { offeredTo } from '../../../domains/site/index.ts';
import { holdingReferences } from '../../../domains/stock/index.ts';
import { type Ctx, platformActor } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { closeOrder } from '../../closing/close-order.ts';
import { recordDuesPaid } from '../../dues/pay-dues.ts';
import { accountOf, duesIn, goodsOf, isPaid, isPayable, type Payable } from '../../dues/payables.ts';
import { type LockedPayment, lockPayment } from '../provider/locked-payment.ts';
import { tellUnfitLater } from '../provider/tell-unfit.ts';

/** Money that came for a payment, as the bank tells it; `amount` is null where it is none of ours. */
export interface Arrived {
  readonly transactionId: string;
  readonly toldCurrency: string;
  readonly toldValue: string;
  readonly amount: Money | null;
}

/**
 * Takes money that came for a payment. It is in suspense until there is enough of it, then pays all that the
 * payment is for; what is over, came too late or in another currency waits for an operator who sends it back.
 */
export const settleTransfer = async (ctx: Ctx, payNumber: string, arrived: Arrived): Promise<TransferOutcome> => {
  const locked = await lockPayment(ctx, payNumber);
  const { attempt } = locked;
  const { amount, transactionId, toldCurrency, toldValue } = arrived;
  const told = { currency: toldCurrency, value: toldValue };
  const isNew = await recordCapture(ctx, attempt.id, { provider: bank, id: transactionId, told, amount, applied: 0n });
  if (!isNew) return refuse('transferKnown');
  if (amount !== null)
    await post(ctx.db, {
      key: `capture:${bank}:${transactionId}`,
      kind: 'capture',
      reference: attempt.number,
      at: ctx.now,
      postings: transfer(account.bankClearing, account.suspense, amount),
    });
  if (amount === null || amount.currency !== attempt.currency) {
    await openCase(ctx, attempt.id, 'wrongCurrency');
    tellUnfitLater(ctx, attempt, transactionId, told);
    return 'wrongCurrency';
  }
  const { outcome, unfit } = await payFromHeld(ctx, locked, amount.amount);
  if (unfit > 0n)
    ctx.later({
      kind: 'payments.mailTransferUnfit',
      key: `${attempt.number} ${transactionId}`,
      dueAt: ctx.now,
      payload: { payNumber: attempt.number, isOver: outcome === 'over', amount: String(unfit) },
    });
  return outcome;
};

/**
 * Closes orders whose goods were lost before their money came, unless other money may be on its way for them.
 * @returns whether they are closed, and nothing stands for them any more
 */
const closeGone = async (ctx: Ctx, gone: readonly Due<OrderRow>[]): Promise<boolean> => {
  const standing = await lockActive(
    ctx.db,
    gone.map((d) => d.reference),
  );
  if (gone.length === 0 || !(await giveUpAttempts(ctx, standing))) return false;
  for (const { order } of gone) await closeOrder(ctx, order, 'goodsGone', closeType.stockGone, { by: platformActor });
  return true;
};

/** What became of money that came, and how much of it goes back. */
interface Looked {
  readonly outcome: TransferOutcome;
  readonly unfit: bigint;
}
/** Looks whether what has come is enough. @param came what came last, in minor units */
const payFromHeld = async (ctx: Ctx, { attempt, dues }: LockedPayment, came: bigint): Promise<Looked> => {
  const currency = currencyOf(attempt.currency);
  const holding = await holdingReferences(
    ctx.db,
    dues.flatMap((d) => goodsOf(d) ?? []),
  );
  const isHeld = (goods: string | null): boolean => goods === null || holding.has(goods);
  const waiting = isSettled(attempt.state) ? [] : dues.filter(isPayable);
  const payable = waiting.filter((d) => isHeld(goodsOf(d)));
  const gone = duesIn(waiting).filter((d) => !isHeld(goodsOf(d)));
  if (payable.length === 0) {
    // Ending the attempt reports all that came for it; what came for one that is over already is reported here.
    const isTold = (await closeGone(ctx, gone)) && isActive(attempt.state);
    const kind = dues.some(isPaid) ? 'second' : 'late';
    await openCase(ctx, attempt.id, kind);
    return { outcome: kind, unfit: isTold ? 0n : came };
  }
  const partOf = (due: Payable): Money => money(due.amount, currency);
  const needed = sum(payable.map(partOf), currency).amount;
  const held = (await heldOf(ctx.db, attempt.id)).filter((h) => h.currency === currency).reduce((n, h) => n + h.amount, 0n);
  if (held < needed) {
    // Only what is still meant to be paid this way waits for more.
    const kind = isActive(attempt.state) ? 'short' : 'late';
    await openCase(ctx, attempt.id, kind);
    if (kind === 'late') return { outcome: 'late', unfit: came };
    tellComingLater(ctx, attempt.number, String(held));
    return { outcome: 'short', unfit: 0n };
  }
  await apply(ctx, { attempt, dues: payable }, needed, partOf);
  await closeGone(ctx, gone);
  await closeCases(ctx, attempt.id, ['short']);
  if (held === needed) return { outcome: 'paid', unfit: 0n };
  await openCase(ctx, attempt.id, 'over');
  return { outcome: 'over', unfit: held - needed };
};

const apply = async (ctx: Ctx, { attempt, dues }: LockedPayment, needed: bigint, partOf: (due: Payable) => Money): Promise<void> => {
  await standAlone(
    ctx,
    attempt,
    dues.map((d) => d.reference),
  );
  await recordDuesPaid(ctx, dues, attempt.payType);
  await moveAttempt(ctx, attempt, 'paid', { paidAt: ctx.now, unknownSince: null, reason: null });
  await payFromSuspense(ctx, attempt, needed);
  await post(ctx.db, {
    key: `applied:${attempt.number}`,
    kind: 'capture',
    reference: attempt.number,
    at: ctx.now,
    postings: dues.flatMap((d) => transfer(account.suspense, accountOf(d), partOf(d))),
  });
};

/** Plans the mail about money that came and does not pay yet. @param cause what came, once for each */
export const tellComingLater = (ctx: Pick<Ctx, 'later' | 'now'>, payNumber: string, cause: string): void =>
  ctx.later({ kind: 'payments.mailShort', key: `${payNumber} ${cause}`, dueAt: ctx.now, payload: { payNumber } });

/** Tells the buyer by mail what has come of her transfer, what of it is being checked, and what is still missing. */
export const tellComing = async (ctx: Ctx, payNumber: string): Promise<void> => {
  const { attempt } = await lockPayment(ctx, payNumber);
  if (attempt.state !== 'waiting' || attempt.providerId === null) return;
  const { received, checking, missing } = await incomingOf(ctx.db, attempt);
  if (checking === 0n && missing === 0n) return;
  const user = await userOf(ctx, attempt.userId);
  const locale = await offeredTo(ctx, user.locale);
  const currency = currencyOf(attempt.currency);
  const values = {
    orders: [...new Set(attempt.parts.map((p) => orderNumberOf(p.reference)))],
    missing: toDecimal(money(missing, currency)),
    currency,
    reference: writtenReference(attempt.providerId),
  };
  if (checking === 0n) return sendMail(ctx, user.mail, locale, 'transferShort', values);
  const isShort = missing > 0n ? 1 : 0;
  return sendMail(ctx, user.mail, locale, 'transferChecking', { ...values, received: toDecimal(money(received, currency)), isShort });
};
