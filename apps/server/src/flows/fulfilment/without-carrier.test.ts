import { afterEach, expect, it } from 'vitest';
import { fillCart, pay, ship, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { type CarrierService, silentCarrier } from '../../outside/carriers/carrier.ts';
import { noServices } from '../../outside/services.ts';
import { services, useCarrier } from '../../../test/services.ts';

const market = marketplaceForFile();
afterEach(() => useCarrier(null));

it('outside of a demo nobody makes up where a parcel is', async () => {
  const question = { waybill: 'SF1', shippedAt: new Date(0), daysMax: 20, comesBack: false, country: null, now: new Date(50 * 86_400_000) };
  expect(await noServices(false).carriers.others.track(question)).toEqual({ events: [], askAgainAt: new Date(51 * 86_400_000) });
  expect((await noServices(true).carriers.others.track(question)).events).not.toEqual([]);
});

it('goods of which no carrier tells are received by themselves, the automatic days after the longest estimate and no sooner', async () => {
  const m = market();
  useCarrier(silentCarrier);
  const buyer = m.buyer(1);
  const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds: await fillCart(buyer, await variantsOf(m, 1)) });
  await pay(buyer, [number]);
  await ship(m.seller(1), number);
  const [row] = await m.query<{ days: number }>(
    `select o.days_max + (select coalesce((select value::int from settings where name = 'automaticReceiptDays'), 15)) as days from orders o where o.number = $1`,
    [number],
  );
  await m.advance((row?.days ?? 0) - 0.1);
  expect(await statusOf(m, number)).toBe(3);
  const { packages } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
  expect(packages[0]).toMatchObject({ signedTime: null });
  await m.advance(0.2);
  expect(await statusOf(m, number)).toBe(4);
});

it('a company that is connected is asked about its own parcels, and about nobody else’s', async () => {
  const m = market();
  const asked: string[] = [];
  const asks = (name: string): CarrierService => ({
    track: ({ waybill, now }) => {
      asked.push(`${name} ${waybill}`);
      return silentCarrier.track({ waybill, now, shippedAt: now, daysMax: 1, comesBack: false, country: null });
    },
  });
  services.carriers = { byCompany: new Map([[2, asks('company 2')]]), others: asks('others') };
  const buyer = m.buyer(2);
  for (const [dvyId, dvyFlowId] of [
    [1, 'SF700000001'],
    [2, 'YT700000002'],
  ] as const) {
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds: await fillCart(buyer, await variantsOf(m, 1)) });
    await pay(buyer, [number]);
    await m.seller(1).ok('PUT /shop/admin/order/delivery', { orderNumber: number, packages: [{ dvyId, dvyFlowId }] });
  }
  await m.advance(1);
  expect([...new Set(asked.filter((one) => one.includes('70000000')))].toSorted()).toEqual(['company 2 YT700000002', 'others SF700000001']);
});
