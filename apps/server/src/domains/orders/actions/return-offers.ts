import type { Db } from '../../../runtime/database.ts';
import { returnTakes } from '../../offers/index.ts';
import { selectUnpaidOnOffer } from '../store/offers.ts';

/** Orders are closed: the pieces that those of them took at the price of an offer come back that were not paid. */
export const returnOffers = async (db: Db, orderIds: readonly number[], at: Date): Promise<void> => {
  const orders = await selectUnpaidOnOffer(db, orderIds);
  await returnTakes(
    db,
    orders.map((o) => o.number),
    orders.flatMap((o) => o.skuIds),
    at,
  );
};
