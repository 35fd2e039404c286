import { at, type BoundResult, type SocialSite } from './paths.ts';

// Addresses to which only loaders and actions lead: no browser fetches this file.

/** Home, saying what became of binding. */
export const homeBound = (bound: BoundResult): string => at('/', { bound });
/** Where the other site sends the browser back to. */
export const socialCallback = (site: SocialSite): string => `/${site}/callback`;
export const socialBindCallback = (site: SocialSite): string => `/${site}/bind/callback`;
/** Where a payment provider sends the payer back to. */
export const paymentReturn = (orderNumbers: string): string => at('/payment/return', { orderNumbers });
export const accountDeleted = (): string => '/account-deleted';

/** An order that is about to be placed. */
export const submitOrder = (query: { basketIds?: string; addrId?: number; transportType?: number } = {}): string =>
  at('/submit-order', query);

/** The same, on its way to an address just written. */
export function submitOrderTo(search: URLSearchParams, addrId: number): string {
  const { address: _open, uuid: _uuid, quoteVersion: _version, usedPoints: _used, ...same } = Object.fromEntries(search);
  return at('/submit-order', { ...same, addrId });
}
/** The same, with so many points as were typed. */
export function submitOrderUsing(search: URLSearchParams, points: string): string {
  const { uuid: _uuid, quoteVersion: _version, usedPoints: _used, points: _points, ...same } = Object.fromEntries(search);
  return at('/submit-order', { ...same, points });
}
/** The same, with the coupons chosen in a form. */
export function submitOrderWith(search: URLSearchParams, form: FormData): string {
  const { uuid: _uuid, quoteVersion: _version, usedPoints: _used, shownCoupons: _shown, ...same } = Object.fromEntries(search);
  const chosen = [...form].flatMap(([name, value]) => (name.startsWith('coupon-') && typeof value === 'string' ? [[name, value]] : []));
  return at('/submit-order', { ...same, ...Object.fromEntries(chosen), couponsChosen: 1 });
}
