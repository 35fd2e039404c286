import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing, text, whole } from '../fields.ts';
import { int4Max, listColumnsMax, listViewNameMax, listViewsMax } from '../values/limits.ts';

/** Keys of columns in their order; one with a minus before it is hidden. */
const columns = z.array(z.string().regex(/^-?[A-Za-z][\w-]{0,39}$/, { message: 'wrong' })).max(listColumnsMax);
const list = z.string().regex(/^[a-z][a-z0-9/-]{0,59}$/, { message: 'wrong' });
const view = z.object({
  viewId: id(),
  name: text(1, listViewNameMax),
  query: z.string().max(1000).meta({ description: 'what the address of the list says behind its question mark, without a page' }),
  columns,
});
const arrangement = {
  columns,
  views: z
    .array(view)
    .max(listViewsMax)
    .refine((views) => new Set(views.map(({ viewId }) => viewId)).size === views.length, { message: 'wrong' }),
  defaultView: id().nullable().meta({ description: 'the view to which the menu leads' }),
};
const all = z.array(z.object({ list, version: z.number(), ...arrangement }));
const change = z.object({
  list,
  version: whole(0, int4Max).meta({ description: 'the one this was read with; 0 when the list was never arranged' }),
  ...arrangement,
});
const changed = z.object({ version: z.number() });

/** How a person has arranged the lists of a console: hers alone, the same on every machine. */
export const listViewEndpoints = {
  'GET /platform/listView/all': endpoint({
    who: 'operator',
    area: 'every',
    summary: 'Lists that the operator has arranged: columns and saved views',
    input: nothing,
    output: all,
  }),
  'PUT /platform/listView': endpoint({
    who: 'operator',
    area: 'every',
    summary: 'Keeps how the operator arranged a list',
    input: change,
    output: changed,
    errors: ['changedMeanwhile'],
  }),
  'GET /shop/admin/listView/all': endpoint({
    who: 'seller',
    area: 'every',
    summary: 'Lists that the account has arranged: columns and saved views',
    input: nothing,
    output: all,
  }),
  'PUT /shop/admin/listView': endpoint({
    who: 'seller',
    area: 'every',
    summary: 'Keeps how the account arranged a list',
    input: change,
    output: changed,
    errors: ['changedMeanwhile'],
  }),
} as const;
