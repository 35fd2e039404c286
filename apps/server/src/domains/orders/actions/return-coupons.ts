import type { Db } from '../../../runtime/database.ts';
import { giveCouponsBack } from '../../promotions/index.ts';
import { selectCouponsOf, selectStillSpent } from '../store/coupons.ts';

/** Orders are closed: the coupons they used come back, where nothing that these were used on is left (decision 0053). */
export const returnCoupons = async (db: Db, orderIds: readonly number[], at: Date): Promise<void> => {
  const used = Map.groupBy(await selectCouponsOf(db, orderIds), (c) => c.number);
  for (const [number, coupons] of used)
    await giveCouponsBack(
      { db, now: at },
      number,
      coupons.map((c) => c.userCouponId),
      (ids) => selectStillSpent(db, ids),
    );
};
