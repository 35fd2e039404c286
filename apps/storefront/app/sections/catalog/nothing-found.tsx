import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, EmptyState, LinkButton, SearchX } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { SearchForm } from '../shell/search-form.tsx';
import { changed } from './list-query.ts';
import type { List } from './list.server.ts';

/** What was looked for in vain, and where to look instead. */
export function NothingFound({ list }: { list: List }) {
  const { t } = useLingui();
  const { query, chips, nearest, elsewhere, clear, meant } = list;
  const typed = <bdi>{query.pn}</bdi>;
  const words = meant ?? query.pn;
  return (
    <div>
      <EmptyState
        icon={SearchX}
        title={words ? t`Nothing found for “${words}”` : t`Nothing found`}
        action={
          chips.length > 0 ? (
            <LinkButton href={clear}>{t`Remove filters`}</LinkButton>
          ) : query.sid ? (
            <LinkButton href={paths.category(words ? { pn: words } : {})}>{t`Search in all stores`}</LinkButton>
          ) : null
        }
      >
        {meant ? (
          <p>
            <Trans>You typed “{typed}”.</Trans>
          </p>
        ) : null}
        <p>
          <Trans>Try a shorter or more general word, another spelling or an article number, or remove a filter.</Trans>
        </p>
        {query.sid ? null : <SearchForm label={t`Search again`} className="mt-5" />}
        {words && !query.sid ? (
          <p className="mt-6 flex flex-wrap items-center justify-center gap-3 border-t border-line pt-5">
            <span>
              <Trans>Can’t find it? Tell us what you need and we’ll ask the stores.</Trans>
            </span>
            <LinkButton href={paths.askPrice({ pn: words })} variant="soft" size="sm">
              {t`Ask for a price`}
            </LinkButton>
          </p>
        ) : null}
      </EmptyState>
      {nearest.length > 0 ? (
        <div className="pb-6">
          <Links
            title={t({ message: 'Did you mean?', comment: 'Heading above words near to what was searched' })}
            links={nearest.map((word) => ({ label: word, href: paths.list(changed(query, { pn: word })) }))}
          />
        </div>
      ) : null}
      {elsewhere ? (
        <div className="grid gap-6 border-t border-line pt-6 md:grid-cols-3">
          <Links title={t`Popular searches`} links={elsewhere.words} />
          <Links title={t`Largest categories`} links={elsewhere.categories} />
          <Links title={t`Largest stores`} links={elsewhere.shops} />
        </div>
      ) : null}
    </div>
  );
}

function Links({ title, links }: { title: ReactNode; links: readonly { label: string; href: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Anchor
              href={href}
              className="inline-flex min-h-9 items-center rounded-full border border-line-mid bg-paper px-3 text-sm font-medium hover:border-brand hover:text-brand"
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
