type Fields = { get: (name: string) => FormDataEntryValue | null; keys: () => Iterable<string> };

const group = /^coupon-\d{1,9}$/;

/** The coupons that a form or an address names, one of each store and of the platform, in one order. */
export const namedCoupons = (from: Fields): number[] =>
  [...new Set(from.keys())]
    .filter((name) => group.test(name))
    .map((name) => Number(from.get(name)))
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
    .toSorted((a, b) => a - b);

const hasGroups = (from: Fields): boolean => [...from.keys()].some((name) => group.test(name));
/** The coupons as the form shows them; a form that is sent says by it whether anything was chosen. */
export const shownCoupons = (ids: readonly number[]): string => [...ids].toSorted((a, b) => a - b).join(',');

/**
 * The choice of coupons that a form or an address makes. What is only proposed is no choice: another address or quantity
 * proposes anew.
 */
export function couponsOf(from: Fields): { userChangeCoupon?: 1; couponIds?: number[] } {
  if (!hasGroups(from)) return {};
  const couponIds = namedCoupons(from);
  const isProposal = from.get('couponsChosen') !== '1' && shownCoupons(couponIds) === from.get('shownCoupons');
  return isProposal ? {} : { userChangeCoupon: 1, couponIds };
}

/** A form sent with other coupons than its totals were counted with. */
export const areUncounted = (form: FormData): boolean =>
  hasGroups(form) && shownCoupons(namedCoupons(form)) !== String(form.get('shownCoupons') ?? '');
