import { z } from 'zod';
import { endpoint, fileAnswer } from '../endpoint.ts';
import {
  amount,
  amountText,
  amountTextOptional,
  id,
  idOptional,
  instant,
  nothing,
  page,
  paging,
  payReferences,
  text,
  textOptional,
  whole,
  wholeOptional,
  wholeOr,
  words,
} from '../fields.ts';
import { noneWhenEmpty } from '../other-names.ts';
import { payInfo } from './pay-info.ts';
import { paymentCaseKinds, paymentStates, transferOutcomes } from '../values/enumerations.ts';
import { reasonChars } from '../values/free-text.ts';

/** An address of the web and of nothing else: no script, no file. */
const webAddress = () =>
  z
    .string()
    .max(2048)
    .refine((v) => URL.canParse(v) && /^https?:$/.test(new URL(v).protocol), { message: 'wrong' });
const state = z.enum(paymentStates);
const attemptAnswer = z.object({
  paid: z.boolean(),
  payAttemptId: z.string(),
  state,
  /** Where the payer agrees to it, while that is waited for. */
  redirectUrl: z.string().nullable(),
  /** What the QR code says that the payer scans to agree, while that is waited for. */
  codeUrl: z.string().nullable(),
  /** The provider's word for why it said no. */
  reason: z.string().nullable(),
});
const payErrors = ['orderUnknown', 'orderExpired', 'orderNotPayable', 'orderAlreadyPaid', 'payMethodOff', 'currenciesDiffer'] as const;

const transferResult = z.object({ outcome: z.enum(transferOutcomes), payNumber: z.string().nullable() });

const paymentCase = z.object({
  caseId: z.number(),
  kind: z.enum(paymentCaseKinds),
  payNumber: z.string(),
  payType: z.number(),
  provider: z.string(),
  orderNumbers: z.string(),
  /** Refunds that its money goes back for, joined by comma; empty where it did not pay for anything. */
  refundNumbers: z.string(),
  buyer: z.string(),
  buyerId: z.number(),
  /** All but the ends hidden; the buyer's page shows it whole to who says why. */
  buyerMail: z.string(),
  /** What was to be paid. */
  expected: amount(),
  currency: z.string(),
  /** What the provider says it took, in its own words, such as "12.50 EUR". */
  told: z.string().nullable(),
  /** What of it is in suspense now, by currency; nothing of a currency that is none of ours. */
  held: z.array(z.object({ amount: amount(), currency: z.string() })),
  returned: z.array(z.object({ amount: amount(), currency: z.string() })).meta({ description: 'what went back when it was closed' }),
  sameMoney: z
    .array(z.number())
    .meta({ description: 'other open cases of this payment: what is held is one sum, and sending it back ends all of them' }),
  /** What was taken back outside, in the provider's words, joined by comma; null when nothing was. */
  takenBack: z.string().nullable(),
  /** What of that the platform paid, in `lostCurrency`; null where no book of ours holds it. */
  lost: amount().nullable(),
  lostCurrency: z.string().nullable(),
  /** What is held of the buyer's balance because a top-up of hers was taken back, in `currency`; null for nothing. */
  balanceHeld: amount().nullable(),
  refundState: z.enum(['none', 'asked', 'completed', 'failed']),
  /** Whether a refund is under way that the provider has not confirmed for so long that it may be ended by returning the money by bank. */
  refundOverdue: z.boolean(),
  reason: z.string().nullable(),
  openedAt: instant(),
  ageMinutes: z.number(),
  closedAt: instant().nullable(),
  note: z.string(),
  bankReference: z.string().nullable().meta({ description: 'of the bank transfer that ended it' }),
});

/** A provider's news. @param answer the literal body its sender wants */
const news = (summary: string, answer = '') =>
  endpoint({
    who: 'public',
    summary,
    input: nothing,
    output: z.null(),
    errors: ['newsNotGenuine', 'providerDown'],
    message: { bytes: 65_536, answer },
    perMinute: 6000,
  });

/** Paying, the provider's news, and what operators do where money and orders do not fit together. */
export const paymentEndpoints = {
  'POST /p/order/pay': endpoint({
    who: 'buyer',
    summary: 'Pays orders that wait for payment, from balance or by an attempt at a provider; or a top-up of the balance',
    input: z.object({
      orderNumbers: payReferences(),
      payType: whole(0, 99),
      balanceAmount: amountTextOptional().meta({
        description: 'The part to be paid from balance beside a provider, which takes the rest; from balance alone it is the whole amount',
      }),
      /** Where a provider sends the payer back to. */
      returnUrl: noneWhenEmpty(webAddress()),
      systemType: wholeOptional(1, 2),
      payAttemptId: textOptional(64),
    }),
    output: attemptAnswer,
    errors: [
      ...payErrors,
      'balanceInsufficient',
      'balancePartNotPossible',
      'transferHeldLimit',
      'paymentBeingChecked',
      'refundStillOpen',
      'providerDown',
      'tooManyTries',
    ],
  }),
  'POST /p/order/payCheck': endpoint({
    who: 'buyer',
    summary: 'Asks the provider how the payment of these orders stands, and takes what the payer agreed to',
    input: z.object({ orderNumbers: payReferences() }),
    output: attemptAnswer,
    errors: ['orderUnknown'],
    perMinute: 120,
  }),
  'GET /p/order/getOrderPayInfoByOrderNumber': endpoint({
    who: 'buyer',
    summary: 'What is to be paid, until when, and whether it is paid',
    input: z.object({ orderNumbers: payReferences() }),
    errors: ['orderUnknown'],
    output: payInfo,
  }),
  'GET /p/order/payInvoice': endpoint({
    who: 'buyer',
    summary: 'The invoice of a bank transfer that is waited for, as PDF',
    file: ['application/pdf'],
    input: z.object({ orderNumbers: payReferences() }),
    output: fileAnswer,
    errors: ['orderUnknown', 'transferUnknown'],
    perMinute: 20,
  }),
  'POST /paypal/webhook': endpoint({
    who: 'public',
    summary: 'News from PayPal: verified by its certificate, kept once, and looked into by asking PayPal',
    input: nothing,
    output: z.null(),
    errors: ['newsNotGenuine', 'providerDown'],
    message: { bytes: 262_144 },
    perMinute: 6000,
  }),
  'POST /alipay/notify': news('News from Alipay: verified by its public key, kept once, and looked into by asking Alipay', 'success'),
  'POST /wechat/notify': news('News from WeChat Pay: verified by its key, opened, kept once, and looked into by asking WeChat Pay'),
  'POST /hosted/notify': news('News from the hosted payment page: verified by the shared secret, kept once, and looked into'),
  'POST /platform/payment/transfer': endpoint({
    who: 'operator',
    area: 'money',
    summary:
      'Records money that came on the bank account; its reference says what it pays for. From the amount of the site on another operator agrees before it pays',
    input: z.object({
      transactionId: text(3, 64),
      currency: z.string().regex(/^[A-Z]{3}$/, { message: 'currency' }),
      amount: amountText(),
      reference: textOptional(200),
      payer: textOptional(200),
    }),
    output: transferResult,
    errors: ['transferKnown'],
  }),
  'GET /platform/payment/transfers': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Money that came by bank; with open=1 that which names no payment, the oldest first; or one transaction of the bank',
    input: z.object({ ...paging, open: wholeOr(0, 1, 0), transactionId: textOptional(64) }),
    output: page(
      z.object({
        transferId: z.number(),
        transactionId: z.string(),
        amount: z.string().meta({ description: 'decimal text as the bank told it' }),
        currency: z.string(),
        reference: z.string(),
        payer: z.string(),
        state: z.enum(['matched', 'unmatched', 'returned']),
        payNumber: z.string().nullable(),
        orderNumbers: z.string(),
        recordedAt: instant(),
        note: z.string(),
      }),
    ),
  }),
  'POST /platform/payment/transfer/{transferId}/assign': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Says which payment a transfer is for that names none, by its reference or its number',
    input: z.object({ transferId: id(), reference: text(3, 64) }),
    output: transferResult,
    errors: ['transferUnknown', 'transferNotOpen', 'payReferenceUnknown', 'transferKnown', 'proposalOpenAlready'],
  }),
  'POST /platform/payment/transfer/{transferId}/returned': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Notes that a transfer that names no payment was sent back, with the reference of that',
    input: z.object({ transferId: id(), note: words(reasonChars.min, reasonChars.max) }),
    output: z.null(),
    errors: ['transferUnknown', 'transferNotOpen', 'proposalOpenAlready'],
  }),
  'GET /platform/payment/cases': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Payments that do not fit their orders, the oldest first; or the one of this number',
    input: z.object({ ...paging, open: wholeOr(0, 1, 1), caseId: idOptional() }),
    output: page(paymentCase),
  }),
  'POST /platform/payment/case/{caseId}/refund': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Sends the money of a case back the way it came',
    input: z.object({ caseId: id(), note: words(reasonChars.min, reasonChars.max) }),
    output: z.null(),
    errors: ['paymentCaseUnknown', 'paymentCaseNotOpen'],
  }),
  'POST /platform/payment/case/{caseId}/returnedByBank': endpoint({
    who: 'operator',
    area: 'money',
    summary:
      'Notes that the money of a case was sent back by bank transfer, with its reference; a refund that the provider has not confirmed for three days counts as failed by that',
    input: z.object({
      caseId: id(),
      reference: text(1, 64).meta({ description: 'the bank’s, of the transfer: the buyer gets it by mail' }),
      note: textOptional(reasonChars.max).meta({ description: 'kept with the case; no buyer reads it' }),
      held: z
        .array(z.object({ amount: amountText(), currency: z.string().length(3) }))
        .max(10)
        .optional()
        .meta({ description: 'what was seen to be held, by currency: where it is more or less by now, nothing is recorded' }),
    }),
    output: z.null(),
    errors: ['paymentCaseUnknown', 'paymentCaseNotOpen', 'caseChanged'],
  }),
  'POST /platform/payment/case/{caseId}/giveUp': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Gives up a payment whose end the provider does not tell, so that its orders can be paid otherwise',
    input: z.object({ caseId: id(), note: words(reasonChars.min, reasonChars.max) }),
    output: z.null(),
    errors: ['paymentCaseUnknown', 'paymentCaseNotOpen'],
  }),
  'POST /platform/payment/case/{caseId}/close': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Closes a case of money that was taken back outside, with a note of what was done about it',
    input: z.object({
      caseId: id(),
      note: words(reasonChars.min, reasonChars.max),
      /** What is held of the buyer's balance for it makes good what the platform paid; else it is hers again. */
      covers: z.boolean().default(true),
    }),
    output: z.null(),
    errors: ['paymentCaseUnknown', 'paymentCaseNotOpen'],
  }),
} as const;
