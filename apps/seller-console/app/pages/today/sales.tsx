import { DataTable, SalesChart, Section, at, pictureOf, useFormat, useMay, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { salesPeriods, type SalesPeriod } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, ChartColumn, EmptyState, Money, Picture, Tabs } from '@kyakhta/ui';
import { productHref } from '../products/products-resource.ts';

type Figures = Output<'GET /shop/admin/sales'>;
type Best = Figures['best'][number];

/** What the store sold lately: over time, by the best of its goods, and how much of it went back. */
export function Sales({ sales, period }: { sales: Figures; period: SalesPeriod }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const labels: Readonly<Record<SalesPeriod, string>> = {
    day: t({ message: '30 days', comment: 'Tab: sales by day' }),
    week: t({ message: '12 weeks', comment: 'Tab: sales by week' }),
    month: t({ message: '12 months', comment: 'Tab: sales by month' }),
  };
  const share = sales.amount > 0 ? number(Math.round((sales.refunded / sales.amount) * 1000) / 10) : '0';
  const amount = money(sales.amount, sales.currency);
  const orders = number(sales.orders);
  const back = money(sales.refunded, sales.currency);
  return (
    <section aria-labelledby="sales" className="mt-8 grid gap-3">
      <h2 id="sales" className="text-lg font-semibold">
        {t({ message: 'Sales', comment: 'Heading: what was paid for goods of the store' })}
      </h2>
      <Tabs
        label={t`Period of the sales`}
        tabs={salesPeriods.map((one) => ({
          href: at('/', { sales: one === 'day' ? undefined : one }),
          label: labels[one],
          current: one === period,
        }))}
      />
      {sales.orders > 0 || sales.refunded > 0 ? (
        <>
          <dl className="grid grid-cols-2 gap-3 md:grid-cols-3">
            <Total term={t({ message: 'Paid for goods', comment: 'Figures of sales' })}>
              <Money>{amount}</Money>
            </Total>
            <Total term={t({ message: 'Paid orders', comment: 'Column: a number' })}>{orders}</Total>
            <Total term={t({ message: 'Refunds', context: 'sales', comment: 'Figures of sales' })}>
              <Money>{back}</Money>{' '}
              <span className="text-sm font-normal text-ink-2">{t({ message: `${share}%`, comment: 'Share of what was paid' })}</span>
            </Total>
          </dl>
          <SalesChart points={sales.points} period={period} to={sales.to} currency={sales.currency} timeZone={sales.timeZone} />
          <BestGoods best={sales.best} currency={sales.currency} />
        </>
      ) : (
        <EmptyState icon={ChartColumn} title={t`No sales in this period`}>
          {t`A paid order appears here a few minutes later.`}
        </EmptyState>
      )}
    </section>
  );
}

function Total({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="rounded-3 border border-line bg-paper p-4">
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function BestGoods({ best, currency }: { best: readonly Best[]; currency: string }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const may = useMay();
  const title = t({ message: 'Best sellers', comment: 'Heading: the products that sold for most' });
  const columns: Column<Best>[] = [
    {
      key: 'product',
      head: t({ message: 'Product', comment: 'Column' }),
      card: 'line',
      render: ({ prodId, prodName, pic }) => (
        <span className="flex items-center gap-3">
          <Picture source={pictureOf(pic)} alt="" sizes="40px" className="size-10 shrink-0 rounded-1" />
          {may('goods') ? (
            <Anchor href={productHref(prodId)} className="inline-flex min-h-6 items-center font-medium hover:text-brand hover:underline">
              <bdi>{prodName}</bdi>
            </Anchor>
          ) : (
            <bdi>{prodName}</bdi>
          )}
        </span>
      ),
    },
    {
      key: 'pieces',
      head: t({ message: 'Pieces', comment: 'Column: how many were sold' }),
      numeric: true,
      render: ({ pieces }) => number(pieces),
    },
    {
      key: 'amount',
      head: t({
        message: 'Paid for these pieces',
        comment: 'Column of best sellers: what was paid for the pieces, without those that were refunded',
      }),
      numeric: true,
      render: ({ amount }) => <Money>{money(amount, currency)}</Money>,
    },
  ];
  return (
    <Section title={title}>
      <DataTable label={title} needs="narrow" columns={columns} rows={best} rowKey={({ prodId }) => prodId} />
    </Section>
  );
}
