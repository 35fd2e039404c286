import { invoiceStatus } from '@kyakhta/contract';
import { currencyOf, money, sum } from '@kyakhta/money';
import type { Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import { refuse } from '../../../runtime/errors.ts';
import { isAllPaid, lockAllOwn, type OrderRow, paidOf, wantInvoice } from '../../orders/index.ts';
import { openRefunds } from '../../refunds/index.ts';
import type { InvoiceTitle } from '../../accounts/index.ts';
import { isReceived, isSettled } from '../model.ts';
import { insertInvoice, insertMove, lockInvoice, renewInvoice, selectInvoiced, selectOrderNumbers, selectOwn } from '../store/invoices.ts';
import { rememberTitle, titleOrRefuse } from './titles.ts';

/** What was paid for an order and has not gone back. */
export const keptOf = (order: OrderRow): bigint => paidOf(order) - order.refunded - order.refundedFreight;
/** Whether an order can be invoiced: received, wholly paid or settled, something of it kept, and nothing asked back. */
export const isInvoiceable = async (db: Db, order: OrderRow): Promise<boolean> =>
  ((isReceived(order.status) && isAllPaid(order)) || isSettled(order)) &&
  keptOf(order) > 0n &&
  (await openRefunds(db, order.id)).length === 0;

/** Looks whether these orders, which the caller has locked, can stand on one invoice. @param except the invoice they stand on already */
const checkOrders = async (ctx: Ctx, orders: readonly OrderRow[], except: number | null): Promise<void> => {
  for (const order of orders) if (!(await isInvoiceable(ctx.db, order))) refuse('orderNotInvoiceable');
  if (orders.some((o) => o.currency !== orders[0]?.currency)) refuse('currenciesDiffer');
  const taken = await selectInvoiced(
    ctx.db,
    orders.map((o) => o.id),
    except,
  );
  if (taken.length > 0) refuse('orderInvoiced');
};

const linesOf = (orders: readonly OrderRow[]) => orders.map((o) => ({ id: o.id, number: o.number, amount: keptOf(o) }));

const noteApplied = (ctx: CtxFor<'POST /p/orderInvoice'>, invoiceId: number, title: InvoiceTitle): Promise<void> =>
  insertMove(ctx.db, { invoiceId, status: invoiceStatus.applying, at: ctx.now, actor: ctx.actor, reason: '', title });

/** Applies for one invoice of the caller's own orders. Their locks let one of two tabs through. */
export const applyForInvoice = async (
  ctx: CtxFor<'POST /p/orderInvoice'>,
  input: Parsed<'POST /p/orderInvoice'>,
): Promise<Result<'POST /p/orderInvoice'>> => {
  const title = titleOrRefuse(ctx, input);
  const orders = await lockAllOwn(ctx.db, { userId: ctx.actor.id }, input.orderNumbers.split(','));
  await checkOrders(ctx, orders, null);
  const currency = currencyOf(orders[0]?.currency ?? '');
  const orderInvoiceId = await insertInvoice(ctx.db, {
    userId: ctx.actor.id,
    title,
    locale: ctx.locale,
    currency,
    amount: sum(
      orders.map((o) => money(keptOf(o), currency)),
      currency,
    ).amount,
    orders: linesOf(orders),
    at: ctx.now,
  });
  await wantInvoice(
    ctx.db,
    orders.map((o) => o.id),
  );
  await noteApplied(ctx, orderInvoiceId, title);
  if (input.saveTitle === 1) await rememberTitle(ctx, ctx.actor.id, title);
  return { orderInvoiceId };
};

/** Changes whom an invoice shall name, or applies again after it failed; what was before stays in its history. */
export const reapplyForInvoice = async (
  ctx: CtxFor<'PUT /p/orderInvoice'>,
  input: Parsed<'PUT /p/orderInvoice'>,
): Promise<Result<'PUT /p/orderInvoice'>> => {
  const { orderInvoiceId } = input;
  if ((await selectOwn(ctx.db, ctx.actor.id, orderInvoiceId)) === null) refuse('invoiceUnknown');
  const title = titleOrRefuse(ctx, input);
  const orders = await lockAllOwn(ctx.db, { userId: ctx.actor.id }, await selectOrderNumbers(ctx.db, orderInvoiceId));
  if ((await lockInvoice(ctx.db, orderInvoiceId))?.status === invoiceStatus.issued) refuse('invoiceNotInState');
  await checkOrders(ctx, orders, orderInvoiceId);
  if (!(await renewInvoice(ctx.db, orderInvoiceId, { title, locale: ctx.locale, orders: linesOf(orders), at: ctx.now })))
    refuse('invoiceNotInState');
  await noteApplied(ctx, orderInvoiceId, title);
  if (input.saveTitle === 1) await rememberTitle(ctx, ctx.actor.id, title);
  return { orderInvoiceId };
};
