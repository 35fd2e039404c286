import { IndexPage, Pages, ask, pageOf, rowsPerPage, sheetHref, useFormat, type Chip } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton, ReceiptText, SearchX } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { EntriesTable } from './entries-table.tsx';
import { entriesHref } from './entries-href.ts';
import { EntryFilter } from './entry-filter.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const read = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, 100) || undefined;
  const filter = { account: read('account'), reference: read('reference') };
  const current = pageOf(searchParams);
  const page = await ask(request, 'GET /platform/ledger/page', { ...filter, current, size: rowsPerPage });
  return { page, filter, current };
}

/** The journal, newest first: what moved from where to where, and for which order. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, filter, current } = useLoaderData<typeof loader>();
  const { account, reference } = filter;
  const chips: Chip[] = [];
  if (account)
    chips.push({ key: 'account', label: t({ message: `Account: ${account}`, comment: 'Filter' }), without: entriesHref({ reference }) });
  if (reference)
    chips.push({
      key: 'reference',
      label: t({ message: `Reference: ${reference}`, comment: 'Filter' }),
      without: entriesHref({ account }),
    });
  const count = number(page.total);
  return (
    <IndexPage
      title={t`Journal entries`}
      search={<EntryFilter filter={filter} />}
      exportHref={sheetHref('GET /platform/ledger/export', filter)}
      chips={chips}
      summary={t({ message: `Entries: ${count}`, comment: 'How many entries the list holds' })}
    >
      {page.records.length > 0 ? (
        <EntriesTable entries={page.records} />
      ) : chips.length > 0 || current > 1 ? (
        <EmptyState
          icon={SearchX}
          title={t`No entry matches`}
          action={<LinkButton href={entriesHref({})}>{t`See all entries`}</LinkButton>}
        >
          {t`An account is written whole, as it stands beside its name; a reference is the number of an order or a payment.`}
        </EmptyState>
      ) : (
        <EmptyState icon={ReceiptText} title={t`The journal is empty`}>
          {t`The first payment writes the first entry.`}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => entriesHref({ ...filter, page: next })} />
    </IndexPage>
  );
}
