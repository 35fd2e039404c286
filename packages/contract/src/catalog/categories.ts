import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, id, nothing, text, whole } from '../fields.ts';
import { categoryNameMax, int4Max } from '../values/limits.ts';
import { locales } from '../values/locales.ts';

const version = () => whole(1, int4Max);
/** 0 is the top. */
const parentId = () => whole(0, int4Max);
const told = {
  names: z
    .partialRecord(z.enum(locales), text(1, categoryNameMax))
    .refine((names) => Object.keys(names).length > 0, { message: 'required' })
    .meta({ description: 'by language; whoever reads a language without one gets English, then Chinese' }),
  picture: z.union([z.object({ path: text(1, 200) }), z.object({ fileId: id() })]).nullable(),
  isHidden: z.boolean().meta({ description: 'left out of menus, filters and suggestions, with all below it; its goods stay on sale' }),
};

/** The tree of categories as operators keep it: three levels, goods in any of them. */
export const categoryEndpoints = {
  'GET /platform/category/list': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'All categories, those of a parent in their order',
    input: nothing,
    output: z.array(
      z.object({
        categoryId: z.number(),
        parentId: z.number(),
        level: z.number(),
        names: z.record(z.string(), z.string()),
        picture: z.string().nullable(),
        isHidden: z.boolean(),
        prodCount: z.number().meta({ description: 'goods in this category itself, on sale or not' }),
        version: z.number(),
      }),
    ),
  }),
  'POST /platform/category': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Adds a category behind its sisters',
    input: z.object({ parentId: parentId(), ...told }),
    output: z.object({ categoryId: z.number() }),
    errors: ['categoryUnknown', 'categoryNamed', 'categoryTooDeep', 'fileUnknown'],
  }),
  'PUT /platform/category/order': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Puts the categories of a parent into this order; all of them are named',
    input: z.object({ parentId: parentId(), categoryIds: z.array(id()).max(1000) }),
    output: done,
    errors: ['changedMeanwhile'],
  }),
  'PUT /platform/category/{categoryId}': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Changes names, picture and whether it is shown; files of goods that use an old name still find it',
    input: z.object({ categoryId: id(), version: version(), ...told }),
    output: done,
    errors: ['categoryUnknown', 'categoryNamed', 'fileUnknown', 'changedMeanwhile'],
  }),
  'PUT /platform/category/{categoryId}/move': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Puts a category with all below it under another parent, behind its new sisters',
    input: z.object({ categoryId: id(), version: version(), parentId: parentId() }),
    output: done,
    errors: ['categoryUnknown', 'categoryNamed', 'categoryTooDeep', 'categoryCircle', 'changedMeanwhile'],
  }),
  'PUT /platform/category/{categoryId}/merge': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Merges a category into another: goods and what is below it move along, its address and its names lead on',
    input: z.object({ categoryId: id(), version: version(), intoId: id() }),
    output: done,
    errors: ['categoryUnknown', 'categoryNamed', 'categoryTooDeep', 'categoryCircle', 'changedMeanwhile'],
  }),
  'DELETE /platform/category/{categoryId}': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Removes a category that holds nothing',
    input: z.object({ categoryId: id(), version: version() }),
    output: done,
    errors: ['categoryUnknown', 'categoryNotEmpty', 'changedMeanwhile'],
  }),
} as const;
