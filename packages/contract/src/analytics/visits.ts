import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, textOptional, whole, wholeOptional, wholeOr } from '../fields.ts';
import { systemType } from '../values/enumerations.ts';
import { int4Max } from '../values/limits.ts';
import { pageIdMax, visitBatchMax, visitPeriods, visitType } from '../values/visits.ts';

/** Clients of the lineage send null where they have nothing. */
const orNothing = <T extends z.ZodType>(field: T): T => z.preprocess((v) => v ?? undefined, field) as unknown as T;
/** What the visit was about, such as a product: some clients send its number as a number. */
const bizData = () =>
  z.preprocess((v) => (typeof v === 'number' ? String(v) : v), textOptional(200)) as unknown as ReturnType<typeof textOptional>;
/** A random name that a client gave itself. */
const random = () => z.string().regex(/^[\w-]{8,64}$/);

const visit = {
  pageId: whole(1, pageIdMax),
  bizData: bizData(),
  bizType: orNothing(wholeOptional(0, 99)),
  step: whole(1, int4Max),
  systemType: wholeOr(1, 9, systemType.pc),
  uuid: random(),
  uuidSession: random(),
  visitType: wholeOr(1, 9, visitType.visit),
  prevPageId: orNothing(wholeOptional(0, pageIdMax)),
  nums: wholeOr(1, 1_000_000, 1),
};
const record = z.object(visit);

/** One visit as the body, or a list of them, which is read as `items`. */
const visits = z
  .object({
    ...visit,
    pageId: orNothing(wholeOptional(1, pageIdMax)),
    step: orNothing(wholeOptional(1, int4Max)),
    uuid: random().optional(),
    uuidSession: random().optional(),
    items: z.array(record).min(1).max(visitBatchMax).optional(),
  })
  .superRefine((given, context) => {
    if (given.items !== undefined) return;
    for (const field of ['pageId', 'step', 'uuid', 'uuidSession'] as const)
      if (given[field] === undefined)
        context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: [field], message: 'required' });
  });
export type Visit = z.output<typeof record>;

const logged = {
  input: visits,
  output: done,
  listBody: true,
  // What is collected is written by itself a moment later: the call opens no transaction.
  reads: true,
  perMinute: 240,
} as const;

export const visitEndpoints = {
  'POST /flowAnalysisLog': endpoint({ who: 'public', summary: 'Logs visits of pages, one or up to fifty; they may get lost', ...logged }),
  'POST /p/flowAnalysisLog': endpoint({ who: 'buyer', summary: 'The same for somebody who is logged in', ...logged }),
  'GET /platform/visits': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Visits and visitors of the last days, by day in UTC and by page, as they were counted last',
    input: z.object({ days: wholeOr(1, visitPeriods[3], 30) }),
    output: z.object({
      from: z.string(),
      to: z.string(),
      visits: z.number(),
      days: z.array(z.object({ day: z.string(), visits: z.number(), visitors: z.number() })),
      /** A visitor of several days counts once for each. */
      pages: z.array(z.object({ pageId: z.number(), visits: z.number(), visitors: z.number() })),
    }),
  }),
} as const;
