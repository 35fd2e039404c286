import { offerKind } from '@kyakhta/contract/values';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../format.ts';
import type { Goods } from './types.ts';

/** What an offer says, in the reader's language. */
export function useOfferWords() {
  const { t } = useLingui();
  const { deadline, money, percent } = useFormat();
  const kind = (of: number): string =>
    of === offerKind.special
      ? t({ message: 'Special price', context: 'offers', comment: 'Kind of price offer' })
      : t({ message: 'Limited-time offer', context: 'offers', comment: 'Kind of price offer' });
  const state = (of: number): string =>
    of === 0
      ? t({ message: 'Upcoming', context: 'offers', comment: 'State of a price offer: it has not begun' })
      : of === 1
        ? t({ message: 'Running', context: 'offers', comment: 'State of a price offer: its prices hold now' })
        : t({ message: 'Ended', context: 'offers', comment: 'State of a price offer' });
  const paused = t({ message: 'Paused', context: 'offers', comment: 'State of a price offer: its prices do not hold for now' });
  const between = (start: string, end: string): string => {
    const [from, to] = [deadline(start), deadline(end)];
    return t({ message: `From ${from} to ${to}`, comment: 'A period: from one moment to another' });
  };
  /** Two prices where tiers differ. */
  const range = (low: number, high: number, currency: string): string =>
    low === high ? money(low, currency) : `${money(low, currency)} – ${money(high, currency)}`;
  const variants = (count: number): string => t`${plural(count, { one: '# variant', other: '# variants' })}`;
  /** What is taken off, as the language writes it: "−25%". */
  const off = (whole: number): string => percent(-whole);
  const named = (goods: Pick<Goods, 'prodName' | 'skuName'>): string => [goods.prodName, goods.skuName].filter(Boolean).join(' · ');
  return { kind, state, paused, between, range, variants, off, named };
}
