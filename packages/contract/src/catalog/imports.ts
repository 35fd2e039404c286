import { z } from 'zod';
import { endpoint, fileAnswer } from '../endpoint.ts';
import { done, id, instant, nothing, page, paging, textOptional, whole } from '../fields.ts';
import { importColumnsMax, uploadBytesMax } from '../values/limits.ts';

const fileProblem = z.object({ reason: z.string(), msg: z.string() });
const importCard = z.object({
  importId: z.number(),
  fileName: z.string(),
  bytes: z.number(),
  state: z.number().meta({ description: 'importState' }),
  rows: z.number(),
  rowsDone: z.number(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  refusedRows: z.number(),
  categoriesMade: z.number(),
  refusal: fileProblem.nullable().meta({ description: 'why the file was refused as a whole' }),
  faultsKept: z.boolean().meta({ description: 'the refused rows can still be looked at' }),
  createdAt: instant(),
  startedAt: instant().nullable(),
  endedAt: instant().nullable(),
});
const stockRaised = z.object({
  variants: z.number().meta({ description: 'stock figures of the file that are higher than what is on hand' }),
  pieces: z.number().meta({ description: 'by how many pieces over all of them' }),
  oldestAt: instant().nullable().meta({ description: 'how old the oldest of these figures is, as far as the file says it' }),
});
/** The same as the client showed it; two tabs may show different ones. */
const seenRaised = z
  .object({
    variants: whole(0, Number.MAX_SAFE_INTEGER),
    pieces: whole(0, Number.MAX_SAFE_INTEGER),
    oldestAt: z.string().max(40).nullable().default(null),
  })
  .optional()
  .meta({ description: 'what was shown of it before the start; left out, it is what the import told last' });
const importInfo = importCard.extend({
  columns: z.array(
    z.object({
      name: z.string().meta({ description: 'heading in the file' }),
      column: z.string().meta({ description: 'import column it is taken as; empty: left out' }),
      sample: z.array(z.string()).meta({ description: 'its cells in the first rows, shortened' }),
    }),
  ),
  known: z.array(z.object({ column: z.string(), required: z.boolean() })).meta({ description: 'every import column' }),
  missing: z.array(z.string()).meta({ description: 'required columns that nothing is taken as' }),
  stockRaised: stockRaised
    .nullable()
    .meta({ description: 'what it would raise, counted when its columns were told; null while the file is read' }),
  twice: z.array(z.string()).meta({ description: 'columns that several headings are taken as' }),
});
const oneImport = z.object({ importId: id() });
const format = z.enum(['csv', 'xlsx']).default('xlsx');
/** A link cannot carry a header: the address of a download names its language. */
const lang = textOptional(10);

export const importEndpoints = {
  'POST /shop/admin/import/upload': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'Takes a CSV or XLSX file of products and begins to read it',
    upload: { bytes: uploadBytesMax },
    input: nothing,
    output: importInfo,
    perMinute: 20,
    errors: ['uploadMissing', 'uploadTooSlow', 'importTooMany'],
  }),
  'GET /shop/admin/import/info': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'How an import stands: what its columns are taken as, how far it is, what came out',
    input: oneImport,
    output: importInfo,
    errors: ['importUnknown'],
  }),
  'PUT /shop/admin/import/mapping': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'Says what each column of the file is taken as, in the order of the file',
    input: z.object({ importId: id(), columns: z.array(z.string().max(64)).max(importColumnsMax) }),
    output: importInfo,
    errors: ['importUnknown', 'importNotInState'],
  }),
  'POST /shop/admin/import/start': endpoint({
    who: 'seller',
    area: 'goods',
    summary:
      'Starts an import whose columns are complete. What it raises of the stock is counted anew: where that is not what was told, nothing begins, and `data.stockRaised` tells what it is now',
    input: oneImport.extend({ stockRaised: seenRaised }),
    output: importInfo,
    errors: ['importUnknown', 'importNotInState', 'importColumns', 'importRunning', 'importStockMoved'],
  }),
  'PUT /shop/admin/import/cancel': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'Ends an import; products that are in already stay',
    input: oneImport,
    output: done,
    errors: ['importUnknown', 'importNotInState'],
  }),
  'GET /shop/admin/import/page': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'The imports of the store, newest first',
    input: z.object(paging),
    output: page(importCard),
  }),
  'GET /shop/admin/import/faults': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'The refused rows of an import with their reasons, in the order of the file',
    input: z.object({ importId: id(), ...paging }),
    output: page(
      z.object({
        line: z.number(),
        product: z.string(),
        column: z.string().nullable(),
        value: z.string(),
        reason: z.string(),
        msg: z.string(),
      }),
    ),
    errors: ['importUnknown'],
  }),
  'GET /shop/admin/import/report': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'The refused rows of an import as a CSV file',
    file: ['text/csv'],
    perMinute: 60,
    input: z.object({ importId: id(), lang }),
    output: fileAnswer,
    errors: ['importUnknown'],
  }),
  'GET /shop/admin/prod/export': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'The products of the store as a file that the import takes back',
    perMinute: 30,
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    input: z.object({ format, lang }),
    output: fileAnswer,
  }),
} as const;
