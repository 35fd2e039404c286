import { type FilePurpose, isAttachmentPath } from '@kyakhta/contract';
import type { Ctx } from '../../../runtime/context.ts';
import type { Work } from '../../../runtime/later.ts';
import { refuse } from '../../../runtime/errors.ts';
import { publishPicture } from '../../../runtime/stored-files.ts';
import { type Owner, purposes } from '../model.ts';
import { selectWaiting, setPublic, setRemoved, setRemovedOfOwner, setRemovedOfUse, setUsed } from '../store.ts';

/** Brings what lies on the disk in line with a file's row, after the change is committed. */
const align = (ctx: Ctx, path: string): Work => ({ kind: 'files.align', key: path, dueAt: ctx.now, payload: { path } });

/**
 * Takes pictures that somebody brought into use. They lie in public before this is committed, so that who reads of
 * them sees them; should it not be, the daily round takes them away again.
 * @param usedFor what uses them, as `review:7`
 */
export const useFiles = async (ctx: Ctx, owner: Owner, purpose: FilePurpose, paths: readonly string[], usedFor: string): Promise<void> => {
  if (paths.length === 0) return;
  const { public: isPublic } = purposes[purpose];
  const used = await setUsed(ctx.db, owner, paths, { purpose, for: usedFor, public: isPublic, at: ctx.now });
  if (used.length !== new Set(paths).size) refuse('fileUnknown');
  // What is kept as it came has no second name: it leaves by calls, as a download.
  if (isPublic) for (const path of used) if (!isAttachmentPath(path)) await publishPicture(ctx.dataDir, path);
};

/** Paths of files that somebody brought and that wait to be used, by id; one that is not there is refused as unknown. */
export const waitingFiles = async (ctx: Ctx, owner: Owner, purpose: FilePurpose, ids: readonly number[]): Promise<Map<number, string>> => {
  const waiting = await selectWaiting(ctx.db, owner, purpose, ids);
  if (ids.some((id) => !waiting.has(id))) refuse('fileUnknown');
  return waiting;
};

/** Shows the files of a use to everyone, or to nobody but their owner. */
export const showFiles = async (ctx: Ctx, usedFor: string, isPublic: boolean): Promise<void> => {
  for (const path of await setPublic(ctx.db, usedFor, isPublic)) {
    if (isPublic && !isAttachmentPath(path)) await publishPicture(ctx.dataDir, path);
    ctx.later(align(ctx, path));
  }
};

/** What used them is gone, or uses others now. */
export const removeFilesOfUse = async (ctx: Ctx, usedFor: string): Promise<void> => {
  for (const path of await setRemovedOfUse(ctx.db, usedFor)) ctx.later(align(ctx, path));
};

/** All files of somebody who is forgotten. */
export const removeFilesOf = async (ctx: Ctx, owner: Owner): Promise<void> => {
  for (const path of await setRemovedOfOwner(ctx.db, owner)) ctx.later(align(ctx, path));
};

/** Removes a file that waits to be used. @returns false when its owner has no such file */
export const removeFile = async (ctx: Ctx, owner: Owner, fileId: number): Promise<boolean> => {
  const path = await setRemoved(ctx.db, owner, fileId);
  if (path === null) return false;
  ctx.later(align(ctx, path));
  return true;
};
