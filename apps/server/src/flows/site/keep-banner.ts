import { removeFilesOfUse } from '../../domains/files/index.ts';
import { addBanner, changeBanner, removeBanner, showBannerPicture } from '../../domains/site/index.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';
import { type PictureTold, takePicture } from './operator-picture.ts';

const use = (id: number): string => `banner:${id}`;

const picture = async (ctx: CtxFor<'POST /platform/banner'>, id: number, told: PictureTold, had: string | null): Promise<void> => {
  const path = await takePicture(ctx, 'banner', use(id), told, had);
  if (path !== undefined) await showBannerPicture(ctx, id, path, had);
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
