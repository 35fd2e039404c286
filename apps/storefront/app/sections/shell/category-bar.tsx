import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Menu } from '@kyakhta/ui';
import { lazy, Suspense, useState } from 'react';
import { later } from '../../later.ts';
import { paths } from '../../paths.ts';
import { NewTab } from './new-tab.tsx';
import { Popup } from './popup.tsx';
import type { Shell } from './shell.server.ts';

/** Comes when the menu is opened for the first time; until then, and without scripts, the top level stands there as links. */
const MegaMenu = lazy(later(() => import('./mega-menu.tsx')));

export function CategoryBar({ categories }: { categories: Shell['categories'] }) {
  const { t } = useLingui();
  const [used, setUsed] = useState(false);
  const plain = (
    <ul className="grid gap-x-8 p-2 sm:grid-cols-2 lg:grid-cols-4">
      {categories.map(({ categoryId, categoryName }) => (
        <li key={categoryId}>
          <Anchor href={paths.category({ cpid: categoryId })} className="flex min-h-9 items-center hover:text-brand hover:underline">
            {categoryName}
          </Anchor>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={t`Categories`} className="relative border-b border-line bg-paper">
      <div className="wrap flex items-center gap-5 text-sm">
        <Popup
          className="static!"
          byResting
          onOpen={() => setUsed(true)}
          summaryClass="flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap hover:text-brand"
          panelClass="inset-x-4 start-4! mt-0! md:start-6! max-h-[min(75dvh,40rem)] overflow-y-auto p-3! md:inset-x-6 max-w-page md:mx-auto"
          summary={
            <>
              <Menu aria-hidden className="size-4.5" />
              <Trans>All categories</Trans>
            </>
          }
        >
          {used ? (
            <Suspense fallback={plain}>
              <MegaMenu categories={categories} />
            </Suspense>
          ) : (
            plain
          )}
        </Popup>
        <ul className="relative flex min-w-0 flex-1 gap-x-5 overflow-x-auto whitespace-nowrap [scrollbar-width:none] md:h-11 md:flex-wrap md:overflow-hidden">
          {categories.map(({ categoryId, categoryName }) => (
            <li key={categoryId}>
              <Anchor
                href={paths.category({ cpid: categoryId })}
                target="_blank"
                className="flex min-h-11 items-center text-ink-2 outline-offset-[-2px] hover:text-brand"
              >
                {categoryName}
                <NewTab />
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
