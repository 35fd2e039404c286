import { addCategory, changeCategory, mergeCategory, removeCategory, showCategoryPicture } from '../../domains/catalog/index.ts';
import { removeFilesOfUse } from '../../domains/files/index.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';
import { type PictureTold, takePicture } from '../site/operator-picture.ts';

const use = (id: number): string => `category:${id}`;

const picture = async (ctx: CtxFor<'POST /platform/category'>, id: number, told: PictureTold, had: string | null): Promise<void> => {
  const path = await takePicture(ctx, 'category', use(id), told, had);
  if (path !== undefined) await showCategoryPicture(ctx, id, path, had);
};

export const writeCategory = async (
  ctx: CtxFor<'POST /platform/category'>,
  input: Parsed<'POST /platform/category'>,
): Promise<{ categoryId: number }> => {
  const categoryId = await addCategory(ctx, input);
  await picture(ctx, categoryId, input.picture, null);
  return { categoryId };
};

export const rewriteCategory = async (
  ctx: CtxFor<'PUT /platform/category/{categoryId}'>,
  input: Parsed<'PUT /platform/category/{categoryId}'>,
): Promise<null> => {
  const had = await changeCategory(ctx, input);
  await picture(ctx, input.categoryId, input.picture, had);
  return null;
};

export const uniteCategory = async (
  ctx: CtxFor<'PUT /platform/category/{categoryId}/merge'>,
  input: Parsed<'PUT /platform/category/{categoryId}/merge'>,
): Promise<null> => {
  await mergeCategory(ctx, input);
  await removeFilesOfUse(ctx, use(input.categoryId));
  return null;
};

export const dropCategory = async (
  ctx: CtxFor<'DELETE /platform/category/{categoryId}'>,
  input: Parsed<'DELETE /platform/category/{categoryId}'>,
): Promise<null> => {
  await removeCategory(ctx, input);
  await removeFilesOfUse(ctx, use(input.categoryId));
  return null;
};
