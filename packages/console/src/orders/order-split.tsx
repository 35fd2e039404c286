import { useLingui } from '@lingui/react/macro';
import { Money } from '@kyakhta/ui';
import { Facts, Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import type { Order } from './types.ts';

type Split = NonNullable<Order['split']>;

/** Who gets what of an order's money, by name; what is nothing is left out. */
function useShares(): (split: Split) => { key: string; term: string; value: number }[] {
  const { t } = useLingui();
  return (split) =>
    [
      {
        key: 'whole',
        term: t({ message: 'Leaves escrow', comment: 'Before an amount: the store’s, commission and freight' }),
        value: split.whole,
      },
      { key: 'commission', term: t({ message: 'Commission', comment: 'Before an amount' }), value: 0 - split.commission },
      { key: 'freight', term: t({ message: 'Freight', comment: 'Before an amount that the platform keeps' }), value: 0 - split.freight },
      {
        key: 'fee',
        term: t({ message: 'Of which delivery fee', comment: 'Before an amount: a part of what the store gets' }),
        value: split.fee,
      },
      {
        key: 'disputed',
        term: t({ message: 'Pending refunds', comment: 'Before an amount: refunds that are under way' }),
        value: split.disputed,
      },
    ].filter(({ value }) => value !== 0);
}

/** What was kept of money that a store gets, beside the sentence that tells of it. */
export function SplitLine({ split, currency }: { split: Split; currency: string }) {
  const { money } = useFormat();
  const shares = useShares();
  return (
    <span className="flex flex-wrap gap-x-3">
      {shares(split).map(({ key, term, value }) => (
        <span key={key} className="inline-flex gap-x-1">
          {term} <Money>{money(value, currency)}</Money>
        </span>
      ))}
    </span>
  );
}

/** What the store gets of an order and what is kept of it: as booked, or as it is to be if nothing more is asked back. */
export function OrderSplit({ order }: { order: Order }) {
  const { split, currency } = order;
  const { t } = useLingui();
  const { money } = useFormat();
  const shares = useShares();
  if (split === null) return null;
  const own = { key: 'store', term: t`The store gets`, value: <Money>{money(split.store, currency)}</Money>, strong: true };
  const [kept, beside] = [
    shares(split).filter(({ key }) => key !== 'fee' && key !== 'disputed'),
    shares(split).filter(({ key }) => key === 'fee' || key === 'disputed'),
  ];
  // What went back after the release left no escrow: the whole is named by what it is at any time.
  const byPlatform = order.platformCouponAmount + order.discountMoney + order.scoreAmount > 0;
  const net = byPlatform
    ? t({
        message: 'Paid by buyer and platform, less refunds',
        comment:
          'Before an amount: the store’s, commission and freight, without what was refunded; the platform pays for coupons, offers and points of its own',
      })
    : t({
        message: 'Paid, less refunds',
        comment: 'Before an amount: the store’s, commission and freight, without what was refunded',
      });
  const fact = ({ key, term, value }: (typeof kept)[number]) => ({
    key,
    term: key === 'whole' ? net : term,
    value: <Money>{money(value, currency)}</Money>,
  });
  return (
    <Section title={t`Where the money goes`}>
      <Facts facts={[...kept.map(fact), own, ...beside.map(fact)]} />
    </Section>
  );
}
