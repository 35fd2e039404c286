/** The sandbox gateway that plays PayPal: how it meets the next calls, and what it has taken (docs/payments-sandbox.md). */
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { origin } from './api.ts';

type Rule = { operation: 'create' | 'show' | 'capture' | 'refund'; behaviour: string; times?: number; status?: number; value?: string };

async function control(request: APIRequestContext, path: string, body: object = {}) {
  const response = await request.post(`/dev/gateway/control/${path}`, { headers: { origin }, data: body });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
}

/** Says how the next calls are met. */
export const meetNext = (request: APIRequestContext, rule: Rule) => control(request, 'rules', rule);
/** The gateway makes up its mind about the money it took and was not sure of. */
export const settle = (request: APIRequestContext, name: string) => control(request, `captures/${name}/settle`, { status: 'COMPLETED' });

/** A phone scans the code of a payment and agrees to it. */
export const scan = (request: APIRequestContext, payNumber: string) => control(request, `trades/${payNumber}/pay`);

/** The bank of who paid by a code, or on another page, takes all of it back. */
export const takeBack = (request: APIRequestContext, payNumber: string) => control(request, `trades/${payNumber}/takeBack`);

/** The payer's bank takes money of a payment back. */
export const chargeBack = (request: APIRequestContext, name: string, value: string) =>
  control(request, `captures/${name}/takeBack`, { how: 'chargeback', value });

/** On the payer's page: she agrees, lets her card be declined, or goes back. */
export const agree = (page: Page, word = 'Pay') => page.getByRole('button', { name: word, exact: true }).click();
export const beDeclined = (page: Page) => page.getByRole('button', { name: 'Pay, but let the card be declined' }).click();
export const goBack = (page: Page) => page.getByRole('link', { name: 'Cancel and return to the shop' }).click();
export const atGateway = (page: Page) => expect(page).toHaveURL(/\/dev\/gateway\/checkoutnow\?token=/);
