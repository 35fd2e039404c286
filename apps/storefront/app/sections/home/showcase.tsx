import type { ReactNode } from 'react';
import { ProductGrid } from '../catalog/product-card.tsx';
import { Section } from '../catalog/section.tsx';
import { useCounted } from '../rankings/ranking-parts.tsx';
import type { Ranking } from '../rankings/rankings.server.ts';

type ShowcaseProps = {
  ranking: Ranking | null;
  title: ReactNode;
  note?: ReactNode;
  more?: { href: string; label: ReactNode };
  /** Whether the days over which it was counted, and each card's place, are shown. */
  counted?: boolean;
};

/** A row of goods; nothing when there are none. */
export function Showcase({ ranking, title, note, more, counted = false }: ShowcaseProps) {
  if (!ranking || ranking.cards.length === 0) return null;
  const cards = counted ? ranking.cards : ranking.cards.map(({ rank: _, ...card }) => card);
  return (
    <Section title={title} note={counted ? <Counted ranking={ranking} /> : note} more={more}>
      <ProductGrid cards={cards} />
    </Section>
  );
}

export const Counted = ({ ranking }: { ranking: Pick<Ranking, 'days' | 'updated'> }) => useCounted(ranking);
