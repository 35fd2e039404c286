import { closeType, orderStatus, payType } from '@kyakhta/contract';
import { currencyOf, money, parseAmount, toDecimal } from '@kyakhta/money';
import { account, balanceOf, type Entry, post, Shortfall, transfer } from '../domains/ledger/index.ts';
import { can, isPaid, lockAllOwn, moveOrders, orderPaid, type OrderRow } from '../domains/orders/index.ts';
import { type Attempt, attemptOf, giveUpAttempts, lockActive, newPayment, recordPaid } from '../domains/payments/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import type { Outside } from '../runtime/outside.ts';
import { startAttempt } from './provider-payment/start-attempt.ts';

type Paid = Result<'POST /p/order/pay'>;

/** Looks whether these orders can be paid now. @returns false when they are all paid already. */
const checkPayable = (orders: readonly OrderRow[], now: Date): boolean => {
  if (orders.every((o) => isPaid(o.status))) return false;
  for (const o of orders) {
    if (isPaid(o.status)) refuse('orderAlreadyPaid');
    if (o.status === orderStatus.canceled) refuse(o.closeType === closeType.unpaidTimeout ? 'orderExpired' : 'orderNotPayable');
    if (!can('paid', o.status)) refuse('orderNotPayable');
    if (o.payBefore !== null && o.payBefore <= now) refuse('orderExpired');
    if (o.currency !== orders[0]?.currency) refuse('currenciesDiffer');
  }
  return true;
};

const paidBy = (payAttemptId: string): Paid => ({ paid: true, payAttemptId, state: 'paid', approveUrl: null, reason: null });

/**
 * Pays orders of one buyer, from her balance or through a provider. Paying again what is paid is a success that
 * moves nothing.
 */
export const payOrders = async (ctx: CtxFor<'POST /p/order/pay'>, input: Parsed<'POST /p/order/pay'>): Promise<Paid | Outside<Paid>> => {
  const numbers = input.orderNumbers.split(',');
  // They travel together and are done in this order: the attempts are read once the orders are locked.
  const [orders, switches, standing] = await Promise.all([
    lockAllOwn(ctx.db, { userId: ctx.actor.id }, numbers),
    siteSettings(ctx.db),
    lockActive(ctx.db, numbers),
  ]);
  if (!checkPayable(orders, ctx.now)) return paidBy((await attemptOf(ctx.db, numbers)) ?? '');
  if (input.payType === payType.payPal && switches.payPalSwitch) return startAttempt(ctx, input, orders, standing);
  if (input.payType === payType.cardViaPayPal && switches.cardPaySwitch) return startAttempt(ctx, input, orders, standing);
  if (input.payType === payType.balance && switches.balancePaySwitch) return payFromBalance(ctx, input, orders, standing);
  return refuse('payMethodOff');
};

/** Payment, capture into each order's escrow and the move to "pending delivery", all or nothing. */
const payFromBalance = async (
  ctx: CtxFor<'POST /p/order/pay'>,
  input: Parsed<'POST /p/order/pay'>,
  orders: readonly OrderRow[],
  standing: readonly Attempt[],
): Promise<Paid> => {
  const parts = orders.map((o) => ({ reference: o.number, amount: money(o.total, currencyOf(o.currency)) }));
  const payment = newPayment({ userId: ctx.actor.id, payType: input.payType, attemptId: input.payAttemptId, parts }, ctx.now);
  if (input.balanceAmount !== undefined) {
    const asked = parseAmount(input.balanceAmount, payment.amount.currency);
    if (!asked.ok || asked.money.amount !== payment.amount.amount) refuse('payMethodOff');
  }
  if (!(await giveUpAttempts(ctx, standing))) refuse('paymentBeingChecked');
  const from = account.buyerAvailable(ctx.actor.id);
  const capture: Entry = {
    key: `capture:${payment.number}`,
    kind: 'capture',
    reference: payment.number,
    at: ctx.now,
    postings: parts.flatMap((p) => transfer(from, account.escrow(p.reference), p.amount)),
  };
  try {
    await Promise.all([
      recordPaid(ctx.db, payment, ctx.now),
      moveOrders(ctx.db, orders, 'paid', ctx.actor, ctx.now, { paid_at: ctx.now, pay_type: input.payType }),
      post(ctx.db, capture),
    ]);
  } catch (error) {
    if (!(error instanceof Shortfall)) throw error;
    const balance = await balanceOf(ctx.db, from, payment.amount.currency);
    refuse('balanceInsufficient', { balance: toDecimal(balance), needed: toDecimal(payment.amount) });
  }
  for (const order of orders) ctx.announce(orderPaid(order));
  return paidBy(payment.attemptId);
};
