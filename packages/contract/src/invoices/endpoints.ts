import { z } from 'zod';
import { endpoint, fileAnswer } from '../endpoint.ts';
import {
  amount,
  done,
  id,
  idOptional,
  instant,
  nothing,
  onPaper,
  orderNumber,
  orderNumbers,
  page,
  paging,
  text,
  textOptional,
  wholeOr,
  words,
} from '../fields.ts';
import { headerType, invoiceStatus, invoiceTitleChars, invoiceType, invoiceVerbs } from '../values/invoices.ts';
import { refusalChars } from '../values/limits.ts';
import { signatoryChars } from '../values/signers.ts';

/** What would break a line or turn its direction on paper. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const printed = (max: number) => onPaper(text(1, max).refine((v) => !unprintable.test(v), { message: 'unreadable' }));
const header = z.literal([headerType.unit, headerType.personal]);
const status = z.literal([invoiceStatus.applying, invoiceStatus.issued, invoiceStatus.failed]);

/** Whom an invoice names, as it is typed. A company has a tax number; what else it needs depends on the country. */
const title = {
  headerType: z.preprocess((v) => (typeof v === 'string' ? Number(v) : v), header) as unknown as z.ZodType<1 | 2, number | string>,
  headerName: printed(invoiceTitleChars.name),
  country: text(2, 2)
    .regex(/^[A-Z]{2}$/, { message: 'wrong' })
    .meta({ description: 'ISO 3166-1 alpha-2' }),
  invoiceTaxNumber: textOptional(40).meta({
    description: 'Required for a company; INN (RU) and USCC (CN) are checked by their check digits',
  }),
  registrationCode: textOptional(20).meta({ description: 'KPP of a Russian organisation' }),
  address: onPaper(textOptional(invoiceTitleChars.address)),
};
/** Who signs contracts for a company, and on what basis; a sole trader signs for herself. */
const signs = {
  signatory: onPaper(textOptional(signatoryChars.name)).meta({
    description: 'Who signs contracts for a company: no contract is made with one that names nobody',
  }),
  basis: onPaper(textOptional(signatoryChars.basis)).meta({ description: 'Charter, or power of attorney with its number and day' }),
};
const applied = { ...title, saveTitle: wholeOr(0, 1, 0).meta({ description: '1 keeps the title for the next time, as the default' }) };
const named = {
  headerType: header,
  headerName: z.string(),
  country: z.string(),
  invoiceTaxNumber: z.string(),
  registrationCode: z.string(),
  address: z.string(),
};
const invoiceCard = z.object({
  orderInvoiceId: z.number(),
  status,
  invoiceType: z.literal([invoiceType.electronic, invoiceType.none]),
  ...named,
  /** Its number; null until it is issued. */
  invoiceNumber: z.string().nullable(),
  invoiceAmount: amount(),
  currency: z.string(),
  orderNumbers: z.string(),
  applicationTime: instant(),
  issueTime: instant().nullable(),
  /** Why it failed; empty otherwise. */
  reason: z.string(),
  hasDocument: z.boolean().meta({ description: 'its PDF is drawn' }),
  /** Something of what it says was refunded after it was issued. */
  refunded: z.boolean(),
});
const entry = z.object({ status, at: instant(), by: z.enum(['buyer', 'operator']), reason: z.string(), headerName: z.string() });
const invoiceWhole = invoiceCard.extend({
  orders: z.array(
    z.object({
      orderNumber: orderNumber(),
      shopName: z.string(),
      amount: amount(),
      createTime: instant(),
      prodNames: z.array(z.string()),
      refunded: z.boolean(),
    }),
  ),
  history: z.array(entry),
});
const one = { orderInvoiceId: id() };
const pdf = ['application/pdf'] as const;
const applyErrors = ['orderUnknown', 'orderNotInvoiceable', 'orderInvoiced', 'currenciesDiffer'] as const;

/** Invoices: asked for by the buyer, issued by the platform, which sells under its contract with her. */
export const invoiceEndpoints = {
  'GET /p/orderInvoice/page': endpoint({
    who: 'buyer',
    summary:
      'One’s own invoices and applications for them, newest first; status 0 is all. Those that wait for the buyer failed and can be applied for again',
    input: z.object({ ...paging, status: wholeOr(0, 3, 0), waitsFor: z.literal('buyer').optional() }),
    output: page(invoiceCard),
  }),
  'GET /p/orderInvoice/info/{orderInvoiceId}': endpoint({
    who: 'buyer',
    summary: 'An invoice of one’s own, or the application for it, with its orders and its history',
    input: z.object(one),
    output: invoiceWhole,
    errors: ['invoiceUnknown'],
  }),
  'GET /p/orderInvoice/orders': endpoint({
    who: 'buyer',
    summary: 'Orders that can be invoiced and are not, newest first; those without an invoice, as chosen, only where they are named',
    input: z.object({ ...paging, orderNumbers: orderNumbers().optional() }),
    output: page(
      z.object({
        orderNumber: orderNumber(),
        shopName: z.string(),
        actualTotal: amount(),
        currency: z.string(),
        createTime: instant(),
        prodNames: z.array(z.string()),
        buyer: z.object(named).nullable().meta({ description: 'who bought, as a title; null: the person herself' }),
      }),
    ),
  }),
  'POST /p/orderInvoice': endpoint({
    who: 'buyer',
    summary: 'Applies for one invoice of one order or several, received and wholly paid',
    input: z.object({ orderNumbers: orderNumbers(), ...applied }),
    output: z.object({ orderInvoiceId: z.number() }),
    errors: applyErrors,
  }),
  'PUT /p/orderInvoice': endpoint({
    who: 'buyer',
    summary: 'Changes whom an invoice that is not issued shall name; one that failed is applied for again',
    input: z.object({ ...one, ...applied }),
    output: z.object({ orderInvoiceId: z.number() }),
    errors: [...applyErrors, 'invoiceUnknown', 'invoiceNotInState'],
  }),
  'GET /p/orderInvoice/document': endpoint({
    who: 'buyer',
    summary: 'An issued invoice as PDF',
    file: pdf,
    input: z.object(one),
    output: fileAnswer,
    errors: ['invoiceUnknown', 'invoiceNotReady'],
  }),
  'GET /p/invoiceTitle/list': endpoint({
    who: 'buyer',
    summary: 'Saved titles, the default first',
    input: nothing,
    output: z.array(z.object({ titleId: z.number(), isDefault: z.boolean(), ...named, signatory: z.string(), basis: z.string() })),
  }),
  'POST /p/invoiceTitle': endpoint({
    who: 'buyer',
    summary: 'Keeps whom invoices and contracts shall name, as the default',
    input: z.object({ ...title, ...signs }),
    output: done,
  }),
  'PUT /p/invoiceTitle/default/{titleId}': endpoint({
    who: 'buyer',
    summary: 'Makes a saved title the default',
    input: z.object({ titleId: id() }),
    output: done,
    errors: ['invoiceTitleUnknown'],
  }),
  'DELETE /p/invoiceTitle/{titleId}': endpoint({
    who: 'buyer',
    summary: 'Forgets a saved title; invoices that name it stay',
    input: z.object({ titleId: id() }),
    output: done,
    errors: ['invoiceTitleUnknown'],
  }),
  'GET /platform/invoice/page': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Applications that wait, the oldest first; or what is issued or failed, newest first; or the one of this number or id',
    input: z.object({
      view: z.enum(['open', 'issued', 'failed']).default('open'),
      userId: idOptional(),
      orderInvoiceId: idOptional(),
      invoiceNumber: textOptional(40),
      ...paging,
    }),
    output: page(
      invoiceCard.extend({
        buyer: z.string(),
        buyerId: z.number(),
        /** Why it cannot be issued now: an order was cancelled or refunded since. */
        blocked: z.boolean(),
        issuedBy: z.string().nullable(),
        can: z.array(z.enum(invoiceVerbs)).meta({ description: 'what an operator can do about it now' }),
      }),
    ).extend({ open: z.number() }),
  }),
  'POST /platform/invoice/{orderInvoiceId}/issue': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Issues an invoice: it gets the next number of the year, its words are frozen, and it is drawn and mailed',
    input: z.object(one),
    output: z.object({ invoiceNumber: z.string() }),
    errors: ['invoiceUnknown', 'invoiceNotInState', 'orderNotInvoiceable', 'nameNotPrinted'],
  }),
  'POST /platform/invoice/{orderInvoiceId}/fail': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Turns an application down with a reason the buyer reads; she may apply again',
    input: z.object({ ...one, reason: words(refusalChars.min, refusalChars.max) }),
    output: done,
    errors: ['invoiceUnknown', 'invoiceNotInState'],
  }),
  'GET /platform/invoice/document': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'An issued invoice as PDF',
    file: pdf,
    input: z.object(one),
    output: fileAnswer,
    errors: ['invoiceUnknown', 'invoiceNotReady'],
  }),
} as const;
