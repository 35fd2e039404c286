import { BarChart, DataTable, ResourcePage, Section, useFormat, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { ChartColumn } from '@kyakhta/ui';
import { useLoaderData } from 'react-router';
import { usePageName } from './page-name.ts';
import { visits } from './visits-resource.ts';

type Figures = Output<'GET /platform/visits'>;
type Day = Figures['days'][number];
type OfPage = Figures['pages'][number];

export const loader = visits.loader;

/** The same day wherever it is read: noon is far from midnight everywhere. */
const noon = (day: string) => `${day}T12:00:00`;

/** More days than a table is read through: then it stands by month, and the chart has the days. */
const daysInTable = 92;

/** Months from their days, each by its first day that is shown: a visitor of several days counts once for each. */
const monthsOf = (days: readonly Day[]): Day[] =>
  [...Map.groupBy(days, ({ day }) => day.slice(0, 7)).values()].flatMap((all) => {
    const sum = (what: 'visits' | 'visitors') => all.reduce((total, row) => total + row[what], 0);
    return all[0] ? [{ day: all[0].day, visits: sum('visits'), visitors: sum('visitors') }] : [];
  });

/** How many pages of the storefront were opened, by how many browsers: by day, and by page. */
export function Component() {
  const { t } = useLingui();
  const { number, day, month } = useFormat();
  const list = useLoaderData<typeof loader>();
  const { figures } = list.page;
  const pageName = usePageName();
  const total = number(figures.visits);
  const [from, to] = [day(noon(figures.from)), day(noon(figures.to))];
  const most = number(Math.max(0, ...figures.days.map(({ visits }) => visits)));
  const visitsWord = t({ message: 'Visits', comment: 'How many pages were opened' });
  const visitorsWord = t({ message: 'Visitors', comment: 'How many browsers opened pages' });
  const counts: Column<Day | OfPage>[] = [
    { key: 'visits', head: visitsWord, numeric: true, render: ({ visits }) => number(visits) },
    { key: 'visitors', head: visitorsWord, numeric: true, render: ({ visitors }) => number(visitors) },
  ];
  const lastDays = (period: string) => {
    const count = number(Number(period));
    return t({ message: `Last ${count} days`, comment: 'Period of figures' });
  };
  const dayHead = t({ message: 'Day', comment: 'Column: a day of the calendar' });
  const byDay: Column<Day>[] = [
    { key: 'day', head: dayHead, card: 'line', render: (row) => <time dateTime={row.day}>{day(noon(row.day))}</time> },
    ...counts,
  ];
  const monthHead = t({ message: 'Month', comment: 'Column: a month of the calendar' });
  const byMonth: Column<Day>[] = [
    { key: 'month', head: monthHead, card: 'line', render: (row) => <time dateTime={row.day.slice(0, 7)}>{month(noon(row.day))}</time> },
    ...counts,
  ];
  const pageHead = t({ message: 'Page', comment: 'Column: a page of the storefront' });
  const byPage: Column<OfPage>[] = [{ key: 'page', head: pageHead, card: 'line', render: ({ pageId }) => pageName(pageId) }, ...counts];
  const dayTitle = t({ message: 'By day', comment: 'Heading: figures of each day' });
  const monthTitle = t({ message: 'By month', comment: 'Heading: figures of each month' });
  const isLong = figures.days.length > daysInTable;
  const pageTitle = t({ message: 'By page', comment: 'Heading: figures of each page' });
  return (
    <ResourcePage
      of={visits}
      list={list}
      tabs={
        Object.fromEntries(visits.views.map((period) => [period, { label: lastDays(period) }])) as Record<
          typeof list.view,
          { label: string }
        >
      }
      tabsLabel={t({ message: 'Period', comment: 'Which days are shown' })}
      summary={t({ message: `Visits: ${total}`, comment: 'How many visits a period has' })}
      below={
        <p className="text-sm text-ink-3">
          {t`Days are counted in UTC. By page and by month, a visitor counts once for each day. People whose browser asks not to be tracked are not counted.`}
        </p>
      }
      empty={{
        icon: ChartColumn,
        title: t`No visits in this period`,
        text: t`Pages opened in the storefront appear here a few minutes later.`,
      }}
    >
      <BarChart
        label={
          isLong
            ? t`Visits and visitors of each day from ${from} to ${to}; the figures of the months are in the table below`
            : t`Visits and visitors of each day from ${from} to ${to}; the figures are in the table below`
        }
        bars={figures.days.map((row) => {
          const [when, visits, visitors] = [day(noon(row.day)), number(row.visits), number(row.visitors)];
          const label = t({ message: `${when}: visits ${visits}, visitors ${visitors}`, comment: 'One column of a chart' });
          return { key: row.day, label, whole: row.visits, part: row.visitors };
        })}
        whole={visitsWord}
        part={visitorsWord}
        from={from}
        to={to}
        most={t({ message: `Highest in a day: ${most}`, comment: 'The greatest number of visits' })}
      />
      <div className="grid gap-5">
        <Section title={pageTitle}>
          <DataTable label={pageTitle} needs="narrow" columns={byPage} rows={figures.pages} rowKey={({ pageId }) => pageId} />
        </Section>
        {isLong ? (
          <Section title={monthTitle}>
            <DataTable
              label={monthTitle}
              needs="narrow"
              columns={byMonth}
              rows={monthsOf(figures.days).toReversed()}
              rowKey={(row) => row.day}
            />
          </Section>
        ) : (
          <Section title={dayTitle}>
            <DataTable label={dayTitle} needs="narrow" columns={byDay} rows={figures.days.toReversed()} rowKey={(row) => row.day} />
          </Section>
        )}
      </div>
    </ResourcePage>
  );
}
