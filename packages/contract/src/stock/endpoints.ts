import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, id, idOptional, instant, page, paging, text, textOptional, whole, wholeOptional } from '../fields.ts';
import { lowStockMax, stockFaults, stockLinesMax, stockMax, stockMovementKinds, stockReasons, stockViews } from '../values/stock.ts';

const pieces = {
  onHand: z.number(),
  reserved: z.number().meta({ description: 'of those on hand, promised to orders' }),
};
const variant = z.object({
  skuId: z.number(),
  prodId: z.number(),
  prodName: z.string(),
  skuName: z.string(),
  partyCode: z.string().meta({ description: 'article number' }),
  pic: z.string().nullable(),
  ...pieces,
  lowAt: z.number().meta({ description: 'from so few free pieces on it is low' }),
  hasOwnLowAt: z.boolean().meta({ description: 'that number is its own, and not the store’s' }),
});

/** What a store has in its warehouse, and what happened to it. */
export const stockEndpoints = {
  'GET /shop/admin/stock/page': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'The variants of the store with their stock, found by article number or name of the product',
    input: z.object({ search: textOptional(200), view: z.enum(stockViews).default('all'), ...paging }),
    output: page(variant).extend({
      counts: z.object({ all: z.number(), none: z.number(), low: z.number(), reserved: z.number() }),
      transferHoldPercent: z
        .number()
        .meta({ description: 'of the store: the share of the free pieces of a variant that bank transfers may hold' }),
      lowStock: z.number().meta({ description: 'of the store: from so few free pieces on a variant is low' }),
    }),
  }),
  'GET /shop/admin/stock/movements': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'What happened to the pieces of a variant, the latest first',
    input: z.object({
      skuId: id(),
      before: z
        .string()
        .regex(/^\d{1,18}$/, { message: 'number' })
        .optional()
        .meta({ description: 'go on after this movement' }),
      size: whole(1, 100).default(50),
    }),
    output: z.object({
      variant,
      records: z.array(
        z.object({
          movementId: z.string(),
          at: instant(),
          kind: z.enum(stockMovementKinds),
          onHandChange: z.number(),
          reservedChange: z.number(),
          ...pieces,
          orderNumber: z.string().nullable(),
          refundSn: z.string().nullable(),
          importId: z.number().nullable(),
          by: z.enum(['buyer', 'seller', 'operator', 'platform']).meta({ description: 'platform: by itself' }),
          userName: z.string().nullable().meta({ description: 'of the store’s account' }),
          note: z.string(),
        }),
      ),
      next: z.string().nullable().meta({ description: '`before` of what follows; null at the end' }),
    }),
    errors: ['skuUnknown'],
  }),
  'PUT /shop/admin/stock': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'Sets what is on hand of some variants, all of them or, where one cannot be, none',
    input: z.object({
      reason: z.enum(stockReasons),
      note: textOptional(200),
      lines: z
        .array(
          z
            .object({
              skuId: idOptional(),
              article: text(1, 200).optional(),
              count: wholeOptional(0, stockMax).meta({
                description: 'what is there now; one that is more than was there comes with `seen`',
              }),
              change: wholeOptional(-stockMax, stockMax).meta({ description: 'so many more, or fewer' }),
              seen: wholeOptional(0, stockMax).meta({
                description:
                  'what stood there when it was counted; `changed` where it is another number now, or was left out and the count is higher',
              }),
            })
            .refine((l) => (l.skuId === undefined) !== (l.article === undefined), { message: 'one of skuId and article' })
            .refine((l) => (l.count === undefined) !== (l.change === undefined), { message: 'one of count and change' }),
        )
        .min(1)
        .max(stockLinesMax),
    }),
    output: z.object({
      changed: z.number(),
      faults: z.array(
        z.object({
          line: z.number().meta({ description: 'counted from 0' }),
          fault: z.enum(stockFaults),
          onHand: z.number().nullable(),
          reserved: z.number().nullable(),
        }),
      ),
    }),
  }),
  'POST /shop/admin/stock/figures': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'What is on hand now of variants of the store, by their article numbers; numbers that it does not have are left out',
    reads: true,
    input: z.object({ articles: z.array(text(1, 200)).min(1).max(stockLinesMax) }),
    output: z.array(z.object({ article: z.string(), skuId: z.number(), ...pieces })),
  }),
  'PUT /shop/admin/stock/low': endpoint({
    who: 'seller',
    area: 'goods',
    summary:
      'From how few free pieces on variants are told as low: of the whole store, or of one variant, which may follow the store again',
    input: z.object({ skuId: idOptional(), lowAt: wholeOptional(0, lowStockMax) }),
    output: done,
    errors: ['skuUnknown'],
  }),
  'PUT /shop/admin/stock/transferHold': endpoint({
    who: 'seller',
    area: 'goods',
    summary:
      'Which share of the free pieces of a variant bank transfers may hold, in per cent; 0: none of the store’s goods are paid that way',
    input: z.object({ transferHoldPercent: whole(0, 100) }),
    output: done,
  }),
} as const;
