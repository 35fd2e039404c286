import { useCouponWords } from './coupon-words.ts';
import type { CouponTerms } from './types.ts';

/** A coupon as a buyer sees it. */
export function CouponFace({ terms }: { terms: CouponTerms }) {
  const words = useCouponWords();
  const cap = words.cap(terms);
  return (
    <div className="grid gap-2 rounded-2 border border-dashed border-brand bg-brand-soft p-4">
      <p className="text-xl font-semibold text-brand tabular-nums">{words.takesOff(terms) ?? '…'}</p>
      <p className="font-semibold wrap-anywhere">
        <bdi>{terms.couponName}</bdi>
      </p>
      <ul className="grid gap-1 text-sm text-ink-2">
        <li>{words.least(terms)}</li>
        {cap === null ? null : <li>{cap}</li>}
        <li className="wrap-anywhere">{words.forWhat(terms)}</li>
        <li>{words.valid(terms)}</li>
      </ul>
    </div>
  );
}
