import { dayIn, invoiceStatus, namedLetters, readLocale, unprintedLetters } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { drawPaper, stampOf } from '../../../outside/pdf/index.ts';
import { addSeconds } from '../../../runtime/clock.ts';
import type { AsksOutside, Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { outside } from '../../../runtime/outside.ts';
import { keepDocument, readStamp } from '../../../runtime/stored-documents.ts';
import { userOf } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { sendMail } from '../../messages/index.ts';
import { frozenOrder, lockByNumbers, paidOf } from '../../orders/index.ts';
import { offeredTo, paperTermsOf, platformParty, siteSettings } from '../../site/index.ts';
import { storesById } from '../../stores/index.ts';
import { invoiceNumber, issuer } from '../model.ts';
import { composeInvoice } from '../model/compose.ts';
import {
  failInvoice,
  insertMove,
  type InvoiceRow,
  issueInvoice as issueRow,
  lockInvoice,
  nextNumber,
  selectAmounts,
  selectInvoice,
  selectOrderNumbers,
  setDocument,
} from '../store/invoices.ts';
import { isInvoiceable, keptOf } from './apply.ts';

type IssueVerb = 'POST /platform/invoice/{orderInvoiceId}/issue';
type FailVerb = 'POST /platform/invoice/{orderInvoiceId}/fail';

const lockApplying = async (ctx: Ctx, id: number): Promise<InvoiceRow> => {
  const invoice = (await lockInvoice(ctx.db, id)) ?? refuse('invoiceUnknown');
  return invoice.status === invoiceStatus.applying ? invoice : refuse('invoiceNotInState');
};

/** Issues an invoice: its words are frozen under the next number of the year, and the worker draws it. The counter is locked last. */
export const issueInvoice = async (ctx: CtxFor<IssueVerb>, { orderInvoiceId }: Parsed<IssueVerb>): Promise<Result<IssueVerb>> => {
  const numbers = await selectOrderNumbers(ctx.db, orderInvoiceId);
  const orders = await lockByNumbers(ctx.db, numbers);
  const invoice = await lockApplying(ctx, orderInvoiceId);
  // What went back since she applied would make the sum a wrong one: she applies again.
  const amounts = await selectAmounts(ctx.db, invoice.id);
  for (const order of orders)
    if (amounts.get(order.id) !== keptOf(order) || !(await isInvoiceable(ctx.db, order))) refuse('orderNotInvoiceable');
  const settings = await siteSettings(ctx.db);
  const platform = platformParty(settings);
  // A title from before letters were looked at: the operator turns it down with the letters as the reason.
  const letters = unprintedLetters([invoice.name, invoice.address, ...Object.values(platform)].join(' '));
  if (letters.length > 0) refuse('nameNotPrinted', { letters: namedLetters(letters) });
  const stores = await storesById(
    ctx.db,
    orders.map((order) => order.storeId),
  );
  const frozen = [];
  for (const order of orders) {
    const went = {
      refunded: order.refunded + order.refundedFreight,
      uncharged: order.total - paidOf(order),
      supplierCity: stores.get(order.storeId)?.city ?? '',
    };
    frozen.push({ ...((await frozenOrder(ctx.db, order.number)) ?? refuse('orderUnknown')), ...went });
  }
  const year = Number(dayIn(ctx.now).slice(0, 4));
  const sequence = await nextNumber(ctx.db, issuer, year);
  const number = invoiceNumber(year, sequence);
  const paper = composeInvoice({
    number,
    at: ctx.now,
    locale: readLocale(invoice.locale),
    issuer: platform,
    title: invoice,
    currency: invoice.currency,
    total: invoice.amount,
    orders: frozen,
    terms: paperTermsOf(settings, 'buyer'),
  });
  if (!(await issueRow(ctx.db, invoice.id, { issuer, year, sequence, number, paper, by: ctx.actor.id, at: ctx.now })))
    refuse('invoiceNotInState');
  await insertMove(ctx.db, {
    invoiceId: invoice.id,
    status: invoiceStatus.issued,
    at: ctx.now,
    actor: ctx.actor,
    reason: '',
    title: titleOf(invoice),
  });
  await recordAudit(ctx, 'invoice.issue', `invoice:${invoice.id}`, { status: invoice.status }, { status: invoiceStatus.issued, number });
  ctx.later({ kind: 'invoices.draw', key: String(invoice.id), dueAt: ctx.now, payload: { orderInvoiceId: invoice.id } });
  return { invoiceNumber: number };
};

const titleOf = ({ headerType, name, country, taxNumber, registrationCode, address }: InvoiceRow) => ({
  headerType,
  name,
  country,
  taxNumber,
  registrationCode,
  address,
});

/** Turns an application down. Its orders are free for another one, and the buyer reads why. */
export const turnDownInvoice = async (ctx: CtxFor<FailVerb>, { orderInvoiceId, reason }: Parsed<FailVerb>): Promise<null> => {
  const invoice = await lockApplying(ctx, orderInvoiceId);
  if (!(await failInvoice(ctx.db, invoice.id, reason, ctx.now))) refuse('invoiceNotInState');
  await insertMove(ctx.db, {
    invoiceId: invoice.id,
    status: invoiceStatus.failed,
    at: ctx.now,
    actor: ctx.actor,
    reason,
    title: titleOf(invoice),
  });
  await recordAudit(ctx, 'invoice.fail', `invoice:${invoice.id}`, { status: invoice.status }, { status: invoiceStatus.failed, reason });
  const user = await userOf(ctx, invoice.userId);
  const orders = await selectOrderNumbers(ctx.db, invoice.id);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'invoiceFailed', { orders, reason });
  return null;
};

/** Seconds after which a paper is drawn again when the process died over it. */
const againSeconds = 60;
/** Draws an issued invoice with no transaction open, and mails the buyer when it can be read. */
export const drawInvoice = async (ctx: Ctx, id: number): Promise<void | AsksOutside<void>> => {
  const invoice = await selectInvoice(ctx.db, id);
  if (invoice === null || invoice.paper === null || invoice.document !== null) return;
  const { paper } = invoice;
  ctx.later({ kind: 'invoices.draw', key: String(id), dueAt: addSeconds(ctx.now, againSeconds), payload: { orderInvoiceId: id } });
  return outside<string, void>(
    async () => keepDocument(ctx.dataDir, await drawPaper(paper, await readStamp(ctx.dataDir, stampOf(paper)))),
    async (inside, answer) => {
      if (!answer.ok) throw answer.error;
      if (!(await setDocument(inside.db, id, answer.value))) return;
      const user = await userOf(inside, invoice.userId);
      await sendMail(inside, user.mail, await offeredTo(inside, user.locale), 'invoiceIssued', {
        number: invoice.number ?? '',
        amount: toDecimal(money(invoice.amount, currencyOf(invoice.currency))),
        currency: invoice.currency,
      });
    },
  );
};
