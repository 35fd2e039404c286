import { z } from 'zod';
import { endpoint, fileAnswer } from '../endpoint.ts';
import { id, isDay, text, textOptional } from '../fields.ts';
import { certificateChars, certificateNamesMax, certificateStates, certificateWarnDays } from '../values/certificates.ts';

const day = (meaning: string) => z.string().meta({ format: 'date', description: meaning });
/** What is entered of a certificate beside its name. */
export const certificateDetail = z.object({
  name: z.string().meta({ description: 'one of `certificates`' }),
  number: z.string(),
  issuedOn: day('when it was issued'),
  validUntil: day('its last day; null: it has no end').nullable(),
  body: z.string().meta({ description: 'who issued or registered it' }),
  holder: z.string().nullable().meta({ description: 'whom it was issued to' }),
  file: z
    .object({
      name: z.string(),
      bytes: z.number(),
      isPicture: z.boolean().meta({ description: 'shown as a picture; anything else is only ever downloaded' }),
      url: z.string().meta({ description: 'an address of this site' }),
    })
    .nullable(),
  registerUrl: z
    .string()
    .nullable()
    .meta({ description: 'the public register in which the number can be looked up, by its form; null where none is known' }),
});
const own = certificateDetail.extend({
  fileId: z.number().nullable(),
  state: z.enum(certificateStates).meta({ description: `ending: within ${certificateWarnDays} days` }),
});
const told = z.object({
  /** Names that the product carries; details belong to one of them. */
  names: z.array(z.string()),
  details: z.array(own),
  /** Changes with every change of the details: a form that began before it gets an error. */
  version: z.string(),
});
const dayTyped = () => text(1, 10).refine(isDay, { message: 'date' });
const dayOptional = () => textOptional(10).refine((d) => d === undefined || isDay(d), { message: 'date' });
const ofName = () => z.object({ prodId: id(), name: text(1, 64) });

/** What stands behind the names of certificates that goods carry: number, dates, issuer and a document. */
export const certificateEndpoints = {
  'GET /shop/admin/prod/{prodId}/certificates': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'The certificates of one’s own product: the names that it carries, and what was told of them',
    input: z.object({ prodId: id() }),
    output: told,
    errors: ['productUnknown'],
  }),
  'PUT /shop/admin/prod/{prodId}/certificates': endpoint({
    who: 'seller',
    area: 'goods',
    summary:
      'Tells the details of the certificates of one’s own product, all of them at once: a name that is left out has none any more. A document is named by its upload for `certificate`; the one that is there by its own number',
    input: z.object({
      prodId: id(),
      version: text(1, 64),
      details: z
        .array(
          z.object({
            name: text(1, 64),
            number: text(1, certificateChars.number),
            issuedOn: dayTyped(),
            validUntil: dayOptional(),
            body: text(1, certificateChars.body),
            holder: textOptional(certificateChars.holder),
            fileId: id().nullable().default(null),
          }),
        )
        .max(certificateNamesMax),
    }),
    output: told,
    errors: ['productUnknown', 'changedMeanwhile', 'fileUnknown'],
  }),
  'GET /prod/certificate': endpoint({
    who: 'public',
    summary: 'The document of a certificate of goods on sale, as a download',
    file: ['application/octet-stream'],
    input: ofName(),
    output: fileAnswer,
    errors: ['fileUnknown'],
  }),
  'GET /platform/prodAudit/certificate': endpoint({
    who: 'operator',
    area: 'goods',
    summary: 'The document of a certificate of any goods, as a download',
    file: ['application/octet-stream'],
    input: ofName(),
    output: fileAnswer,
    errors: ['fileUnknown'],
  }),
} as const;
