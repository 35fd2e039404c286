import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { money } from '@kyakhta/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayForFile } from '../test/gateway.ts';
import { registerGateway } from './dev-gateway.ts';

const gateway = gatewayForFile();
const web = fastify({ routerOptions: { ignoreTrailingSlash: true } });
beforeAll(async () => {
  registerGateway(web, gateway().url);
  await web.ready();
});
afterAll(() => web.close());

const order = (): Promise<{ readonly id: string; readonly approveUrl: string | null }> =>
  gateway().provider.createOrder({
    key: randomUUID(),
    reference: `PAY-${randomUUID()}`,
    amount: money(100n, 'USD'),
    description: 'Goods',
    language: 'zh-CN',
    means: 'card',
    expiresAt: null,
    returnUrl: 'http://127.0.0.1:3000/pay/back',
    cancelUrl: 'http://127.0.0.1:3000/pay/left',
  });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('/dev/gateway', () => {
  it('is the page of the operator', async () => {
    for (const url of ['/dev/gateway', '/dev/gateway/']) {
      const { statusCode, body } = await web.inject({ url });
      expect([statusCode, body]).toEqual([200, expect.stringContaining('action="/dev/gateway/control/rules"')]);
    }
  });

  it('leads the payer through, where her approve link says', async () => {
    const { id, approveUrl } = await order();
    expect(approveUrl).toBe(`http://127.0.0.1:3000/dev/gateway/checkoutnow?token=${id}`);
    const page = await web.inject({ url: approveUrl!.slice('http://127.0.0.1:3000'.length) });
    expect(page.body).toContain('测试模式');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    const url = `/dev/gateway/checkoutnow/${id}/pay`;
    expect((await web.inject({ method: 'POST', url, headers: form, payload: 'number=1' })).statusCode).toBe(422);
    const payload = 'number=4111+1111+1111+1111&expiry=12%2F40&code=123&holder=%E5%AE%89%E5%A8%9C';
    const paid = await web.inject({ method: 'POST', url, headers: form, payload });
    expect([paid.statusCode, paid.headers.location]).toEqual([
      303,
      expect.stringMatching(`^http://127.0.0.1:3000/pay/back\\?token=${id}&PayerID=[0-9A-Z]{13}$`),
    ]);
    expect((await gateway().provider.findOrder(id))?.state).toBe('approved');
  });

  it('brings the control API, and never a cookie or token of ours', async () => {
    const { id } = await order();
    const headers = { cookie: 'cbecBbcToken=secret', authorization: 'secret', 'content-type': 'application/json' };
    const answer = await web.inject({ method: 'POST', url: `/dev/gateway/control/orders/${id}/approve`, headers, payload: '{}' });
    expect(answer.json()).toMatchObject({ id, status: 'APPROVED' });
    // With a token passed on, this would not be refused for the lack of one.
    expect((await web.inject({ url: `/dev/gateway/v2/checkout/orders/${id}`, headers })).statusCode).toBe(401);
  });

  it('is not opened to forms of other sites', async () => {
    const { id } = await order();
    const headers = { ...form, 'sec-fetch-site': 'cross-site' };
    expect((await web.inject({ method: 'POST', url: `/dev/gateway/checkoutnow/${id}/decline`, headers, payload: '' })).statusCode).toBe(
      403,
    );
  });

  it('says so when the gateway is away', async () => {
    await gateway().stop();
    const { statusCode, body } = await web.inject({ url: '/dev/gateway' });
    await gateway().restart();
    expect([statusCode, body]).toEqual([502, 'The sandbox gateway does not answer.']);
  });
});
