import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  amountText,
  done,
  id,
  idOptional,
  instant,
  nothing,
  onPaper,
  orderNumber,
  orderState,
  page,
  paging,
  text,
  textOptional,
  words,
} from '../fields.ts';
import { split } from '../orders/index.ts';
import { isAccountSound } from '../values/iban.ts';
import { bankAccountRule, heldReasons, heldViews, payoutKinds, payoutStates, payoutVerbs, settlementLines } from '../values/settlement.ts';
import { reasonChars } from '../values/free-text.ts';

const bankAccount = z.object({
  holder: z.string(),
  bank: z.string(),
  account: z.string(),
  swift: z.string(),
  country: z.string(),
});
/** A bank account as it is typed. */
const typedAccount = z.object({
  holder: onPaper(text(2, 120)),
  bank: onPaper(text(2, 120)),
  account: z.string().trim().regex(bankAccountRule.account, { message: 'wrong' }).refine(isAccountSound, { message: 'iban' }),
  swift: z.string().trim().toUpperCase().regex(bankAccountRule.swift, { message: 'wrong' }),
  country: z.string().trim().toUpperCase().regex(bankAccountRule.country, { message: 'wrong' }),
});
const payout = z.object({
  payoutNumber: orderNumber(),
  state: z.enum(payoutStates),
  amount: amount(),
  currency: z.string(),
  /** The account it was asked for; of its number only the end. */
  bank: bankAccount,
  askedAt: instant(),
  approvedAt: instant().nullable(),
  endedAt: instant().nullable(),
  bankReference: z.string().nullable(),
  reason: z.string(),
  can: z.array(z.enum(payoutVerbs)).meta({ description: 'what whoever asks can do about it now' }),
});
const numbered = { payoutNumber: orderNumber() };
const payoutErrors = ['payoutUnknown', 'payoutNotInState'] as const;
/** A buyer's balance on its way to her bank. */
const buyerPayoutEndpoints = {
  'GET /p/userBankAccount/list': endpoint({
    who: 'buyer',
    summary: 'The bank accounts a balance can be paid out to; of their numbers only the end is told',
    input: nothing,
    output: z.array(bankAccount.extend({ bankAccountId: z.number(), usableFrom: instant(), usable: z.boolean() })),
  }),
  'POST /p/userBankAccount': endpoint({
    who: 'buyer',
    summary: 'Keeps a bank account; the first can be used at once, another a day later. The same one again is the one there is',
    input: typedAccount,
    output: z.object({ bankAccountId: z.number() }),
    errors: ['bankAccountsFull'],
    perMinute: 20,
  }),
  'DELETE /p/userBankAccount/{bankAccountId}': endpoint({
    who: 'buyer',
    summary: 'Forgets a bank account; payouts that were asked for to it go there all the same',
    input: z.object({ bankAccountId: id() }),
    output: done,
    errors: ['bankAccountUnknown'],
  }),
  'POST /p/userBalance/withdraw': endpoint({
    who: 'buyer',
    summary: 'Asks for a part of the balance to be paid out; it leaves the balance at once',
    input: z.object({ amount: amountText(), bankAccountId: id() }),
    output: z.object(numbered),
    errors: ['payoutTooSmall', 'balanceInsufficient', 'giftStays', 'bankAccountUnknown', 'bankAccountTooNew'],
    perMinute: 20,
  }),
  'GET /p/userBalance/payouts': endpoint({
    who: 'buyer',
    summary: 'Payouts of the balance, newest first',
    input: z.object(paging),
    output: page(payout),
  }),
  'PUT /p/userBalance/payout/{payoutNumber}/cancel': endpoint({
    who: 'buyer',
    summary: 'Takes a payout back that no operator has approved',
    input: z.object(numbered),
    output: done,
    errors: payoutErrors,
  }),
} as const;
/** What stores have earned and where it goes, and balances that go to their buyers; what operators do about it. */
export const payoutEndpoints = {
  ...buyerPayoutEndpoints,
  'GET /shop/admin/settlement/balance': endpoint({
    who: 'seller',
    area: 'money',
    summary: 'What the store has earned, what still waits in escrow, and what is on its way to the bank',
    input: nothing,
    output: z.object({
      pending: amount(),
      available: amount(),
      inEscrow: amount().meta({
        description:
          'what of the money in escrow is the store’s if nothing more goes back than is asked back: net of commission, freight and that',
      }),
      inTransit: amount(),
      paidOut: amount(),
      debt: amount().meta({ description: 'what the platform paid first for the store; taken from what it earns next' }),
      currency: z.string(),
      least: amount(),
    }),
  }),
  'GET /shop/admin/settlement/page': endpoint({
    who: 'seller',
    area: 'money',
    summary: 'The statement: every movement of the store’s money, newest first',
    input: z.object({ number: textOptional(64).meta({ description: 'a part of that of an order or a payout' }), ...paging }),
    output: page(
      z.object({
        entryId: z.string(),
        kind: z.enum(settlementLines),
        reference: z.string(),
        at: instant(),
        /** Of an order: what the buyer paid, and what of it is the platform's. */
        gross: amount().nullable(),
        commission: amount().nullable(),
        freight: amount().nullable(),
        net: amount(),
        currency: z.string(),
      }),
    ),
  }),
  'GET /shop/admin/settlement/held': endpoint({
    who: 'seller',
    area: 'money',
    summary: 'Orders whose money is held in escrow, and why; what is released first comes first',
    input: z.object({
      orderNumber: textOptional(64).meta({ description: 'a part of it' }),
      view: z.enum(heldViews).default('all').meta({
        description: 'stopped: by a refund under way, a payment that was taken back, or a part of the price that is overdue',
      }),
      ...paging,
    }),
    output: page(
      z.object({
        orderNumber: orderNumber(),
        buyerName: z.string(),
        ...orderState,
        held: amount().meta({ description: 'all that its escrow holds' }),
        split: split.meta({ description: 'who gets what of it, if nothing more is asked back' }),
        currency: z.string(),
        reasons: z.array(
          z.object({
            kind: z.enum(heldReasons),
            until: instant().nullable(),
            /** The refund that is meant. */
            refundSn: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
  'GET /shop/admin/settlement/account': endpoint({
    who: 'seller',
    area: 'money',
    summary: 'The bank account payouts go to; of its number only the end is told',
    input: nothing,
    output: bankAccount.extend({ usableFrom: instant(), usable: z.boolean() }).nullable(),
  }),
  'PUT /shop/admin/settlement/account': endpoint({
    who: 'seller',
    area: 'money',
    summary: 'Sets the bank account payouts go to; it can be used a day later',
    input: typedAccount,
    output: done,
  }),
  'POST /shop/admin/settlement/withdraw': endpoint({
    who: 'seller',
    area: 'money',
    summary: 'Asks for a payout of available money',
    input: z.object({ amount: amountText() }),
    output: z.object(numbered),
    errors: ['payoutTooSmall', 'storeMoneyInsufficient', 'bankAccountMissing', 'bankAccountTooNew'],
  }),
  'GET /shop/admin/settlement/payouts': endpoint({
    who: 'seller',
    area: 'money',
    summary: 'Payouts of the store, newest first',
    input: z.object({ number: textOptional(64).meta({ description: 'a part of it, or of the bank’s reference' }), ...paging }),
    output: page(payout),
  }),
  'PUT /shop/admin/settlement/payout/{payoutNumber}/cancel': endpoint({
    who: 'seller',
    area: 'money',
    summary: 'Takes a payout back that no operator has approved',
    input: z.object(numbered),
    output: done,
    errors: payoutErrors,
  }),
  'GET /platform/settlement/payouts': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Payouts that wait, the oldest first; or those that have ended, newest first',
    input: z.object({
      view: z.enum(['open', 'ended']).default('open'),
      shopId: idOptional(),
      number: textOptional(64).meta({ description: 'whole: its own or the bank’s reference; found in either view' }),
      ...paging,
    }),
    output: page(
      payout.extend({
        kind: z.enum(payoutKinds),
        /** Of a store's. */
        shopId: z.number().nullable(),
        shopName: z.string().nullable(),
        /** Of a buyer's. */
        userId: z.number().nullable(),
        nickName: z.string().nullable(),
        toppedUp: amount().nullable().meta({ description: 'of a buyer’s: what she put onto her balance in the 90 days before she asked' }),
        approvedBy: z.string().nullable(),
        /** The caller has approved it: another operator notes it as paid. */
        ownApproval: z.boolean(),
        accountChangedAt: instant().nullable(),
      }),
    ).extend({ open: z.number() }),
  }),
  'PUT /platform/settlement/payout/{payoutNumber}/approve': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Approves a payout: it may be sent',
    input: z.object(numbered),
    output: done,
    errors: payoutErrors,
  }),
  'PUT /platform/settlement/payout/{payoutNumber}/refuse': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Refuses a payout: the money is the store’s or the buyer’s again',
    input: z.object({ ...numbered, reason: words(reasonChars.min, reasonChars.max) }),
    output: done,
    errors: payoutErrors,
  }),
  'PUT /platform/settlement/payout/{payoutNumber}/paid': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Notes that the bank has sent a payout that another operator approved, by its reference',
    input: z.object({ ...numbered, bankReference: text(3, 64) }),
    output: done,
    errors: [...payoutErrors, 'payoutOwnApproval', 'payoutSameHands', 'bankReferenceTaken'],
  }),
  'PUT /platform/settlement/payout/{payoutNumber}/returned': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Notes that the bank has sent a payout back: the money is the store’s or the buyer’s again',
    input: z.object({ ...numbered, reason: words(reasonChars.min, reasonChars.max) }),
    output: done,
    errors: payoutErrors,
  }),
} as const;
