import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyText, done, instant, listText, nothing, whole, wholeOptional } from '../fields.ts';
import { int4Max, termsCharsMax } from '../values/limits.ts';
import { locales } from '../values/locales.ts';

const document = () => whole(0, 2).meta({ description: '0 of service, 1 about data, 2 of purchase' });
const version = () => whole(1, int4Max);
const one = { document: z.number(), version: z.number() };
const dated = { validFrom: instant().nullable().meta({ description: 'null: built in, or a draft' }) };
/** A version and since when it is valid. */
export const datedVersion = z.object({ ...one, ...dated });
const named = { document: document(), version: version() };

/** Versions somebody has read and ticked, as `0:2,1:3`: the document and its version. Absent: nothing was shown. */
export const termsTicked = () => listText(/^[0-2]:[1-9]\d{0,8}$/, 6);

/** Terms in versions: what is valid now, what was before, and who agreed to what. */
export const termsEndpoints = {
  'GET /terms/valid': endpoint({
    who: 'public',
    summary: 'The versions that are valid now',
    input: nothing,
    output: z.array(datedVersion),
  }),
  'GET /terms/info': endpoint({
    who: 'public',
    summary: 'A document as it is valid now, or an earlier version of it',
    input: z.object({ document: document(), version: wholeOptional(1, int4Max) }),
    output: z.object({
      ...one,
      ...dated,
      isValid: z.boolean(),
      text: z.string().nullable().meta({ description: 'paragraphs between empty lines, headings behind #; null: the text is built in' }),
      language: z.string().meta({ description: 'in which the text is; not the reader’s where it is not written in that' }),
      versions: z.array(z.object({ version: z.number(), ...dated })),
    }),
    errors: ['termsUnknown'],
  }),
  'GET /platform/terms/list': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'All versions of all documents, the newest first',
    input: nothing,
    output: z.array(
      z.object({
        ...one,
        ...dated,
        isDraft: z.boolean(),
        isValid: z.boolean(),
        asksConsent: z.boolean(),
        languages: z.array(z.string()),
        agreed: z.number().meta({ description: 'buyers who agreed to it' }),
        revision: z.number(),
      }),
    ),
  }),
  'GET /platform/terms/texts': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'The texts of a version by language',
    input: z.object(named),
    output: z.object({ texts: z.record(z.string(), z.string()), asksConsent: z.boolean(), revision: z.number() }),
    errors: ['termsUnknown'],
  }),
  'POST /platform/terms/draft': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Begins a new version with the texts of the last one',
    input: z.object({ document: document() }),
    output: z.object({ version: z.number() }),
    errors: ['termsDrafted'],
  }),
  'PUT /platform/terms/draft': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Changes the text of a draft in one language; an empty one is taken out',
    input: z.object({
      ...named,
      revision: version(),
      locale: z.enum(locales),
      text: anyText(termsCharsMax),
      asksConsent: z.boolean(),
    }),
    output: z.object({ revision: z.number() }),
    errors: ['termsPublished', 'changedMeanwhile'],
  }),
  'PUT /platform/terms/publish': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Publishes a draft from a moment on, or at once; it is never changed from then on, only superseded',
    input: z.object({ ...named, revision: version(), validFrom: z.iso.datetime({ message: 'date' }).nullable() }),
    output: done,
    errors: ['termsPublished', 'termsEmpty', 'termsTooEarly', 'changedMeanwhile'],
  }),
  'DELETE /platform/terms/draft': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Throws a draft away',
    input: z.object({ ...named, revision: version() }),
    output: done,
    errors: ['termsPublished', 'changedMeanwhile'],
  }),
} as const;
