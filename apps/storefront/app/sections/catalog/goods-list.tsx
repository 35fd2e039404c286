import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, cx, Notice, Pagination, X } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { Filters } from './filters.tsx';
import { changed } from './list-query.ts';
import type { List } from './list.server.ts';
import { NothingFound } from './nothing-found.tsx';
import { ProductGrid } from './product-card.tsx';

/** Pictures fetched before all else: a phone's first row. Wider screens see the rest of their first row a moment later. */
const eagerCards = 2;

/** A list of goods: what narrows it at the start side, cards at the end side, everything in the address. */
export function GoodsList({ list }: { list: List }) {
  const { t } = useLingui();
  const { query } = list;
  // Nothing to narrow: a person who searched in vain is not offered filters.
  const filters = list.total > 0 || list.chips.length > 0;
  return (
    <div className={cx('grid items-start gap-5', filters && 'lg:grid-cols-[17rem_1fr] lg:gap-8')}>
      {filters ? <Filters list={list} /> : null}
      <div id="goods" tabIndex={-1} className="grid min-w-0 gap-4 outline-none">
        <Chips list={list} />
        <Instead list={list} />
        {list.cards.length > 0 ? <ProductGrid cards={list.cards} eager={eagerCards} level="h2" /> : <NothingFound list={list} />}
        <div className="mt-4">
          <Pagination
            current={list.page}
            pages={list.pages}
            href={(page) => paths.list({ ...query, page })}
            labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
          />
        </div>
      </div>
    </div>
  );
}

/** When something else was searched than what was typed, or not all of it was found. */
function Instead({ list: { query, correction: found, partial } }: { list: List }) {
  if (found !== null && query.pn) {
    // Elements, not texts: a tag that was typed would be taken for one of the sentence's own.
    const typed = <bdi>{query.pn}</bdi>;
    const correction = <bdi>{found}</bdi>;
    return (
      <Notice tone="info">
        <Trans comment="What was typed was found nowhere; shown is what was found for the other word, a link">
          No results for “{typed}”. Showing results for{' '}
          <Anchor href={paths.list(changed(query, { pn: found }))} className="font-semibold underline">
            {correction}
          </Anchor>
          .
        </Trans>
      </Notice>
    );
  }
  if (!partial) return null;
  return (
    <Notice tone="info">
      <Trans>No product matches all of these words. Showing those that match most of them.</Trans>
    </Notice>
  );
}

/** What narrows the list now; each can be taken away, and all at once. */
function Chips({ list: { chips, clear } }: { list: List }) {
  const { t } = useLingui();
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t`Active filters`} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, label, href }) => (
        <li key={key} className="min-w-0">
          <Anchor
            href={href}
            aria-label={t`Remove filter: ${label}`}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-brand-soft ps-3 pe-2 text-sm font-medium text-brand-strong hover:outline hover:outline-brand"
          >
            <bdi className="truncate">{label}</bdi>
            <X aria-hidden className="size-3.5 shrink-0" />
          </Anchor>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <Anchor href={clear} className="inline-flex min-h-8 items-center px-1 text-sm font-semibold text-brand hover:underline">
            {t`Clear all`}
          </Anchor>
        </li>
      ) : null}
    </ul>
  );
}
