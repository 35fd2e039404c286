import { Readable } from 'node:stream';
import type { ActorOf } from '../../../src/runtime/context.ts';
import { receiveUpload } from '../../../src/runtime/uploads.ts';
import { hourMs, type Item, type Offer, type Past, sellerOf } from './walk.ts';

export const dayHours = 24;
export const buyerOf = (id: number): ActorOf<'buyer'> => ({ kind: 'buyer', id });

/** Plans a step so many hours before now. */
export const before = (past: Past, hours: number, run: () => Promise<void>): void => {
  past.later(past.now - hours * hourMs, run);
};

/** So many times the minimum of something a store sells. */
export const itemOf = (shopId: number, { prodId, skuId, minimum }: Offer, times = 1): Item => ({
  prodId,
  skuId,
  shopId,
  count: minimum * times,
});
/** The same by product codes, in the order they are named. */
export const itemsOf = (past: Past, shopId: number, wanted: Readonly<Record<string, number>>): Item[] =>
  Object.entries(wanted).map(([code, times]) => {
    const offer = past.offers.get(shopId)?.find((one) => one.code === code);
    if (offer === undefined) throw new Error(`store ${shopId} has not enough of ${code} to offer`);
    return itemOf(shopId, offer, times);
  });

/** An order that is paid at once. @param which tells several of one buyer apart @returns its number */
export const buy = async (past: Past, userId: number, items: readonly Item[], which = ''): Promise<string> => {
  const buyer = buyerOf(userId);
  const number = await past.order(buyer, items, 1, `past-waiting-${userId}${which}`);
  await past.pay(buyer, number);
  return number;
};

/** Everything of an order goes out in one parcel. */
export const shipWhole = async (past: Past, storeId: number, orderNumber: string, waybill: string, dvyId = 1): Promise<void> => {
  await past.call(sellerOf(storeId), 'PUT /shop/admin/order/delivery', { orderNumber, packages: [{ dvyId, dvyFlowId: waybill }] });
};

export const receive = async (past: Past, userId: number, orderNumber: string): Promise<void> => {
  await past.call(buyerOf(userId), 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
};

/** The line of an order that is of these goods. */
export const lineOf = async (past: Past, userId: number, orderNumber: string, { prodId }: Pick<Item, 'prodId'>): Promise<number> => {
  const { orderItemDtos } = await past.call(buyerOf(userId), 'GET /p/myOrder/orderDetail', { orderNumber });
  const line = orderItemDtos.find((one) => one.prodId === prodId);
  if (line === undefined) throw new Error(`order ${orderNumber} has no line of product ${prodId}`);
  return line.orderItemId;
};

/** A picture as somebody sends it, waiting to be used. */
export const sent = (past: Past, bytes: Buffer) => receiveUpload(past.app.dataDir, Readable.from([bytes]), 'picture.png');
