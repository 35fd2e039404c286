import { z } from 'zod';
import { id, idOptional, quantity, textOptional, wholeOptional, wholeOr } from '../fields.ts';
import { alsoNamed, noneWhenEmpty } from '../other-names.ts';
import { cartLinesMax } from '../values/limits.ts';
import { pointsMax } from '../values/points.ts';

/** None and too many are reported by the cart in its own words; this keeps what is read small. */
const basketIdsMax = 10 * cartLinesMax;
const dvyTypes = z.array(z.object({ shopId: id(), dvyType: wholeOr(1, 4, 1), stationId: idOptional() })).max(50);
/** What confirm and submit get of the order that is wanted. */
export const wanted = {
  /** Neither these nor an item: the chosen lines of the cart; of submit, what was confirmed last in this session. */
  basketIds: noneWhenEmpty(z.array(id()).max(basketIdsMax)),
  orderItem: noneWhenEmpty(alsoNamed(z.object({ prodId: id(), skuId: id(), shopId: id(), count: quantity() }), { prodCount: 'count' })),
  addrId: wholeOr(0, 2_147_483_647, 0),
  buyerTitleId: wholeOptional(0, 2_147_483_647).meta({
    description:
      'who buys: a saved title, whom contract and invoice name; 0 is the person herself; absent: her default company, else herself',
  }),
  invoiceType: wholeOptional(1, 2).meta({
    description: '1 an electronic invoice, applied for once the goods are there; 2 none; absent: 1',
  }),
  dvyTypes: noneWhenEmpty(dvyTypes),
  couponIds: noneWhenEmpty(z.array(id()).max(50)),
  userChangeCoupon: wholeOptional(0, 1),
  /** 1 uses points: as many as `userUseScore` says, without it the most. 0 uses none. */
  isScorePay: wholeOptional(0, 1),
  userUseScore: wholeOptional(0, pointsMax),
  transportType: wholeOr(1, 2, 1),
  paymentTerm: wholeOr(1, 3, 1),
  /** For instalments: one of the plans that confirm offers; without it the first of them. */
  instalmentPlan: textOptional(11),
};
/** What is confirmed again and again until it is ordered: kept by the session that asked. */
export const wantedOrder = z.object(wanted);
