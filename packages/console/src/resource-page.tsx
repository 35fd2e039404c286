import type { EndpointKey, Input } from '@kyakhta/contract/types';
import { useLingui as useCatalogue } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, LinkButton, SearchX, type Tab } from '@kyakhta/ui';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { DataTable } from './data-table.tsx';
import { useFormat } from './format.ts';
import { IndexPage, type Chip } from './index-page.tsx';
import { BulkBar } from './lists/bulk-bar.tsx';
import type { Column } from './lists/column.ts';
import { useBulk } from './lists/use-bulk.ts';
import { chooseRows, useChosen } from './lists/use-chosen.ts';
import { Pages } from './pages.tsx';
import { chipsOf, namesOf, type FilterField } from './lists/filter-fields.ts';
import { ResourceFilters } from './lists/resource-filters.tsx';
import type { Addressed, Asked, ResourceQuery } from './resource.ts';
import { SearchField } from './search-field.tsx';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;
type ListOf<View extends string, Name extends string> = Asked<View, Name> & {
  page: { records: readonly unknown[]; pages: number };
  exportHref: string | null;
};

type ResourcePageProps<View extends string, Name extends string> = {
  of: Addressed<View, Name>;
  list: ListOf<View, Name>;
  /** What its views are called, and how much each holds. */
  tabs?: Readonly<Record<View, { label: string; count?: number | string }>>;
  tabsLabel?: string;
  /** The field by which something is looked up in it: what of the address it writes, and what is asked for. */
  search?: { name: Name; label: string } | undefined;
  /** Other fields in its place. */
  fields?: ReactNode;
  /** What is asked for by a button; each filter that is on has its chip. */
  filters?: readonly FilterField<Name>[];
  /** What a filter is called that neither the field nor the button writes; null where it shows elsewhere. */
  chipOf?: (name: Name, value: string) => string | null;
  actions?: ReactNode;
  /** The ways out of it, where there are others than the spreadsheet. */
  exports?: ReactNode;
  lead?: ReactNode;
  summary?: ReactNode;
  /** Over the rows and below them, whether there are any or not. */
  above?: ReactNode;
  below?: ReactNode;
  /** What is said where there are no rows, and the way to all of them, or elsewhere, where some may be. */
  empty: { icon: Icon; title: string; text?: ReactNode; all?: string | { label: string; href: string } | undefined };
  /** The rows; not shown where there are none. */
  children: ReactNode;
};

/** The page of a list that a `resource` describes: field, chips, views, spreadsheet, rows and pages, each by its address. */
export function ResourcePage<View extends string, Name extends string>(props: ResourcePageProps<View, Name>) {
  const { of, list, tabs, tabsLabel, search, fields, filters, actions, exports, lead, summary, above, below, children } = props;
  const { _ } = useCatalogue();
  const { number } = useFormat();
  const { view, narrowed, current, page } = list;
  const here = { view, ...narrowed } as ResourceQuery<View, Name>;
  const isAlone = of.alone !== undefined && narrowed[of.alone] !== undefined;
  const chips = useChips(props, here);
  const views = tabs
    ? of.views.map((one): Tab => {
        const { label, count } = tabs[one];
        return {
          href: of.href({ ...here, ...(of.alone !== undefined && { [of.alone]: undefined }), view: one }),
          label,
          ...(count !== undefined && { count: typeof count === 'string' ? count : number(count) }),
          current: one === view && !isAlone,
        };
      })
    : undefined;
  return (
    <IndexPage
      title={_(of.title)}
      {...(views && { tabs: views })}
      {...(tabsLabel !== undefined && { tabsLabel })}
      search={search ? <Field of={of} here={here} search={search} /> : fields}
      actions={
        <>
          {filters ? <ResourceFilters of={of} here={here} fields={filters} /> : null}
          {actions}
        </>
      }
      lead={lead}
      chips={chips}
      summary={summary}
      exports={exports}
      {...(list.exportHref !== null && { exportHref: list.exportHref })}
    >
      {above}
      {page.records.length > 0 ? children : <Empty of={of} list={list} here={here} empty={props.empty} />}
      <Pages current={current} pages={page.pages} href={(next) => of.href({ ...here, page: next })} />
      {below}
    </IndexPage>
  );
}

/** What is on, each with the address without it: first what was looked for, then what the button writes. */
function useChips<View extends string, Name extends string>(
  { of, list: { narrowed }, filters = [], chipOf }: ResourcePageProps<View, Name>,
  here: ResourceQuery<View, Name>,
): Chip[] {
  const { t } = useLingui();
  const format = useFormat();
  const asked = filters.flatMap(namesOf);
  const without = (names: readonly Name[]) => of.href({ ...here, ...Object.fromEntries(names.map((name) => [name, undefined])) });
  const own = of.names.flatMap((name): Chip[] => {
    const q = narrowed[name];
    if (q === undefined || asked.includes(name)) return [];
    const found =
      name === of.alone
        ? t({ message: `Only number ${q}`, comment: 'Filter: one thing of a list, by its number' })
        : t({ message: `Search: “${q}”`, comment: 'Filter: the text searched for' });
    const label = chipOf ? chipOf(name, q) : undefined;
    return label === null ? [] : [{ key: name, label: label || found, without: without([name]) }];
  });
  return [
    ...own,
    ...chipsOf(filters, narrowed, format).map(({ names, label }) => ({ key: names[0] ?? '', label, without: without(names) })),
  ];
}

/** Why there are no rows: the page lies behind the last one, nothing goes by the number, or what the list itself says. */
function Empty<View extends string, Name extends string>({
  of,
  list: { narrowed, current },
  here,
  empty: { icon, title, text, all },
}: Pick<ResourcePageProps<View, Name>, 'of' | 'list' | 'empty'> & { here: ResourceQuery<View, Name> }) {
  const { t } = useLingui();
  if (current > 1)
    return (
      <EmptyState
        icon={SearchX}
        title={t`This page of the list is empty`}
        action={<LinkButton href={of.href(here)}>{t`To the first page of the list`}</LinkButton>}
      />
    );
  const q = of.alone === undefined ? undefined : narrowed[of.alone];
  if (q !== undefined) return <EmptyState icon={icon} title={t`Nothing found for “${q}”`} />;
  const way = typeof all === 'string' ? { label: all, href: of.href() } : all;
  return (
    <EmptyState icon={icon} title={title} action={way === undefined ? undefined : <LinkButton href={way.href}>{way.label}</LinkButton>}>
      {text ?? null}
    </EmptyState>
  );
}

/** The field keeps what else the address says; what is looked up by its number keeps nothing. */
function Field<View extends string, Name extends string>(props: {
  of: Addressed<View, Name>;
  here: ResourceQuery<View, Name>;
  search: { name: Name; label: string };
}) {
  const { of, here, search } = props;
  const others = of.alone === search.name ? {} : { ...here, [search.name]: undefined };
  const kept = new URL(of.href(others), 'http://console.invalid').searchParams;
  return <SearchField name={search.name} label={search.label} value={String(here[search.name] ?? '')} keep={Object.fromEntries(kept)} />;
}

/** What can be done with several rows at once: each by a separate call. */
type BulkVerb<R, E extends EndpointKey> = {
  endpoint: E;
  label: string;
  icon: Icon;
  /** Whether it can be done with a row. */
  can: (row: R) => boolean;
  /** What a row is called when the notice says that it was refused. */
  name: (row: R) => string;
  input: (row: R) => Input<E>;
};
type ResourceTableProps<R, K extends string | number, E extends EndpointKey> = {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => K;
  bulk: BulkVerb<R, E>;
};

/** The rows as a table, with a box before each row that something can be done with. A table without bulk is a `DataTable`. */
export function ResourceTable<R, K extends string | number, E extends EndpointKey>(props: ResourceTableProps<R, K, E>) {
  const { label, columns, rows, rowKey, bulk: verb } = props;
  const able = rows.filter(verb.can);
  const chosen = useChosen(able.map(rowKey));
  const { run, bulk } = useBulk(verb.endpoint, chosen);
  const go = () =>
    run(
      able.filter((row) => chosen.keys.has(rowKey(row))).map((row) => ({ key: rowKey(row), name: verb.name(row), input: verb.input(row) })),
    );
  return (
    <>
      {able.length === 0 && bulk.outcome === null ? null : (
        <BulkBar chosen={chosen} bulk={bulk}>
          <Button size="sm" variant="ghost" busy={bulk.progress !== null} onClick={() => void go()}>
            <verb.icon aria-hidden className="size-4" />
            {verb.label}
          </Button>
        </BulkBar>
      )}
      <DataTable label={label} columns={columns} rows={rows} rowKey={rowKey} choose={chooseRows(chosen, rowKey, verb.name)} />
    </>
  );
}
