import { orderHref, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import { Anchor, Code, Money, Tag } from '@kyakhta/ui';
import { orderOfAccount, useAccountWords } from './account-name.tsx';
import { entriesHref } from './entries-resource.ts';
import { useEntryKinds } from './entry-kinds.ts';

export type Entry = Output<'GET /platform/ledger/page'>['records'][number];

const head = 'sticky top-0 max-lg:top-15 z-10 border-y border-line bg-sunk px-2.5 py-2 text-xs font-semibold text-ink-3';

/** Entries with their lines: what goes out of an account as debit, what comes in as credit. */
export function EntriesTable({ entries }: { entries: readonly Entry[] }) {
  const { t } = useLingui();
  return (
    <table aria-label={t`Journal entries`} className="w-full border-separate border-spacing-0 text-md">
      <thead>
        <tr>
          <th scope="col" className={`${head} rounded-ss-3 border-s text-start`}>
            {t({ message: 'Account', comment: 'Column of the books' })}
          </th>
          <th scope="col" className={`${head} w-36 text-end max-sm:w-20 max-sm:px-1.5`}>
            {t({ message: 'Debit', comment: 'Column: out of the account' })}
          </th>
          <th scope="col" className={`${head} w-36 rounded-se-3 border-e text-end max-sm:w-20 max-sm:px-1.5`}>
            {t({ message: 'Credit', comment: 'Column: into the account' })}
          </th>
        </tr>
      </thead>
      {entries.map((entry) => (
        <EntryRows key={entry.entryId} entry={entry} />
      ))}
    </table>
  );
}

function EntryRows({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  const { money, precise } = useFormat();
  const { entryId, reference, reverses } = entry;
  const number = reference;
  const kinds = useEntryKinds();
  const { orderNumbers } = entry;
  const isOrder = entry.kind === 'release' || entry.postings.some(({ account }) => orderOfAccount(account) === reference);
  return (
    <tbody className="group bg-paper">
      <tr>
        <th scope="rowgroup" colSpan={3} className="border-x border-line px-2.5 pt-2.5 pb-1 text-start font-normal">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{t`Entry ${entryId}`}</span>
            <Tag>{kinds[entry.kind]}</Tag>
            <Anchor
              href={isOrder ? orderHref(reference) : entriesHref({ reference })}
              aria-label={isOrder ? t`Order ${number}` : t`Entries with the reference ${reference}`}
              className="inline-flex min-h-6 items-center text-brand hover:underline"
            >
              <Code>{reference}</Code>
            </Anchor>
            {reverses === null ? null : <span className="text-sm text-ink-2">{t`Reverses entry ${reverses}`}</span>}
            {orderNumbers.length === 0 ? null : (
              <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
                {t({ message: 'One payment for several orders:', comment: 'Before the numbers of the orders' })}
                {orderNumbers.map((order) => (
                  <Anchor key={order} href={orderHref(order)} className="inline-flex min-h-6 items-center text-brand hover:underline">
                    <Code>{order}</Code>
                  </Anchor>
                ))}
              </span>
            )}
            <time dateTime={entry.at} className="ms-auto text-xs text-ink-3 tabular-nums">
              {precise(entry.at)}
            </time>
          </span>
        </th>
      </tr>
      {entry.postings.map(({ account, amount, currency }) => (
        <tr
          key={`${account} ${currency}`}
          className="align-top last:*:border-b last:*:border-line last:*:pb-2.5 group-last:last:*:first:rounded-es-3 group-last:last:*:last:rounded-ee-3"
        >
          <td className="border-s border-line px-2.5 py-0.5">
            <Account account={account} />
          </td>
          <td className="px-2.5 py-0.5 text-end tabular-nums max-sm:px-1.5 max-sm:text-xs">
            {amount < 0 ? <Money>{money(Math.abs(amount), currency)}</Money> : null}
          </td>
          <td className="border-e border-line px-2.5 py-0.5 text-end tabular-nums max-sm:px-1.5 max-sm:text-xs">
            {amount > 0 ? <Money>{money(amount, currency)}</Money> : null}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** The account in words leads to its entries; an escrow also to its order. */
function Account({ account }: { account: string }) {
  const words = useAccountWords();
  const order = orderOfAccount(account);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Anchor href={entriesHref({ account })} className="inline-flex min-h-6 items-center hover:text-brand hover:underline">
        {words(account)}
      </Anchor>
      {order ? (
        <Anchor href={orderHref(order)} className="inline-flex min-h-6 items-center text-sm text-brand hover:underline max-sm:text-xs">
          <Code>{order}</Code>
        </Anchor>
      ) : (
        <Code className="text-xs break-all text-ink-3">{account}</Code>
      )}
    </span>
  );
}
