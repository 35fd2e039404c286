import { isAttachmentPath } from '@kyakhta/contract';
import { addDays, addHours } from '../../../runtime/clock.ts';
import type { Ctx } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import {
  pictureFolders,
  picturesSince,
  publishPicture,
  removePicture,
  sealPicture,
  withdrawPicture,
} from '../../../runtime/stored-files.ts';
import { attachmentsSince, removeAttachment } from '../../../runtime/stored-attachments.ts';
import { fileState, isPaper, unusedHours } from '../model.ts';
import { deleteUnused, lockStanding, selectPublic, selectStanding } from '../store.ts';

const rowsAtOnce = 200;
/** Pieces that the folders are swept in. */
const parts = 16;

/** Makes the disk say of a file what its row says. */
export const alignFile = async (ctx: Ctx, path: string): Promise<void> => {
  const standing = await lockStanding(ctx.db, path);
  const isGone = standing === null || standing.state === fileState.removed;
  if (isAttachmentPath(path)) return isGone ? removeAttachment(ctx.dataDir, path) : undefined;
  if (isGone) await removePicture(ctx.dataDir, path);
  else if (standing.public) await publishPicture(ctx.dataDir, path);
  else await withdrawPicture(ctx.dataDir, path);
};

/** Gives every public picture its public name, as after a restore. @returns how many have it, and how many do not lie here */
export const publishAll = async (db: Db, dataDir: string): Promise<{ readonly published: number; readonly lacking: number }> => {
  const paths = await selectPublic(db);
  let lacking = 0;
  for (const path of paths)
    await publishPicture(dataDir, path).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      lacking += 1;
    });
  return { published: paths.length - lacking, lacking };
};

/** Forgets what nothing used for a day; its files go once that is committed. The next round follows at once while there is more. */
export const forgetUnused = async (ctx: Ctx): Promise<void> => {
  const paths = await deleteUnused(ctx.db, addHours(ctx.now, -unusedHours), rowsAtOnce);
  for (const path of paths) ctx.later({ kind: 'files.align', key: path, dueAt: ctx.now, payload: { path } });
  const dueAt = paths.length === rowsAtOnce ? ctx.now : addHours(ctx.now, 1);
  ctx.later({ kind: 'files.forgetUnused', key: 'again', dueAt, payload: {} });
};

const sweepAttachments = async (ctx: Ctx, folder: string): Promise<void> => {
  const lying = await attachmentsSince(ctx.dataDir, folder, addHours(new Date(), -unusedHours));
  const standing = await selectStanding(ctx.db, lying);
  for (const path of lying) if (!standing.has(path)) await removeAttachment(ctx.dataDir, path);
};

/**
 * A sixteenth of the folders a time, all of them within a day: what lies there without a row is the rest of a call that was
 * killed, what lies in public without being so is the rest of one that was undone.
 */
export const sweep = async (ctx: Ctx, place: number): Promise<void> => {
  for (const folder of pictureFolders.filter((_, i) => i % parts === place % parts)) {
    const lying = await picturesSince(ctx.dataDir, folder, addHours(new Date(), -unusedHours));
    const standing = await selectStanding(ctx.db, lying);
    for (const path of lying) {
      const file = standing.get(path);
      if (file === undefined) await removePicture(ctx.dataDir, path);
      else if (!file.public) await withdrawPicture(ctx.dataDir, path);
      // One that was kept before papers were sealed.
      if (file !== undefined && isPaper(file.purpose)) await sealPicture(ctx.dataDir, path);
    }
    await sweepAttachments(ctx, folder);
  }
  const next = (place + 1) % parts;
  const dueAt = next === 0 ? addDays(ctx.now, 1) : ctx.now;
  ctx.later({ kind: 'files.sweep', key: 'again', dueAt, payload: { place: next } });
};
