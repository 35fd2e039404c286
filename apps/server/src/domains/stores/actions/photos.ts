import { pickText, shopStatus, textFallback } from '@kyakhta/contract';
import type { CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { recordAudit } from '../../audit/index.ts';
import { removeFilesOfUse, sellerOwner, useFiles, waitingFiles } from '../../files/index.ts';
import { storeTag } from '../actions.ts';
import { lockPhotos, selectPhotos, type StorePhoto, updatePhotos } from '../store/photos.ts';

/** What uses a picture that a seller brought of the store. */
const useOfPhoto = (storeId: number, fileId: number): string => `store:${storeId}:photo:${fileId}`;

/** What an open store shows of itself, below each picture the words in the reader's language or the nearest there are. */
export const photosShown = async (
  ctx: CtxFor<'GET /shop/photos/{shopId}'>,
  { shopId }: Parsed<'GET /shop/photos/{shopId}'>,
): Promise<Result<'GET /shop/photos/{shopId}'>> => {
  const { photos, status } = (await selectPhotos(ctx.db, shopId)) ?? refuse('shopUnknown');
  if (status !== shopStatus.open) return refuse('shopUnknown');
  return photos.map(({ path, captions }) => ({
    path,
    caption: pickText(captions, ctx.locale) ?? '',
    language: textFallback(ctx.locale).find((one) => captions[one] !== undefined) ?? Object.keys(captions)[0] ?? ctx.locale,
  }));
};

export const ownPhotos = async (ctx: CtxFor<'GET /shop/admin/shop/photos'>): Promise<Result<'GET /shop/admin/shop/photos'>> =>
  ((await selectPhotos(ctx.db, ctx.actor.storeId)) ?? refuse('shopUnknown')).photos.map(({ path, captions }) => ({
    path,
    captions: { ...captions },
  }));

/** Shows what its seller names, in that order. Others' files and others' paths are unknown alike; what is left out is seen by nobody any more. */
export const showPhotos = async (
  ctx: CtxFor<'PUT /shop/admin/shop/photos'>,
  { photos: told }: Parsed<'PUT /shop/admin/shop/photos'>,
): Promise<null> => {
  const { storeId } = ctx.actor;
  const before = (await lockPhotos(ctx.db, storeId)) ?? refuse('shopUnknown');
  const had = new Map(before.map((photo) => [photo.path, photo]));
  const owner = sellerOwner(ctx.actor);
  const ids = [...new Set(told.flatMap((one) => ('fileId' in one ? [one.fileId] : [])))];
  const brought = await waitingFiles(ctx, owner, 'storePhoto', ids);
  const after = new Map<string, StorePhoto>();
  for (const one of told) {
    const captions = one.captions as StorePhoto['captions'];
    const path = 'fileId' in one ? (brought.get(one.fileId) ?? refuse('fileUnknown')) : one.path;
    if ('fileId' in one) after.set(path, { path, fileId: one.fileId, captions });
    else after.set(path, { path, fileId: (had.get(path) ?? refuse('fileUnknown')).fileId, captions });
  }
  for (const [fileId, path] of brought) await useFiles(ctx, owner, 'storePhoto', [path], useOfPhoto(storeId, fileId));
  for (const { path, fileId } of before) if (!after.has(path) && fileId !== null) await removeFilesOfUse(ctx, useOfPhoto(storeId, fileId));
  await updatePhotos(ctx.db, storeId, [...after.values()]);
  await recordAudit(ctx, 'store.photos', `store:${storeId}`, { photos: before }, { photos: [...after.values()] });
  ctx.changed(storeTag(storeId));
  return null;
};
