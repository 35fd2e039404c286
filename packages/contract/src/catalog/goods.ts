import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyText, done, id, instant, nothing, text, wholeOptional, wholeOr } from '../fields.ts';
import {
  type ProductCell,
  productCells,
  productsAtOnce,
  reviewFields,
  type VariantCell,
  variantCells,
  variantsMax,
} from '../values/goods.ts';
import { noTemplate } from '../values/freight.ts';
import { int4Max, productPicturesMax } from '../values/limits.ts';
import { unitCodes } from '../values/enumerations.ts';

const cell = () => anyText(20_000).default('');
const cells = <C extends string>(names: readonly C[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, cell()])) as Record<C, z.ZodDefault<z.ZodString>>);
/** Each field is a cell of a file of products and is read by the same rules; a field at fault is named in `fields`. */
const product = () => cells<ProductCell>(productCells);
const variants = () => z.array(cells<VariantCell>(variantCells)).min(1).max(variantsMax);
/** The same of a product that is there: with a stock goes what was on hand when it was written. */
const variantsSeen = () =>
  z
    .array(
      cells<VariantCell>(variantCells).extend({
        seenStock: wholeOptional(0, int4Max).meta({
          description: 'the figure that was shown beside the stock; needed where the stock changes',
        }),
      }),
    )
    .min(1)
    .max(variantsMax);
/**
 * The product's pictures in their order, the first on cards: new ones by the number of their upload, those it has by their
 * path. What is not named goes off the product; without a list they stay as they are.
 */
const pictures = () =>
  z
    .array(z.union([z.object({ fileId: id() }), z.object({ path: text(1, 200) })]))
    .max(variantsMax + productPicturesMax)
    .optional();
const noReasonReturn = () =>
  z.boolean().optional().meta({
    description: 'whether buyers can send it back within seven days without a reason; left out, it stays, and of a new product they can',
  });
const freightMeaning = { description: 'a freight template of the store · 0 free of freight · -1 the unit fee of each variant' };
const told = <C extends string>(names: readonly C[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<C, z.ZodString>);

/** A store's product, whole, as its seller writes it. */
export const goodsEndpoints = {
  'GET /shop/admin/prod/info/{prodId}': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'One product of the store, field by field as in a file of products',
    input: z.object({ prodId: id() }),
    output: z.object({
      prodId: z.number(),
      status: z.number(),
      currency: z.string(),
      pictures: z.array(z.string()),
      freightTemplateId: z.number().meta(freightMeaning),
      noReasonReturn: z.boolean(),
      product: told<ProductCell>(productCells),
      variants: z.array(told<VariantCell>(variantCells).extend({ skuId: z.number() })),
      /** Changes with every change: a form that began before it gets an error. */
      version: z.string(),
      review: z
        .object({
          state: z.literal([1, 2]).meta({ description: '1 submitted · 2 refused' }),
          submittedAt: instant(),
          decidedAt: instant().nullable(),
          remarks: z.partialRecord(z.enum(reviewFields), z.string()),
        })
        .nullable()
        .meta({ description: 'what was submitted and is not approved: these fields are that, and not what buyers see' }),
    }),
    errors: ['productUnknown'],
  }),
  'GET /shop/admin/prod/categories': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'Every category as a path from the top in the language of the call, as the field of a product takes it',
    input: nothing,
    output: z.array(z.string()),
  }),
  'POST /shop/admin/prod': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'Puts a new product on sale, or submits it where the platform looks at goods first',
    input: z.object({
      product: product(),
      variants: variants(),
      pictures: pictures(),
      freightTemplateId: wholeOr(noTemplate.unitFee, int4Max, noTemplate.unitFee).meta(freightMeaning),
      noReasonReturn: noReasonReturn(),
    }),
    output: z.object({ prodId: z.number(), waits: z.boolean().meta({ description: 'for the platform to look at it' }) }),
    errors: ['productCodeTaken', 'importRunning', 'fileUnknown', 'freightTemplateUnknown'],
  }),
  'PUT /shop/admin/prod': endpoint({
    who: 'seller',
    area: 'goods',
    summary:
      'Brings a product to what is told: variants that are not told go off sale, orders for them go on; stock that is left empty stays as it is, and one that changes it comes with what was seen: where that is not on hand any more, nothing is saved and `data.stock` tells what is. Where the platform looks at goods first, what people read and see waits for it',
    input: z.object({
      prodId: id(),
      version: text(1, 64),
      product: product(),
      variants: variantsSeen(),
      pictures: pictures(),
      freightTemplateId: wholeOptional(noTemplate.unitFee, int4Max).meta({
        description: `${freightMeaning.description}; left out, it stays`,
      }),
      noReasonReturn: noReasonReturn(),
    }),
    output: z.object({ prodId: z.number(), waits: z.boolean().meta({ description: 'for the platform to look at it' }) }),
    errors: ['productUnknown', 'changedMeanwhile', 'stockChanged', 'importRunning', 'fileUnknown', 'freightTemplateUnknown'],
  }),
  'PUT /shop/admin/prod/status': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'Takes a product off sale or puts it back',
    input: z.object({ prodId: id(), onSale: z.boolean() }),
    output: done,
    errors: ['productUnknown', 'productNotInState'],
  }),
  'PUT /shop/admin/prod/statuses': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'Takes products off sale or puts them back; those of which that is not the store’s to say stay as they are',
    input: z.object({ prodIds: z.array(id()).min(1).max(productsAtOnce), onSale: z.boolean() }),
    output: z.object({ changed: z.number(), left: z.number().meta({ description: 'that could not be changed' }) }),
    errors: ['productUnknown'],
  }),
  'GET /shop/unit/list': endpoint({
    who: 'public',
    summary: 'Units in which goods are asked for, in words',
    input: nothing,
    output: z.array(z.object({ unit: z.enum(unitCodes), unitName: z.string() })),
  }),
} as const;
