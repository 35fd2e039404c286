import { QueuePage, ask, readQueue, sheetHref, useFormat } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Banknote, Button, Card, CircleCheck } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { TransferDecide, type TransferWay } from '../../forms/transfer-decide.tsx';
import { TransferRecord } from '../../forms/transfer-record.tsx';
import { TransferCard } from './transfer-card.tsx';
import { transfersHref, transferViews } from './transfers-href.ts';

type BankTransfer = Output<'GET /platform/payment/transfers'>['records'][number];

export const loader = ({ request }: LoaderFunctionArgs) =>
  readQueue(request, transferViews, async ({ view, paging, only }) => {
    const [page, open, account] = await Promise.all([
      ask(request, 'GET /platform/payment/transfers', { open: view === 'all' ? 0 : 1, transactionId: only, ...paging }),
      view === 'all' || only !== undefined ? ask(request, 'GET /platform/payment/transfers', { open: 1, size: 1 }) : null,
      ask(request, 'GET /platform/account', {}),
    ]);
    return { ...page, open: open?.total ?? page.total, currency: account.settlementCurrency };
  });

/** Money that came on the bank account: recorded here, matched by its reference; what names no payment waits for a decision. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const queue = useLoaderData<typeof loader>();
  const { records, total, open, currency } = queue.page;
  const [recording, setRecording] = useState(false);
  const [asked, setAsked] = useState<{ of: BankTransfer; way: TransferWay } | null>(null);
  const count = number(total);
  return (
    <QueuePage
      title={t`Bank transfers`}
      tabsLabel={t`Transfers by state`}
      tabs={[
        { label: t({ message: 'Unmatched', comment: 'Tab: bank transfers that name no payment' }), count: open },
        { view: 'all', label: t({ message: 'All', context: 'bank transfers' }) },
      ]}
      exportHref={sheetHref('GET /platform/payment/transfers/export', { open: queue.view === 'all' ? 0 : 1, transactionId: queue.only })}
      queue={queue}
      href={transfersHref}
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
        queue.view === 'all'
          ? {
              icon: Banknote,
              title: t`No transfer has been recorded yet`,
              text: t`What arrives in the bank account is recorded here, each of the bank’s transactions once.`,
            }
          : {
              icon: CircleCheck,
              title: t`Every transfer is matched`,
              text: t`A transfer stands here when its reference names no payment, until it is assigned or sent back.`,
            }
      }
      dialog={asked ? <TransferDecide of={asked.of} way={asked.way} onClose={() => setAsked(null)} /> : null}
    >
      <ul className="grid gap-3">
        {records.map((one) => (
          <li key={one.transferId}>
            <TransferCard one={one} onDecide={(way) => setAsked({ of: one, way })} />
          </li>
        ))}
      </ul>
    </QueuePage>
  );
}
