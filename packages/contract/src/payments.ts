import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  amount,
  amountText,
  id,
  instant,
  nothing,
  orderNumbers,
  page,
  paging,
  text,
  textOptional,
  whole,
  wholeOptional,
  wholeOr,
} from './fields.ts';
import { paymentCaseKinds, paymentStates } from './values/enumerations.ts';

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
  approveUrl: z.string().nullable(),
  /** The provider's word for why it said no. */
  reason: z.string().nullable(),
});
const payErrors = ['orderUnknown', 'orderExpired', 'orderNotPayable', 'orderAlreadyPaid', 'payMethodOff', 'currenciesDiffer'] as const;

const paymentCase = z.object({
  caseId: z.number(),
  kind: z.enum(paymentCaseKinds),
  payNumber: z.string(),
  payType: z.number(),
  provider: z.string(),
  orderNumbers: z.string(),
  buyer: z.string(),
  buyerId: z.number(),
  /** All but the ends hidden; the buyer's page shows it whole to who says why. */
  buyerMail: z.string(),
  /** What was to be paid. */
  expected: amount(),
  currency: z.string(),
  /** What the provider says it took, in its own words, such as "12.50 EUR". */
  told: z.string().nullable(),
  /** What of it stands in suspense now; null where its currency is none of ours. */
  held: amount().nullable(),
  heldCurrency: z.string().nullable(),
  /** What was taken back outside, in the provider's words, joined by comma; null when nothing was. */
  takenBack: z.string().nullable(),
  /** What of that the platform paid, in `lostCurrency`; null where it stands in no book of ours. */
  lost: amount().nullable(),
  lostCurrency: z.string().nullable(),
  refundState: z.enum(['none', 'asked', 'completed', 'failed']),
  reason: z.string().nullable(),
  openedAt: instant(),
  ageMinutes: z.number(),
  closedAt: instant().nullable(),
  note: z.string(),
});

/** Paying, the provider's news, and what operators do where money and orders do not fit together. */
export const paymentEndpoints = {
  'POST /p/order/pay': endpoint({
    who: 'buyer',
    summary: 'Pays orders that wait for payment, from balance or by an attempt at a provider',
    input: z.object({
      orderNumbers: orderNumbers(),
      payType: whole(0, 99),
      /** The part to be paid from balance; until methods can be mixed it is all or nothing. */
      balanceAmount: amountText().optional(),
      /** Where a provider sends the payer back to. */
      returnUrl: webAddress().optional(),
      systemType: wholeOptional(1, 2),
      payAttemptId: textOptional(64),
    }),
    output: attemptAnswer,
    errors: [...payErrors, 'balanceInsufficient', 'paymentBeingChecked', 'providerDown'],
  }),
  'POST /p/order/payCheck': endpoint({
    who: 'buyer',
    summary: 'Asks the provider how the payment of these orders stands, and takes what the payer agreed to',
    input: z.object({ orderNumbers: orderNumbers() }),
    output: attemptAnswer,
    errors: ['orderUnknown'],
    perMinute: 120,
  }),
  'GET /p/order/getOrderPayInfoByOrderNumber': endpoint({
    who: 'buyer',
    summary: 'What is to be paid, until when, and whether it is paid',
    input: z.object({ orderNumbers: orderNumbers() }),
    errors: ['orderUnknown'],
    output: z.object({
      status: z.enum(['waiting', 'paid', 'expired', 'canceled', 'mixed']),
      orderNumbers: z.string(),
      endTime: instant().nullable(),
      now: instant(),
      totalFee: amount(),
      totalScore: z.number(),
      currency: z.string(),
      prodNameList: z.array(z.string()),
      receiver: z.string(),
      userAddr: z.string(),
      mobile: z.string(),
      balance: amount(),
      /** Whether PayPal and its cards can pay in this currency. */
      byProvider: z.boolean(),
      /** The latest attempt at a provider for these orders. */
      attempt: z
        .object({
          payAttemptId: z.string(),
          payNumber: z.string(),
          payType: z.number(),
          state,
          approveUrl: z.string().nullable(),
          reason: z.string().nullable(),
          amount: amount(),
          /** Money that came and could not be used: what goes back, and whether it has. */
          returned: z.object({ amount: amount(), currency: z.string(), done: z.boolean() }).nullable(),
          at: instant(),
          /** Since when it is being checked; null unless it is. */
          unknownSince: instant().nullable(),
        })
        .nullable(),
    }),
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
  'GET /platform/payment/cases': endpoint({
    who: 'operator',
    summary: 'Payments that do not fit their orders, the oldest first',
    input: z.object({ ...paging, open: wholeOr(0, 1, 1) }),
    output: page(paymentCase),
  }),
  'POST /platform/payment/case/{caseId}/refund': endpoint({
    who: 'operator',
    summary: 'Sends the money of a case back the way it came',
    input: z.object({ caseId: id(), note: text(3, 500) }),
    output: z.null(),
    errors: ['paymentCaseUnknown', 'paymentCaseNotOpen'],
  }),
  'POST /platform/payment/case/{caseId}/returnedByBank': endpoint({
    who: 'operator',
    summary: 'Notes that the money of a case was sent back by bank transfer, with its reference',
    input: z.object({ caseId: id(), note: text(3, 500) }),
    output: z.null(),
    errors: ['paymentCaseUnknown', 'paymentCaseNotOpen'],
  }),
  'POST /platform/payment/case/{caseId}/giveUp': endpoint({
    who: 'operator',
    summary: 'Gives up a payment whose end the provider does not tell, so that its orders can be paid otherwise',
    input: z.object({ caseId: id(), note: text(3, 500) }),
    output: z.null(),
    errors: ['paymentCaseUnknown', 'paymentCaseNotOpen'],
  }),
  'POST /platform/payment/case/{caseId}/close': endpoint({
    who: 'operator',
    summary: 'Closes a case of money that was taken back outside, with a note of what was done about it',
    input: z.object({ caseId: id(), note: text(3, 500) }),
    output: z.null(),
    errors: ['paymentCaseUnknown', 'paymentCaseNotOpen'],
  }),
} as const;
