/** People who stay logged in, kept by each worker, and the orders that pages are looked at with. */
import { test as base, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { payType } from '@kyakhta/contract/values';
import { ask, days, logIn, origin, pay, placeOrders } from './api.ts';
import { largeOrder, signByBoth, signBySelf } from './contract.ts';

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
  /** Number of an order of store 1 whose contract waits for the buyer, or, signed by her, for the store. */
  contractOrder: (signed: boolean) => Promise<string>;
  /** Number of an order that waits for a bank transfer. */
  transferOrder: () => Promise<string>;
  /** Number of an order placed just now whose code waits to be scanned. */
  codeOrder: () => Promise<string>;
  /** Number of an order whose price is paid in parts, the first of them paid. */
  partsOrder: () => Promise<string>;
  /** Id of an issued invoice, and of an application that failed. */
  invoiceId: (issued: boolean) => Promise<string>;
  /** Number of a refund of a paid order that the store has refused. */
  refund: () => Promise<string>;
  /** Number of a refund of store 1 that the store has refused and the platform is asked to decide. */
  dispute: () => Promise<string>;
  /** Number of an order that was placed just now; the cart holds two stores afterwards. */
  unpaidOrder: (buyer: APIRequestContext) => Promise<string>;
};

export const test = base.extend<object, { stay: Stay }>({
  stay: [
    async ({ browser }, use, worker) => {
      // Buyers of their own: those of the journeys, which run beside, would take each other's goods out of the cart.
      const names = { buyer: `trader${1 + worker.parallelIndex}@demo.test`, seller: 'seller1', operator: 'operator1' };
      const known = new Map<Audience, { context: BrowserContext; at: number }>();
      let paid: Promise<string> | undefined;
      let received: Promise<string> | undefined;
      let transfer: Promise<string> | undefined;
      let parts: Promise<string> | undefined;
      let refund: Promise<string> | undefined;
      let dispute: Promise<string> | undefined;
      let issued: Promise<string> | undefined;
      let failed: Promise<string> | undefined;

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
      const makeTransfer = async () => {
        const { request } = await browserOf('buyer');
        const [number = ''] = await placeOrders(request, [goods.tools]);
        await ask(request, 'POST /p/order/pay', { orderNumbers: number, payType: 20, payAttemptId: crypto.randomUUID() });
        return number;
      };
      const codeOrder = async () => {
        const { request } = await browserOf('buyer');
        const number = await unpaidOrder(request);
        const returnUrl = `${origin}/payment/return?orderNumbers=${number}`;
        await ask(request, 'POST /p/order/pay', {
          orderNumbers: number,
          payType: payType.wechat,
          payAttemptId: crypto.randomUUID(),
          returnUrl,
        });
        return number;
      };
      const makeParts = async () => {
        const [{ request }, seller] = await Promise.all([browserOf('buyer'), browserOf('seller')]);
        const orderItem = goods.tools;
        const { orderNumbers } = await ask(request, 'POST /p/order/submit', { orderItem, paymentTerm: 3, instalmentPlan: '30-40-30' });
        await signByBoth(request, names.buyer, seller.request, orderNumbers);
        await pay(request, [orderNumbers]);
        return orderNumbers;
      };
      const receiveOrder = async () => {
        const [{ request }, seller] = await Promise.all([browserOf('buyer'), browserOf('seller')]);
        const [orderNumber = ''] = await placeOrders(request, [goods.tools]);
        await pay(request, [orderNumber]);
        await ask(seller.request, 'PUT /shop/admin/order/delivery', { orderNumber, packages: [{ dvyId: 1, dvyFlowId: 'SF88' }] });
        await ask(request, 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
        return orderNumber;
      };
      const makeInvoice = async (isIssued: boolean) => {
        const [{ request }, operator] = await Promise.all([browserOf('buyer'), browserOf('operator')]);
        const title = { headerType: 1, headerName: 'ООО «Ромашка»', country: 'RU', invoiceTaxNumber: '7707083893', saveTitle: 1 } as const;
        const { orderInvoiceId } = await ask(request, 'POST /p/orderInvoice', { orderNumbers: await receiveOrder(), ...title });
        if (isIssued) await ask(operator.request, 'POST /platform/invoice/{orderInvoiceId}/issue', { orderInvoiceId });
        else await ask(operator.request, 'POST /platform/invoice/{orderInvoiceId}/fail', { orderInvoiceId, reason: 'Wrong company.' });
        return String(orderInvoiceId);
      };
      const makeRefund = async () => {
        const [{ request }, seller] = await Promise.all([browserOf('buyer'), browserOf('seller')]);
        const [orderNumber = ''] = await placeOrders(request, [goods.tools]);
        await pay(request, [orderNumber]);
        const wish = { orderNumber, refundType: 1, applyType: 1, buyerReason: 'Too late', buyerDesc: 'The fair is over.' } as const;
        const { refundSn } = await ask(request, 'POST /p/orderRefund/apply', wish);
        await ask(seller.request, 'PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'The goods leave tomorrow.' });
        return refundSn;
      };
      const makeDispute = async () => {
        const [{ request }, seller] = await Promise.all([browserOf('buyer'), browserOf('seller')]);
        const wish = { orderNumber: await makePaid(), refundType: 1, applyType: 1, buyerReason: 'Too late' };
        const { refundSn } = await ask(request, 'POST /p/orderRefund/apply', wish);
        await ask(seller.request, 'PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It leaves today.' });
        const why = { reason: 'It has not left', description: 'A week went by.' };
        await ask(request, 'PUT /p/orderRefund/apply_platform_intervention', { refundSn, ...why });
        return refundSn;
      };
      const makeReceived = async () => {
        const { request } = await browserOf('buyer');
        const orderNumber = await receiveOrder();
        return String((await ask(request, 'GET /p/myOrder/orderDetail', { orderNumber })).orderItemDtos[0]?.orderItemId);
      };
      const contractOrder: Stay['contractOrder'] = async (signed) => {
        const { request } = await browserOf('buyer');
        const number = await largeOrder(request);
        if (signed) await signBySelf(request, number, names.buyer);
        return number;
      };
      await use({
        browserOf,
        contractOrder,
        unpaidOrder,
        paidOrder: () => (paid ??= makePaid()),
        receivedLine: () => (received ??= makeReceived()),
        dispute: () => (dispute ??= makeDispute()),
        codeOrder,
        transferOrder: () => (transfer ??= makeTransfer()),
        invoiceId: (isIssued) => (isIssued ? (issued ??= makeInvoice(true)) : (failed ??= makeInvoice(false))),
        refund: () => (refund ??= makeRefund()),
        partsOrder: () => (parts ??= makeParts()),
      });
      await Promise.all([...known.values()].map(({ context }) => context.close()));
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
