import { removeFilesOfUse, useFiles, waitingFiles } from '../domains/files/index.ts';
import { addBanner, changeBanner, removeBanner, showBannerPicture } from '../domains/site/index.ts';
import type { CtxFor, Parsed } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';

const use = (id: number): string => `banner:${id}`;
type Told = Parsed<'POST /platform/banner'>['picture'];

/** Shows of a banner the picture that is told: what it has stays, what was brought comes into use, what it had is removed. */
const picture = async (ctx: CtxFor<'POST /platform/banner'>, id: number, told: Told, had: string | null): Promise<void> => {
  if (told !== null && 'path' in told) {
    if (told.path !== had) refuse('fileUnknown');
    return;
  }
  if (told === null && had === null) return;
  const path = told === null ? null : ((await waitingFiles(ctx, ctx.actor, 'banner', [told.fileId])).get(told.fileId) ?? null);
  await removeFilesOfUse(ctx, use(id));
  if (path !== null) await useFiles(ctx, ctx.actor, 'banner', [path], use(id));
  await showBannerPicture(ctx, id, path, had);
};

export const writeBanner = async (
  ctx: CtxFor<'POST /platform/banner'>,
  input: Parsed<'POST /platform/banner'>,
): Promise<{ bannerId: number }> => {
  const bannerId = await addBanner(ctx, input);
  await picture(ctx, bannerId, input.picture, null);
  return { bannerId };
};

export const rewriteBanner = async (
  ctx: CtxFor<'PUT /platform/banner/{bannerId}'>,
  input: Parsed<'PUT /platform/banner/{bannerId}'>,
): Promise<null> => {
  const had = await changeBanner(ctx, input);
  await picture(ctx, input.bannerId, input.picture, had);
  return null;
};

export const dropBanner = async (
  ctx: CtxFor<'DELETE /platform/banner/{bannerId}'>,
  input: Parsed<'DELETE /platform/banner/{bannerId}'>,
): Promise<null> => {
  await removeBanner(ctx, input.bannerId);
  await removeFilesOfUse(ctx, use(input.bannerId));
  return null;
};
