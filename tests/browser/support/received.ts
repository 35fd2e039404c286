/** Goods that a buyer has received and may speak of, without the screens, where the screens are not what is looked at. */
import type { Browser } from '@playwright/test';
import { ask, logIn, pay, placeOrders } from './api.ts';
import { requestOf } from './newcomer.ts';
import { person, type Person } from './person.ts';

type Bought = { prodId: number; skuId: number; shopId: number; count: number };

/** A received order of one of the first five stores by this buyer. @returns the number of its line */
export async function receivedLine(browser: Browser, buyer: Person, bought: Bought): Promise<number> {
  const [orderNumber = ''] = await placeOrders(requestOf(buyer), [bought]);
  await pay(requestOf(buyer), [orderNumber]);
  const seller = await person(browser, 'en', { app: 'seller-console' });
  await logIn(seller.page.context(), 'seller', `seller${bought.shopId}`);
  await ask(requestOf(seller), 'PUT /shop/admin/order/delivery', { orderNumber, packages: [{ dvyId: 1, dvyFlowId: 'SF77' }] });
  await seller.leave();
  await ask(requestOf(buyer), 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
  const { orderItemDtos } = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber });
  return orderItemDtos[0]?.orderItemId ?? 0;
}
