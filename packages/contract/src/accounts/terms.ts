import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, nothing } from '../fields.ts';
import { datedVersion, termsTicked } from '../site/index.ts';

/** Terms the buyer has to agree to, and that she did. */
export const consentEndpoints = {
  'GET /p/terms/asked': endpoint({
    who: 'buyer',
    summary: 'Versions the buyer has to agree to before she orders',
    input: nothing,
    output: z.array(datedVersion),
  }),
  'POST /p/terms/agree': endpoint({
    who: 'buyer',
    summary: 'Keeps that the buyer has read these versions and agrees',
    input: z.object({ terms: termsTicked() }),
    output: done,
  }),
} as const;
