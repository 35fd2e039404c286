import type { Db } from '../../../runtime/database.ts';
import { returnTakes } from '../../offers/index.ts';
import { selectUnpaidOnOffer } from '../store/offers.ts';

/** Orders are closed: the pieces that those of them took at the price of an offer come back that were not paid. */
export const returnOffers = async (db: Db, orderIds: readonly number[], at: Date): Promise<void> =>
  returnTakes(db, await selectUnpaidOnOffer(db, orderIds), at);
