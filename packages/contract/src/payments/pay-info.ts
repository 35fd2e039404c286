import { z } from 'zod';
import { bankDetails } from '../site/index.ts';
import { amount, instant } from '../fields.ts';
import { payForm, paymentStates } from '../values/enumerations.ts';

/** How much of a bank transfer that is waited for has come. */
export const incoming = {
  received: amount().meta({ description: 'all that has come of it, with what is being checked' }),
  checking: amount().meta({ description: 'what of that a second operator still has to see before it pays' }),
  missing: amount().meta({ description: 'what is still to be sent' }),
};

/** What the payment page shows of the orders to be paid together, or of a top-up. */
export const payInfo = z.object({
  status: z.enum(['waiting', 'paid', 'expired', 'canceled', 'mixed']),
  /** 0 goods · 2 a top-up of the balance, which has no goods, no address and no end. */
  payForm: z.literal([payForm.goods, payForm.topUp]),
  orderNumbers: z.string(),
  /** Which parts of their prices these are, where an order is paid in parts; one entry an order. */
  instalments: z.array(z.object({ orderNumber: z.string(), sequence: z.number(), of: z.number(), percent: z.number() })),
  endTime: instant().nullable(),
  now: instant(),
  totalFee: amount(),
  totalScore: z.number(),
  currency: z.string(),
  prodNameList: z.array(z.string()),
  lines: z
    .array(
      z.object({
        orderNumber: z.string(),
        prodName: z.string(),
        skuName: z.string(),
        prodCount: z.number(),
        unit: z.string(),
        price: amount(),
        amount: amount(),
      }),
    )
    .meta({ description: 'the goods of the orders as they were frozen; none of a top-up' }),
  sums: z
    .object({ goods: amount(), freight: amount(), reduction: amount(), total: amount() })
    .meta({ description: 'of the orders whole; `totalFee` is less where a part of the price is to be paid' }),
  receiver: z.string(),
  userAddr: z.string(),
  mobile: z.string(),
  balance: amount(),
  /** The ways (`payType`) by which it can be paid now, in the order in which they are offered. */
  payTypes: z.array(z.number()),
  /** The latest attempt at a provider for these orders. */
  attempt: z
    .object({
      payAttemptId: z.string(),
      payNumber: z.string(),
      payType: z.number(),
      state: z.enum(paymentStates),
      /** The provider's name as payers know it; null for a bank transfer. */
      providerName: z.string().nullable(),
      redirectUrl: z.string().nullable(),
      /** What the QR code says that the payer scans. */
      codeUrl: z.string().nullable(),
      /** Until when the payer can agree to it there; null where only the orders' own time ends it. */
      expiresAt: instant().nullable(),
      reason: z.string().nullable(),
      /** What the provider takes, and what comes from the balance besides. */
      amount: amount(),
      balanceAmount: amount(),
      /** Money that came and could not be used: what goes back, and whether it has. */
      returned: z.object({ amount: amount(), currency: z.string(), done: z.boolean() }).nullable(),
      at: instant(),
      /** Since when it is being checked; null unless it is. */
      unknownSince: instant().nullable(),
      /** What to write on the transfer that is waited for, and what of it has come; null for any other way. */
      transfer: z
        .object({
          reference: z.string(),
          /** Until when the money must be there; null where it has no end. */
          until: instant().nullable(),
          ...incoming,
          ...bankDetails.shape,
        })
        .nullable(),
    })
    .nullable(),
});
