import { z } from 'zod';
import { endpoint, fileAnswer } from './endpoint.ts';
import { done, id, oneOf } from './fields.ts';
import { filePurposes } from './values/enumerations.ts';
import { pictureBytesMax, pictureSides } from './values/limits.ts';

const largest = Math.max(...Object.values(pictureBytesMax));

/** Pictures that people bring. Until something uses one only its owner sees it, and it is gone after a day. */
export const fileEndpoints = {
  'POST /p/file/upload': endpoint({
    who: 'buyer',
    summary:
      'Takes a picture (JPEG, PNG or WebP, told by its bytes) for a purpose; it is stored anew as WebP, without what it told of its maker',
    upload: { bytes: largest },
    perMinute: 120,
    input: z.object({ purpose: z.enum(filePurposes).default('review') }),
    output: z.object({
      fileId: z.number(),
      filePath: z.string().meta({ description: 'how other calls name the picture; served below /files once it is used in public' }),
      width: z.number(),
      height: z.number(),
    }),
    errors: [
      'uploadMissing',
      'fileEmpty',
      'fileTooLarge',
      'pictureNotTaken',
      'pictureBroken',
      'pictureTooManyPixels',
      'uploadLimitReached',
    ],
  }),
  'GET /p/file/{fileId}': endpoint({
    who: 'buyer',
    summary: 'A picture of one’s own, in one of its sizes, whether or not it is public',
    file: ['image/webp'],
    input: z.object({ fileId: id(), side: oneOf(pictureSides) }),
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
} as const;
