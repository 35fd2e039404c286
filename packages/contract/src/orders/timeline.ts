import { z } from 'zod';
import { amount, instant, offerAbout } from '../fields.ts';
import { actorKinds } from '../values/enumerations.ts';
import { timelineKinds, timelineLanes } from '../values/timeline.ts';

/** Who gets what of money that leaves an escrow for good. */
export const split = z.object({
  whole: amount().meta({ description: 'what leaves the escrow: the store’s, the commission and the freight' }),
  store: amount().meta({ description: 'what the store gets, net' }),
  commission: amount(),
  freight: amount().meta({ description: 'the platform’s, without the store’s fee' }),
  fee: amount().meta({ description: 'what of the store’s it takes for bringing the goods itself' }),
  disputed: amount().meta({ description: 'asked back and not decided: no part of the whole' }),
});
export const timelineEntry = z.object({
  at: instant().nullable(),
  untilAt: instant().nullable(),
  lane: z.enum(timelineLanes),
  kind: z.enum(timelineKinds),
  phase: z.enum(['done', 'now', 'next']),
  actor: z.enum(actorKinds).nullable(),
  amount: amount().nullable(),
  text: z
    .string()
    .nullable()
    .meta({ description: 'a carrier’s own words or a waybill; of a refund and of late cash the reason; of a review its goods' }),
  count: z.number().nullable().meta({ description: 'how many packages; of a review how many of five stars' }),
  refundSn: z.string().nullable().meta({ description: 'the refund of which it is a step' }),
  offer: z.object(offerAbout).nullable().meta({ description: 'of an offer on a refund and what became of it: what it is about' }),
  waybills: z
    .array(z.string())
    .meta({ description: 'of an order with several packages: those of the ones a carrier saw there; else none' }),
  split: split.nullable().meta({ description: 'who gets what of money that leaves the escrow for good; never told to buyers' }),
});
