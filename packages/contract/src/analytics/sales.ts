import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, instant, nothing } from '../fields.ts';
import { platformIdentityNeeds } from '../values/identity.ts';
import { deskQueues, menuQueues, salesPeriods, storeQueues } from '../values/sales.ts';

const point = z.object({
  /** The first day of the period, in the zone that the answer names. */
  from: z.string(),
  orders: z.number(),
  /** Goods that were paid in it, after reductions. */
  amount: amount(),
  /** What went back in it. */
  refunded: amount(),
});

/** Figures of the trade as they were counted last, some minutes ago at most. */
export const salesEndpoints = {
  'GET /shop/admin/sales': endpoint({
    who: 'seller',
    area: 'money',
    summary: 'What was paid for goods of the store by day, week or month, the best of them, and what went back',
    input: z.object({ period: z.enum(salesPeriods).default('day') }),
    output: z.object({
      currency: z.string(),
      timeZone: z.string().meta({ description: 'the zone of the store, in which its days are counted' }),
      to: z.string().meta({ description: 'the last day, today in that zone' }),
      points: z.array(point).meta({ description: 'the oldest first; of the last one only what there is so far' }),
      orders: z.number(),
      amount: amount(),
      refunded: amount(),
      best: z.array(
        z.object({ prodId: z.number(), prodName: z.string(), pic: z.string().nullable(), pieces: z.number(), amount: amount() }),
      ),
    }),
    errors: ['shopUnknown'],
  }),
  'GET /shop/admin/waiting': endpoint({
    who: 'seller',
    area: 'every',
    summary: 'All counts of the menu of a store, each of what is among the areas of the account',
    input: nothing,
    output: z.object({ queues: z.array(z.object({ queue: z.enum(storeQueues), count: z.number() })) }),
  }),
  'GET /platform/waiting': endpoint({
    who: 'operator',
    area: 'every',
    summary: 'All counts of the menu of operators, each of what is among the areas of the account',
    input: nothing,
    output: z.object({ queues: z.array(z.object({ queue: z.enum(menuQueues), count: z.number() })) }),
  }),
  'GET /platform/dashboard': endpoint({
    who: 'operator',
    area: 'every',
    summary: 'What waits for operators, as far as their areas see it, and the sales of the last thirty days',
    input: nothing,
    output: z.object({
      currency: z.string(),
      to: z.string(),
      queues: z.array(z.object({ queue: z.enum(deskQueues), count: z.number(), oldest: instant().nullable(), late: z.number() })),
      points: z.array(point).nullable().meta({ description: 'null without the area of trade or of money' }),
      ordersClosedFor: z
        .array(z.enum(platformIdentityNeeds))
        .meta({ description: 'what is not told of the platform, so that nobody can order; empty: orders are taken' }),
    }),
  }),
} as const;
