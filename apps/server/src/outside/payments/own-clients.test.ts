import { AlipaySdk } from 'alipay-sdk';
import { payType } from '@kyakhta/contract';
import { money } from '@kyakhta/money';
import { describe, expect, it } from 'vitest';
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin';
import { gatewayForFile } from '../../../test/gateway.ts';
import { paymentsOf } from './config.ts';
import { paymentProviders } from './configured.ts';
import type { PaymentProvider } from './provider.ts';
import { services } from '../../../test/services.ts';

// Our adapters and our sandbox were written by the same hands, which could have misread the same sentence twice. Here each is
// met by a client that others have written: Alipay's own, and the one that WeChat Pay's merchants use.
const gateway = gatewayForFile();
const setting = (name: string): string => gateway().environment[name] ?? '';
const pem = (kind: 'PRIVATE' | 'PUBLIC', der: string): string => `-----BEGIN ${kind} KEY-----\n${der}\n-----END ${kind} KEY-----`;
let last = 0;
const newNumber = (): string => `2611260000000${String((last += 1)).padStart(5, '0')}`;

const adapter = (way: number): PaymentProvider => {
  const found = services.payments.get(way);
  if (found === undefined) throw new Error('it is not set up');
  return found;
};
const begin = (way: number, number: string) =>
  adapter(way).createOrder({
    key: `create-${number}`,
    reference: number,
    amount: money(12_345n, 'USD'),
    description: 'Ящик 工具箱 & «100 %» +1',
    language: 'ru',
    means: 'card',
    expiresAt: new Date(Date.now() + 600_000),
    returnUrl: 'https://shop.test/payment/return?numbers=1,2&q=a b+c',
    cancelUrl: 'https://shop.test/payment/return',
  });
const refunded = (way: number, number: string, captureId: string) =>
  adapter(way).refundCapture(captureId, { key: `refund-${number}`, reference: `${number}-1`, amount: money(2345n, 'USD') });
const newsOf = async (number: string) => {
  const [event = ''] = gateway().events(undefined, number);
  return (forge?: 'body' | 'signature') => gateway().message(event, forge === undefined ? {} : { forge });
};

describe('Alipay’s own client', () => {
  const way = payType.alipay;
  const sdk = () =>
    new AlipaySdk({
      appId: setting('ALIPAY_APP_ID'),
      privateKey: setting('ALIPAY_PRIVATE_KEY'),
      alipayPublicKey: setting('ALIPAY_PUBLIC_KEY'),
      keyType: 'PKCS8',
      gateway: `${gateway().url}/alipay/gateway.do`,
      camelcase: false,
    });
  const ask = (method: string, bizContent: Record<string, string>) =>
    sdk().exec(method, { bizContent }, { validateSign: true }) as Promise<Record<string, unknown>>;
  const opened = async (number: string): Promise<URL> => {
    const page = new URL((await begin(way, number)).approveUrl ?? '');
    const { status } = await fetch(gateway().url + page.pathname.replace(/^\/dev\/gateway/, '') + page.search, { redirect: 'manual' });
    expect(status).toBe(303);
    return page;
  };

  it('opens the page of a payment with an address of its own, as we do with ours, and with no other', async () => {
    const number = newNumber();
    const { origin, pathname } = new URL(`${gateway().url}/alipay/gateway.do`);
    const { method = '', biz_content: content = '' } = Object.fromEntries((await opened(newNumber())).searchParams);
    const bizContent = { ...(JSON.parse(content) as Record<string, string>), out_trade_no: number };
    const theirs = new URL(sdk().pageExecute(method, 'GET', { bizContent, returnUrl: 'https://shop.test/return?q=a b+c' }));
    const open = async (query: string): Promise<number> => (await fetch(`${origin}${pathname}?${query}`, { redirect: 'manual' })).status;
    expect(await open(theirs.search.slice(1).replace('123.45', '0.01'))).not.toBe(303);
    expect((await adapter(way).findOrder(number))?.captures).toEqual([]);
    expect(await open(theirs.search.slice(1))).toBe(303);
    expect(await ask('alipay.trade.query', { out_trade_no: number })).toMatchObject({
      trade_status: 'WAIT_BUYER_PAY',
      total_amount: '123.45',
    });
  });

  it('finds at the sandbox what we have begun, believes its answers, and gives money back', async () => {
    const number = newNumber();
    await opened(number);
    expect(await ask('alipay.trade.query', { out_trade_no: number })).toMatchObject({ code: '10000', trade_status: 'WAIT_BUYER_PAY' });
    await gateway().control.trades.pay(number);
    const paid = await ask('alipay.trade.query', { out_trade_no: number });
    expect(paid).toMatchObject({ trade_status: 'TRADE_SUCCESS', total_amount: '123.45', trans_currency: 'USD' });
    await refunded(way, number, String(paid['trade_no']));
    const refund = await ask('alipay.trade.fastpay.refund.query', { out_trade_no: number, out_request_no: `${number}-1` });
    expect(refund).toMatchObject({ refund_status: 'REFUND_SUCCESS', refund_amount: '23.45' });
    const more = await ask('alipay.trade.refund', { out_trade_no: number, refund_amount: '100.00', out_request_no: `${number}-2` });
    expect(more).toMatchObject({ fund_change: 'Y' });
    expect((await adapter(way).findRefund(`${number}-2`))?.amount.value).toBe('100.00');
  });

  it('closes what we have begun, and we see it', async () => {
    const number = newNumber();
    await opened(number);
    expect(await ask('alipay.trade.close', { out_trade_no: number })).toMatchObject({ code: '10000' });
    expect((await adapter(way).findOrder(number))?.state).toBe('voided');
  });

  it('believes the same messages as we do', async () => {
    const number = newNumber();
    await opened(number);
    await gateway().control.trades.pay(number);
    const message = await newsOf(number);
    const believed = async (forge?: 'body' | 'signature'): Promise<readonly boolean[]> => {
      const { headers, body } = await message(forge);
      const params = Object.fromEntries(new URLSearchParams(body.toString()));
      return [sdk().checkNotifySignV2(params), (await adapter(way).readNews(headers, body)) !== null];
    };
    expect([await believed(), await believed('body'), await believed('signature')]).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  it('believes what Alipay tells of another seller, or to another app; we do not', async () => {
    const number = newNumber();
    await opened(number);
    await gateway().control.trades.pay(number);
    const { headers, body } = await (await newsOf(number))();
    expect(sdk().checkNotifySignV2(Object.fromEntries(new URLSearchParams(body.toString())))).toBe(true);
    const toldTo = (other: Readonly<Record<string, string>>) => {
      const settings = { ...gateway().environment, ...other } as unknown as Parameters<typeof paymentsOf>[0];
      return paymentProviders(null, paymentsOf(settings)).get(way)?.readNews(headers, body);
    };
    expect(await toldTo({})).toMatchObject({ reference: number });
    expect(await toldTo({ ALIPAY_SELLER_ID: '2088000000000017' })).toBeNull();
    expect(await toldTo({ ALIPAY_APP_ID: '2021000000000000' })).toBeNull();
  });
});

describe('a client of WeChat Pay’s merchants', () => {
  const way = payType.wechat;
  const platformKey = (): string => pem('PUBLIC', setting('WECHAT_PUBLIC_KEY'));
  const client = () =>
    new Wechatpay({
      mchid: setting('WECHAT_MCH_ID'),
      serial: setting('WECHAT_SERIAL'),
      privateKey: pem('PRIVATE', setting('WECHAT_PRIVATE_KEY')),
      certs: { [setting('WECHAT_PUBLIC_KEY_ID')]: platformKey() },
      baseURL: `${gateway().url}/wechat`,
    });
  const ask = async (method: 'GET' | 'POST', path: string, content: object = {}): Promise<Record<string, unknown>> => {
    const call = client().chain(`v3/global/${path}`);
    const params = { mchid: setting('WECHAT_MCH_ID') };
    const { data } = await (method === 'GET' ? call.get({ params }) : call.post(content));
    return data as Record<string, unknown>;
  };

  it('finds at the sandbox what we have begun, believes its answers, and gives money back', async () => {
    const number = newNumber();
    await begin(way, number);
    expect(await ask('GET', `transactions/out-trade-no/${number}`)).toMatchObject({ trade_state: 'NOTPAY' });
    await gateway().control.trades.pay(number);
    const paid = await ask('GET', `transactions/out-trade-no/${number}`);
    expect(paid).toMatchObject({ trade_state: 'SUCCESS', amount: { total: 12_345, currency: 'USD' } });
    await refunded(way, number, String(paid['id']));
    expect(await ask('GET', `refunds/out-refund-no/${number}-1`)).toMatchObject({ status: 'SUCCESS', amount: { refund: 2345 } });
    await ask('POST', 'refunds', {
      appid: setting('WECHAT_APP_ID'),
      mchid: setting('WECHAT_MCH_ID'),
      transaction_id: paid['id'],
      out_refund_no: `${number}-2`,
      amount: { refund: 10_000, total: 12_345, currency: 'USD' },
    });
    expect((await adapter(way).findRefund(`${number}-2`))?.amount.value).toBe('100.00');
  });

  it('begins a payment that we find and close', async () => {
    const number = newNumber();
    const { code_url: codeUrl } = await ask('POST', 'transactions/native', {
      appid: setting('WECHAT_APP_ID'),
      mchid: setting('WECHAT_MCH_ID'),
      description: 'Ящик 工具箱',
      notify_url: 'https://shop.test/api/wechat/notify',
      out_trade_no: number,
      trade_type: 'NATIVE',
      merchant_category_code: '5099',
      amount: { total: 100, currency: 'USD' },
    });
    expect(codeUrl).toMatch(/^weixin:/);
    await adapter(way).closeOrder?.(number);
    expect(await ask('GET', `transactions/out-trade-no/${number}`)).toMatchObject({ trade_state: 'CLOSED' });
  });

  it('believes the same messages as we do, and opens them', async () => {
    const number = newNumber();
    await begin(way, number);
    await gateway().control.trades.pay(number);
    const message = await newsOf(number);
    const believed = async (forge?: 'body' | 'signature'): Promise<readonly boolean[]> => {
      const { headers, body } = await message(forge);
      const [time, nonce, signature] = ['timestamp', 'nonce', 'signature'].map((n) => headers[`wechatpay-${n}`] ?? '');
      const theirs = Rsa.verify(Formatter.response(time ?? '', nonce ?? '', body.toString()), signature ?? '', platformKey());
      return [theirs, (await adapter(way).readNews(headers, body)) !== null];
    };
    expect([await believed(), await believed('body'), await believed('signature')]).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    const { resource } = JSON.parse((await message()).body.toString()) as {
      resource: { ciphertext: string; nonce: string; associated_data: string };
    };
    const opened = Aes.AesGcm.decrypt(resource.ciphertext, setting('WECHAT_API_V3_KEY'), resource.nonce, resource.associated_data);
    expect(JSON.parse(opened)).toMatchObject({ out_trade_no: number, trade_state: 'SUCCESS' });
  });
});
