/** Orders that need a contract, and signing it without the form, where the form is not what is looked at. */
import { expect, type APIRequestContext } from '@playwright/test';
import { ask, mailsTo, placeOrders } from './api.ts';

/** More than 3,000 USD of store 1, in whole cartons. */
export const large = { prodId: 1, skuId: 1, shopId: 1, count: 240 };

/** Number of an order that waits for the buyer's contract, which is drawn. */
export async function largeOrder(buyer: APIRequestContext): Promise<string> {
  const [orderNumber = ''] = await placeOrders(buyer, [large]);
  await drawn(buyer, 'GET /p/agreement/info', orderNumber);
  return orderNumber;
}

/** Waits until the worker has drawn the paper: nobody can sign before. */
export const drawn = (who: APIRequestContext, endpoint: 'GET /p/agreement/info' | 'GET /shop/admin/agreement/info', orderNumber: string) =>
  expect.poll(async () => (await ask(who, endpoint, { orderNumber })).agreement.hasDocument, { timeout: 60_000 }).toBe(true);

/** The code that was mailed to sign a contract, whose number its subject names. */
export async function signingCode(request: APIRequestContext, address: string, number: string): Promise<string> {
  const find = async () =>
    (await mailsTo(request, address)).find(({ subject, text }) => subject.includes(number) && /\b\d{6}\b/.test(text));
  await expect.poll(async () => (await find()) !== undefined).toBe(true);
  return /\b\d{6}\b/.exec((await find())?.text ?? '')?.[0] ?? '';
}

export async function signBySelf(buyer: APIRequestContext, orderNumber: string, address: string) {
  await ask(buyer, 'POST /p/agreement/sendCode', { orderNumber });
  const validCode = await signingCode(buyer, address, `${orderNumber}-B`);
  const { agreement } = await ask(buyer, 'GET /p/agreement/info', { orderNumber });
  await ask(buyer, 'POST /p/agreement/sign', { orderNumber, signerName: agreement.signatory ?? '', validCode, agreed: true });
}

/** Signs an order of store 1 for both sides, so that it can be paid. */
export async function signByBoth(buyer: APIRequestContext, buyerMail: string, seller: APIRequestContext, orderNumber: string) {
  await drawn(buyer, 'GET /p/agreement/info', orderNumber);
  await signBySelf(buyer, orderNumber, buyerMail);
  await drawn(seller, 'GET /shop/admin/agreement/info', orderNumber);
  await ask(seller, 'POST /shop/admin/agreement/sendCode', { orderNumber });
  const validCode = await signingCode(seller, 'seller1@demo.test', `${orderNumber}-S`);
  const { agreement } = await ask(seller, 'GET /shop/admin/agreement/info', { orderNumber });
  await ask(seller, 'POST /shop/admin/agreement/sign', {
    orderNumber,
    signerName: agreement.signatory ?? 'Chen Haibo',
    validCode,
    agreed: true,
  });
}
