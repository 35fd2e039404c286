import { ResourcePage, ask, useFormat } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Banknote, Button, Card, CircleCheck } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { TransferDecide, type TransferWay } from '../../forms/transfer-decide.tsx';
import { TransferRecord } from '../../forms/transfer-record.tsx';
import { TransferCard } from './transfer-card.tsx';
import { transfers } from './transfers-resource.ts';

type BankTransfer = Output<'GET /platform/payment/transfers'>['records'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const { view, narrowed } = transfers.asked(request);
  const [list, open, account] = await Promise.all([
    transfers.load(request),
    view === 'all' || narrowed.only !== undefined ? ask(request, 'GET /platform/payment/transfers', { open: 1, size: 1 }) : null,
    ask(request, 'GET /platform/account', {}),
  ]);
  return { list, open: open?.total ?? list.page.total, currency: account.settlementCurrency };
}

/** Money that came on the bank account: recorded here, matched by its reference; what names no payment waits for a decision. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { list, open, currency } = useLoaderData<typeof loader>();
  const { records, total } = list.page;
  const [recording, setRecording] = useState(false);
  const [asked, setAsked] = useState<{ of: BankTransfer; way: TransferWay } | null>(null);
  const count = number(total);
  return (
    <ResourcePage
      of={transfers}
      list={list}
      tabsLabel={t`Transfers by state`}
      tabs={{
        unmatched: { label: t({ message: 'Unmatched', comment: 'Tab: bank transfers that name no payment' }), count: open },
        all: { label: t({ message: 'All', context: 'bank transfers' }) },
      }}
      summary={t({ message: `Transfers: ${count}`, comment: 'How many bank transfers the list holds' })}
      above={
        <Card className="mb-3 grid justify-items-start gap-3">
          {recording ? (
            <TransferRecord currency={currency} onClose={() => setRecording(false)} />
          ) : (
            <Button onClick={() => setRecording(true)}>{t`Record a transfer`}</Button>
          )}
        </Card>
      }
      empty={
        list.view === 'all'
          ? {
              icon: Banknote,
              title: t`No transfer has been recorded yet`,
              text: t`What arrives in the bank account is recorded here, each of the bank’s transactions once.`,
            }
          : {
              icon: CircleCheck,
              title: t`Every transfer is matched`,
              text: t`A transfer appears here when its reference matches no payment, until it is assigned or returned.`,
            }
      }
      below={asked ? <TransferDecide of={asked.of} way={asked.way} onClose={() => setAsked(null)} /> : null}
    >
      <ul className="grid gap-3">
        {records.map((one) => (
          <li key={one.transferId}>
            <TransferCard one={one} onDecide={(way) => setAsked({ of: one, way })} />
          </li>
        ))}
      </ul>
    </ResourcePage>
  );
}
