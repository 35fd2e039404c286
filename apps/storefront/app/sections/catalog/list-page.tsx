import { Plural, useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { FoundStores } from './found-stores.tsx';
import { GoodsList } from './goods-list.tsx';
import type { List } from './list.server.ts';
import { SortForm } from './sort-form.tsx';

/** A category or a search of the whole catalogue. */
export function ListPage({ list }: { list: List }) {
  const { t } = useLingui();
  const { query, path } = list;
  const here = path.at(-1);
  const words = list.correction ?? query.pn;
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
        <h1 className="min-w-0 text-xl font-semibold wrap-anywhere md:text-2xl">
          {words ? t`Results for “${words}”` : (here?.name ?? t`Catalogue`)}
        </h1>
        <Total list={list} />
        {list.total > 1 ? <SortForm query={query} /> : null}
      </header>
      <FoundStores stores={list.stores} />
      <GoodsList list={list} />
    </div>
  );
}

export function Total({ list: { total, totalText } }: { list: List }) {
  if (total === 0) return null;
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      <Plural value={total} one={`${totalText} product`} other={`${totalText} products`} />
    </p>
  );
}
