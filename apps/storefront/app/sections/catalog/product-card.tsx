import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, cx, Money, ShieldCheck, StatusTag, Tag, Truck } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import type { CardView } from './card-view.server.ts';
import { Rating } from './rating.tsx';
import { StoredPicture } from './stored-picture.tsx';

const sizes = '(min-width: 1280px) 236px, (min-width: 768px) 25vw, 50vw';

/** Where a product is in a ranking, and the popularity shown for it, if any is. */
export type Rank = { position: number; words: string | null };

export function ProductGrid({
  cards,
  eager = 0,
  level = 'h3',
}: {
  cards: readonly (CardView & { rank?: Rank })[];
  eager?: number;
  level?: 'h2' | 'h3';
}) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13.5rem,45%),1fr))] gap-2.5 md:gap-4">
      {cards.map((card, index) => (
        <ProductCard key={card.prodId} card={card} eager={index < eager} level={level} />
      ))}
    </ul>
  );
}

const certificatesShown = 2;

/** What it is, what a piece and a carton cost, the least one can order, who sells it. The whole card is the link. */
export function ProductCard({ card, eager, level: Heading }: { card: CardView & { rank?: Rank }; eager: boolean; level: 'h2' | 'h3' }) {
  const { t } = useLingui();
  const { minimum, carton, cartonPrice, unit, days, certificates, sold, rank } = card;
  const more = certificates.length - certificatesShown;
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-3 border border-line bg-paper transition-shadow hover:shadow-2 has-focus-visible:outline-2 has-focus-visible:outline-brand">
      <StoredPicture path={card.picture} alt="" sizes={sizes} eager={eager}>
        {rank ? <RankBadge position={rank.position} /> : null}
        {card.mark ? (
          <span className="absolute inset-x-2 bottom-2 flex h-5.5 items-end gap-1">
            <StatusTag tone="info" icon={ShieldCheck}>
              {card.mark}
            </StatusTag>
          </span>
        ) : null}
      </StoredPicture>
      <div className="flex flex-1 flex-col gap-1 p-3 md:p-3.5">
        <Heading className="line-clamp-2 min-h-[2.7em] text-sm leading-snug font-normal tracking-normal">
          <Anchor href={paths.product(card.prodId)} className="outline-none after:absolute after:inset-0 group-hover:text-brand">
            {card.name}
          </Anchor>
        </Heading>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Money className="text-lg font-bold tracking-tight whitespace-normal!">{card.price}</Money>
          {card.fell ? <Fell {...card.fell} /> : null}
        </p>
        {card.about ? (
          <p className="text-xs text-ink-2">
            <Money className="whitespace-normal!">
              {t({ message: `≈ ${card.about}`, comment: 'The same price in the currency shown, approximately' })}
            </Money>
          </p>
        ) : null}
        {rank?.words ? <p className="text-xs text-ink-2 tabular-nums">{rank.words}</p> : null}
        {cartonPrice ? (
          <p className="text-xs text-ink-2 tabular-nums">
            {card.priceVaries
              ? t({
                  message: `Carton of ${carton}: from ${cartonPrice}`,
                  comment: 'On a product card: price of a carton with so many pieces',
                })
              : t({
                  message: `Carton of ${carton}: ${cartonPrice}`,
                  comment: 'On a product card: price of a carton with so many pieces',
                })}
          </p>
        ) : null}
        <p className="text-xs text-ink-2 tabular-nums">
          <Trans comment="On a product card: smallest order with its unit (pcs, pairs, sets)">
            Minimum: {minimum} {unit}
          </Trans>
        </p>
        {days === null ? null : (
          <p>
            <StatusTag tone="good" icon={Truck}>
              <Plural value={days} one="Ships within # day" other="Ships within # days" />
            </StatusTag>
          </p>
        )}
        {certificates.length > 0 ? (
          <ul aria-label={t`Certificates`} className="mt-0.5 flex flex-wrap gap-1">
            {certificates.slice(0, certificatesShown).map((name) => (
              <li key={name} className="min-w-0">
                <Tag className="max-w-full font-medium!">
                  <bdi className="truncate">{name}</bdi>
                </Tag>
              </li>
            ))}
            {more > 0 ? (
              <li>
                <Tag className="font-medium!">
                  <bdi dir="ltr">{`+${more}`}</bdi>
                </Tag>
              </li>
            ) : null}
          </ul>
        ) : null}
        <p className="mt-auto flex flex-wrap items-center gap-x-2 pt-1 text-xs text-ink-2">
          {card.rating ? <Rating {...card.rating} /> : null}
          {sold ? (
            <span className="tabular-nums">
              <Trans comment="On a product card: pieces sold">Sold: {sold}</Trans>
            </span>
          ) : null}
        </p>
        <p className="min-w-0 text-xs text-ink-3">
          <Anchor
            href={paths.shop(card.shopId)}
            className="relative z-10 inline-flex min-h-6 max-w-full items-center hover:text-brand hover:underline"
          >
            <span dir="auto" className="truncate">
              {card.store}
            </span>
          </Anchor>
        </p>
      </div>
    </li>
  );
}

/** Beside a price that an offer lowers: what it was, struck through and in words for who does not see that, and how far it fell. */
export const Fell = ({ label, before, off }: { label: string; before: string | null; off: string | null }) => (
  <>
    {before ? (
      <span className="text-sm font-normal text-ink-3">
        <span className="sr-only">{label} </span>
        <s>
          <Money>{before}</Money>
        </s>
      </span>
    ) : null}
    {off ? <span className="text-sm font-semibold text-seal tabular-nums">{off}</span> : null}
  </>
);

/** The place in a ranking; the first three stand out. */
export function RankBadge({ position }: { position: number }) {
  const { t } = useLingui();
  return (
    <span
      className={cx(
        'absolute start-2 top-2 grid min-h-7 min-w-7 place-items-center rounded-full px-1.5 text-sm font-bold tabular-nums',
        position <= 3 ? 'bg-brand text-on-brand' : 'bg-paper text-ink shadow-1',
      )}
    >
      <span className="sr-only">{t({ message: `No. ${position}`, comment: 'For a screen reader: place in a ranking' })}</span>
      <span aria-hidden>{position}</span>
    </span>
  );
}
