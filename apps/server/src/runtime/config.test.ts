import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paymentAccounts } from '../../../../bin/lib/payment-accounts.mjs';
import { ConfigError, readConfig } from './config.ts';

const database = { DATABASE_URL: 'postgresql://127.0.0.1/x' };
const account = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'webhook' };
const gateway = { PAYMENT_GATEWAY_URL: 'http://127.0.0.1:4100' };
const sandbox = { ...account, PAYPAL_ENVIRONMENT: 'sandbox' };
const live = { ...account, PAYPAL_ENVIRONMENT: 'live' };
const production = { KYAKHTA_MODE: 'production' };
const complaint = (environment: Record<string, string>): string => {
  try {
    readConfig({ ...database, ...environment });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('the data folder', () => {
  it('is one whole address, however it is named: what serves its files takes no other', () => {
    for (const environment of [{}, { DATA_DIR: './elsewhere' }, { DATA_DIR: '/srv/kyakhta' }])
      expect(isAbsolute(readConfig({ ...database, ...environment }).dataDir)).toBe(true);
  });
});

describe('settings of the other payment providers', () => {
  const { common } = paymentAccounts('https://shop.example');
  const all = { ...database, ...sandbox, ...gateway, ...common };
  const without = (...names: string[]) => ({ ...all, ...Object.fromEntries(names.map((n) => [n, ''])) });

  it('are off without any, and each by itself', () => {
    expect(readConfig(database).payments).toEqual({ alipay: null, wechat: null, hosted: null });
    const { payments } = readConfig(all);
    expect([payments.alipay?.notifyUrl, payments.wechat?.origin, payments.hosted?.currencies]).toEqual([
      'https://shop.example/api/alipay/notify',
      'http://127.0.0.1:4100/wechat',
      ['USD'],
    ]);
    const some = without(
      'WECHAT_MCH_ID',
      'WECHAT_APP_ID',
      'WECHAT_SERIAL',
      'WECHAT_PRIVATE_KEY',
      'WECHAT_API_V3_KEY',
      'WECHAT_PUBLIC_KEY_ID',
      'WECHAT_PUBLIC_KEY',
    );
    expect(readConfig(some).payments).toMatchObject({ wechat: null, alipay: { sellerId: common['ALIPAY_SELLER_ID'] } });
  });

  it.each(['ALIPAY_SELLER_ID', 'ALIPAY_PUBLIC_KEY', 'WECHAT_SERIAL', 'WECHAT_API_V3_KEY', 'HOSTED_PAY_SECRET', 'PAYMENT_NOTIFY_ORIGIN'])(
    'are refused without %s',
    (name) => {
      expect(complaint(without(name))).toContain(`${name} is not set`);
    },
  );

  it.each([
    ['a key that is none', { ALIPAY_PRIVATE_KEY: 'secret' }, 'ALIPAY_PRIVATE_KEY must be an RSA key'],
    ['a short API key', { WECHAT_API_V3_KEY: 'short' }, 'WECHAT_API_V3_KEY must be 32 characters'],
    ['a currency that is none', { HOSTED_PAY_CURRENCIES: 'USD,XXXX' }, 'HOSTED_PAY_CURRENCIES must be currencies'],
    ['real wallets in a demo', { PAYMENT_GATEWAY_URL: '' }, 'a demo takes none'],
  ])('are refused with %s', (_what, more, words) => {
    expect(complaint({ ...all, ...more })).toContain(words);
  });

  it('go to the providers themselves in production, over TLS', () => {
    const real = { ...all, ...production, ...live, PAYMENT_GATEWAY_URL: '', HOSTED_PAY_ORIGIN: 'https://pay.example' };
    const { payments } = readConfig(real);
    expect([payments.alipay?.pageUrl, payments.wechat?.origin, payments.hosted?.origin]).toEqual([
      'https://openapi.alipay.com/gateway.do',
      'https://apihk.mch.weixin.qq.com',
      'https://pay.example',
    ]);
    expect(complaint({ ...real, PAYMENT_NOTIFY_ORIGIN: 'http://shop.example' })).toContain('PAYMENT_NOTIFY_ORIGIN must be https');
  });
});

describe('settings of foreign payments', () => {
  it('are off without any', () => {
    expect(readConfig(database).payPal).toBeNull();
  });

  it('say by which hosts the marketplace is reached, with those named elsewhere as ours', () => {
    expect(readConfig(database).ownHosts).toBeNull();
    expect(readConfig({ ...database, OPERATOR_HOST: 'ops.example', PUBLIC_ORIGINS: 'https://www.example' }).ownHosts).toBeNull();
    const own = {
      OWN_HOSTS: ' Shop.example ,shop.example:8443,b.example:443',
      OPERATOR_HOST: 'OPS.example',
      PUBLIC_ORIGINS: 'https://www.example',
    };
    const all = ['shop.example', 'shop.example:8443', 'b.example', 'ops.example', 'www.example'];
    expect(readConfig({ ...database, ...own }).ownHosts).toEqual(new Set(all));
    expect(readConfig({ ...database, ...own, OPERATOR_HOST: '*', PUBLIC_ORIGINS: '' }).ownHosts).toEqual(new Set(all.slice(0, 3)));
    for (const wrong of ['https://shop.example', 'shop.example/', 'a b', 'me@shop.example', 'shop.example:99999', 'shop.example,?'])
      expect(complaint({ OWN_HOSTS: wrong }), wrong).toContain('OWN_HOSTS must be host names such as shop.example');
  });

  it('say whom to pay by', () => {
    const payPal = { clientId: 'id', clientSecret: 'secret', webhookId: 'webhook' };
    expect(readConfig({ ...database, ...sandbox }).payPal).toEqual({ ...payPal, environment: 'sandbox', gatewayUrl: null });
    expect(readConfig({ ...database, ...sandbox, ...gateway }).payPal?.gatewayUrl).toBe('http://127.0.0.1:4100');
    expect(readConfig({ ...database, ...production, ...live }).payPal).toEqual({ ...payPal, environment: 'live', gatewayUrl: null });
  });

  it.each(['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_ENVIRONMENT'])('are refused without %s', (name) => {
    for (const environment of [sandbox, { ...production, ...live }, { ...sandbox, ...gateway }])
      expect(complaint({ ...environment, [name]: '' })).toContain(`${name} is not set: foreign payments need all of PAYPAL_CLIENT_ID`);
  });

  it.each([
    ['a gateway alone', gateway, 'PAYPAL_CLIENT_ID is not set'],
    [
      'a gateway in production',
      { ...production, ...sandbox, ...gateway },
      'PAYMENT_GATEWAY_URL names a sandbox gateway, which moves no money: unset it',
    ],
    ['a gateway with a live account', { ...live, ...gateway }, 'set it to sandbox'],
    ['play money in production', { ...production, ...sandbox }, 'set it to live'],
    ['real money in a demo', live, 'a demo takes no real money'],
    ['another environment', { ...account, PAYPAL_ENVIRONMENT: 'test' }, 'PAYPAL_ENVIRONMENT must be one of live, sandbox'],
    ['no origin', { ...sandbox, PAYMENT_GATEWAY_URL: 'http://127.0.0.1:4100/' }, 'PAYMENT_GATEWAY_URL must be an origin'],
    ['no address', { ...sandbox, PAYMENT_GATEWAY_URL: 'gateway' }, 'PAYMENT_GATEWAY_URL must be an origin'],
  ])('are refused with %s', (_what, environment, words) => {
    expect(complaint(environment as Record<string, string>)).toContain(words);
  });
});
