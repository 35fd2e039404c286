import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, done, id, idOptional, instant, nothing, page, paging, text, textOptional, whole } from './fields.ts';
import { pointGroups, pointKinds, pointsMax } from './values/points.ts';

const correction = z.object({
  correctionId: z.number(),
  userId: z.number(),
  nickName: z.string(),
  points: z.number(),
  /** Points she has now. */
  score: z.number(),
  reason: z.string(),
  state: z.enum(['proposed', 'done', 'refused']),
  proposedAt: instant(),
  proposedBy: z.string(),
  decidedAt: instant().nullable(),
  decidedBy: z.string().nullable(),
  note: z.string(),
  /** Whether it was proposed by whoever asks, who may take it back but not agree to it. */
  own: z.boolean(),
});

/** Points of buyers; the wire calls them score, as its lineage does. */
export const pointEndpoints = {
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
  'GET /platform/user/pointCorrections': endpoint({
    who: 'operator',
    summary: 'Corrections of points that wait for a second operator, or those that are decided',
    input: z.object({ view: z.enum(['open', 'decided']).default('open'), userId: idOptional(), ...paging }),
    output: page(correction).extend({ open: z.number() }),
  }),
  'POST /platform/user/pointCorrection': endpoint({
    who: 'operator',
    summary: 'Proposes to set a buyer’s points right; another operator decides',
    input: z.object({ userId: id(), points: whole(1, pointsMax), lessens: z.boolean().default(false), reason: text(10, 500) }),
    output: z.object({ correctionId: z.number() }),
    errors: ['userUnknown', 'pointCorrectionTooLarge'],
  }),
  'PUT /platform/user/pointCorrection/{correctionId}/agree': endpoint({
    who: 'operator',
    summary: 'Agrees to another operator’s correction of points: it is booked',
    input: z.object({ correctionId: id() }),
    output: done,
    errors: ['correctionUnknown', 'correctionDecided', 'correctionOwn', 'pointCorrectionTooLarge'],
  }),
  'PUT /platform/user/pointCorrection/{correctionId}/refuse': endpoint({
    who: 'operator',
    summary: 'Refuses a correction of points, or takes one’s own back',
    input: z.object({ correctionId: id(), note: textOptional(500) }),
    output: done,
    errors: ['correctionUnknown', 'correctionDecided'],
  }),
} as const;
