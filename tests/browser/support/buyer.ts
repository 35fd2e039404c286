import type { Browser } from '@playwright/test';
import { anyStatus } from '@kyakhta/contract/values';
import { ask, logIn, placeOrders } from './api.ts';
import { requestOf } from './newcomer.ts';
import { person, type Person } from './person.ts';

export const mail = 'buyer3@demo.test';
/** Store 4: suitcases, three in a carton, nine at least, a price for each variant. */
export const suitcase = { prodId: 33, skuId: 179, shopId: 4, count: 9 };
/** Store 5: mirrors, two in a carton, six at least, a price for each variant. */
export const mirror = { prodId: 44, skuId: 223, shopId: 5, count: 6 };
/** Store 5: hand showers by the carton of sixty. */
export const shower = { prodId: 45, skuId: 227, shopId: 5, count: 60 };

export async function buyerOf(browser: Browser, options?: Parameters<typeof person>[2]): Promise<Person> {
  const buyer = await person(browser, 'en', options);
  await logIn(buyer.page.context(), 'buyer', mail);
  return buyer;
}

export const ordersOf = async (buyer: Person) => (await ask(requestOf(buyer), 'GET /p/myOrder/myOrderSearch', { status: anyStatus })).total;
export const balanceOf = async (buyer: Person) => (await ask(requestOf(buyer), 'GET /p/user/userInfo', {})).balance;
export const cents = (amount: number) => Math.round(amount * 100);
export const heading = ({ page }: Person, name: string) => page.getByRole('heading', { level: 1, name });

/** One order of suitcases waits for payment. */
export async function waiting(buyer: Person) {
  const [number = ''] = await placeOrders(requestOf(buyer), [suitcase]);
  const { totalFee } = await ask(requestOf(buyer), 'GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
  return { number, totalFee, path: `/payment?orderNumbers=${number}` };
}

/** The cart holds these goods, ticked, and nothing else. */
export async function fillCart(buyer: Person, ...items: (typeof suitcase)[]) {
  await ask(requestOf(buyer), 'DELETE /p/shopCart/deleteAll', {});
  if (items.length > 0) await ask(requestOf(buyer), 'POST /p/shopCart/changeItems', { items });
}

/** A seller of store 5 changes a variant while the buyer is at it. */
export async function sellerChanges(browser: Browser, change: { skuId: number; price?: string; stocks?: number }) {
  const seller = await person(browser, 'en', { app: 'seller-console' });
  await logIn(seller.page.context(), 'seller', 'seller5');
  const { variant } = await ask(requestOf(seller), 'GET /shop/admin/stock/movements', { skuId: change.skuId, size: 1 });
  await ask(requestOf(seller), 'PUT /shop/admin/prod/sku', { ...change, seenStock: variant.onHand });
  await seller.leave();
}
