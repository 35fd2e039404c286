/** Orders that pages are looked at with, each by its number. */
import { deliveryType, payType } from '@kyakhta/contract/values';
import { ask, origin, pay, placeOrders } from '../api.ts';
import { largeOrder, signByBoth, signBySelf } from '../contract.ts';
import { goods, moscow } from '../goods.ts';
import type { People } from '../people.ts';

const courier = { dvyId: 1, dvyFlowId: 'SF88' };
/** Waits for payment, placed just now; the cart holds two stores afterwards. */
export async function unpaid({ requestOf }: People): Promise<string> {
  const buyer = await requestOf('buyer');
  const [number = ''] = await placeOrders(buyer, [goods.tools]);
  await ask(buyer, 'POST /p/shopCart/changeItems', { items: [goods.tools, goods.boots] });
  return number;
}

/** Of store 1: paid, waits to be shipped. */
export async function paid({ requestOf }: People): Promise<string> {
  const buyer = await requestOf('buyer');
  const numbers = await placeOrders(buyer, [goods.tools]);
  await pay(buyer, numbers);
  return numbers[0] ?? '';
}

/** Cancelled before it was paid, the newest of its buyer. */
export async function over({ requestOf }: People): Promise<string> {
  const buyer = await requestOf('buyer');
  const [orderNumber = ''] = await placeOrders(buyer, [goods.tools]);
  await ask(buyer, 'PUT /p/myOrder/cancel/{orderNumber}', { orderNumber });
  return orderNumber;
}

/** Waits for a bank transfer. */
export async function transfer({ requestOf }: People): Promise<string> {
  const buyer = await requestOf('buyer');
  const [number = ''] = await placeOrders(buyer, [goods.tools]);
  await ask(buyer, 'POST /p/order/pay', { orderNumbers: number, payType: 20, payAttemptId: crypto.randomUUID() });
  return number;
}

/** Placed just now; its code waits to be scanned. */
export async function code(people: People): Promise<string> {
  const number = await unpaid(people);
  const returnUrl = `${origin}/payment/return?orderNumbers=${number}`;
  const way = { payType: payType.wechat, payAttemptId: crypto.randomUUID(), returnUrl };
  await ask(await people.requestOf('buyer'), 'POST /p/order/pay', { orderNumbers: number, ...way });
  return number;
}

/** Its price is paid in parts, the first of them paid. */
export async function parts({ requestOf, buyerMail }: People): Promise<string> {
  const [buyer, seller] = await Promise.all([requestOf('buyer'), requestOf('seller')]);
  const terms = { paymentTerm: 3, instalmentPlan: '30-40-30' };
  const { orderNumbers } = await ask(buyer, 'POST /p/order/submit', { orderItem: goods.tools, ...terms });
  await signByBoth(buyer, buyerMail, seller, orderNumbers);
  await pay(buyer, [orderNumbers]);
  return orderNumbers;
}

/** Of store 1: a carton is on its way, the rest waits. */
export async function begun(people: People): Promise<string> {
  const orderNumber = await paid(people);
  const seller = await people.requestOf('seller');
  const { orderItemDtos } = await ask(seller, 'GET /shop/admin/order/info/{orderNumber}', { orderNumber });
  const items = [{ orderItemId: orderItemDtos[0]?.orderItemId ?? 0, count: goods.tools.count / 2 }];
  await ask(seller, 'PUT /shop/admin/order/delivery', { orderNumber, packages: [{ ...courier, items }] });
  return orderNumber;
}

/** Of store 1: received. */
export async function received(people: People): Promise<string> {
  const orderNumber = await paid(people);
  await ask(await people.requestOf('seller'), 'PUT /shop/admin/order/delivery', { orderNumber, packages: [courier] });
  await ask(await people.requestOf('buyer'), 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
  return orderNumber;
}

/** Of store 1: its contract waits for the buyer. */
export const contract = async ({ requestOf }: People): Promise<string> => largeOrder(await requestOf('buyer'));

/** Of store 1: the buyer has signed its contract, the store has not. */
export async function signed(people: People): Promise<string> {
  const number = await contract(people);
  await signBySelf(await people.requestOf('buyer'), number, people.buyerMail);
  return number;
}

/** Paid, of store 1, without a courier. */
async function handed({ requestOf }: People, dvyType: number): Promise<string> {
  const buyer = await requestOf('buyer');
  const { addrId } = await ask(buyer, 'POST /p/address/addAddr', moscow);
  const wish = { orderItem: goods.tools, addrId, dvyTypes: [{ shopId: goods.tools.shopId, dvyType }] };
  const { orderNumbers } = await ask(buyer, 'POST /p/order/submit', wish);
  await pay(buyer, [orderNumbers]);
  return orderNumbers;
}

/** The buyer collects it; the store has not got it ready yet. */
export const collected = (people: People) => handed(people, deliveryType.buyerPickup);
/** The store brings it itself. */
export const brought = (people: People) => handed(people, deliveryType.sameCity);
