import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, oneOf, page, paging } from './fields.ts';
import { reviewFilter } from './values/enumerations.ts';

export const reviewEndpoints = {
  'GET /prod/prodCommPageByProd': endpoint({
    who: 'public',
    summary: 'Reviews of a product, newest first',
    input: z.object({ prodId: id(), evaluate: oneOf(Object.values(reviewFilter)), ...paging }),
    output: page(
      z.object({
        commId: z.number(),
        score: z.number(),
        content: z.string(),
        pics: z.string().meta({ description: 'file paths joined by comma' }),
        nickName: z.string().nullable().meta({ description: 'shortened; null when the buyer wished to stay unnamed' }),
        skuName: z.string(),
        createTime: instant(),
        replyContent: z.string().nullable(),
        replyTime: instant().nullable(),
      }),
    ),
  }),
  'GET /prod/prodCommData': endpoint({
    who: 'public',
    summary: 'How the reviews of a product are spread',
    input: z.object({ prodId: id() }),
    output: z.object({
      number: z.number(),
      praiseNumber: z.number().meta({ description: '4 and 5 stars' }),
      secondaryNumber: z.number().meta({ description: '3 stars' }),
      negativeNumber: z.number().meta({ description: '1 and 2 stars' }),
      picNumber: z.number(),
      score: z.number().meta({ description: 'mean stars, 0 without reviews' }),
      stars: z.array(z.number()).meta({ description: 'how many with 1, 2, 3, 4 and 5 stars' }),
    }),
  }),
} as const;
