import { useLingui } from '@lingui/react/macro';
import type { RefundShareKind } from '@kyakhta/contract/values';
import { ChevronDown, Money } from '@kyakhta/ui';
import type { SharesView } from './refund-shares.server.ts';

type SharesProps = { most: SharesView; withReturn?: boolean; className?: string };

/** How the most that can go back comes about: each share of it, and their sum. */
export function RefundShares({ most: { amount, shares }, withReturn = false, className = '' }: SharesProps) {
  const { t } = useLingui();
  const nameOf = useShareNames();
  return (
    <details className={`group ${className}`}>
      <summary className="inline-flex min-h-9 items-center gap-1.5 text-sm font-medium text-brand">
        {withReturn ? t`How the most with return is computed` : t`How the maximum is calculated`}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="mt-1 grid gap-1.5 text-sm">
        {shares.map((share) => (
          <div key={share.kind} className="flex justify-between gap-3">
            <dt className="text-ink-2">{nameOf(share)}</dt>
            <dd className="shrink-0 text-end tabular-nums">
              <Money>{share.amount}</Money>
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 border-t border-line pt-2 font-semibold">
          <dt>{t({ message: 'At most', comment: 'Sum: the most that can be refunded' })}</dt>
          <dd className="shrink-0 text-end tabular-nums">
            <Money>{amount}</Money>
          </dd>
        </div>
      </dl>
    </details>
  );
}

/** What each share is called. */
function useShareNames(): (share: SharesView['shares'][number]) => string {
  const { t } = useLingui();
  const names: Record<RefundShareKind, (count: string, each: string | null) => string> = {
    price: (count, each) =>
      each === null ? t`Price of the goods` : t({ message: `Price, ${count} × ${each}`, comment: 'Pieces and the price of one' }),
    storeCoupon: () => t`Store coupon`,
    platformCoupon: () => t`Platform coupon`,
    memberDiscount: () => t`Member discount`,
    reduction: () => t`Coupons and discounts`,
    points: () => t`Paid with points, returned as points`,
    refunded: () => t`Refunds granted already`,
    pending: () => t`Requested in other refunds`,
    keptBefore: () => t`Gifts kept before`,
    otherPieces: (count) => t({ message: `Pieces not included: ${count}`, comment: 'Share taken off the most of a refund; a number' }),
    used: (count) => t({ message: `Used vouchers: ${count}`, comment: 'Share taken off the most of a refund; a number' }),
    settled: () => t`Settled by a refund below its price`,
    freight: (count) => t({ message: `Freight of pieces not yet shipped: ${count}`, comment: 'Share of the most of a refund; a number' }),
    gifts: () => t`Gifts kept by the buyer`,
    notPaid: () => t({ message: 'Not paid yet', comment: 'Share taken off the most of a refund: parts of the price that are open' }),
  };
  return ({ kind, pieces, price }) => names[kind](pieces ?? '', price);
}
