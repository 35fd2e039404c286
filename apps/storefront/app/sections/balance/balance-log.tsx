import { useLingui } from '@lingui/react/macro';
import { Anchor, Button, Card, Code, cx, EmptyState, inputClass, LinkButton, Money, Pagination, Wallet } from '@kyakhta/ui';
import { Form, useSubmit } from 'react-router';
import { paths } from '../../paths.ts';
import { LangField } from '../shell/router-anchor.tsx';
import type { Balance } from './balance.server.ts';

type Line = Balance['lines'][number];

const useKinds = (): Readonly<Record<Line['kind'], string>> => {
  const { t } = useLingui();
  return {
    topUp: t`Top-up`,
    gift: t({ message: 'Bonus from us', comment: 'Line of a balance: what the platform gives with a top-up' }),
    payment: t({ message: 'Payment', comment: 'Line of a balance: orders were paid from it' }),
    refund: t({ message: 'Refund', comment: 'Line of a balance' }),
    correction: t({ message: 'Correction', comment: 'Line of a balance: set right by hand' }),
    takenBack: t({ message: 'Top-up charged back', comment: 'Line of a balance: a bank took a top-up back, and it is held or freed' }),
    payout: t({ message: 'Payout', comment: 'Line of a balance: money asked to be sent to her bank' }),
    payoutBack: t({ message: 'Payout returned', comment: 'Line of a balance' }),
    opening: t({ message: 'Opening balance', comment: 'Line of a balance: what it began with' }),
    other: t({ message: 'Other', comment: 'Line of a balance: none of the other kinds' }),
  };
};

/** What has moved the balance, the latest first, with what could be spent after each. */
export function BalanceLog({ balance }: { balance: Balance }) {
  const { t } = useLingui();
  const { kind, time } = balance;
  return (
    <section aria-labelledby="log-title" className="mt-8">
      <h2 id="log-title" className="text-lg font-semibold">{t`Movements`}</h2>
      <Filters balance={balance} />
      {balance.lines.length > 0 ? (
        <Card padded={false}>
          <ul className="divide-y divide-line">
            {balance.lines.map((line) => (
              <LogLine key={line.logId} line={line} />
            ))}
          </ul>
        </Card>
      ) : (
        <EmptyState
          icon={Wallet}
          title={balance.filtered ? t`No movement matches` : t`Nothing has moved your balance yet`}
          {...(balance.filtered && {
            action: (
              <LinkButton href={paths.balance()} variant="ghost">
                {t`Show all movements`}
              </LinkButton>
            ),
          })}
        >
          {balance.filtered ? t`Try another kind or a longer time.` : t`Top-ups, payments and refunds appear here.`}
        </EmptyState>
      )}
      <div className="mt-6">
        <Pagination
          current={balance.current}
          pages={balance.pages}
          href={(page) => paths.balance({ kind, time, page })}
          labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
        />
      </div>
    </section>
  );
}

function LogLine({ line }: { line: Line }) {
  const { t } = useLingui();
  const kinds = useKinds();
  const { after } = line;
  const other = line.rechargeNumber ?? line.payoutNumber;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap gap-x-3 font-medium">
          {kinds[line.kind]}
          {line.orderNumbers.map((number) => (
            <Anchor
              key={number}
              href={paths.order(number)}
              className="inline-flex min-h-6 items-center font-normal text-brand underline hover:no-underline"
            >
              <Code>{number}</Code>
            </Anchor>
          ))}
          {other === null ? null : <Code className="font-normal text-ink-2">{other}</Code>}
        </p>
        <p className="text-sm text-ink-2 tabular-nums">{line.moment}</p>
      </div>
      <div className="ms-auto text-end">
        <p className={cx('font-semibold', line.into && 'text-brand-strong')}>
          <bdi dir="ltr">
            {line.into ? '+' : '−'}
            <Money>{line.change}</Money>
          </bdi>
        </p>
        <p className="text-sm text-ink-2">{t({ message: `balance after: ${after}`, comment: 'What a balance was after a movement' })}</p>
      </div>
    </li>
  );
}

function Filters({ balance }: { balance: Balance }) {
  const { t } = useLingui();
  const submit = useSubmit();
  const kinds = useKinds();
  const times = [t`Any time`, t`Last 7 days`, t`Last 3 months`, t`Older`];
  return (
    <Form
      noValidate
      role="search"
      aria-label={t`Movements`}
      action={paths.balance()}
      key={`${balance.kind} ${balance.time}`}
      className="my-3 flex flex-wrap gap-2"
    >
      <LangField />
      <select
        name="kind"
        aria-label={t`Kind of movement`}
        defaultValue={balance.kind}
        onChange={(event) => void submit(event.currentTarget.form)}
        className={`${inputClass} w-auto!`}
      >
        <option value="">{t({ message: 'All kinds', comment: 'Filter of movements' })}</option>
        {Object.entries(kinds).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select
        name="time"
        aria-label={t({ message: 'When', comment: 'Filter by time' })}
        defaultValue={balance.time || ''}
        onChange={(event) => void submit(event.currentTarget.form)}
        className={`${inputClass} w-auto!`}
      >
        {times.map((label, value) => (
          <option key={label} value={value || ''}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" variant="ghost">
        {t`Find`}
      </Button>
    </Form>
  );
}
