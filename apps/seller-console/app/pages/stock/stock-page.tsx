import { ResourcePage, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Box, LinkButton, SearchX, Upload } from '@kyakhta/ui';
import { useLoaderData } from 'react-router';
import { LowStock } from '../../forms/low-stock.tsx';
import { TransferHold } from '../../forms/transfer-hold.tsx';
import { StockTable } from '../../forms/stock-table.tsx';
import { stock, stockFileHref } from './stock-resource.ts';

export const loader = stock.loader;

/** What is in the warehouse, variant by variant; what is on hand is changed where it stands. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const list = useLoaderData<typeof loader>();
  const { page, view, current } = list;
  const { q } = list.narrowed;
  const isNarrowed = q !== undefined || view !== 'all';
  const count = number(page.total);
  return (
    <ResourcePage
      of={stock}
      list={list}
      actions={
        <LinkButton variant="ghost" href={stockFileHref}>
          <Upload aria-hidden className="size-4.5" />
          {t`Set from a file`}
        </LinkButton>
      }
      search={{ name: 'q', label: t`Product or article number` }}
      tabsLabel={t`Which stock`}
      tabs={{
        all: { label: t({ message: 'All', comment: 'Tab: every variant' }), count: page.counts.all },
        none: { label: t({ message: 'None left', comment: 'Tab: variants of which nothing can be sold' }), count: page.counts.none },
        low: { label: t({ message: 'Low', comment: 'Tab: variants of which little is left' }), count: page.counts.low },
        reserved: {
          label: t({ message: 'Reserved', comment: 'Tab: variants of which orders hold pieces' }),
          count: page.counts.reserved,
        },
      }}
      summary={t({ message: `Variants: ${count}`, comment: 'How many variants the list holds' })}
      below={
        <>
          <LowStock lowAt={page.lowStock} />
          <TransferHold percent={page.transferHoldPercent} />
        </>
      }
      empty={{
        icon: q === undefined ? Box : SearchX,
        title: q === undefined ? (view === 'all' ? t`There are no variants yet` : t`Nothing here`) : t`No variant matches`,
        text: q === undefined ? undefined : t`Search by part of the name or the article number.`,
        all: isNarrowed ? t`See all stock` : undefined,
      }}
    >
      <StockTable key={`${view} ${q ?? ''} ${current}`} rows={page.records} />
    </ResourcePage>
  );
}
