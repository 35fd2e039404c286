import { removeFilesOfUse, useFiles, waitingFiles } from '../../domains/files/index.ts';
import { setSitePicture } from '../../domains/site/index.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';

/** Shows a picture of the site that an operator brought, or none; what stood there is removed. */
export const pictureSite = async (
  ctx: CtxFor<'PUT /platform/site/picture'>,
  input: Parsed<'PUT /platform/site/picture'>,
): Promise<null> => {
  const { name, fileId } = input;
  const path = fileId === null ? '' : ((await waitingFiles(ctx, ctx.actor, 'site', [fileId])).get(fileId) ?? '');
  const usedFor = `site:${name}`;
  await setSitePicture(ctx, name, path);
  await removeFilesOfUse(ctx, usedFor);
  if (path !== '') await useFiles(ctx, ctx.actor, 'site', [path], usedFor);
  return null;
};
