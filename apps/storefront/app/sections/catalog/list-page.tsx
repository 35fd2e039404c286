import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Breadcrumbs, EmptyState, LinkButton, Pagination, SearchX, X } from '@kyakhta/ui';
import { paths, type ListQuery } from '../../paths.ts';
import { SearchForm } from '../shell/search-form.tsx';
import { Filters, SortForm } from './filters.tsx';
import type { List } from './list.server.ts';
import { ProductGrid } from './product-card.tsx';

/** A category or a search: what narrows it at the start side, cards at the end side, everything in the address. */
export function ListPage({ list }: { list: List }) {
  const { t } = useLingui();
  const { query, path, total, totalText } = list;
  const here = path.at(-1);
  const words = query.pn;
  return (
    <div className="wrap pt-4">
      <Breadcrumbs
        label={t`You are here`}
        crumbs={[
          { label: t`Home`, href: paths.home() },
          { label: t`Catalogue`, href: path.length > 0 || words ? paths.category() : undefined },
          ...path.map((step, index) => ({
            label: step.name,
            href: index < path.length - 1 || words ? paths.category(step.query) : undefined,
          })),
        ]}
      />
      <header className="mt-3 mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h1 className="text-xl font-semibold md:text-2xl">{words ? t`Found for “${words}”` : (here?.name ?? t`Catalogue`)}</h1>
        <p className="text-sm text-ink-2 tabular-nums">
          <Plural value={total} one={`${totalText} product`} other={`${totalText} products`} />
        </p>
        {total > 1 ? <SortForm query={query} /> : null}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[15rem_1fr] lg:gap-8">
        <Filters list={list} />
        <div className="grid min-w-0 gap-4">
          <Chips list={list} />
          {list.cards.length > 0 ? <ProductGrid cards={list.cards} eager={4} level="h2" /> : <NothingFound list={list} />}
          <div className="mt-4">
            <Pagination
              current={list.page}
              pages={list.pages}
              href={(page) => paths.category({ ...query, page })}
              labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** What narrows the list now; each can be taken away. */
function Chips({ list }: { list: List }) {
  const { t } = useLingui();
  const { query, path, minPriceText, maxPriceText } = list;
  const { page: _page, ...rest } = query;
  const without = (...names: (keyof ListQuery)[]) =>
    paths.category(Object.fromEntries(Object.entries(rest).filter(([name]) => !names.includes(name as keyof ListQuery))));
  const chips = [
    query.pn && { key: 'pn', label: t`Words: ${query.pn}`, href: without('pn') },
    path.length > 0 && { key: 'category', label: path.at(-1)?.name ?? '', href: without('cpid', 'cid', 'thCid') },
    minPriceText && { key: 'min', label: t`From ${minPriceText}`, href: without('minPrice') },
    maxPriceText && { key: 'max', label: t`Up to ${maxPriceText}`, href: without('maxPrice') },
  ].filter((chip) => typeof chip === 'object' && chip !== null);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t`Chosen filters`} className="flex flex-wrap gap-2">
      {chips.map(({ key, label, href }) => (
        <li key={key}>
          <Anchor
            href={href}
            aria-label={t`Remove the filter: ${label}`}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-brand-soft ps-3 pe-2 text-sm font-medium text-brand-strong hover:outline hover:outline-brand"
          >
            {label}
            <X aria-hidden className="size-3.5" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

function NothingFound({ list }: { list: List }) {
  const { t } = useLingui();
  const { query, path } = list;
  const narrowed = query.minPrice || query.maxPrice || (query.pn && path.length > 0);
  return (
    <EmptyState
      icon={SearchX}
      title={t`Nothing found`}
      action={
        <>
          {narrowed ? (
            <LinkButton href={paths.category(query.pn ? { pn: query.pn } : (path.at(-1)?.query ?? {}))}>{t`Remove the filters`}</LinkButton>
          ) : null}
          <LinkButton href={paths.category()} variant="ghost">
            {t`Whole catalogue`}
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>Try a shorter or more general word, another spelling, or an article number. Removing a filter helps too.</Trans>
      </p>
      <SearchForm label={t`Search again`} className="mt-5" />
    </EmptyState>
  );
}
