import { reduceOrder, type TakenOff } from '../reductions.ts';
import { couponForm } from '../coupons.ts';
import { variantsOf } from '../goods.ts';
import { putOffer } from '../offers.ts';
import type { Act, World } from './world.ts';

/** What promotions take off an order that is about to be placed: mostly nothing, at times something of each kind and owner. */
export const somePromotions = (w: World): TakenOff | null => {
  if (w.chance.happens(0.5)) return null;
  const some = (most: number): bigint => (w.chance.happens(0.4) ? BigInt(w.chance.below(most)) : 0n);
  return {
    offer: some(900),
    combo: some(500),
    coupon: some(1500),
    platform: some(2000),
    member: some(30),
    freight: some(4000),
    freightOfStore: some(700),
  };
};

/** Takes them off, as checkout will, of an order that has no contract and waits for its money. */
export const promote = async (w: World, number: string, off: TakenOff): Promise<void> => {
  const [order] = await w.m.query<{ open: boolean }>(
    `select status in (1, 2) and paid_at is null and goods_total - reduction > 10000 as open from orders where number = $1`,
    [number],
  );
  if (order?.open === true) await reduceOrder(w.m, number, off);
};

/** A buyer gets a coupon of a store or of the platform, which her next order uses if it can. */
export const claimsCoupon: Act = {
  weight: 6,
  make: (w) => {
    const buyerId = w.chance.oneOf(w.buyers);
    const storeId = w.chance.oneOf([null, ...w.stores]);
    const isPercent = w.chance.happens(0.5);
    const takes = isPercent
      ? { couponType: 2, reduceAmount: '', couponDiscount: w.chance.oneOf([9.5, 8.5, 5, 0.5]), maxReduce: w.chance.oneOf(['', '7.77']) }
      : { reduceAmount: w.chance.oneOf(['0.01', '3.33', '40', '99999']) };
    const form = { ...couponForm(takes), cashCondition: w.chance.oneOf(['0', '10', '250']), validDays: w.chance.oneOf([1, 3, 30]) };
    return {
      name: `buyer ${buyerId} gets a coupon of ${storeId ?? 'the platform'}`,
      about: [],
      edges: [],
      run: async () => {
        const { couponId } =
          storeId === null
            ? await w.m.operator.ok('POST /platform/coupon', { ...form, scope: 0 })
            : await w.m.seller(storeId).ok('POST /shop/admin/coupon', form);
        return w.m.buyer(buyerId).call('POST /p/myCoupon/receive', { couponId });
      },
    };
  },
};

/** A store or the platform puts some goods on offer, at times with few pieces, or few for one buyer. */
export const offers: Act = {
  weight: 5,
  make: (w) => {
    const storeId = w.chance.oneOf(w.stores);
    const isOfStore = w.chance.happens(0.5);
    const pick = w.chance.below(4);
    const percent = 1 + w.chance.below(60);
    const quota = w.chance.happens(0.6) ? { quota: 1 + w.chance.below(200) } : {};
    const perBuyer = w.chance.happens(0.4) ? { perBuyer: 1 + w.chance.below(120) } : {};
    const days = 1 + w.chance.below(9);
    return {
      name: `${isOfStore ? `store ${storeId}` : 'the platform'} makes an offer`,
      about: [],
      edges: [],
      run: async () => {
        const variants = await variantsOf(w.m, storeId);
        const goods = variants[pick % Math.max(1, variants.length)];
        if (goods === undefined) return null;
        const items = [{ skuId: goods.skuId, percent, agreed: true, ...quota, ...perBuyer }];
        await putOffer(w.m, { storeId: isOfStore ? storeId : null, endsAt: new Date(w.now() + days * 86_400_000), items });
        return null;
      },
    };
  },
};
/** Its owner pauses an offer, goes on with it, or ends it. */
export const changesOffer: Act = {
  weight: 3,
  make: (w) => {
    const [pick, change] = [w.chance.below(1000), w.chance.oneOf(['paused_at = now()', 'paused_at = null', 'ended_at = now()'])];
    return {
      name: 'an owner changes an offer',
      about: [],
      edges: [],
      run: async () => {
        await w.m.query(
          `update offers set ${change} where id = (select id from offers where ended_at is null order by id offset $1 % greatest((select count(*) from offers where ended_at is null), 1) limit 1)`,
          [pick],
        );
        return null;
      },
    };
  },
};
