/** Calls of the wire contract beside the screens: what a page shows is compared with what the API says. */
import { expect, type APIRequestContext, type APIResponse, type BrowserContext } from '@playwright/test';
import { addressOf, requestOf } from '@kyakhta/client';
import type { EndpointKey, Input, Output } from '@kyakhta/contract/types';
import { demoPassword } from '@kyakhta/contract/values';
import { origin } from './place.ts';

export { origin } from './place.ts';

/** One call in the name of the person who is logged in in this context. */
export async function ask<K extends EndpointKey>(
  request: APIRequestContext,
  endpoint: K,
  input: Input<K>,
  locale = 'en',
): Promise<Output<K>> {
  const { method, body, ...wire } = requestOf(endpoint, input);
  const response = await request.fetch(addressOf(wire), {
    method,
    headers: { locale, ...(method === 'GET' ? {} : { origin, 'idempotency-key': crypto.randomUUID() }) },
    ...(body === undefined ? {} : { data: body }),
  });
  return answerOf(endpoint, response);
}

async function answerOf<K extends EndpointKey>(endpoint: K, response: APIResponse): Promise<Output<K>> {
  const answer = (await response.json()) as { code: string; msg: string; data: Output<K> };
  expect(answer.code, `${endpoint}: ${answer.msg}`).toBe('00000');
  return answer.data;
}

export type BroughtFile = { name: string; mimeType: string; buffer: Buffer };

type UploadKey = Extract<EndpointKey, `POST ${string}/upload`>;

/** Brings a file in the name of the person who is logged in in this context. */
export async function bring<K extends UploadKey>(
  request: APIRequestContext,
  endpoint: K,
  file: BroughtFile,
  params: Record<string, string> = {},
): Promise<Output<K>> {
  const path = endpoint.slice('POST '.length);
  const headers = { origin, 'idempotency-key': crypto.randomUUID() };
  return answerOf(endpoint, await request.post(`/api${path}`, { headers, params, multipart: { file } }));
}

const logins = { buyer: 'POST /login', seller: 'POST /shop/admin/login', operator: 'POST /platform/login' } as const;

/**
 * Logs a browser context in without the form, where the form is not what is looked at. Of two that log in to
 * one account at the same moment the second has to wait, and asks again.
 */
export const logIn = (context: BrowserContext, audience: keyof typeof logins, userName: string): Promise<void> =>
  expect(async () => {
    await ask(context.request, logins[audience], { userName, passWord: demoPassword });
  }).toPass({ timeout: 60_000 });

/** Moves the clock of the marketplace and waits until everything that became due is done. */
export async function moveClock(request: APIRequestContext, advanceSeconds: number) {
  const response = await request.post('/dev/clock', { headers: { origin }, data: { advanceSeconds } });
  expect(response.ok(), await response.text()).toBe(true);
}

export const minutes = (count: number) => count * 60;
export const days = (count: number) => count * 86_400;

export type Mail = { id: number; to: string; subject: string; text: string; at: string };

/** The last mails or short messages to somebody, newest first. The mailbox shows so many of all; asked for one address, of hers. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const response = await request.get('/dev/mailbox', { params: { to: address }, headers: { accept: 'application/json' } });
  return (await response.json()) as Mail[];
}

type Wanted = { prodId: number; skuId: number; shopId: number; count: number };

/** Orders of these goods, placed and not yet paid. Returns their numbers. */
export async function placeOrders(request: APIRequestContext, items: readonly Wanted[]): Promise<string[]> {
  await ask(request, 'DELETE /p/shopCart/deleteAll', {});
  const lines = await ask(request, 'POST /p/shopCart/changeItems', { items: [...items] });
  const basketIds = lines.map(({ basketId }) => basketId ?? 0);
  const quote = await ask(request, 'POST /p/order/confirm', { basketIds });
  const { quoteVersion } = quote;
  const placed = await ask(request, 'POST /p/order/submit', { basketIds, quoteVersion, uuid: crypto.randomUUID() });
  return placed.orderNumbers.split(',');
}

export const pay = (request: APIRequestContext, orderNumbers: readonly string[]) =>
  ask(request, 'POST /p/order/pay', { orderNumbers: orderNumbers.join(','), payType: 9, payAttemptId: crypto.randomUUID() });
