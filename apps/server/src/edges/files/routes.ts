import { isAttachmentPath, pictureSides } from '@kyakhta/contract';
import type { Ctx, Routes } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { readPicture } from '../../runtime/stored-files.ts';
import { openAttachment } from '../../runtime/stored-attachments.ts';
import { removeFile } from '../../domains/files/actions/use.ts';
import { pictureThere, preSign, takePreSigned } from '../../domains/files/actions/pre-signed.ts';
import { takePicture } from '../../domains/files/actions/upload.ts';
import { type Owner, sellerOwner } from '../../domains/files/model.ts';
import { selectOwn } from '../../domains/files/store.ts';

const ownPicture = async (
  ctx: Ctx,
  owner: Owner,
  input: { readonly fileId: number; readonly side?: (typeof pictureSides)[number] | undefined },
) => {
  const file = (await selectOwn(ctx.db, owner, input.fileId)) ?? refuse('fileUnknown');
  if (isAttachmentPath(file.path)) {
    const bytes = (await openAttachment(ctx.dataDir, file.path)) ?? refuse('fileUnknown');
    return { name: file.name ?? String(file.id), type: 'application/octet-stream', bytes };
  }
  const bytes = (await readPicture(ctx.dataDir, file.path, input.side ?? pictureSides[0])) ?? refuse('fileUnknown');
  return { name: `${file.id}.webp`, type: 'image/webp', bytes };
};
const remove = async (ctx: Ctx, owner: Owner, fileId: number): Promise<null> =>
  (await removeFile(ctx, owner, fileId)) ? null : refuse('fileUnknown');

export const fileRoutes = {
  'POST /p/file/upload': { before: (ctx, input) => takePicture(ctx, ctx.actor, input.purpose) },
  'GET /p/file/getPreSignUrl': preSign,
  'PUT /file/put/{ticket}': { before: takePreSigned },
  'PUT /p/file/uploadSuccess': pictureThere,
  'GET /p/file/{fileId}': (ctx, input) => ownPicture(ctx, ctx.actor, input),
  'DELETE /p/file/{fileId}': (ctx, input) => remove(ctx, ctx.actor, input.fileId),
  'POST /shop/admin/file/upload': { before: (ctx, input) => takePicture(ctx, sellerOwner(ctx.actor), input.purpose) },
  'GET /shop/admin/file/{fileId}': (ctx, input) => ownPicture(ctx, sellerOwner(ctx.actor), input),
  'DELETE /shop/admin/file/{fileId}': (ctx, input) => remove(ctx, sellerOwner(ctx.actor), input.fileId),
  'POST /platform/file/upload': { before: (ctx, input) => takePicture(ctx, ctx.actor, input.purpose) },
  'GET /platform/file/{fileId}': (ctx, input) => ownPicture(ctx, ctx.actor, input),
  'DELETE /platform/file/{fileId}': (ctx, input) => remove(ctx, ctx.actor, input.fileId),
} satisfies Partial<Routes>;
