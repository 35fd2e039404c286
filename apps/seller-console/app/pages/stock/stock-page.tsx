import { IndexPage, Pages, SearchField, ask, pageOf, rowsPerPage, sheetHref, useFormat } from '@kyakhta/console';
import type { StockView } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Box, EmptyState, LinkButton, SearchX, Upload } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LowStock } from '../../forms/low-stock.tsx';
import { TransferHold } from '../../forms/transfer-hold.tsx';
import { StockTable } from '../../forms/stock-table.tsx';
import { readStockView, stockFileHref, stockHref } from './stock-href.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get('q') ?? '').trim().slice(0, 200);
  const view = readStockView(searchParams);
  const current = pageOf(searchParams);
  const page = await ask(request, 'GET /shop/admin/stock/page', { search: q || undefined, view, current, size: rowsPerPage });
  return { page, q, view, current };
}

/** What is in the warehouse, variant by variant; what is on hand is changed where it stands. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, q, view, current } = useLoaderData<typeof loader>();
  const labels: Readonly<Record<StockView, string>> = {
    all: t({ message: 'All', comment: 'Tab: every variant' }),
    none: t({ message: 'None left', comment: 'Tab: variants of which nothing can be sold' }),
    low: t({ message: 'Low', comment: 'Tab: variants of which little is left' }),
    reserved: t({ message: 'Reserved', comment: 'Tab: variants of which orders hold pieces' }),
  };
  const views: readonly StockView[] = ['all', 'none', 'low', 'reserved'];
  const count = number(page.total);
  return (
    <IndexPage
      title={t({ message: 'Stock', comment: 'Page: what is in the warehouse of the store' })}
      actions={
        <LinkButton variant="ghost" href={stockFileHref}>
          <Upload aria-hidden className="size-4.5" />
          {t`Set by a file`}
        </LinkButton>
      }
      search={<SearchField name="q" label={t`Product or article number`} value={q} keep={view === 'all' ? {} : { view }} />}
      tabsLabel={t`Which stock`}
      tabs={views.map((one) => ({ href: stockHref({ view: one, q }), label: labels[one], count: page.counts[one], current: one === view }))}
      chips={
        q
          ? [{ key: 'q', label: t({ message: `Found by “${q}”`, comment: 'Filter: the text searched for' }), without: stockHref({ view }) }]
          : []
      }
      exportHref={sheetHref('GET /shop/admin/stock/export', { search: q || undefined, view })}
      summary={t({ message: `Variants: ${count}`, comment: 'How many variants the list holds' })}
    >
      {page.records.length > 0 ? (
        <StockTable key={`${view} ${q} ${current}`} rows={page.records} />
      ) : (
        <EmptyState
          icon={q ? SearchX : Box}
          title={q ? t`No variant matches` : view === 'all' ? t`There are no variants yet` : t`Nothing stands here`}
          action={q || view !== 'all' ? <LinkButton href={stockHref({})}>{t`See all stock`}</LinkButton> : undefined}
        >
          {q ? t`Search by a part of the name or of the article number.` : null}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => stockHref({ view, q, page: next })} />
      <LowStock lowAt={page.lowStock} />
      <TransferHold percent={page.transferHoldPercent} />
    </IndexPage>
  );
}
