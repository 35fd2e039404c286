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

  it('are served on their own host, anywhere by wish, and in a demo', async () => {
    expect(await status('OPS.test', 'ops.test', 'production', '/api/platform/account')).toBe(200);
    expect(await status('shop.test', '*', 'production', '/api/platform/account')).toBe(200);
    expect(await status('shop.test', '', 'demo', '/api/platform/account')).toBe(200);
  });
});
