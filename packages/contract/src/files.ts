import { z } from 'zod';
import { endpoint, fileAnswer } from './endpoint.ts';
import { done, id, oneOf } from './fields.ts';
import { buyerFilePurposes, operatorFilePurposes, storeFilePurposes } from './values/enumerations.ts';
import { pictureBytesMax, pictureSides } from './values/limits.ts';

const largest = Math.max(...Object.values(pictureBytesMax));
const brought = z.object({
  fileId: z.number(),
  filePath: z.string().meta({ description: 'how other calls name the picture; served below /files once it is used in public' }),
  width: z.number(),
  height: z.number(),
});
const uploadErrors = [
  'uploadMissing',
  'fileEmpty',
  'fileTooLarge',
  'pictureNotTaken',
  'pictureBroken',
  'pictureTooManyPixels',
  'uploadLimitReached',
  'uploadQuotaReached',
  'uploadTooSlow',
] as const;
const ofOneSize = () => z.object({ fileId: id(), side: oneOf(pictureSides) });

/** Pictures that people bring. Until something uses one only its owner sees it, and it is gone after a day. */
export const fileEndpoints = {
  'POST /p/file/upload': endpoint({
    who: 'buyer',
    summary:
      'Takes a picture (JPEG, PNG or WebP, told by its bytes) for a purpose; it is stored anew as WebP, without what it told of its maker',
    upload: { bytes: largest },
    perMinute: 120,
    input: z.object({ purpose: z.enum(buyerFilePurposes).default('review') }),
    output: brought,
    errors: uploadErrors,
  }),
  'GET /p/file/{fileId}': endpoint({
    who: 'buyer',
    summary: 'A picture of one’s own, in one of its sizes, whether or not it is public',
    file: ['image/webp'],
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
    summary: 'Takes a picture of goods, stored anew as WebP; it is the store’s, and is served below /files once a product shows it',
    upload: { bytes: largest },
    perMinute: 240,
    input: z.object({ purpose: z.enum(storeFilePurposes).default('product') }),
    output: brought,
    errors: uploadErrors,
  }),
  'GET /shop/admin/file/{fileId}': endpoint({
    who: 'seller',
    summary: 'A picture of the store, in one of its sizes, whether or not a product shows it',
    file: ['image/webp'],
    input: ofOneSize(),
    output: fileAnswer,
    errors: ['fileUnknown'],
  }),
  'DELETE /shop/admin/file/{fileId}': endpoint({
    who: 'seller',
    summary: 'Removes a picture of the store that nothing uses yet',
    input: z.object({ fileId: id() }),
    output: done,
    errors: ['fileUnknown'],
  }),
  'POST /platform/file/upload': endpoint({
    who: 'operator',
    summary: 'Takes a picture of the site, stored anew as WebP; it is served below /files once it is used',
    upload: { bytes: largest },
    perMinute: 120,
    input: z.object({ purpose: z.enum(operatorFilePurposes) }),
    output: brought,
    errors: uploadErrors,
  }),
  'GET /platform/file/{fileId}': endpoint({
    who: 'operator',
    summary: 'A picture that the operator brought, in one of its sizes',
    file: ['image/webp'],
    input: ofOneSize(),
    output: fileAnswer,
    errors: ['fileUnknown'],
  }),
  'DELETE /platform/file/{fileId}': endpoint({
    who: 'operator',
    summary: 'Removes a picture that nothing uses yet',
    input: z.object({ fileId: id() }),
    output: done,
    errors: ['fileUnknown'],
  }),
} as const;
