import { describe, expect, it } from 'vitest';
import { httpForFile } from '../../../../test/http.ts';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import { payPal, placeFor, providerForFile, returnUrl } from '../../../../test/payments.ts';
import { sessionOf } from '../../../../test/process.ts';

// Where the provider sends the payer afterwards: with a stranger's address it would vouch for a stranger's page.
const market = marketplaceForFile();
const provider = providerForFile();
const http = httpForFile(market, { PUBLIC_ORIGINS: 'https://shop.example' });

describe('an attempt', () => {
  it.each([
    ['another site', 'https://evil.test/payment/return'],
    ['another port', 'https://shop.test:8443/payment/return'],
    ['our name as a user of another site', 'https://shop.test@evil.test/'],
    ['our name within another', 'https://shop.test.evil.test/'],
    ['our site with a user in front', 'https://user:word@shop.test/'],
    ['our site by another scheme', 'http://shop.test/payment/return'],
  ])('sends the payer back to no address but our own: not to %s', async (_, elsewhere) => {
    const { buyer, number } = await placeFor(market());
    const outcome = await buyer.call('POST /p/order/pay', { ...payPal(number), returnUrl: elsewhere });
    expect(outcome.data).toMatchObject({ failure: 'argumentNotValid', fields: { returnUrl: 'must be an address of this site' } });
    expect(provider().orders.size).toBe(0);
    expect(await buyer.ok('POST /p/order/pay', { ...payPal(number), returnUrl: `${returnUrl}?orderNumbers=${number}` })).toMatchObject({
      state: 'waiting',
    });
  });

  it.each([
    ['the host that was called', 'https://market.test/payment', 'waiting'],
    ['an origin of the settings', 'https://shop.example/payment', 'waiting'],
    ['a host that only sent the page', 'https://evil.test/payment', 'argumentNotValid'],
  ])('begun over HTTP leads back to %s or is refused', async (_, address, expected) => {
    const { buyer, number } = await placeFor(market());
    const token = await sessionOf(market(), buyer.actor.id ?? 0);
    const { data } = await http().ask({
      method: 'POST',
      url: '/api/p/order/pay',
      headers: { authorization: token, host: 'market.test', origin: 'https://evil.test' },
      payload: { ...payPal(number), returnUrl: address },
    });
    expect((data as { state?: string; failure?: string }).state ?? (data as { failure: string }).failure).toBe(expected);
  });
});
