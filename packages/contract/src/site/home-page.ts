import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idOptional, nothing, wholeOr } from '../fields.ts';

const banner = z.object({
  id: z.number(),
  imgUrl: z.string().nullable(),
  type: z.number().meta({ description: '0 product, 1 store' }),
  relation: z.number().meta({ description: 'id of the product or the store' }),
  title: z.string().meta({ description: 'its own words, or the name of what it leads to' }),
});

/** What the home page shows besides goods. */
export const homePageEndpoints = {
  'GET /indexImgs': endpoint({
    who: 'public',
    summary: 'Banners of the home page, as clients of the lineage ask for them',
    input: z.object({ imgType: wholeOr(0, 9, 1) }),
    output: z.array(banner),
  }),
  'GET /indexImgs/{shopId}': endpoint({
    who: 'public',
    summary: 'Banners of the home page (shop 0), in their order',
    input: z.object({ shopId: wholeOr(0, 2_147_483_647, 0), imgType: wholeOr(0, 9, 1) }),
    output: z.array(banner),
  }),
  'GET /shopRenovation/homepage': endpoint({
    who: 'public',
    summary: "A home page arranged by the operator; null: the site's own arrangement",
    input: z.object({ renovationType: wholeOr(0, 9, 1), shopId: idOptional() }),
    output: z.null(),
  }),
  'GET /webConfig/getHomeConfig': endpoint({
    who: 'public',
    summary: "Figures and voices of the guests' home page, as the operator has set them",
    input: nothing,
    output: z.object({
      prodTenThousands: z.number(),
      shopTenThousands: z.number(),
      categories: z.number(),
      lines: z.number(),
      newToday: z.number(),
      counted: z
        .object({
          products: z.number().meta({ description: 'goods on sale' }),
          stores: z.number().meta({ description: 'open stores with goods' }),
          categories: z.number().meta({ description: 'categories, of any level, with goods' }),
          newToday: z.number().meta({ description: 'goods that came on sale today, in Moscow' }),
        })
        .nullable()
        .meta({ description: 'What there is, to be shown in place of the figures; null when the operators want the figures shown' }),
      testimonials: z.array(
        z.object({
          name: z.string(),
          role: z.string(),
          text: z.string(),
          language: z.string().meta({ description: 'the words are in it' }),
        }),
      ),
    }),
  }),
} as const;
