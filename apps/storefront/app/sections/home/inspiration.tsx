import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton, Notice } from '@kyakhta/ui';
import { useEffect, useRef, useState } from 'react';
import { paths, withLanguage } from '../../paths.ts';
import type { CardView } from '../catalog/card-view.server.ts';
import { ProductGrid } from '../catalog/product-card.tsx';
import { Section } from '../catalog/section.tsx';
import { useLang } from '../shell/router-anchor.tsx';
import { inspirationFeed, type FeedState } from './inspiration-feed.ts';
import type { InspirationPage } from './inspiration.server.ts';

/** How near the grid has to come to the screen before it is asked for. */
const near = '600px';

/** Goods near what the buyer looked at and ordered; most sold ones for who has done neither. They come when the page is read as far as here; without scripts by a link. */
export function Inspiration({ page, words }: { page: InspirationPage; words: { title: string; note: string } }) {
  const { t } = useLingui();
  return (
    <Section id="inspiration" title={words.title} note={words.note}>
      {page ? (
        <>
          <ProductGrid cards={page.cards} />
          {page.next ? (
            <p className="mt-6 flex justify-center">
              <LinkButton href={paths.home({ more: page.next })} variant="ghost">{t`View more`}</LinkButton>
            </p>
          ) : null}
        </>
      ) : (
        <Feed />
      )}
    </Section>
  );
}

function Feed() {
  const { t } = useLingui();
  const lang = useLang();
  const place = useRef<HTMLDivElement>(null);
  const feed = useRef<ReturnType<typeof inspirationFeed<CardView>>>(null);
  const [{ cards, loader }, setState] = useState<FeedState<CardView>>({ cards: [], loader: 'first' });
  useEffect(() => {
    const own = inspirationFeed<CardView>(async () => {
      const answer = await fetch(withLanguage(paths.inspiration(), lang), { signal: AbortSignal.timeout(30_000) });
      return answer.ok ? ((await answer.json()) as { cards: CardView[] | null }).cards : null;
    }, setState);
    feed.current = own;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        void own.begin();
      },
      { rootMargin: near },
    );
    if (place.current) watcher.observe(place.current);
    return () => {
      watcher.disconnect();
      own.end();
    };
  }, [lang]);
  return (
    <div ref={place} aria-busy={loader === 'loading' || undefined}>
      {cards.length > 0 ? <ProductGrid cards={cards} /> : null}
      <p className="mt-6 flex justify-center">
        {loader === 'first' ? (
          <LinkButton href={paths.home({ more: 1 })} variant="ghost">{t`View more`}</LinkButton>
        ) : loader === 'ready' || loader === 'loading' ? (
          <Button variant="ghost" busy={loader === 'loading'} onClick={() => feed.current?.more()}>
            {t`View more`}
          </Button>
        ) : null}
      </p>
      {loader === 'failed' ? <Notice tone="wait" live>{t`Couldn’t load more products. Try again later.`}</Notice> : null}
    </div>
  );
}
