import { z } from 'zod';
import { endpoint, fileAnswer, uploadErrors } from '../endpoint.ts';
import { done, id, oneOf, text, textOptional, wholeOptional } from '../fields.ts';
import { buyerFilePurposes, operatorFilePurposes, storeFilePurposes } from '../values/enumerations.ts';
import { int4Max, pictureBytesMax, pictureSides, reviewPicturesMax } from '../values/limits.ts';

const largest = Math.max(...Object.values(pictureBytesMax));
const brought = z.object({
  fileId: z.number(),
  filePath: z.string().meta({ description: 'how other calls name the picture; served below /files once it is used in public' }),
  width: z.number(),
  height: z.number(),
});
const ofOneSize = () => z.object({ fileId: id(), side: oneOf(pictureSides) });

/** Pictures that people bring. Until something uses one only its owner sees it, and it is gone after a day. */
export const fileEndpoints = {
  'POST /p/file/upload': endpoint({
    who: 'buyer',
    summary:
      'Takes a picture (JPEG, PNG or WebP, told by its bytes) for a purpose; it is stored anew as WebP, without what it told of its maker. For an inquiry it also takes documents, drawings and archives, kept as they come and only ever downloaded',
    upload: { bytes: largest },
    perMinute: 120,
    input: z.object({ purpose: z.enum(buyerFilePurposes).default('review') }),
    output: brought,
    errors: [...uploadErrors, 'fileKindNotTaken'],
  }),
  'GET /p/file/getPreSignUrl': endpoint({
    who: 'buyer',
    summary:
      'An address to which a picture is brought as it is, by PUT, within ten minutes: for clients of the lineage, which do not say what it is for',
    perMinute: 120,
    input: z.object({ fileName: textOptional(1000) }),
    output: z.object({ fileId: z.number(), filePath: z.string(), preSignUrl: z.string() }),
  }),
  'PUT /file/put/{ticket}': endpoint({
    who: 'public',
    summary: 'Takes the picture that such an address is for, once; it is stored as one of POST /p/file/upload is',
    upload: { bytes: largest, raw: true },
    perMinute: 120,
    input: z.object({ ticket: text(1, 1000) }),
    output: brought,
    errors: [...uploadErrors, 'fileUnknown'],
  }),
  'PUT /p/file/uploadSuccess': endpoint({
    who: 'buyer',
    summary: 'Tells that pictures were brought to their addresses; refused unless all of them are there',
    listBody: true,
    input: z.object({
      items: z
        .array(z.object({ fileId: id(), filePath: textOptional(1000), fileSize: wholeOptional(0, int4Max) }))
        .min(1)
        .max(reviewPicturesMax * 2),
    }),
    output: done,
    errors: ['fileUnknown'],
  }),
  'GET /p/file/{fileId}': endpoint({
    who: 'buyer',
    summary: 'A picture of one’s own, in one of its sizes, whether or not it is public; or another file, as it came',
    file: ['image/webp', 'application/octet-stream'],
    input: ofOneSize(),
    output: fileAnswer,
    errors: ['fileUnknown'],
  }),
  'DELETE /p/file/{fileId}': endpoint({
    who: 'buyer',
    summary: 'Removes a picture that nothing uses yet',
    input: z.object({ fileId: id() }),
    output: done,
    errors: ['fileUnknown'],
  }),
  'POST /shop/admin/file/upload': endpoint({
    who: 'seller',
    area: ['orders', 'goods', 'store'],
    summary:
      'Takes a picture of goods, stored anew as WebP; it is the store’s, and is served below /files once a product shows it. For a certificate it also takes a PDF, kept as it comes and only ever downloaded',
    upload: { bytes: largest },
    perMinute: 240,
    input: z.object({ purpose: z.enum(storeFilePurposes).default('product') }),
    output: brought,
    errors: [...uploadErrors, 'documentNotTaken'],
  }),
  'GET /shop/admin/file/{fileId}': endpoint({
    who: 'seller',
    area: ['orders', 'goods', 'store'],
    summary: 'A picture of the store, in one of its sizes, whether or not a product shows it; or another file, as it came',
    file: ['image/webp', 'application/octet-stream'],
    input: ofOneSize(),
    output: fileAnswer,
    errors: ['fileUnknown'],
  }),
  'DELETE /shop/admin/file/{fileId}': endpoint({
    who: 'seller',
    area: ['orders', 'goods', 'store'],
    summary: 'Removes a picture of the store that nothing uses yet',
    input: z.object({ fileId: id() }),
    output: done,
    errors: ['fileUnknown'],
  }),
  'POST /platform/file/upload': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Takes a picture of the site, stored anew as WebP; it is served below /files once it is used',
    upload: { bytes: largest },
    perMinute: 120,
    input: z.object({ purpose: z.enum(operatorFilePurposes) }),
    output: brought,
    errors: uploadErrors,
  }),
  'GET /platform/file/{fileId}': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'A picture that the operator brought, in one of its sizes',
    file: ['image/webp'],
    input: ofOneSize(),
    output: fileAnswer,
    errors: ['fileUnknown'],
  }),
  'DELETE /platform/file/{fileId}': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Removes a picture that nothing uses yet',
    input: z.object({ fileId: id() }),
    output: done,
    errors: ['fileUnknown'],
  }),
} as const;
