import { IndexPage, Pages, ask, orderHref, pageOf, rowsPerPage, useFormat, type Chip } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import { Anchor, Card, Code, EmptyState, LinkButton, Money, ReceiptText, SearchX, Tag } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { AccountName, orderOfAccount } from './account-name.tsx';
import { entriesHref, type EntriesQuery } from './entries-href.ts';
import { EntryFilter } from './entry-filter.tsx';

type Entry = Output<'GET /platform/ledger/page'>['records'][number];

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
  return (
    <IndexPage
      title={t`Journal entries`}
      search={<EntryFilter filter={filter} />}
      chips={chips}
      summary={t({ message: `Entries: ${number(page.total)}`, comment: 'How many entries the list holds' })}
    >
      {page.records.length > 0 ? (
        <ul className="grid gap-3">
          {page.records.map((entry) => (
            <li key={entry.entryId}>
              <EntryCard entry={entry} filter={filter} />
            </li>
          ))}
        </ul>
      ) : chips.length > 0 || current > 1 ? (
        <EmptyState
          icon={SearchX}
          title={t`No entry matches`}
          action={<LinkButton href={entriesHref({})}>{t`See all entries`}</LinkButton>}
        >
          {t`An account is written whole, as it stands below its name; a reference is the number of an order or a payment.`}
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

function EntryCard({ entry, filter }: { entry: Entry; filter: EntriesQuery }) {
  const { t } = useLingui();
  const { precise } = useFormat();
  const { entryId, reference } = entry;
  const kinds: Record<string, string> = {
    opening: t({ message: 'Opening', comment: 'Kind of a journal entry' }),
    capture: t({ message: 'Payment into escrow', comment: 'Kind of a journal entry' }),
    release: t({ message: 'Release from escrow', comment: 'Kind of a journal entry' }),
    reversal: t({ message: 'Reversal', comment: 'Kind of a journal entry' }),
    adjustment: t({ message: 'Adjustment', comment: 'Kind of a journal entry' }),
  };
  const isOrder = entry.kind === 'release' || entry.postings.some(({ account }) => orderOfAccount(account) === reference);
  return (
    <Card as="article" padded={false} className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-sunk px-3 py-2">
        <h2 className="font-semibold">{t`Entry ${entryId}`}</h2>
        <Tag>{kinds[entry.kind] ?? entry.kind}</Tag>
        {isOrder ? (
          <Anchor href={orderHref(reference)} className="inline-flex min-h-6 items-center text-brand hover:underline">
            {t({ message: 'Order', comment: 'Before the number of the order' })}
            <Code className="ms-1">{reference}</Code>
          </Anchor>
        ) : (
          <Anchor
            href={entriesHref({ reference })}
            className="inline-flex min-h-6 items-center text-ink-2 hover:text-brand hover:underline"
          >
            <Code>{reference}</Code>
          </Anchor>
        )}
        <time dateTime={entry.at} className="ms-auto text-sm text-ink-3 tabular-nums">
          {precise(entry.at)}
        </time>
      </header>
      <Postings entry={entry} filter={filter} />
    </Card>
  );
}

/** The lines of an entry, what goes out of an account as debit and what comes in as credit. */
function Postings({ entry, filter }: { entry: Entry; filter: EntriesQuery }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { entryId } = entry;
  return (
    <table aria-label={t`Postings of entry ${entryId}`} className="w-full border-collapse">
      <thead>
        <tr className="text-xs text-ink-3">
          <th scope="col" className="px-3 py-1.5 text-start font-medium">
            {t({ message: 'Account', comment: 'Column of the books' })}
          </th>
          <th scope="col" className="w-36 px-3 py-1.5 text-end font-medium max-sm:w-24">
            {t({ message: 'Debit', comment: 'Column: out of the account' })}
          </th>
          <th scope="col" className="w-36 px-3 py-1.5 text-end font-medium max-sm:w-24">
            {t({ message: 'Credit', comment: 'Column: into the account' })}
          </th>
        </tr>
      </thead>
      <tbody>
        {entry.postings.map(({ account, amount, currency }) => (
          <tr key={`${account} ${currency}`} className="border-t border-line align-top">
            <td className="px-3 py-1.5">
              <AccountName account={account} />
              {filter.account === account ? null : (
                <Anchor
                  href={entriesHref({ account })}
                  className="inline-flex min-h-6 items-center text-xs text-ink-3 hover:text-brand hover:underline"
                >
                  {t`Only this account`}
                </Anchor>
              )}
            </td>
            <td className="px-3 py-1.5 text-end tabular-nums">{amount < 0 ? <Money>{money(Math.abs(amount), currency)}</Money> : null}</td>
            <td className="px-3 py-1.5 text-end tabular-nums">{amount > 0 ? <Money>{money(amount, currency)}</Money> : null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
