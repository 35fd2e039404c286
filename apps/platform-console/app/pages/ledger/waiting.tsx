import { DataTable, Section, useFormat, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { Anchor, Money } from '@kyakhta/ui';
import { useLingui } from '@lingui/react/macro';
import { useCaseKinds } from '../payments/case-kinds.ts';
import { casesHref } from '../payments/cases-resource.ts';

type WaitingMoney = Output<'GET /platform/ledger/proof'>['waiting'][number];

/** Money on its way back for which an operator or a provider has still to do something: no fault of the books, and nothing to forget. */
export function Waiting({ waiting }: { waiting: readonly WaitingMoney[] }) {
  const { t } = useLingui();
  const { money, moment } = useFormat();
  const kinds = useCaseKinds();
  const columns: Column<WaitingMoney>[] = [
    {
      key: 'case',
      head: t({ message: 'Case', comment: 'Column: kind of a payment case' }),
      card: 'line',
      render: ({ caseId, kind }) => (
        <Anchor href={casesHref({ only: caseId })} className="inline-flex min-h-6 items-center text-brand hover:underline">
          {kinds[kind]}
        </Anchor>
      ),
    },
    {
      key: 'since',
      head: t({ message: 'Waiting since', comment: 'Column: day and time since which a payment case is open' }),
      render: ({ since }) => <time dateTime={since}>{moment(since)}</time>,
    },
    {
      key: 'amount',
      head: t({ message: 'Amount', comment: 'Column' }),
      numeric: true,
      render: ({ amount, currency }) => <Money>{money(amount, currency)}</Money>,
    },
  ];
  const title = t`Money to be sent back`;
  return (
    <Section title={title}>
      <p className="mb-3 text-sm text-ink-3">{t`No rule is broken: each amount has an open payment case. The oldest comes first.`}</p>
      <DataTable label={title} columns={columns} rows={waiting} rowKey={({ caseId, currency }) => `${caseId} ${currency}`} />
    </Section>
  );
}
