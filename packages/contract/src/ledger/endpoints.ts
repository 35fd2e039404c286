import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, instant, nothing, page, paging, textOptional } from '../fields.ts';
import { paymentCaseKinds } from '../values/enumerations.ts';
import { entryKinds } from '../values/ledger.ts';

const difference = z.object({
  invariant: z.string(),
  what: z.string(),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
});

/** The books: their proof and their entries. */
export const ledgerEndpoints = {
  'GET /platform/ledger/proof': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Proof of the books: every invariant checked now',
    input: nothing,
    output: z.object({
      balanced: z.boolean(),
      differences: z.array(difference),
      waiting: z
        .array(
          z.object({
            caseId: z.number(),
            kind: z.enum(paymentCaseKinds),
            payNumber: z.string(),
            amount: amount(),
            currency: z.string(),
            since: instant(),
          }),
        )
        .meta({ description: 'money on its way back that waits in an open case, the oldest first; no rule is broken by it' }),
      accounts: z.array(z.object({ code: z.string(), currency: z.string(), balance: amount() })),
      escrow: z.object({ held: amount(), openOrders: z.number() }),
      checkedAt: instant(),
      checked: z.array(z.object({ invariant: z.string(), ok: z.boolean() })),
    }),
  }),
  'GET /platform/ledger/runs': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'The last proofs, the latest first, with what each found',
    input: z.object({ ...paging }),
    output: page(
      z.object({
        runId: z.number(),
        at: instant(),
        isNightly: z
          .boolean()
          .meta({ description: 'false: made at another hour than that of the night, for the first time or because the night was missed' }),
        balanced: z.boolean(),
        differences: z.array(difference),
      }),
    ),
  }),
  'GET /platform/ledger/page': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Journal entries, newest first. Under the number of an order those of its payments, bank transfers and refunds, too',
    input: z.object({ account: textOptional(100), reference: textOptional(100), ...paging }),
    output: page(
      z.object({
        entryId: z.string(),
        kind: z.enum(entryKinds),
        reverses: z.string().nullable().meta({ description: 'the entry that is taken back by this one, in whole or in part' }),
        reference: z.string(),
        at: instant(),
        orderNumbers: z.array(z.string()).meta({ description: 'the orders that its payment is for, where those are several; else none' }),
        postings: z.array(z.object({ account: z.string(), currency: z.string(), amount: amount() })),
      }),
    ),
  }),
} as const;
