import { z } from 'zod';
import { endpoint, fileAnswer, uploadErrors } from '../endpoint.ts';
import { done } from '../fields.ts';
import { pictureBytesMax } from '../values/limits.ts';

/** The platform’s stamp, with which papers are drawn. */
export const stampEndpoints = {
  'POST /platform/site/stamp': endpoint({
    who: 'operator',
    area: 'settings',
    summary: 'Takes the picture of the platform’s stamp (JPEG, PNG or WebP): papers made from now on are drawn with it',
    upload: { bytes: pictureBytesMax.stamp },
    perMinute: 20,
    input: z.object({}),
    output: z.object({ stamp: z.string() }),
    errors: uploadErrors,
  }),
  'GET /platform/site/stamp': endpoint({
    who: 'operator',
    area: 'settings',
    summary: 'The picture of the platform’s stamp, as papers are drawn with it',
    file: ['image/png'],
    input: z.object({}),
    output: fileAnswer,
    errors: ['fileUnknown'],
  }),
  'DELETE /platform/site/stamp': endpoint({
    who: 'operator',
    area: 'settings',
    summary: 'Takes the picture of the stamp away; papers that have it keep it',
    input: z.object({}),
    output: done,
  }),
} as const;
