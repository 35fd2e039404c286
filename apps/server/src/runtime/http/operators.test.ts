import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMarketplace, type Marketplace } from '../../../test/marketplace.ts';
import { readConfig } from '../config.ts';
import { createHttp } from './server.ts';

describe('operators in production', () => {
  let m: Marketplace;
  beforeAll(async () => {
    m = await openMarketplace();
  });
  afterAll(() => m.close());

  const status = async (host: string, operatorHost: string, mode: 'demo' | 'production', url: string): Promise<number> => {
    const config = readConfig({ DATABASE_URL: m.url, LOG_LEVEL: 'silent', KYAKHTA_MODE: mode, OPERATOR_HOST: operatorHost });
    const http = await createHttp(m.app, config);
    const response = await http.inject({ method: 'GET', url, headers: { host } });
    await http.close();
    return response.statusCode;
  };

  it('are not served beside the storefront unless that is said', async () => {
    expect(await status('shop.test', '', 'production', '/api/platform/ledger/proof')).toBe(404);
    expect(await status('shop.test', 'ops.test', 'production', '/platform')).toBe(404);
    expect(await status('shop.test', 'ops.test', 'production', '/api/platform/account')).toBe(404);
  });

  it.each([
    ['x-forwarded-host', 'ops.test'],
    ['x-forwarded-host', 'shop.test, ops.test'],
    ['x-original-host', 'ops.test'],
    ['forwarded', 'host=ops.test'],
  ])('are not found by naming their host in %s: %s', async (name, value) => {
    const settings = {
      DATABASE_URL: m.url,
      LOG_LEVEL: 'silent',
      KYAKHTA_MODE: 'production',
      OPERATOR_HOST: 'ops.test',
      TRUST_PROXY: '127.0.0.1',
    };
    const http = await createHttp(m.app, readConfig(settings));
    const ask = (host: string): Promise<{ statusCode: number }> =>
      http.inject({ method: 'GET', url: '/api/platform/account', headers: { host, [name]: value } });
    expect((await ask('shop.test')).statusCode).toBe(404);
    expect((await ask('ops.test:443')).statusCode).toBe(200);
    await http.close();
  });

  it('are served on their own host, anywhere by wish, and in a demo', async () => {
    expect(await status('OPS.test', 'ops.test', 'production', '/api/platform/account')).toBe(200);
    expect(await status('shop.test', '*', 'production', '/api/platform/account')).toBe(200);
    expect(await status('shop.test', '', 'demo', '/api/platform/account')).toBe(200);
  });
});

describe('an address written in other letters', () => {
  let m: Marketplace;
  beforeAll(async () => {
    m = await openMarketplace();
  });
  afterAll(() => m.close());

  it('does not lead past the host of the operators', async () => {
    const config = readConfig({ DATABASE_URL: m.url, LOG_LEVEL: 'silent', KYAKHTA_MODE: 'production', OPERATOR_HOST: 'ops.test' });
    const http = await createHttp(m.app, config);
    for (const url of ['/api/%70latform/account', '/%61pi/platform/account', '/%61%70i/p%6Catform/account']) {
      expect((await http.inject({ method: 'GET', url, headers: { host: 'shop.test' } })).statusCode, url).toBe(404);
    }
    await http.close();
  });

  it('does not lead past the limit of calls', async () => {
    const config = readConfig({ DATABASE_URL: m.url, LOG_LEVEL: 'silent', KYAKHTA_MODE: 'production', TRUST_PROXY: '127.0.0.1' });
    const http = await createHttp({ ...m.app, demo: false }, config);
    const statuses: number[] = [];
    for (let i = 0; i < 25; i += 1) {
      const response = await http.inject({
        method: 'POST',
        url: '/%61pi/login',
        headers: { 'x-forwarded-for': '203.0.113.7' },
        payload: { userName: 'x', passWord: 'y' },
      });
      statuses.push(response.statusCode);
    }
    expect(statuses).toContain(429);
    await http.close();
  });

  it('does not carry a key that is too long', async () => {
    const http = await createHttp(m.app, readConfig({ DATABASE_URL: m.url, LOG_LEVEL: 'silent' }));
    const response = await http.inject({
      method: 'POST',
      url: '/api/sms/sendLoginCode',
      headers: { 'idempotency-key': 'k'.repeat(256) },
      payload: { mail: 'a@b.test' },
    });
    expect(response.json()).toMatchObject({ code: 'A00014' });
    await http.close();
  });
});
