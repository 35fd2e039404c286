import { z } from 'zod';
import { productCard } from './products.ts';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  amountTextOptional,
  done,
  id,
  idOptional,
  listText,
  oneOf,
  page,
  paging,
  text,
  textOptional,
  wholeOptional,
} from '../fields.ts';
import { alsoNamed } from '../other-names.ts';
import { certificatesMax, daysMax, quantityMax, searchTextMax, shopsFilterMax, synonymsMax } from '../values/limits.ts';
import { searchSort } from '../values/enumerations.ts';

/** What narrows a list of goods: the same for the list and for its facets. */
const filters = {
  prodName: textOptional(searchTextMax),
  categoryId: idOptional(),
  shopId: idOptional().meta({ description: 'goods of this store only: the search within a store' }),
  shopIds: listText(/^\d{1,9}$/, shopsFilterMax).meta({ description: 'ids joined by comma: any of these stores' }),
  minPrice: amountTextOptional(),
  maxPrice: amountTextOptional(),
  minimumMax: wholeOptional(1, quantityMax).meta({ description: 'minimum order of at most so many pieces' }),
  deliveryDaysMax: wholeOptional(0, daysMax).meta({ description: 'leaves the warehouse within so many days' }),
  certificates: listText(/^[^,]{1,40}$/, certificatesMax).meta({ description: 'names joined by comma: all of these' }),
  preferred: wholeOptional(0, 1).meta({ description: '1: goods of preferred stores only' }),
};

/** As clients of the lineage name them: a filter that is dropped would show everything. */
const otherNames = { keyword: 'prodName', secondaryCategoryId: 'categoryId', primaryCategoryId: 'categoryId' } as const;

const count = z.number();
const synonym = z.object({ synonymId: z.number(), words: z.array(z.string()), changedAt: z.string() });

export const searchEndpoints = {
  'GET /search/page': endpoint({
    who: 'public',
    summary: 'Product cards of a category, a store or a search, best first unless sorted',
    input: alsoNamed(z.object({ ...filters, sort: oneOf(Object.values(searchSort)), ...paging }), otherNames),
    output: page(productCard).extend({
      /** True when there are more than `total`: counting stops at ten thousand. */
      more: z.boolean(),
      /** What was searched instead of what was typed, when that found nothing. */
      correction: z.string().nullable(),
      /** True when nothing has all the words: these have most of them. */
      partial: z.boolean(),
      /** Searches near to one that found nothing. */
      nearest: z.array(z.string()),
    }),
  }),
  'GET /search/facets': endpoint({
    who: 'public',
    summary: 'How many goods of a list each filter would leave; each facet counts as if it were not chosen itself',
    input: alsoNamed(z.object(filters), otherNames),
    output: z.object({
      total: count,
      more: z.boolean(),
      categories: z.array(
        z.object({ categoryId: z.number(), categoryName: z.string(), parentId: z.number(), level: z.number(), prodCount: count }),
      ),
      prices: z.array(z.object({ min: amount().nullable(), max: amount().nullable(), prodCount: count })),
      minimums: z.array(z.object({ minimumMax: z.number(), prodCount: count })),
      deliveryDays: z.array(z.object({ deliveryDaysMax: z.number(), prodCount: count })),
      shops: z.array(z.object({ shopId: z.number(), shopName: z.string(), prodCount: count })),
      certificates: z.array(z.object({ name: z.string(), prodCount: count })),
      preferred: count.meta({ description: 'goods of preferred stores' }),
      currency: z.string(),
    }),
  }),
  'GET /search/suggest': endpoint({
    who: 'public',
    summary: 'Ends of what is being typed: categories, stores, searches and goods',
    input: alsoNamed(z.object({ prodName: textOptional(searchTextMax) }), { keyword: 'prodName' }),
    output: z.array(
      z.object({
        kind: z.enum(['search', 'category', 'shop', 'product']),
        title: z.string(),
        shopId: z.number().nullable(),
        categoryId: z.number().nullable(),
        prodId: z.number().nullable(),
        pic: z.string().nullable(),
      }),
    ),
  }),
  'GET /search/shops': endpoint({
    who: 'public',
    summary: 'Stores whose names have these words, or those that the platform prefers; what sold most first',
    input: alsoNamed(z.object({ prodName: textOptional(searchTextMax), preferred: wholeOptional(0, 1) }), { keyword: 'prodName' }),
    output: z.array(
      z.object({
        shopId: z.number(),
        shopName: z.string(),
        merchantMallDisplayName: z.string(),
        shopLogo: z.string().nullable(),
        city: z.string(),
        shopType: z.number(),
        shopPreferred: z.boolean(),
        prodCount: z.number(),
      }),
    ),
  }),
  'GET /platform/synonym/page': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Groups of words that mean the same to the search',
    input: z.object({ word: textOptional(60), ...paging }),
    output: page(synonym),
  }),
  'POST /platform/synonym': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Adds a group of words that mean the same',
    input: z.object({ words: z.array(text(1, 60)).min(2).max(synonymsMax) }),
    output: synonym,
    errors: ['synonymsAlike'],
  }),
  'PUT /platform/synonym': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Changes a group of words that mean the same',
    input: z.object({ synonymId: id(), words: z.array(text(1, 60)).min(2).max(synonymsMax) }),
    output: synonym,
    errors: ['synonymUnknown', 'synonymsAlike'],
  }),
  'DELETE /platform/synonym/{synonymId}': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Removes a group of words',
    input: z.object({ synonymId: id() }),
    output: done,
    errors: ['synonymUnknown'],
  }),
} as const;
