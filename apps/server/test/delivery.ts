import { fillCart, pay, variantsOf } from './goods.ts';
import type { Marketplace, Person } from './marketplace.ts';
import { addBuyers } from './people.ts';

export const station = { name: 'Warehouse 4', address: 'Dock Road 4, gate B', hours: 'Mon–Fri 9–18', phone: '+7 495 123 45 67' };

/** Lets a store offer every kind of delivery: one place, these cities at 7.50, none without cities. */
export const allKinds = (seller: Person, cities: readonly string[]): Promise<unknown> =>
  seller.ok('PUT /shop/admin/shop/delivery', {
    dvyTypes: cities.length === 0 ? [1, 2, 3] : [1, 2, 3, 4],
    cities: [...cities],
    cityFee: '7.50',
    stations: [station],
  });

/** A new buyer with an order that she will collect from store 1, paid. */
export const collectedOrder = async (m: Marketplace): Promise<{ readonly id: number; readonly buyer: Person; readonly number: string }> => {
  await allKinds(m.seller(1), []);
  const [id = 0] = await addBuyers(m, 1);
  const buyer = m.buyer(id);
  const [variant] = await variantsOf(m, 1);
  if (variant === undefined) throw new Error('store 1 has nothing to sell');
  const basketIds = await fillCart(buyer, [variant]);
  const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds, dvyTypes: [{ shopId: 1, dvyType: 2 }] });
  await pay(buyer, [number]);
  return { id, buyer, number };
};

/** An order of a buyer's that store 1 brings within its city for 7.50, not paid yet; the store offers that for no other. @returns its number */
export const cityOrder = async (m: Marketplace, buyer: Person, terms: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  await allKinds(m.seller(1), ['Москва']);
  const [variant] = await variantsOf(m, 1);
  if (variant === undefined) throw new Error('store 1 has nothing to sell');
  const basketIds = await fillCart(buyer, [variant]);
  const { orderNumbers } = await buyer.ok('POST /p/order/submit', { basketIds, dvyTypes: [{ shopId: 1, dvyType: 4 }], ...terms });
  await allKinds(m.seller(1), []);
  return orderNumbers;
};
