import { z } from 'zod';
import { certificateDetail } from './certificates.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, instant, nothing, page, paging, textOptional, whole } from '../fields.ts';
import { reviewFields, type ReviewField, reviewRemarkMax } from '../values/goods.ts';

const state = z.literal([1, 2, 3, 4]).meta({ description: '1 submitted · 2 refused · 3 approved · 4 taken back or replaced by the store' });
const field = z.enum(reviewFields);
const remarks = z.partialRecord(field, z.string());
const remarksTyped = z.object(
  Object.fromEntries(reviewFields.map((name) => [name, textOptional(reviewRemarkMax)])) as Record<
    ReviewField,
    ReturnType<typeof textOptional>
  >,
);
const card = z.object({
  prodId: z.number(),
  /** How often something of this product was submitted: what a decision is about. */
  round: z.number(),
  state,
  isFirst: z.boolean().meta({ description: 'the product was never on sale; otherwise a change of what is on sale' }),
  prodName: z.string(),
  pic: z.string().nullable(),
  shopId: z.number(),
  shopName: z.string(),
  submittedAt: instant(),
  decidedAt: instant().nullable(),
  decidedBy: z.string().nullable(),
});
const pairs = z.array(z.object({ name: z.string(), value: z.string() }));
const texts = z.record(z.string(), z.object({ name: z.string(), content: z.string(), specifications: pairs }));
/** What of a product people read and see. */
const face = z.object({
  category: z.string(),
  pictures: z.array(z.string()),
  certificates: z.array(z.string()),
  texts: texts.meta({ description: 'by locale' }),
});
const decided = { prodId: id(), round: whole(1, 1_000_000) };
const decideErrors = ['productUnknown', 'submissionDecided'] as const;

/** Goods are submitted by their store and decided by an operator before buyers see them. */
export const goodsReviewEndpoints = {
  'GET /shop/admin/prod/review': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'Whether goods of the store are looked at by the platform before buyers see them, and how many wait or were refused',
    input: nothing,
    output: z.object({ isReviewed: z.boolean(), submitted: z.number(), refused: z.number() }),
  }),
  'PUT /shop/admin/prod/review/withdraw': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'Takes a submitted or refused change back: what is on sale stays as it is',
    input: z.object({ prodId: id() }),
    output: done,
    errors: ['productUnknown', 'productNotInState'],
  }),
  'GET /platform/prodAudit/page': endpoint({
    who: 'operator',
    area: 'goods',
    summary: 'Goods that stores submitted: those that wait, the longest waiting first; or those decided, newest first',
    input: z.object({ view: z.enum(['open', 'refused', 'approved']).default('open'), ...paging }),
    output: page(card).extend({
      open: z.number(),
      oldest: instant().nullable().meta({ description: 'since when the first of them waits' }),
    }),
  }),
  'GET /platform/prodAudit/info/{prodId}': endpoint({
    who: 'operator',
    area: 'goods',
    summary: 'What was last submitted of a product, beside what is on sale, and what became of it before',
    input: z.object({ prodId: id() }),
    output: card.extend({
      code: z.string(),
      remarks,
      face,
      certificateDetails: z
        .array(certificateDetail)
        .meta({ description: 'what the store has told of certificates; a change of it waits for nobody' }),
      onSale: face.nullable().meta({ description: 'null while it was never on sale' }),
      changed: z.array(field).meta({ description: 'fields that differ from what is on sale' }),
      currency: z.string(),
      unit: z.string(),
      minimum: z.number(),
      cartonQuantity: z.number(),
      cartonWeight: z.number().meta({ description: 'kg' }),
      cartonVolume: z.number().meta({ description: 'm³' }),
      mold: z.number(),
      tiers: z.array(z.object({ start: z.number(), price: amount() })).meta({ description: 'none: each variant has its price' }),
      skuList: z.array(
        z.object({
          skuId: z.number(),
          partyCode: z.string(),
          skuName: z.string(),
          pic: z.string().nullable(),
          price: amount(),
          stocks: z.number(),
        }),
      ),
      history: z.array(
        z.object({
          round: z.number(),
          state,
          submittedAt: instant(),
          decidedAt: instant().nullable(),
          decidedBy: z.string().nullable(),
          remarks,
        }),
      ),
    }),
    errors: ['productUnknown'],
  }),
  'PUT /platform/prodAudit/approve': endpoint({
    who: 'operator',
    area: 'goods',
    summary: 'Approves what was submitted: buyers see it from now on',
    input: z.object(decided),
    output: done,
    errors: decideErrors,
  }),
  'PUT /platform/prodAudit/refuse': endpoint({
    who: 'operator',
    area: 'goods',
    summary: 'Refuses what was submitted, field by field with the reason; what is on sale stays as it is',
    input: z.object({ ...decided, remarks: remarksTyped }),
    output: done,
    errors: [...decideErrors, 'remarksMissing'],
  }),
} as const;
