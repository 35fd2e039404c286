import { askedStores, titleOf } from '../../domains/offers/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { writtenDeadline } from '../../runtime/deadline.ts';
import { tellStore } from '../tell/tell-store.ts';

/** Asks the people of the stores whose goods the platform wants to put on offer: it holds for them once they agree. */
export const askStores = async (ctx: Ctx, offerId: number): Promise<void> => {
  for (const { storeId, count, titles, startsAt, endsAt, termsVersion } of await askedStores(ctx.db, offerId))
    await tellStore(ctx, storeId, { area: 'goods', first: 'people' }, 'offerAsked', (locale, timeZone) => ({
      title: titleOf({ titles }, locale),
      count,
      begins: writtenDeadline(startsAt, locale, timeZone),
      until: writtenDeadline(endsAt, locale, timeZone),
      isAgain: termsVersion > 1 ? 1 : 0,
    }));
};
