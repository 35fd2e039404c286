import { closeType, orderStatus, payType } from '@kyakhta/contract';
import { currencyOf, type Money, money, parseAmount, subtract, sum, toDecimal } from '@kyakhta/money';
import { homeOf } from '../../domains/accounts/index.ts';
import { isVirtual } from '../../domains/catalog/index.ts';
import { account, balanceOf, type Entry, post, Shortfall, transfer } from '../../domains/ledger/index.ts';
import { type Due, isDuePaid, isDuePayable, isFirstDue, orderNumberOf, countriesOf, type OrderRow } from '../../domains/orders/index.ts';
import {
  type Attempt,
  attemptOf,
  giveUpAttempts,
  lockActive,
  newPayment,
  type PayCase,
  payWays,
  recordPaid,
} from '../../domains/payments/index.ts';
import { openRefunds } from '../../domains/refunds/index.ts';
import { keptSettings } from '../../domains/site/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import type { Outside } from '../../runtime/outside.ts';
import { startTransfer } from './bank/start-transfer.ts';
import { recordDuesPaid } from '../dues/pay-dues.ts';
import { amountOf, duesIn, isPaid, lockOwnPayables, type Payable } from '../dues/payables.ts';
import { startAttempt } from './provider/start-attempt.ts';

type Paid = Result<'POST /p/order/pay'>;

/** Looks whether these can be paid now. @returns false when they are all paid already. */
const checkPayable = (payables: readonly Payable[], now: Date): boolean => {
  if (payables.every(isPaid)) return false;
  const dues = duesIn(payables);
  for (const due of dues) {
    const o = due.order;
    if (isDuePaid(due)) refuse('orderAlreadyPaid');
    if (o.status === orderStatus.canceled) refuse(o.closeType === closeType.unpaidTimeout ? 'orderExpired' : 'orderNotPayable');
    if (!isDuePayable(due)) refuse('orderNotPayable');
    if (isFirstDue(due) && o.payBefore !== null && o.payBefore <= now) refuse('orderExpired');
    if (o.currency !== dues[0]?.order.currency) refuse('currenciesDiffer');
  }
  return true;
};

/**
 * A later part is not paid while all of its order is asked back: what goes back was reckoned without it, and it would be the
 * store's. Asking locks the order as paying does.
 */
const refuseIfAskedBack = async (ctx: Pick<Ctx, 'db'>, payables: readonly Payable[]): Promise<void> => {
  for (const { order } of duesIn(payables).filter((due) => !isFirstDue(due)))
    if ((await openRefunds(ctx.db, order.id)).some((refund) => refund.orderItemId === null)) refuse('refundStillOpen');
};

/** The countries that decide: where goods go, and where the buyer is at home for what goes nowhere. */
const countriesFor = async (ctx: CtxFor<'POST /p/order/pay'>, payables: readonly Payable[]): Promise<string[]> => {
  const orders = duesIn(payables).map((d) => d.order.id);
  const countries = orders.length === 0 ? [null] : await countriesOf(ctx.db, orders);
  const home = countries.includes(null) ? await homeOf(ctx, ctx.actor.id) : '';
  return countries.map((country) => country ?? home);
};

/** What decides by which ways these can be paid. @param hasBounds countries matter, and are looked up */
const payCase = async (ctx: CtxFor<'POST /p/order/pay'>, payables: readonly Payable[], hasBounds: boolean): Promise<PayCase> => {
  const [first, ...rest] = payables.map(amountOf);
  if (first === undefined) throw new Error('a payment pays for something');
  return {
    total: sum([first, ...rest], first.currency),
    countries: hasBounds ? await countriesFor(ctx, payables) : [],
  };
};

const paidBy = (payAttemptId: string): Paid => ({
  paid: true,
  payAttemptId,
  state: 'paid',
  redirectUrl: null,
  codeUrl: null,
  reason: null,
});

/**
 * What of orders is paid from the balance as well as through a provider; null where nothing is. A bank transfer takes days in which
 * the balance would lie still, and a top-up is not paid from what it fills.
 */
const balancePart = (input: Parsed<'POST /p/order/pay'>, payables: readonly Payable[]): Money | null => {
  if (input.payType === payType.balance || input.balanceAmount === undefined) return null;
  const [first, ...rest] = payables.map(amountOf);
  if (first === undefined) throw new Error('a payment pays for something');
  const asked = parseAmount(input.balanceAmount, first.currency);
  if (asked.ok && asked.money.amount === 0n) return null;
  const isPossible = input.payType !== payType.bankTransfer && duesIn(payables).length > 0;
  if (!asked.ok || !isPossible || asked.money.amount >= sum([first, ...rest], first.currency).amount)
    return refuse('balancePartNotPossible');
  return asked.money;
};

/**
 * Pays orders of one buyer, from her balance or through a provider; or a top-up of it, through a provider. Paying again what is paid is a success that
 * moves nothing.
 */
export const payOrders = async (ctx: CtxFor<'POST /p/order/pay'>, input: Parsed<'POST /p/order/pay'>): Promise<Paid | Outside<Paid>> => {
  const numbers = input.orderNumbers.split(',');
  // They travel together and are done in this order: the attempts are read once the orders are locked.
  const [dues, switches, standing] = await Promise.all([
    lockOwnPayables(ctx, ctx.actor.id, numbers),
    keptSettings(ctx),
    lockActive(ctx.db, numbers),
  ]);
  if (!checkPayable(dues, ctx.now)) return paidBy((await attemptOf(ctx.db, numbers)) ?? '');
  await refuseIfAskedBack(ctx, dues);
  const orders = duesIn(dues);
  // An attempt that stands goes on, whatever has been switched off or bounded since.
  const goesOn = standing.some((a) => a.payType === input.payType && a.attemptId === input.payAttemptId);
  const what = goesOn ? null : await payCase(ctx, dues, Object.keys(switches.payLimits).length > 0);
  const balance = balancePart(input, dues);
  if (what !== null) {
    const rest = balance === null ? what : { ...what, total: subtract(what.total, balance) };
    const ways = payWays(ctx, switches, rest);
    if (!ways.includes(input.payType) || (balance !== null && !ways.includes(payType.balance))) return refuse('payMethodOff');
  }
  if (input.payType === payType.bankTransfer) return startTransfer(ctx, input, dues, standing);
  if (input.payType !== payType.balance) return startAttempt(ctx, input, dues, standing, balance);
  // A balance does not fill itself.
  return orders.length > 0 ? payFromBalance(ctx, input, orders, standing) : refuse('payMethodOff');
};

/** Payment, capture into each order's escrow and the move to "pending delivery", all or nothing. */
const payFromBalance = async (
  ctx: CtxFor<'POST /p/order/pay'>,
  input: Parsed<'POST /p/order/pay'>,
  dues: readonly Due<OrderRow>[],
  standing: readonly Attempt[],
): Promise<Paid> => {
  const parts = dues.map((d) => ({ reference: d.reference, amount: money(d.amount, currencyOf(d.order.currency)) }));
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
    postings: parts.flatMap((p) => transfer(from, account.escrow(orderNumberOf(p.reference)), p.amount)),
  };
  try {
    const noted = recordDuesPaid(ctx, dues, input.payType);
    // Vouchers leave the stock with their payment, and stock is locked before money.
    if (dues.some((d) => isVirtual(d.order))) await noted;
    await Promise.all([noted, recordPaid(ctx.db, payment, ctx.now), post(ctx.db, capture)]);
  } catch (error) {
    if (!(error instanceof Shortfall)) throw error;
    const balance = await balanceOf(ctx.db, from, payment.amount.currency);
    refuse('balanceInsufficient', { balance: toDecimal(balance), needed: toDecimal(payment.amount), currency: payment.amount.currency });
  }
  return paidBy(payment.attemptId);
};
