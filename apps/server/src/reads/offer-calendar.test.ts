import { describe, expect, it } from 'vitest';
import { goodsOfStore } from '../../test/kept-offers.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { putOffer } from '../../test/offers.ts';

const market = marketplaceForFile();
const inDays = (days: number) => new Date(market().app.clock.now().getTime() + days * 86_400_000);

describe('the calendar of offers', () => {
  it('shows a store its own and the platform’s on its goods, and which wins where they meet', async () => {
    const m = market();
    const [a, b] = await goodsOfStore(m, 1);
    const [foreign] = await goodsOfStore(m, 2);
    const own = await putOffer(m, {
      storeId: 1,
      title: 'Own',
      startsAt: inDays(1),
      endsAt: inDays(20),
      items: [{ skuId: a!.skuId, percent: 10 }],
    });
    const theirs = await putOffer(m, {
      storeId: null,
      title: 'Platform',
      startsAt: inDays(10),
      endsAt: inDays(30),
      items: [
        { skuId: a!.skuId, percent: 25, agreed: true },
        { skuId: b!.skuId, percent: 25, agreed: true },
        { skuId: foreign!.skuId, percent: 25, agreed: true },
      ],
    });
    const other = await putOffer(m, {
      storeId: 2,
      startsAt: inDays(1),
      endsAt: inDays(90),
      items: [{ skuId: foreign!.skuId, percent: 30 }],
    });
    const far = await putOffer(m, { storeId: 1, startsAt: inDays(61), endsAt: inDays(70), items: [{ skuId: a!.skuId, percent: 50 }] });
    const unasked = await putOffer(m, {
      storeId: null,
      startsAt: inDays(1),
      endsAt: inDays(30),
      items: [{ skuId: a!.skuId, percent: 60 }],
    });

    const mine = await m.seller(1).ok('GET /shop/admin/offer/calendar', {});
    expect(mine.offers.map((o) => [o.offerId, o.itemCount])).toEqual([
      [own, 1],
      [unasked, 1],
      [theirs, 2],
    ]);
    expect(mine.offers.some((o) => o.offerId === far)).toBe(false);
    expect(mine.overlaps).toEqual([
      expect.objectContaining({
        prodId: a!.productId,
        variants: 1,
        offerIds: [own, theirs],
        winner: theirs,
        startTime: startOf(mine, theirs),
        endTime: endOf(mine, own),
      }),
    ]);
    const all = await m.operator.ok('GET /platform/offer/calendar', {});
    expect(all.offers.map((o) => o.offerId).toSorted((x, y) => x - y)).toEqual([own, theirs, other, unasked]);
    expect(all.overlaps.map((o) => o.winner)).toEqual([theirs, other]);
  });
});

type Told = { readonly offers: readonly { readonly offerId: number; readonly startTime: string; readonly endTime: string }[] };
const startOf = (told: Told, id: number) => told.offers.find((o) => o.offerId === id)?.startTime;
const endOf = (told: Told, id: number) => told.offers.find((o) => o.offerId === id)?.endTime;
