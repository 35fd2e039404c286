import { pictureSides } from '@kyakhta/contract';
import type { Routes } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { readPicture } from '../../runtime/stored-files.ts';
import { removeFile } from './actions/use.ts';
import { takePicture } from './actions/upload.ts';
import { selectOwn } from './store.ts';

export const fileRoutes = {
  'POST /p/file/upload': { before: (ctx, input) => takePicture(ctx, ctx.actor, input.purpose) },
  'GET /p/file/{fileId}': async (ctx, input) => {
    const file = (await selectOwn(ctx.db, ctx.actor, input.fileId)) ?? refuse('fileUnknown');
    const bytes = (await readPicture(ctx.dataDir, file.path, input.side ?? pictureSides[0])) ?? refuse('fileUnknown');
    return { name: `${file.id}.webp`, type: 'image/webp', bytes };
  },
  'DELETE /p/file/{fileId}': async (ctx, input) => ((await removeFile(ctx, ctx.actor, input.fileId)) ? null : refuse('fileUnknown')),
} satisfies Partial<Routes>;
