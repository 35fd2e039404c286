import { ResourcePage, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { ReceiptText, SearchX } from '@kyakhta/ui';
import { useLoaderData } from 'react-router';
import { EntriesTable } from './entries-table.tsx';
import { entries } from './entries-resource.ts';
import { EntryFilter } from './entry-filter.tsx';

export const loader = entries.loader;

/** The journal, newest first: what moved from where to where, and for which order. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const list = useLoaderData<typeof loader>();
  const { page, narrowed } = list;
  const isNarrowed = Object.keys(narrowed).length > 0;
  const count = number(page.total);
  return (
    <ResourcePage
      of={entries}
      list={list}
      fields={<EntryFilter filter={narrowed} />}
      chipOf={(name, value) => {
        const [account, reference] = [value, value];
        return name === 'account'
          ? t({ message: `Account: ${account}`, comment: 'Filter' })
          : t({ message: `Reference: ${reference}`, comment: 'Filter' });
      }}
      summary={t({ message: `Entries: ${count}`, comment: 'How many entries the list holds' })}
      empty={
        isNarrowed
          ? {
              icon: SearchX,
              title: t`No entry matches`,
              text: t`Enter an account in full, as shown next to its name; a reference is the number of an order or a payment.`,
              all: t`See all entries`,
            }
          : { icon: ReceiptText, title: t`The journal is empty`, text: t`The first payment writes the first entry.` }
      }
    >
      <EntriesTable entries={page.records} />
    </ResourcePage>
  );
}
