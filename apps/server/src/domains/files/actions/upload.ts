import { type FilePurpose, pictureBytesMax, picturePixelsMax } from '@kyakhta/contract';
import { addDays, addHours } from '../../../runtime/clock.ts';
import type { Ctx, Upload } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { exclusivelyLater } from '../../../runtime/exclusive.ts';
import { isPicture, type PictureSizes, pngOf, remakePicture } from '../../../runtime/pictures.ts';
import { keepPicture, newPicturePath, removePicture } from '../../../runtime/stored-files.ts';
import { removeUpload, uploadFile } from '../../../runtime/uploads.ts';
import { attachmentKind } from '../../../runtime/attachment-kind.ts';
import { keepAttachment, newAttachmentPath, removeAttachment } from '../../../runtime/stored-attachments.ts';
import {
  bytesPerMegabyte,
  dailyBytesMax,
  hourlyMax,
  isPaper,
  type Owner,
  pixelsPerMegapixel,
  purposes,
  type PurposeRules,
} from '../model.ts';
import { countSince, insertFile, sumSince } from '../store.ts';

export interface Uploaded {
  readonly fileId: number;
  readonly filePath: string;
  readonly width: number;
  readonly height: number;
}

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** @param bytes of what comes on top, as it is stored */
const checkLimits = async (ctx: Ctx, owner: Owner, bytes: number): Promise<void> => {
  const max = hourlyMax(owner);
  if ((await countSince(ctx.db, owner, addHours(ctx.now, -1))) >= max) refuse('uploadLimitReached', { max, seconds: 3600 });
  const bytesMax = dailyBytesMax(owner);
  if ((await sumSince(ctx.db, owner, addDays(ctx.now, -1))) + bytes > bytesMax)
    refuse('uploadQuotaReached', { max: bytesMax / bytesPerMegabyte, hours: 24 });
};

const remake = async (file: string, rules: Pick<PurposeRules, 'pixelsMax' | 'shape'>): Promise<PictureSizes> => {
  const made = await remakePicture(file, rules);
  switch (made) {
    case 'empty':
      return refuse('fileEmpty');
    case 'notTaken':
      return refuse('pictureNotTaken');
    case 'broken':
      return refuse('pictureBroken');
    case 'tooManyPixels':
      return refuse('pictureTooManyPixels', { max: rules.pixelsMax / pixelsPerMegapixel });
    case 'busy':
      return refuse('tooManyRequests', { seconds: 10 });
    default:
      return made;
  }
};

/** What was stored of an upload. */
interface Stored {
  readonly path: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

const keepAsPicture = async (ctx: Ctx, name: string, purpose: FilePurpose, path: string): Promise<Stored> => {
  const { sizes, width, height, bytes } = await remake(uploadFile(ctx.dataDir, name), purposes[purpose]);
  await keepPicture(ctx.dataDir, path, sizes, isPaper(purpose)).catch(async (error: unknown) => {
    // A twin brings it to the same address.
    if (isThere(error)) return refuse('doNotSubmitRepeatedly');
    // A disk that is full has taken some of it.
    await removePicture(ctx.dataDir, path);
    throw error;
  });
  return { path, bytes, width, height };
};

const keepAsItCame = async (ctx: Ctx, upload: Upload, { kinds, refusal }: NonNullable<PurposeRules['otherKinds']>): Promise<Stored> => {
  const file = uploadFile(ctx.dataDir, upload.name);
  if (upload.bytes === 0) return refuse('fileEmpty');
  const kind = await attachmentKind(file, upload.fileName);
  const path = newAttachmentPath(kind !== null && kinds.includes(kind) ? kind : refuse(refusal));
  await keepAttachment(ctx.dataDir, path, file).catch(async (error: unknown) => {
    await removeAttachment(ctx.dataDir, path);
    throw error;
  });
  return { path, bytes: upload.bytes, width: 0, height: 0 };
};

/** The picture of a call as PNG, made anew like every other one, for papers to be drawn with: no more than it needs to be sharp there. */
export const takeStamp = async (ctx: Ctx): Promise<Buffer> => {
  const upload = ctx.upload ?? refuse('uploadMissing');
  try {
    if (upload.bytes > pictureBytesMax.stamp) refuse('fileTooLarge', { max: pictureBytesMax.stamp / bytesPerMegabyte });
    const { sizes } = await remake(uploadFile(ctx.dataDir, upload.name), { pixelsMax: picturePixelsMax, shape: 'whole' });
    return await pngOf(sizes.get(stampSide) ?? refuse('pictureBroken'));
  } finally {
    await removeUpload(ctx.dataDir, upload.name);
  }
};
/** Pixels at the longest side: some 380 an inch where it is printed. */
const stampSide = 480;

/**
 * Takes the picture of a call over: remade before the transaction, its row written inside. Killed in between, it lies
 * where nothing serves it until the daily round finds it without a row. For an inquiry or a
 * certificate what is no picture may be kept as it came.
 * @param as the id and the path that were promised for it
 */
export const takePicture = async (
  ctx: Ctx,
  owner: Owner,
  purpose: FilePurpose,
  as: { readonly fileId: number; readonly path: string } | null = null,
): Promise<(ctx: Ctx) => Promise<Uploaded>> => {
  const upload = ctx.upload ?? refuse('uploadMissing');
  const rules = purposes[purpose];
  try {
    if (upload.bytes > rules.bytesMax) refuse('fileTooLarge', { max: rules.bytesMax / bytesPerMegabyte });
    await checkLimits(ctx, owner, 0);
    const asItCame = rules.otherKinds !== undefined && !(await isPicture(uploadFile(ctx.dataDir, upload.name)));
    const { path, bytes, width, height } = asItCame
      ? await keepAsItCame(ctx, upload, rules.otherKinds)
      : await keepAsPicture(ctx, upload.name, purpose, as?.path ?? newPicturePath());
    return async (inside) => {
      // Pictures sent side by side are counted one after the other.
      await exclusivelyLater(inside.db, `uploads:${owner.kind}:${owner.id}`);
      await checkLimits(inside, owner, bytes);
      const about = { owner, purpose, path, bytes, width, height, name: upload.fileName, at: inside.now, id: as?.fileId ?? null };
      const fileId = await insertFile(inside.db, about);
      return { fileId, filePath: path, width, height };
    };
  } finally {
    await removeUpload(ctx.dataDir, upload.name);
  }
};
