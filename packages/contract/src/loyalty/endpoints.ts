import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, id, instant, nothing, page, paging, whole, words } from '../fields.ts';
import { pointGroups, pointKinds, pointsMax } from '../values/points.ts';
import { weightyReasonChars } from '../values/free-text.ts';

/** Points of buyers; the wire calls them score, as its lineage does. */
export const loyaltyEndpoints = {
  'GET /p/score/scoreInfo': endpoint({
    who: 'buyer',
    summary: 'Points now, what of them expires soon, and the rules of earning and using them',
    input: nothing,
    output: z.object({
      score: z.number(),
      /** What they take off prices. */
      scoreAmount: amount(),
      /** Points that expire within 30 days, and when the first of them do. */
      expiringScore: z.number(),
      expiringTime: instant().nullable(),
      earnedPerUnit: z.number().meta({ description: 'points for one unit of the settlement currency that was paid' }),
      scorePerUnit: z.number().meta({ description: 'points that are worth one unit of it' }),
      step: z.number().meta({ description: 'points are used in multiples of this' }),
      sharePercent: z.number().meta({ description: 'most of the goods of an order that points can pay for' }),
      validDays: z.number(),
      currency: z.string(),
    }),
  }),
  'GET /p/score/page': endpoint({
    who: 'buyer',
    summary: 'What changed one’s points, newest first',
    input: z.object({ kind: z.enum(pointGroups).default('all'), ...paging }),
    output: page(
      z.object({
        logId: z.string(),
        kind: z.enum(pointKinds),
        at: instant(),
        score: z.number().meta({ description: 'points that came, or below zero that went' }),
        scoreAfter: z.number(),
        orderNumber: z.string().nullable(),
        refundSn: z.string().nullable(),
        /** When points that came expire; the first of them, where they are of several times. */
        expiresAt: instant().nullable(),
      }),
    ),
  }),
  'POST /platform/user/pointCorrection': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Proposes to set a buyer’s points right; another operator decides',
    input: z.object({
      userId: id(),
      points: whole(1, pointsMax),
      lessens: z.boolean().default(false),
      reason: words(weightyReasonChars.min, weightyReasonChars.max),
    }),
    output: z.object({ proposalId: z.number() }),
    errors: ['userUnknown', 'accountClosed', 'pointCorrectionTooLarge'],
  }),
} as const;
