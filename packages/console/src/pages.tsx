import { useLingui } from '@lingui/react/macro';
import { Pagination } from '@kyakhta/ui';

/** Rows on one page of a console's list. */
export const rowsPerPage = 20;

/** The page number an address names; anything else is the first. */
export const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};

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
