import type { OperatorFilePurpose } from '@kyakhta/contract';
import { removeFilesOfUse, useFiles, waitingFiles } from '../../domains/files/index.ts';
import type { ActorOf, Ctx } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';

/** A picture in a form: the one that is there, one that was just brought, or none. */
export type PictureTold = { readonly path: string } | { readonly fileId: number } | null;

/**
 * Takes a picture that an operator's form tells: what is there stays, what was brought comes into use, what stood there
 * before is removed.
 * @returns the path that is shown from now on; undefined when nothing changes
 */
export const takePicture = async (
  ctx: Ctx<ActorOf<'operator'>>,
  purpose: OperatorFilePurpose,
  usedFor: string,
  told: PictureTold,
  had: string | null,
): Promise<string | null | undefined> => {
  if (told !== null && 'path' in told) return told.path === had ? undefined : refuse('fileUnknown');
  if (told === null && had === null) return undefined;
  const path = told === null ? null : ((await waitingFiles(ctx, ctx.actor, purpose, [told.fileId])).get(told.fileId) ?? null);
  await removeFilesOfUse(ctx, usedFor);
  if (path !== null) await useFiles(ctx, ctx.actor, purpose, [path], usedFor);
  return path;
};
