import { afterEach, expect, it } from 'vitest';
import { fillCart, pay, ship, statusOf, variantsOf } from '../../test/goods.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { carrierService, silentCarrier, useCarrier } from '../outside/carriers/carriers.ts';

const market = marketplaceForFile();
afterEach(() => useCarrier(null));

it('outside of a demo nobody makes up where a parcel is', async () => {
  const question = { waybill: 'SF1', shippedAt: new Date(0), daysMax: 20, comesBack: false, country: null, now: new Date(50 * 86_400_000) };
  expect(await carrierService(false).track(question)).toEqual({ events: [], askAgainAt: new Date(51 * 86_400_000) });
  expect((await carrierService(true).track(question)).events).not.toEqual([]);
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
