import { useLingui } from '@lingui/react/macro';
import { Pagination } from '@kyakhta/ui';

/** The pages of a list, each an address. */
export function Pages({ current, pages, href }: { current: number; pages: number; href: (page: number) => string }) {
  const { t } = useLingui();
  return (
    <Pagination
      current={current}
      pages={pages}
      href={href}
      labels={{ nav: t`Pages of the list`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
    />
  );
}
