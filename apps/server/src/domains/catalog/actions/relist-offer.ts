import { offerItemsMax } from '@kyakhta/contract';
import type { Ctx } from '../../../runtime/context.ts';
import { offersTag, offerTag, productsOnOffer } from '../../offers/index.ts';
import { productTag } from './tags.ts';

/**
 * Says that an offer was made or changed, or that its pieces ran out or came back: its pages and those of its goods are read anew at once, and
 * the order of lists by price follows. @param moments when it begins and ends, where those were set
 */
export const relistOffer = async (
  ctx: Ctx,
  offerId: number,
  moments: { readonly startsAt?: Date; readonly endsAt?: Date } = {},
): Promise<void> => {
  ctx.changed(offersTag);
  ctx.changed(offerTag(offerId));
  for (const id of await productsOnOffer(ctx.db, offerId, 0, offerItemsMax)) ctx.changed(productTag(id));
  const plan = (part: string, dueAt: Date): void => {
    ctx.later({ kind: 'offers.listPrices', key: `${offerId} ${part}`, dueAt, payload: { offerId, after: 0 } });
  };
  plan('now', ctx.now);
  if (moments.startsAt !== undefined && moments.startsAt > ctx.now) plan('begins', moments.startsAt);
  if (moments.endsAt !== undefined && moments.endsAt > ctx.now) plan('ends', moments.endsAt);
};
