import { z } from 'zod';
import { productCard } from './products.ts';
import { endpoint } from '../endpoint.ts';
import { instant, nothing, whole, wholeOr } from '../fields.ts';

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

export const rankingEndpoints = {
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
} as const;
