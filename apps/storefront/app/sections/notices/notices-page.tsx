import { useLingui } from '@lingui/react/macro';
import { Anchor, EmptyState, Info, LinkButton, Pagination, Tag } from '@kyakhta/ui';
import { farPaths } from '../../far-paths.ts';
import { paths } from '../../paths.ts';
import type { Notices } from './notices.server.ts';

export function NoticesPage({ heading, onTop, none, noneText, home, current, pages, notices }: Notices) {
  const { t } = useLingui();
  if (notices.length === 0) {
    return (
      <EmptyState level="h1" icon={Info} title={none} action={<LinkButton href={paths.home()}>{home}</LinkButton>}>
        {noneText}
      </EmptyState>
    );
  }
  return (
    <div className="wrap max-w-3xl! pt-6 md:pt-10">
      <h1 className="mb-4 text-2xl font-semibold">{heading}</h1>
      <ul className="mb-6 divide-y divide-line rounded-3 border border-line bg-paper">
        {notices.map(({ id, title, isTop, tag, at, day }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 md:px-5">
            <Anchor
              href={farPaths.notice(id)}
              className="min-w-0 flex-1 basis-64 py-1 font-semibold wrap-anywhere hover:text-brand hover:underline"
            >
              <span lang={tag} dir="auto">
                {title}
              </span>
            </Anchor>
            {isTop ? <Tag tone="info">{onTop}</Tag> : null}
            <time dateTime={at} className="text-sm text-ink-2">
              {day}
            </time>
          </li>
        ))}
      </ul>
      <Pagination
        current={current}
        pages={pages}
        href={paths.notices}
        labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
      />
    </div>
  );
}
