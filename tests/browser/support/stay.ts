/** People who stay logged in, kept by each worker, and the orders that pages are looked at with. */
import { test as base, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { ask, days, logIn, origin, pay, placeOrders } from './api.ts';

export type Audience = 'guest' | 'buyer' | 'seller' | 'operator';

/** Goods of store 1 and of store 2, whole cartons above the minimum. */
export const goods = {
  tools: { prodId: 1, skuId: 1, shopId: 1, count: 24 },
  boots: { prodId: 11, skuId: 37, shopId: 2, count: 20 },
};

/** Other journeys move the clock by weeks; a session lives thirty days. */
const freshFor = days(5) * 1000;

type Stay = {
  /** The browser of a person of this audience; his session is never older than a few days of the marketplace. */
  browserOf: (audience: Audience) => Promise<BrowserContext>;
  /** Number of an order of store 1 that is paid and waits to be shipped. */
  paidOrder: () => Promise<string>;
  /** Number of a line of an order of store 1 that was received. */
  receivedLine: () => Promise<string>;
  /** Number of an order that was placed just now; the cart holds two stores afterwards. */
  unpaidOrder: (buyer: APIRequestContext) => Promise<string>;
};

export const test = base.extend<object, { stay: Stay }>({
  stay: [
    async ({ browser }, use, worker) => {
      const names = { buyer: `buyer${4 + worker.parallelIndex}@demo.test`, seller: 'seller1', operator: 'operator1' };
      const known = new Map<Audience, { context: BrowserContext; at: number }>();
      let paid: Promise<string> | undefined;
      let received: Promise<string> | undefined;

      const browserOf: Stay['browserOf'] = async (audience) => {
        const before = known.get(audience);
        const context =
          before?.context ?? (await browser.newContext({ baseURL: origin, timezoneId: 'Europe/Moscow', reducedMotion: 'reduce' }));
        if (audience === 'guest') {
          known.set(audience, { context, at: 0 });
          return context;
        }
        const { now } = await ask(context.request, 'GET /login/key', {});
        if (before && now - before.at < freshFor) return context;
        await logIn(context, audience, names[audience]);
        known.set(audience, { context, at: now });
        return context;
      };
      const unpaidOrder: Stay['unpaidOrder'] = async (buyer) => {
        const [number = ''] = await placeOrders(buyer, [goods.tools]);
        await ask(buyer, 'POST /p/shopCart/changeItems', { items: [goods.tools, goods.boots] });
        return number;
      };
      const makePaid = async () => {
        const { request } = await browserOf('buyer');
        const numbers = await placeOrders(request, [goods.tools]);
        await pay(request, numbers);
        return numbers[0] ?? '';
      };
      const makeReceived = async () => {
        const [{ request }, seller] = await Promise.all([browserOf('buyer'), browserOf('seller')]);
        const [orderNumber = ''] = await placeOrders(request, [goods.tools]);
        await pay(request, [orderNumber]);
        await ask(seller.request, 'PUT /shop/admin/order/delivery', { orderNumber, packages: [{ dvyId: 1, dvyFlowId: 'SF88' }] });
        await ask(request, 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
        return String((await ask(request, 'GET /p/myOrder/orderDetail', { orderNumber })).orderItemDtos[0]?.orderItemId);
      };
      await use({ browserOf, unpaidOrder, paidOrder: () => (paid ??= makePaid()), receivedLine: () => (received ??= makeReceived()) });
      await Promise.all([...known.values()].map(({ context }) => context.close()));
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
