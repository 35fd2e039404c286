import { at } from './paths.ts';

// Where an order that is about to be placed goes on, after a form of its page: only actions lead there, so no browser fetches it.

/** To an address just written. */
export function submitOrderTo(search: URLSearchParams, addrId: number): string {
  const { address: _open, uuid: _uuid, quoteVersion: _version, usedPoints: _used, ...same } = Object.fromEntries(search);
  return at('/submit-order', { ...same, addrId });
}
/** With so many points as were typed. */
export function submitOrderUsing(search: URLSearchParams, points: string): string {
  const { uuid: _uuid, quoteVersion: _version, usedPoints: _used, points: _points, ...same } = Object.fromEntries(search);
  return at('/submit-order', { ...same, points });
}
/** With the coupons chosen in a form. */
export function submitOrderWith(search: URLSearchParams, form: FormData): string {
  const { uuid: _uuid, quoteVersion: _version, usedPoints: _used, shownCoupons: _shown, ...same } = Object.fromEntries(search);
  const chosen = [...form].flatMap(([name, value]) => (name.startsWith('coupon-') && typeof value === 'string' ? [[name, value]] : []));
  return at('/submit-order', { ...same, ...Object.fromEntries(chosen), couponsChosen: 1 });
}
