import { z } from 'zod';
import { productCard } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { idOptional, instant, nothing, whole, wholeOr } from './fields.ts';

const rankCard = productCard.extend({
  position: z.number().meta({ description: 'place in the ranking, 1 is the first' }),
  popularity: z.number().meta({ description: 'shown on the rank card, by its place' }),
});
const ranking = z.object({
  categoryId: z.number().meta({ description: '0 is everything' }),
  categoryName: z.string(),
  rankType: z.number(),
  days: z.number().meta({ description: 'the days it was counted over' }),
  updatedAt: instant().nullable().meta({ description: 'when it was counted; null before the first round' }),
  near: z.number().meta({
    description:
      'how many of the first are the best of categories that the buyer looked at or bought from: with any, its places are none of the ranking of all',
  }),
  prodList: z.array(rankCard),
});
const rankType = wholeOr(0, 1, 0);

const banner = z.object({
  id: z.number(),
  imgUrl: z.string().nullable(),
  type: z.number().meta({ description: '0 product, 1 store' }),
  relation: z.number().meta({ description: 'id of the product or the store' }),
  title: z.string().meta({ description: 'its own words, or the name of what it leads to' }),
});

export const homeEndpoints = {
  'GET /visitor/prodRanking/list': endpoint({
    who: 'public',
    summary: 'The first goods of each category that has a ranking: rankType 0 best-selling, 1 good reviews',
    input: z.object({ rankType, size: wholeOr(1, 20, 4) }),
    output: z.array(ranking),
  }),
  'GET /visitor/prodRanking/detail': endpoint({
    who: 'public',
    summary: 'The ranking of one category; 0 is everything',
    input: z.object({ categoryId: wholeOr(0, 2_147_483_647, 0), rankType, size: wholeOr(1, 50, 50) }),
    output: ranking,
    errors: ['categoryUnknown'],
  }),
  'GET /p/myHomePage/popularRankings': endpoint({
    who: 'buyer',
    summary: 'The rankings of the personal home page: the best of what the caller looked at or bought from first, then those of all',
    input: nothing,
    output: z.object({ hotRanking: ranking, favorableComment: ranking, newArrivals: ranking }),
  }),
  'GET /shop/homePage/businessOpportunityProd': endpoint({
    who: 'public',
    summary: "The showcases of the guests' home page",
    input: nothing,
    output: z.object({ hotRanking: ranking, newArrivals: ranking, newTrends: ranking }),
  }),
  'GET /p/myHomePage/productInspiration': endpoint({
    who: 'buyer',
    summary: 'Goods near what the buyer looked at and ordered, then popular ones: all of the pool (current -1), or a page of it',
    input: z.object({ current: wholeOr(-1, 1000, -1), size: wholeOr(1, 210, 42) }),
    output: z.array(productCard),
  }),
  'GET /category/getRecommendedCategory/{level}': endpoint({
    who: 'public',
    summary: 'Categories to recommend in a place of the site, the most sold first',
    knows: 'buyer',
    input: z.object({
      level: whole(0, 9).meta({
        description: 'of the tree, counted as the lineage does: 0 the top, 1 below it, 2 below that; of others there are none',
      }),
      pushLocation: z.string().max(40).optional().meta({
        description:
          'unLoginHome (also without it): the home page of guests; loginHome: that of the caller, what she looked at or bought from first; elsewhere none is recommended',
      }),
    }),
    output: z.array(
      z.object({
        categoryId: z.number(),
        categoryName: z.string(),
        parentId: z.number(),
        iconFont: z.string().nullable(),
        pic: z.string().nullable().meta({ description: 'a picture of its most sold product' }),
        prodCount: z.number(),
      }),
    ),
  }),
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
