import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../format.ts';
import type { RefundInfo } from './types.ts';

/**
 * What an offer of the store is about: which goods, how many of each, and what becomes of them.
 * @param isOver it was declined, taken back or not answered: then nothing becomes of them
 */
export function OfferAbout({ about, isOver = false }: { about: NonNullable<RefundInfo['offeredFor']>; isOver?: boolean }) {
  const { t } = useLingui();
  const { number, unit } = useFormat();
  const effects = {
    reduction: t`The price of these goods is reduced: the buyer keeps them, and what has not been shipped is still shipped.`,
    kept: t`The buyer keeps these goods; nothing is returned.`,
    notSent: t`These goods are not shipped any more.`,
    partNotSent: t`The buyer keeps what was shipped; the rest is not shipped any more.`,
  };
  return (
    <span className="block">
      {about.goods.map(({ orderItemId, prodName, skuName, count, unit: one }) => (
        <span key={orderItemId} className="block wrap-anywhere">
          <bdi>{skuName === '' ? prodName : `${prodName}, ${skuName}`}</bdi>: <bdi>{`${number(count)}\u00a0${unit(count, one)}`}</bdi>
        </span>
      ))}
      {isOver || about.effect === null ? null : <span className="block">{effects[about.effect]}</span>}
    </span>
  );
}
