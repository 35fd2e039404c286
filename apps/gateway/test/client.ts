import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { createGateway, type Gateway, type GatewayOptions } from '../src/index.ts';

export const account = { clientId: 'client', clientSecret: 'secret', webhookId: 'WEBHOOK' };
const basic = `Basic ${Buffer.from('client:secret').toString('base64')}`;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}
export interface TestClient {
  readonly gateway: Gateway;
  /** A call as it is written here, to the letter. */
  raw(method: string, path: string, headers?: Readonly<Record<string, string>>, body?: string): Promise<Answer>;
  /** A call of the API, with an access token. */
  call(method: 'GET' | 'POST', path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** What a form on a page sends. */
  form(path: string, fields: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

/** A gateway without a folder, for a test file; spoken to over HTTP as anybody would. */
export const clientForFile = (options: Partial<GatewayOptions> = {}): (() => TestClient) => {
  let current: TestClient | undefined;
  beforeAll(async () => {
    const gateway = await createGateway({ ...account, ...options });
    const url = await gateway.listen();
    let token: string | undefined;
    const raw: TestClient['raw'] = async (method, path, headers = {}, body) => {
      const response = await fetch(url + path, { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) });
      const text = await response.text();
      const isJson = (response.headers.get('content-type') ?? '').includes('json');
      return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
    };
    const form: TestClient['form'] = (path, fields, headers = {}) =>
      raw(
        'POST',
        path,
        { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        new URLSearchParams(fields as Record<string, string>).toString(),
      );
    current = {
      gateway,
      raw,
      form,
      call: async (method, path, body, headers = {}) => {
        token ??= (await form('/v1/oauth2/token', { grant_type: 'client_credentials' }, { authorization: basic })).body
          .access_token as string;
        const all = { authorization: `Bearer ${token}`, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}), ...headers };
        return raw(method, path, all, body === undefined ? undefined : JSON.stringify(body));
      },
    };
  });
  afterAll(async () => {
    await current?.gateway.close();
  });
  return () => {
    if (current === undefined) throw new Error('the gateway opens before the first test');
    return current;
  };
};

/** The body of an order, with parts of its one purchase unit and its experience changed. */
export const orderOf = (unit: object = {}, experience: object = {}): object => ({
  intent: 'CAPTURE',
  purchase_units: [
    { amount: { currency_code: 'USD', value: '10.00' }, custom_id: 'C-1', invoice_id: `I-${randomUUID()}`, description: 'Goods', ...unit },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: 'Shop',
        return_url: 'https://shop.test/back?a=1',
        cancel_url: 'https://shop.test/left',
        ...experience,
      },
    },
  },
});
