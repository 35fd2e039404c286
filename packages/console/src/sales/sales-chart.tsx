import type { Output } from '@kyakhta/contract/types';
import type { SalesPeriod } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Money } from '@kyakhta/ui';
import { BarChart } from '../bar-chart.tsx';
import { DataTable } from '../data-table.tsx';
import type { Column } from '../lists/column.ts';
import { useFormat } from '../format.ts';

type Point = Output<'GET /shop/admin/sales'>['points'][number];

const dayMs = 86_400_000;
/** The same day wherever it is read: noon is far from midnight everywhere. */
const noon = (day: string) => `${day}T12:00:00`;
const later = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

type SalesChartProps = {
  points: readonly Point[];
  period: SalesPeriod;
  /** The last day there are figures of. */
  to: string;
  currency: string;
  /** In which zone its days are counted (IANA). */
  timeZone: string;
};

/** What was paid for goods and what went back, as columns; the same figures are in a table that can be opened. */
export function SalesChart({ points, period, to, currency, timeZone }: SalesChartProps) {
  const { t } = useLingui();
  const { day, month, money, number, span, zone } = useFormat();
  const clock = zone(timeZone);
  const named = (from: string): string => {
    if (period === 'month') return month(noon(from));
    if (period === 'day') return day(noon(from));
    const end = later(from, 6);
    return span(noon(from), noon(end < to ? end : to));
  };
  const [first, last] = [points[0], points.at(-1)];
  const paidWord = t({ message: 'Paid for goods', comment: 'Figures of sales' });
  const backWord = t({ message: 'Refunds', context: 'sales', comment: 'Figures of sales' });
  const whenWord = {
    day: t({ message: 'Day', comment: 'Column: a day of the calendar' }),
    week: t({ message: 'Week', comment: 'Column: a week of the calendar' }),
    month: t({ message: 'Month', comment: 'Column: a month of the calendar' }),
  }[period];
  // Isolated: beside words that run the other way its sign would change sides.
  const most = `\u2066${money(Math.max(0, ...points.map(({ amount }) => amount)), currency)}\u2069`;
  const [from, until] = [named(first?.from ?? to), named(last?.from ?? to)];
  const columns: Column<Point>[] = [
    { key: 'when', head: whenWord, card: 'line', render: (point) => <time dateTime={point.from}>{named(point.from)}</time> },
    {
      key: 'orders',
      head: t({ message: 'Paid orders', comment: 'Column: a number' }),
      numeric: true,
      render: ({ orders }) => number(orders),
    },
    { key: 'paid', head: paidWord, numeric: true, render: ({ amount }) => <Money>{money(amount, currency)}</Money> },
    { key: 'back', head: backWord, numeric: true, render: ({ refunded }) => <Money>{money(refunded, currency)}</Money> },
  ];
  return (
    <div className="grid gap-2">
      <BarChart
        label={t`Paid for goods from ${from} to ${until}; the figures are in the table below`}
        bars={points.map((point) => {
          const [when, paid, orders, back] = [
            named(point.from),
            money(point.amount, currency),
            number(point.orders),
            money(point.refunded, currency),
          ];
          const label = t({ message: `${when}: ${paid}, orders ${orders}, refunds ${back}`, comment: 'One column of a chart' });
          return { key: point.from, label, whole: point.amount, part: point.refunded };
        })}
        whole={paidWord}
        part={backWord}
        leads="whole"
        from={from}
        to={until}
        most={t({ message: `Highest: ${most}`, comment: 'The greatest amount of a chart' })}
      />
      <details className="group rounded-2 border border-line bg-paper">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2.5 text-sm font-medium">
          <ChevronDown aria-hidden className="size-4 -rotate-90 group-open:rotate-0 rtl:rotate-90 rtl:group-open:rotate-0" />
          {t`Figures as a table`}
        </summary>
        <div className="p-4 pt-0">
          <DataTable label={paidWord} needs="narrow" columns={columns} rows={points.toReversed()} rowKey={({ from: key }) => key} />
        </div>
      </details>
      <p className="text-sm text-ink-3">{t`Days follow the time zone ${clock}; payments are counted after a few minutes. Freight is not included.`}</p>
    </div>
  );
}
