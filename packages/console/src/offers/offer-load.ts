import { code, type PromotionOwner } from '@kyakhta/contract/values';
import type { LoaderFunctionArgs } from 'react-router';
import { ask } from '../ask.ts';
import { call } from '../client.ts';
import type { Calendar, Goods, Offer } from './types.ts';

const calls = {
  store: { one: 'GET /shop/admin/offer/detail', goods: 'GET /shop/admin/offer/goods', calendar: 'GET /shop/admin/offer/calendar' },
  platform: { one: 'GET /platform/offer/detail', goods: 'GET /platform/offer/goods', calendar: 'GET /platform/offer/calendar' },
} as const;

/** One offer with its goods. */
export const offerLoader =
  (owner: PromotionOwner) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<{ offer: Offer }> => ({
    offer: await ask(request, calls[owner].one, { offerId: params['offerId'] ?? '' }),
  });

/** The offers of the next weeks. */
export const offerCalendarLoader =
  (owner: PromotionOwner) =>
  async ({ request }: LoaderFunctionArgs): Promise<{ calendar: Calendar }> => ({ calendar: await ask(request, calls[owner].calendar, {}) });

/** The clock by which the times of an offer are typed: a store's, or that of this browser. */
const zoneOf = async (owner: PromotionOwner, request: Request): Promise<string> =>
  owner === 'store' ? (await ask(request, 'GET /shop/admin/account', {})).timeZone : new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the form needs: the clock, and the offer that is changed, or the one that a new one is to be like. */
export const offerFormLoader =
  (owner: PromotionOwner) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const own = params['offerId'];
    const copied = own === undefined ? new URL(request.url).searchParams.get('copy') : null;
    const read = (offerId: string): Promise<Offer> => ask(request, calls[owner].one, { offerId });
    const [zone, offer, like] = await Promise.all([
      zoneOf(owner, request),
      own === undefined ? null : read(own),
      copied === null ? null : read(copied),
    ]);
    return { zone, offer, like };
  };
export type OfferFormData = Awaited<ReturnType<ReturnType<typeof offerFormLoader>>>;

/** The variants of a product that can be put on offer. */
export async function goodsOf(owner: PromotionOwner, prodId: number): Promise<readonly Goods[]> {
  const answer = await call(calls[owner].goods, { prodId });
  return answer.code === code.ok ? answer.data : [];
}
