import { reduceOrder, type TakenOff } from '../reductions.ts';
import type { World } from './world.ts';

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
