import { useLingui } from '@lingui/react/macro';
import { Anchor, ChevronLeft, ChevronRight } from '@kyakhta/ui';
import { Link } from 'react-router';
import { paths, withLanguage } from '../../paths.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import { Section } from '../catalog/section.tsx';
import { useLang } from '../shell/router-anchor.tsx';
import type { Recommended } from './home.server.ts';

/** The categories that sell most, a page at a time; at either end there is no way further. */
export function RecommendedCategories({ recommended: { tiles, current, pages } }: { recommended: Recommended }) {
  const { t } = useLingui();
  if (tiles.length === 0) return null;
  return (
    <Section id="categories" title={t`Recommended categories`} more={{ href: paths.category(), label: t`Whole catalogue` }}>
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-4 md:gap-3 lg:grid-cols-8">
        {tiles.map(({ categoryId, parentId, name, picture }) => (
          <li key={categoryId}>
            <Anchor
              href={paths.category({ cpid: parentId, cid: categoryId })}
              className="flex h-full flex-col gap-2 rounded-2 border border-line bg-paper p-2.5 text-center transition-shadow hover:shadow-2"
            >
              <StoredPicture path={picture} alt="" sizes="120px" className="mx-auto w-full max-w-24 rounded-1" />
              <span className="text-sm leading-snug font-medium">{name}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex justify-between">
        {current > 1 ? (
          <Turn to={current - 1} label={t`Previous categories`}>
            <ChevronLeft aria-hidden className="turn size-5" />
          </Turn>
        ) : (
          <span />
        )}
        {current < pages ? (
          <Turn to={current + 1} label={t`Next categories`}>
            <ChevronRight aria-hidden className="turn size-5" />
          </Turn>
        ) : null}
      </div>
    </Section>
  );
}

function Turn({ to, label, children }: { to: number; label: string; children: React.ReactNode }) {
  const lang = useLang();
  return (
    <Link
      to={withLanguage(paths.home({ categories: to }), lang)}
      preventScrollReset
      className="grid size-11 place-items-center rounded-full border border-line-mid bg-paper hover:border-brand hover:text-brand"
    >
      {children}
      <span className="sr-only">{label}</span>
    </Link>
  );
}
