import { applyType, orderStatus } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { holdBuyer } from '../../domains/accounts/index.ts';
import { recordAudit } from '../../domains/audit/index.ts';
import { account, balancesOf } from '../../domains/ledger/index.ts';
import { dueReferences, lockByNumber, orderByNumber, type OrderRow } from '../../domains/orders/index.ts';
import { lockPaidParts } from '../../domains/payments/index.ts';
import { needsSecond, type OperatorCtx, type ProposalPreview, propose } from '../../domains/proposals/index.ts';
import {
  insertRefund,
  lockRefundRow,
  moveRefund,
  newApplication,
  noRuling,
  type RefundLine,
  type Ruling,
  sharesOf,
  sharesTogether,
  sumOf,
} from '../../domains/refunds/index.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { shownAs } from './most-of.ts';
import { payGranted } from './pay-back.ts';
import { isForAccount } from './plan-money.ts';
import { refundableOf } from './refundable.ts';
import { linesToGive } from './requested-lines.ts';
import { languagesOf, rulingOf } from './ruling.ts';

/** What can be granted of an order, by line, and what its store could pay now. */
export const grantable = async (
  ctx: CtxFor<'GET /platform/intervention/grantable'>,
  input: Parsed<'GET /platform/intervention/grantable'>,
): Promise<Result<'GET /platform/intervention/grantable'>> => {
  const order = (await orderByNumber(ctx.db, input.orderNumber)) ?? refuse('orderUnknown');
  const currency = currencyOf(order.currency);
  const [{ lines, most, total }, languages, balances] = await Promise.all([
    refundableOf(ctx.db, order),
    languagesOf(ctx, order),
    balancesOf(ctx.db, [account.storeAvailable(order.storeId), account.storeDebt(order.storeId)], currency),
  ]);
  const [available = money(0n, currency), debt = money(0n, currency)] = balances;
  const shares = lines.map((line, i) => (most[i] === undefined ? [] : sharesOf(line, most[i])));
  return {
    orderNumber: order.number,
    currency,
    canGrant: order.status === orderStatus.completed && total > 0n,
    refundAmount: toWire(money(total, currency)),
    shares: shownAs(sharesTogether(shares, { notPaid: sumOf(most) - total }), order.currency),
    lines: most.map((l, i) => ({
      orderItemId: l.orderItemId,
      count: l.count,
      amount: toWire(money(sumOf([l]), currency)),
      shares: shownAs(shares[i] ?? [], order.currency),
    })),
    available: toWire(available),
    debt: toWire(debt),
    languages,
  };
};

const refuseForNobody = async (ctx: OperatorCtx, order: OrderRow): Promise<void> => {
  if (await holdBuyer(ctx.db, order.userId)) return;
  if (isForAccount(order, await lockPaidParts(ctx.db, dueReferences(order)))) refuse('accountClosed');
};

type Grant = Parsed<'POST /platform/intervention/grant'>;
/** The order, locked, and what of its lines would go back. */
const wanted = async (ctx: OperatorCtx, input: Grant): Promise<{ order: OrderRow; lines: readonly RefundLine[] }> => {
  const order = (await lockByNumber(ctx.db, input.orderNumber)) ?? refuse('orderUnknown');
  if (order.status !== orderStatus.completed) return refuse('orderNotInState');
  await refuseForNobody(ctx, order);
  return { order, lines: await linesToGive(ctx, order, input.orderItemId ?? null, input, 'refundAmount') };
};

/**
 * Grants a refund of an order whose claim period is over, or proposes it where it is not one operator's to grant. It is
 * booked against the store and leaves the order completed. A second one finds less left; nothing goes back twice.
 */
export const grantRefund = async (
  ctx: CtxFor<'POST /platform/intervention/grant'>,
  input: Grant,
): Promise<Result<'POST /platform/intervention/grant'>> => {
  const { order, lines } = await wanted(ctx, input);
  const ruling = await rulingOf(ctx, order, input);
  const { currency, amount } = money(sumOf(lines), currencyOf(order.currency));
  if (!(await needsSecond(ctx.db, { currency, amount })))
    return { refundSn: await payGrant(ctx, input, ruling, order, lines), proposalId: null };
  const subject = `order:${order.number}`;
  const preview = previewOf(lines, ruling);
  return {
    refundSn: null,
    proposalId: await propose(ctx, { kind: 'grant', subject, input, amount, currency, reason: input.reason, preview }),
  };
};

const previewOf = (lines: readonly RefundLine[], { locale, storeText, storeLocale }: Ruling): ProposalPreview => ({
  lines: lines.map((l) => ({ orderItemId: l.orderItemId, count: l.count, amount: String(sumOf([l])) })),
  words: { locale, storeText, storeLocale },
});

/**
 * Grants what a second operator has agreed to, in the words it was proposed in: languages that were changed since make
 * none of them wrong. @returns the number of the refund
 */
export const grantProposed = async (ctx: OperatorCtx, input: Grant, preview: ProposalPreview | null): Promise<string> => {
  const { order, lines } = await wanted(ctx, input);
  return payGrant(ctx, input, { ...noRuling, ...preview?.words, text: input.reason }, order, lines);
};

const payGrant = async (ctx: OperatorCtx, input: Grant, ruling: Ruling, order: OrderRow, lines: readonly RefundLine[]): Promise<string> => {
  const number = newApplication(ctx.now);
  const id = await insertRefund(ctx.db, order, {
    applyType: applyType.refundOnly,
    isReceived: true,
    reason: input.reason,
    description: '',
    mobile: '',
    pictures: null,
    lines,
    number,
    applyNumber: newApplication(ctx.now),
    orderItemId: input.orderItemId ?? null,
    at: ctx.now,
    dueAt: ctx.now,
  });
  await moveRefund(ctx, { id, number }, 'applied', input.reason);
  const refund = (await lockRefundRow(ctx.db, number)) ?? refuse('orderUnknown');
  await payGranted(ctx, order, refund, ruling);
  await recordAudit(ctx, 'refund.grant', `refund:${number}`, null, {
    order: order.number,
    amount: sumOf(lines).toString(),
    reason: ruling.text,
    ...(ruling.storeText === '' ? {} : { storeReason: ruling.storeText }),
  });
  return number;
};
