import { closeType, type PaymentCaseKind } from '@kyakhta/contract';
import { currencyOf, type Money, money, sum } from '@kyakhta/money';
import { account, post, transfer } from '../../domains/ledger/index.ts';
import { can, isPaid, moveOrders, orderPaid, type OrderRow } from '../../domains/orders/index.ts';
import { type Attempt, lockActive, moveAttempt, openCase, recordCapture, standFor, standNoMoreFor } from '../../domains/payments/index.ts';
import { holdingReferences } from '../../domains/stock/index.ts';
import type { ProviderCapture } from '../../outside/payments/provider.ts';
import { type Ctx, platformActor } from '../../runtime/context.ts';
import { closeOrder } from '../close-order.ts';
import type { LockedPayment } from './locked-payment.ts';
import { returnHeld } from './refund-money.ts';
import { readTold } from './told-amount.ts';

const reasonFor = (orders: readonly OrderRow[], gone: readonly OrderRow[]): PaymentCaseKind =>
  gone.length > 0 ? 'stockGone' : orders.some((o) => isPaid(o.status)) ? 'second' : 'late';

/** This money pays these orders: whatever else was tried for them stands for them no longer. */
const standAlone = async (ctx: Ctx, attempt: Attempt, references: readonly string[]): Promise<void> => {
  for (const other of await lockActive(ctx.db, references)) {
    if (other.id === attempt.id) continue;
    // One whose money may be on its way stays unknown and is asked about. What else it stands for it goes on to stand
    // for; what comes of it for these goes back.
    if (other.state === 'unknown') await standNoMoreFor(ctx.db, other.id, references);
    else await moveAttempt(ctx, other, 'givenUp');
  }
  await standFor(ctx.db, attempt.id, references);
};

/**
 * Books money that a provider took, once for each of its captures. Orders that still wait for it are paid; the rest
 * goes back by itself, and so does all of it when it comes too late or a second time. A wrong amount or currency
 * stays in suspense for an operator.
 */
export const settleCapture = async (ctx: Ctx, { attempt, orders }: LockedPayment, capture: ProviderCapture): Promise<void> => {
  const { provider } = attempt;
  if (provider === null) throw new Error(`payment ${attempt.number} was not made at a provider`);
  const told = readTold(capture.amount);
  const fits = told !== null && told.currency === attempt.currency && told.amount === attempt.amount;
  const holding = await holdingReferences(
    ctx.db,
    orders.map((o) => o.number),
  );
  const waiting = fits ? orders.filter((o) => can('paid', o.status)) : [];
  const payable = waiting.filter((o) => holding.has(o.number));
  const gone = waiting.filter((o) => !holding.has(o.number));
  const partOf = (order: OrderRow): Money => {
    const part = attempt.parts.find((p) => p.reference === order.number);
    if (part === undefined) throw new Error(`payment ${attempt.number} does not pay for ${order.number}`);
    return money(part.amount, currencyOf(attempt.currency));
  };
  const applied = sum(payable.map(partOf), currencyOf(attempt.currency)).amount;
  const isNew = await recordCapture(ctx.db, {
    provider,
    id: capture.id,
    paymentId: attempt.id,
    toldCurrency: capture.amount.currency,
    toldValue: capture.amount.value,
    currency: told?.currency ?? null,
    amount: told?.amount ?? null,
    applied,
    at: ctx.now,
  });
  if (!isNew) return;

  const references = payable.map((o) => o.number);
  if (payable.length > 0) {
    await standAlone(ctx, attempt, references);
    await moveOrders(ctx.db, payable, 'paid', ctx.actor, ctx.now, { paid_at: ctx.now, pay_type: attempt.payType });
    await moveAttempt(ctx, attempt, 'paid', { paid_at: ctx.now, unknown_since: null, reason: null });
    for (const order of payable) ctx.announce(orderPaid(order));
  } else await moveAttempt(ctx, attempt, fits ? 'returned' : 'suspended', { unknown_since: null, reason: null });
  // Nobody may wait for goods that were lost any longer; what is left of them is for others.
  for (const order of gone) await closeOrder(ctx, order, 'expired', closeType.stockGone, platformActor);

  if (!fits)
    await openCase(ctx.db, attempt.id, told === null || told.currency !== attempt.currency ? 'wrongCurrency' : 'wrongAmount', ctx.now);
  if (told === null) return;
  const from = account.providerClearing(provider);
  const rest = money(told.amount - applied, told.currency);
  await post(ctx.db, {
    key: `capture:${provider}:${capture.id}`,
    kind: 'capture',
    reference: attempt.number,
    at: ctx.now,
    postings: [...payable.flatMap((o) => transfer(from, account.escrow(o.number), partOf(o))), ...transfer(from, account.suspense, rest)],
  });
  if (fits && rest.amount > 0n) {
    await openCase(ctx.db, attempt.id, reasonFor(orders, gone), ctx.now);
    await returnHeld(ctx, attempt.id);
  }
};
