import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, amountText, done, id, nothing, text, whole } from '../fields.ts';
import { freightTemplateNameMax, int4Max } from '../values/limits.ts';

/** Fees on one line of transport. */
const typedRate = () =>
  z.object({ first: whole(1, int4Max), firstFee: amountText(), further: whole(1, int4Max), furtherFee: amountText() });
export const freightRate = () => z.object({ first: z.number(), firstFee: amount(), further: z.number(), furtherFee: amount() });
const counted = { description: 'what first and further are counted in: 0 pieces · 1 grams · 2 cubic centimetres' };
const withoutExpress = { description: 'null: express freight stays the unit fee of each variant' };
const written = {
  name: text(1, freightTemplateNameMax),
  ordinary: typedRate(),
  express: typedRate().nullable().meta(withoutExpress),
};

/** How a store charges for goods that are carried, where its products do not go by the unit fees of their variants. */
export const freightEndpoints = {
  'GET /shop/admin/freightTemplate/list': endpoint({
    who: 'seller',
    area: ['store', 'goods'],
    summary: 'The freight templates of the store, with how many of its products name each',
    input: nothing,
    output: z.object({
      currency: z.string(),
      templates: z.array(
        z.object({
          templateId: z.number(),
          name: z.string(),
          measure: z.number().meta(counted),
          ordinary: freightRate(),
          express: freightRate().nullable().meta(withoutExpress),
          products: z.number(),
          version: z.number(),
        }),
      ),
    }),
  }),
  'POST /shop/admin/freightTemplate': endpoint({
    who: 'seller',
    area: 'store',
    summary: 'Adds a freight template: a first quantity at its fee, each further one that is begun at another',
    input: z.object({ ...written, measure: whole(0, 2).meta(counted) }),
    output: z.object({ templateId: z.number() }),
    errors: ['freightTemplateLimitReached', 'freightTemplateNamed'],
  }),
  'PUT /shop/admin/freightTemplate/{templateId}': endpoint({
    who: 'seller',
    area: 'store',
    summary: 'Changes a freight template for orders to come; what it counts stays',
    input: z.object({ templateId: id(), version: whole(1, int4Max), ...written }),
    output: done,
    errors: ['freightTemplateUnknown', 'freightTemplateNamed', 'changedMeanwhile'],
  }),
  'DELETE /shop/admin/freightTemplate/{templateId}': endpoint({
    who: 'seller',
    area: 'store',
    summary: 'Removes a freight template that no product names',
    input: z.object({ templateId: id() }),
    output: done,
    errors: ['freightTemplateUnknown', 'freightTemplateInUse'],
  }),
} as const;
