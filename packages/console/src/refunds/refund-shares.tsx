import { useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import type { RefundShareKind } from '@kyakhta/contract/values';
import { ChevronDown, Money } from '@kyakhta/ui';
import { Facts } from '../detail-page.tsx';
import { useFormat } from '../format.ts';

export type RefundMost = NonNullable<Output<'GET /shop/admin/refund/most'>['most']>;
type Share = RefundMost['shares'][number];

/** How the most that can go back comes about: each share of it, and their sum. */
export function RefundShares({ most: { amount, shares }, currency }: { most: Pick<RefundMost, 'amount' | 'shares'>; currency: string }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const nameOf = useShareNames(currency);
  return (
    <details className="group">
      <summary className="inline-flex min-h-8 items-center gap-1.5 text-sm font-medium text-brand">
        {t`How the maximum is calculated`}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2">
        <Facts
          facts={[
            ...shares.map((share) => ({ key: share.kind, term: nameOf(share), value: <Money>{money(share.amount, currency)}</Money> })),
            {
              key: 'most',
              term: t({ message: 'At most', comment: 'Sum: the most that can be refunded' }),
              value: <Money>{money(amount, currency)}</Money>,
              strong: true,
            },
          ]}
        />
      </div>
    </details>
  );
}

/** What each share is called. */
function useShareNames(currency: string): (share: Share) => string {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const names: Record<RefundShareKind, (share: Share) => string> = {
    price: ({ pieces, price }) => {
      const [count, each] = [number(pieces ?? 0), price === null ? '' : money(price, currency)];
      return price === null ? t`Price of the goods` : t({ message: `Price, ${count} × ${each}`, comment: 'Pieces and the price of one' });
    },
    storeCoupon: () => t`Store coupon`,
    platformCoupon: () => t`Platform coupon`,
    memberDiscount: () => t`Member discount`,
    reduction: () => t`Coupons and discounts`,
    points: () => t`Paid with points, returned as points`,
    refunded: () => t`Refunds granted already`,
    pending: () => t`Requested in other refunds`,
    keptBefore: () => t`Gifts kept before`,
    otherPieces: ({ pieces }) => {
      const count = number(pieces ?? 0);
      return t({ message: `Pieces not included: ${count}`, comment: 'Share taken off the most of a refund; a number' });
    },
    used: ({ pieces }) => {
      const count = number(pieces ?? 0);
      return t({ message: `Used vouchers: ${count}`, comment: 'Share taken off the most of a refund; a number' });
    },
    settled: () => t`Settled by a refund below its price`,
    freight: ({ pieces }) => {
      const count = number(pieces ?? 0);
      return t({ message: `Freight of pieces not yet shipped: ${count}`, comment: 'Share of the most of a refund; a number' });
    },
    gifts: () => t`Gifts kept by the buyer`,
    notPaid: () => t({ message: 'Not paid yet', comment: 'Share taken off the most of a refund: parts of the price that are open' }),
  };
  return (share) => names[share.kind](share);
}
