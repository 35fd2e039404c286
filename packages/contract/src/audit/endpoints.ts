import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idOptional, instant, page, paging, textOptional } from '../fields.ts';
import { auditActions, auditSubjects } from '../values/audit.ts';
import { actorKinds } from '../values/enumerations.ts';

/** What people of the consoles changed. */
export const auditEndpoints = {
  'GET /platform/audit/page': endpoint({
    who: 'operator',
    area: 'staff',
    summary:
      'What people of the consoles changed, the latest first; found by who, by what was done, by subject, such as user:17 or an order number, and by time. Counting stops some pages on',
    input: z.object({
      subject: textOptional(100),
      subjectKind: z.enum(auditSubjects).optional(),
      action: z.enum(auditActions).optional(),
      actorKind: z.enum(actorKinds).optional(),
      actorId: idOptional(),
      since: z.iso.datetime({ message: 'date' }).optional(),
      before: z.iso.datetime({ message: 'date' }).optional().meta({ description: 'up to this instant, and not at it' }),
      ...paging,
    }),
    output: page(
      z.object({
        auditId: z.string(),
        at: instant(),
        actorKind: z.string(),
        actorId: z.number().nullable(),
        actorName: z.string(),
        action: z.string(),
        subject: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
  }),
} as const;
