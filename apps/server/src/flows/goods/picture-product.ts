import { productPicturesMax } from '@kyakhta/contract';
import { setPictures } from '../../domains/catalog/index.ts';
import { sellerOwner, useFiles, waitingFiles } from '../../domains/files/index.ts';
import type { ActorOf, Ctx, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { refuseField } from '../../runtime/wrong-fields.ts';

type Told = NonNullable<Parsed<'POST /shop/admin/prod'>['pictures']>;

/**
 * Shows of a product what its seller names, in that order: what the store has brought, and what the product had before.
 * Others' files and others' paths are unknown alike. What goes off the product stays stored: orders show what was bought.
 * @param had paths of the pictures before
 */
export const pictureProduct = async (ctx: Ctx<ActorOf<'seller'>>, prodId: number, told: Told, had: readonly string[]): Promise<void> => {
  const owner = sellerOwner(ctx.actor);
  const ids = [...new Set(told.flatMap((p) => ('fileId' in p ? [p.fileId] : [])))];
  // A file of goods may have named more: they are kept, and none is added.
  if (ids.length > 0 && told.length > productPicturesMax) refuseField(ctx, 'pictures', 'field.many', { max: productPicturesMax });
  const brought = await waitingFiles(ctx, owner, 'product', ids);
  const paths = told.map((p) => ('path' in p ? p.path : (brought.get(p.fileId) ?? '')));
  if (told.some((p) => 'path' in p && !had.includes(p.path))) refuse('fileUnknown');
  await useFiles(ctx, owner, 'product', [...brought.values()], `product:${prodId}`);
  await setPictures(ctx, prodId, [...new Set(paths)]);
};
