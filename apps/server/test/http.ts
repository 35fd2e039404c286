import { code, type EndpointKey } from '@kyakhta/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { App } from '../src/runtime/app.ts';
import { type Config, readConfig } from '../src/runtime/config.ts';
import { createHttp } from '../src/runtime/http/server.ts';
import type { Marketplace } from './marketplace.ts';

export type Audience = 'buyer' | 'seller' | 'operator';
export const loginOf: Readonly<Record<Audience, string>> = {
  buyer: '/api/login',
  seller: '/api/shop/admin/login',
  operator: '/api/platform/login',
};

export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly msg: string;
  readonly data: unknown;
  readonly success: boolean;
  readonly headers: LightMyRequestResponse['headers'];
  readonly cookies: LightMyRequestResponse['cookies'];
  readonly text: string;
}
const answerOf = (response: LightMyRequestResponse): Answer => {
  const body = (response.headers['content-type'] ?? '').includes('json') ? (JSON.parse(response.body) as Record<string, unknown>) : {};
  return {
    status: response.statusCode,
    code: String(body['code'] ?? ''),
    msg: String(body['msg'] ?? ''),
    data: body['data'],
    success: body['success'] === true,
    headers: response.headers,
    cookies: response.cookies,
    text: response.body,
  };
};

/** An HTTP server on an app, spoken to without a socket. */
export interface TestHttp {
  readonly server: FastifyInstance;
  ask(options: InjectOptions): Promise<Answer>;
  /** A call of the contract by its key; path names are taken out of the input. */
  call(key: EndpointKey, input: Readonly<Record<string, unknown>>, token?: string): Promise<Answer>;
  token(audience: Audience, userName: string, password?: string): Promise<string>;
}

export const configFor = (m: Marketplace, more: Readonly<Record<string, string>> = {}): Config =>
  readConfig({ DATABASE_URL: m.url, LOG_LEVEL: 'silent', ...more });

/** @param more registers what else this server has, such as pages */
export const openHttp = async (
  app: App,
  config: Config,
  more: (server: FastifyInstance) => Promise<void> = async () => {},
): Promise<TestHttp> => {
  const server = await createHttp(app, config);
  await more(server);
  await server.ready();
  const ask = async (options: InjectOptions): Promise<Answer> => answerOf(await server.inject(options));
  const call: TestHttp['call'] = (key, input, token) => {
    const [method = 'GET', path = ''] = key.split(' ');
    const rest: Record<string, unknown> = { ...input };
    const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
      const value = String(rest[field]);
      delete rest[field];
      return encodeURIComponent(value);
    })}`;
    const inBody = method === 'POST' || method === 'PUT';
    const payload = 'items' in rest && Object.keys(rest).length === 1 ? rest['items'] : rest;
    return ask({
      method,
      url,
      ...(inBody ? { payload: payload as object } : { query: Object.fromEntries(Object.entries(rest).map(([k, v]) => [k, String(v)])) }),
      headers: token === undefined ? {} : { authorization: token },
    });
  };
  return {
    server,
    ask,
    call,
    token: async (audience, userName, password = 'Demo-2026!') => {
      const answer = await ask({ method: 'POST', url: loginOf[audience], payload: { userName, passWord: password } });
      if (answer.code !== code.ok) throw new Error(`${userName} could not log in: ${answer.text}`);
      return (answer.data as { accessToken: string }).accessToken;
    },
  };
};

/** An HTTP server for the whole test file, on the marketplace of the file. */
export const httpForFile = (
  market: () => Marketplace,
  settings: Readonly<Record<string, string>> = {},
  more?: (server: FastifyInstance) => Promise<void>,
): (() => TestHttp) => {
  let current: TestHttp | undefined;
  beforeAll(async () => {
    current = await openHttp(market().app, configFor(market(), settings), more);
  });
  afterAll(async () => {
    await current?.server.close();
  });
  return () => {
    if (current === undefined) throw new Error('the server opens before the first test');
    return current;
  };
};
