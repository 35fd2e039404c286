import type { Input } from '@kyakhta/contract';
import type { Marketplace, Person } from './marketplace.ts';

export type OfferForm = Input<'POST /shop/admin/offer'>;
const dayMs = 86_400_000;

/** A variant of a store’s goods with one price, and what a piece costs, in minor units. */
export const goodsOfStore = async (
  m: Marketplace,
  storeId: number,
  pricingMode = 0,
): Promise<{ skuId: number; price: number; productId: number }[]> =>
  m.query(
    `select s.id as "skuId", s.price::int as price, p.id as "productId" from skus s join products p on p.id = s.product_id
     where p.store_id = $1 and p.pricing_mode = $2 and p.status = 1 and not s.is_deleted and s.price >= 200 order by s.id`,
    [storeId, pricingMode],
  );

/** The form of an offer of 10 % that begins tomorrow and ends in a month, by the marketplace’s clock. */
export const offerForm = (m: Marketplace, skuIds: readonly number[], more: Partial<OfferForm> = {}): OfferForm => {
  const now = m.app.clock.now().getTime();
  return {
    offerKind: 1,
    title: 'Spring sale',
    startTime: new Date(now + dayMs).toISOString(),
    endTime: new Date(now + 30 * dayMs).toISOString(),
    items: skuIds.map((skuId) => ({ skuId, percent: '10' })),
    ...more,
  };
};
/** An offer of a store that runs at once. */
export const storeOffer = async (
  m: Marketplace,
  seller: Person,
  skuIds: readonly number[],
  more: Partial<OfferForm> = {},
): Promise<number> =>
  (await seller.ok('POST /shop/admin/offer', offerForm(m, skuIds, { startTime: m.app.clock.now().toISOString(), ...more }))).offerId;
/** The same of the platform, which asks the stores. */
export const platformOffer = async (m: Marketplace, skuIds: readonly number[], more: Partial<OfferForm> = {}): Promise<number> =>
  (await m.operator.ok('POST /platform/offer', offerForm(m, skuIds, { startTime: m.app.clock.now().toISOString(), ...more }))).offerId;
