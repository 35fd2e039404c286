import { fillCart, type Variant, variantsOf } from './goods.ts';
import type { Marketplace, Person } from './marketplace.ts';
import { addBuyers, nearBuyer } from './people.ts';

/** A new buyer with a paid order of so many products of a store; enough of each for a second carton. */
export const paidOrder = async (
  m: Marketplace,
  lines = 1,
  shopId = 1,
): Promise<{ id: number; buyer: Person; number: string; items: readonly number[] }> => {
  const [id = 0] = await addBuyers(m, 1, 100_000_000n);
  const near = nearBuyer(m, id);
  const variants: Variant[] = (await variantsOf(m, shopId)).slice(0, lines);
  const basketIds = await fillCart(near, variants);
  const { orderNumbers: number } = await near.ok('POST /p/order/submit', { basketIds });
  await near.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
  const { orderItemDtos } = await near.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
  return { id, buyer: m.buyer(id), number, items: orderItemDtos.map((i) => i.orderItemId) };
};

export const wholeOrder = (orderNumber: string) => ({ orderNumber, refundType: 1, applyType: 1, buyerReason: 'Too late' });
export const oneLine = (orderNumber: string, orderItemId: number, goodsNum?: number) => ({
  orderNumber,
  refundType: 2,
  orderItemId,
  applyType: 1,
  buyerReason: 'Broken',
  ...(goodsNum === undefined ? {} : { goodsNum }),
});
export const withReturn = { applyType: 2, isReceiver: 1 } as const;
export const refundStatusOf = async (m: Marketplace, refundSn: string): Promise<number | undefined> =>
  (await m.query<{ status: number }>('select status from refunds where number = $1', [refundSn]))[0]?.status;
