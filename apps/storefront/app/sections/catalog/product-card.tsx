import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Money, ShieldCheck, StatusTag, Truck } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import type { CardView } from './card-view.server.ts';
import { StoredPicture } from './stored-picture.tsx';

const sizes = '(min-width: 1280px) 236px, (min-width: 768px) 25vw, 50vw';

export function ProductGrid({ cards, eager = 0, level = 'h3' }: { cards: readonly CardView[]; eager?: number; level?: 'h2' | 'h3' }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13.5rem,45%),1fr))] gap-2.5 md:gap-4">
      {cards.map((card, index) => (
        <ProductCard key={card.prodId} card={card} eager={index < eager} level={level} />
      ))}
    </ul>
  );
}

/** What it is, what a piece costs, the least one can order, who sells it. The whole card is the link. */
export function ProductCard({ card, eager, level: Heading }: { card: CardView; eager: boolean; level: 'h2' | 'h3' }) {
  const { t } = useLingui();
  const { minimum, carton, unit } = card;
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-3 border border-line bg-paper transition-shadow hover:shadow-2 has-focus-visible:outline-2 has-focus-visible:outline-brand">
      <StoredPicture path={card.picture} alt="" sizes={sizes} eager={eager}>
        <span className="absolute inset-x-2 bottom-2 flex flex-wrap gap-1">
          {card.ownStore ? (
            <StatusTag tone="info" icon={ShieldCheck}>
              <Trans comment="Badge of a store run by the platform itself">Own store</Trans>
            </StatusTag>
          ) : null}
          {card.quick ? (
            <StatusTag tone="good" icon={Truck} className="whitespace-normal!">
              <Trans comment="Badge: leaves the supplier's warehouse within seven days">Ships in 7 days</Trans>
            </StatusTag>
          ) : null}
        </span>
      </StoredPicture>
      <div className="flex flex-1 flex-col gap-1 p-3 md:p-3.5">
        <Heading className="line-clamp-2 min-h-[2.7em] text-sm leading-snug font-normal tracking-normal">
          <Anchor href={paths.product(card.prodId)} className="outline-none after:absolute after:inset-0 group-hover:text-brand">
            {card.name}
          </Anchor>
        </Heading>
        <p className="flex flex-wrap items-baseline gap-x-1">
          <Money className="text-lg font-bold tracking-tight whitespace-normal!">{card.price}</Money>
        </p>
        {card.about ? (
          <p className="text-xs text-ink-2">
            <Money className="whitespace-normal!">
              {t({ message: `≈ ${card.about}`, comment: 'The same price in the currency shown, approximately' })}
            </Money>
          </p>
        ) : null}
        <p className="text-xs text-ink-2 tabular-nums">
          <Trans comment="On a product card: smallest order with its unit (pcs, pairs, sets), then how many are in a carton">
            min. {minimum} {unit}, {carton} per carton
          </Trans>
        </p>
        <p className="mt-auto truncate pt-1 text-xs text-ink-3">{card.store}</p>
      </div>
    </li>
  );
}
