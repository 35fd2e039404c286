import type { Ctx } from '../../../runtime/context.ts';
import { removeFilesOfUse } from '../../files/index.ts';
import { deleteOfDeleted, deleteUncarried } from '../store/certificates.ts';

/** What the document of a certificate is in use by. */
export const certificateUse = (id: number): string => `productCertificate:${id}`;

/** Papers of details that are gone; they go from the disk once this is committed. */
export const dropDocuments = async (ctx: Ctx, ids: readonly number[]): Promise<void> => {
  for (const id of ids) await removeFilesOfUse(ctx, certificateUse(id));
};

/** Names may have gone from products: their details go, papers included. */
export const dropUncarried = async (ctx: Ctx, productIds: readonly number[]): Promise<void> =>
  dropDocuments(ctx, await deleteUncarried(ctx.db, productIds));

/** A deleted product that comes back says it anew. */
export const dropOfDeleted = async (ctx: Ctx, productIds: readonly number[]): Promise<void> =>
  dropDocuments(ctx, await deleteOfDeleted(ctx.db, productIds));
