import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, amountText, id, instant, nothing, page, paging, wholeOr, words } from '../fields.ts';
import { balanceKinds } from '../values/settlement.ts';
import { weightyReasonChars } from '../values/free-text.ts';

/** A buyer's balance: what it is, how it is topped up, and what has moved it. */
export const balanceEndpoints = {
  'GET /p/userBalance/getBalanceInfo': endpoint({
    who: 'buyer',
    summary: 'Balance that can be spent, that is held, and that is on its way to the bank',
    input: nothing,
    output: z.object({
      balance: amount(),
      heldBalance: amount(),
      inTransit: amount().meta({ description: 'asked for to be paid out and not sent yet' }),
      payable: amount().meta({ description: 'what of the balance can be paid out: all but what the platform added' }),
      leastPayout: amount(),
      currency: z.string(),
    }),
  }),
  'GET /p/userBalance/getList': endpoint({
    who: 'buyer',
    summary: 'Amounts that are offered for a top-up, what the platform adds to each, and the least and the most of any other',
    input: nothing,
    output: z.object({
      currency: z.string(),
      least: amount(),
      most: amount(),
      offers: z.array(z.object({ rechargeAmount: amount(), giftAmount: amount() })),
    }),
  }),
  'POST /p/userBalance/recharge': endpoint({
    who: 'buyer',
    summary: 'Asks for a top-up of the balance; it is paid under its number by POST /p/order/pay',
    input: z.object({ rechargeAmount: amountText() }),
    output: z.object({ rechargeNumber: z.string(), rechargeAmount: amount(), giftAmount: amount(), currency: z.string() }),
    perMinute: 20,
  }),
  'GET /p/userBalanceLog/page': endpoint({
    who: 'buyer',
    summary: 'What has moved the balance, newest first, with the balance after it',
    input: z.object({ ...paging, kind: z.enum(['', ...balanceKinds]).default(''), orderTimeStatus: wholeOr(0, 3, 0) }),
    output: page(
      z.object({
        logId: z.string(),
        kind: z.enum(balanceKinds),
        at: instant(),
        /** Into the balance, or out of it below zero. */
        changeBalance: amount(),
        /** What could be spent after it. */
        balanceAfter: amount(),
        currency: z.string(),
        /** Orders it was about, joined by comma; empty for none. */
        orderNumbers: z.string(),
        /** The top-up it was about. */
        rechargeNumber: z.string().nullable(),
        /** The payout it was about. */
        payoutNumber: z.string().nullable(),
      }),
    ),
  }),
  'POST /platform/user/correction': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Proposes to set a buyer’s balance right; another operator decides',
    input: z.object({
      userId: id(),
      amount: amountText(),
      lessens: z.boolean().default(false),
      reason: words(weightyReasonChars.min, weightyReasonChars.max),
    }),
    output: z.object({ proposalId: z.number() }),
    errors: ['userUnknown', 'accountClosed', 'correctionTooLarge'],
  }),
} as const;
