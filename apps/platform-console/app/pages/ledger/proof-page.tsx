import { DataTable, Facts, PageHead, Section, ask, useFormat, type Column } from '@kyakhta/console';
import { Plural, useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import { Anchor, Button, Money, RotateCcw, ShieldCheck, CircleAlert, cx } from '@kyakhta/ui';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { AccountName } from './account-name.tsx';
import { Differences } from './differences.tsx';
import { entriesHref } from './entries-resource.ts';
import { Invariants } from './invariants.tsx';
import { Nights } from './nights.tsx';
import { Waiting } from './waiting.tsx';

type Proof = Output<'GET /platform/ledger/proof'>;
type Account = Proof['accounts'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const [proof, nights] = await Promise.all([
    ask(request, 'GET /platform/ledger/proof', {}),
    ask(request, 'GET /platform/ledger/runs', { size: 7 }),
  ]);
  return { proof, nights: nights.records };
}

/** Whether the books balance, and how that is known. */
export function Component() {
  const { t } = useLingui();
  const { money, number, precise } = useFormat();
  const { proof, nights } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const columns: Column<Account>[] = [
    {
      key: 'account',
      head: t({ message: 'Account', comment: 'Column of the books' }),
      card: 'line',
      render: ({ code }) => <AccountName account={code} />,
    },
    { key: 'currency', head: t({ message: 'Currency', comment: 'Column' }), render: ({ currency }) => currency },
    {
      key: 'balance',
      head: t({ message: 'Balance', comment: 'Column: amount' }),
      numeric: true,
      render: ({ balance, currency }) => <Money>{money(balance, currency)}</Money>,
    },
  ];
  const currency = proof.accounts.find(({ code }) => code === 'escrow')?.currency ?? proof.accounts[0]?.currency;
  return (
    <>
      <PageHead title={t`Reconciliation`}>
        <Button size="sm" variant="ghost" busy={state === 'loading'} onClick={() => void revalidate()}>
          <RotateCcw aria-hidden className="size-4" />
          {t`Check again`}
        </Button>
      </PageHead>
      <div className="grid gap-4">
        <Verdict proof={proof} checkedAt={precise(proof.checkedAt)} />
        {proof.balanced ? null : <Differences differences={proof.differences} />}
        {proof.waiting.length === 0 ? null : <Waiting waiting={proof.waiting} />}
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <Invariants checked={proof.checked} />
          <Section title={t`Escrow`}>
            <Facts
              facts={[
                {
                  key: 'held',
                  term: t`Held now`,
                  value: currency ? <Money>{money(proof.escrow.held, currency)}</Money> : number(proof.escrow.held),
                },
                { key: 'orders', term: t`Open paid orders`, value: number(proof.escrow.openOrders) },
              ]}
            />
            <p className="mt-3 text-sm text-ink-3">{t`What is held equals what was paid for these orders, with the platform’s part, less what has gone back; that is rule I2.`}</p>
          </Section>
        </div>
        <Nights nights={nights} />
        <Section
          title={t`Accounts`}
          beside={
            <Anchor href={entriesHref({})} className="inline-flex min-h-8 items-center text-brand hover:underline">
              {t`Journal entries`}
            </Anchor>
          }
        >
          <p className="mb-3 text-sm text-ink-3">{t`External accounts are negative by the amount received from them; the total is zero.`}</p>
          <DataTable label={t`Accounts`} columns={columns} rows={proof.accounts} rowKey={({ code, currency: unit }) => `${code} ${unit}`} />
        </Section>
      </div>
    </>
  );
}

function Verdict({ proof, checkedAt }: { proof: Proof; checkedAt: string }) {
  const { t } = useLingui();
  const Icon = proof.balanced ? ShieldCheck : CircleAlert;
  return (
    <div
      role="status"
      className={cx(
        'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-3 p-5 md:p-7',
        proof.balanced ? 'bg-brand-soft text-brand-strong' : 'bg-seal-soft text-seal',
      )}
    >
      <Icon aria-hidden className="size-10 shrink-0" strokeWidth={1.6} />
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-2xl font-semibold">
          {proof.balanced ? (
            t`The books balance`
          ) : (
            <Plural
              value={proof.differences.length}
              one="The books do not balance: # difference"
              other="The books do not balance: # differences"
            />
          )}
        </p>
        <p className="mt-1 tabular-nums">{t`Checked at ${checkedAt}`}</p>
      </div>
    </div>
  );
}
