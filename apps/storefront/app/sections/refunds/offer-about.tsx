import { useLingui } from '@lingui/react/macro';
import type { OfferAboutView } from './refund-view.server.ts';

type Props = {
  about: OfferAboutView;
  /** It was declined, taken back or not answered: then nothing becomes of the goods. */
  isOver?: boolean;
  className?: string;
};

/** What an offer of the supplier is about: which goods, how many of each, and what becomes of them. */
export function OfferAbout({ about, isOver = false, className = '' }: Props) {
  const { t } = useLingui();
  const effects = {
    reduction: t`The price of these goods is reduced: you keep them, and what has not been sent is still sent.`,
    kept: t`You keep these goods and send nothing back.`,
    notSent: t`These goods are not sent any more.`,
    partNotSent: t`You keep what was sent; the rest is not sent any more.`,
  };
  return (
    <span className={`block ${className}`}>
      {about.goods.map(({ orderItemId, quantity, name }) => (
        <span key={orderItemId} className="block wrap-anywhere">
          <bdi>{name}</bdi>: <bdi>{quantity}</bdi>
        </span>
      ))}
      {isOver || about.effect === null ? null : <span className="block">{effects[about.effect]}</span>}
    </span>
  );
}
