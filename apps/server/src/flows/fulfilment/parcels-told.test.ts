import { describe, expect, it } from 'vitest';
import { type Marketplace, marketplaceForFile } from '../../../test/marketplace.ts';
import { nearSeller } from '../../../test/people.ts';
import { paidOrder } from '../../../test/refunds.ts';
import { sides, timelines } from '../../../test/timelines.ts';

const market = marketplaceForFile();
const send = async (m: Marketplace, orderNumber: string, dvyFlowId: string, line?: number): Promise<void> => {
  const seller = nearSeller(m, 1);
  const { orderItemDtos } = await seller.ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber });
  const items = orderItemDtos.filter(({ orderItemId }) => line === undefined || orderItemId === line);
  await seller.ok('PUT /shop/admin/order/delivery', {
    orderNumber,
    packages: [{ dvyId: 1, dvyFlowId, items: items.map(({ orderItemId, prodCount }) => ({ orderItemId, count: prodCount })) }],
  });
};
/** Where parcels were seen, with the waybills that are shown beside. */
const seen = async (m: Marketplace, buyer: Awaited<ReturnType<typeof paidOrder>>['buyer'], number: string) => {
  const told = await timelines(m, buyer, number);
  return sides.map((side) =>
    told[side].filter(({ kind, phase }) => kind === 'tracking' && phase === 'done').map(({ waybills }) => waybills),
  );
};

describe('where parcels were seen, in the timeline', () => {
  it('names no parcel where there is one', async () => {
    const m = market();
    const { buyer, number } = await paidOrder(m);
    await send(m, number, 'SF-ALONE');
    await m.advance(4);
    for (const stations of await seen(m, buyer, number)) {
      expect(stations.length).toBeGreaterThan(0);
      expect(stations.flat()).toEqual([]);
    }
  });

  it('names each of several, and those that are seen together together', async () => {
    const m = market();
    const { buyer, number, items } = await paidOrder(m, 2);
    await send(m, number, 'SF-FIRST', items[0]);
    await m.advance(2);
    await send(m, number, 'SF-SECOND', items[1]);
    await m.advance(6);
    for (const stations of await seen(m, buyer, number)) {
      expect(stations.every((waybills) => waybills.length > 0)).toBe(true);
      expect(new Set(stations.flat())).toEqual(new Set(['SF-FIRST', 'SF-SECOND']));
      for (const waybills of stations) expect(new Set(waybills).size).toBe(waybills.length);
    }
  });
});
