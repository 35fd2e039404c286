import { IndexPage, Pages, ask, pageOf, rowsPerPage, useFormat } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Banknote, Button, Card, CircleCheck, EmptyState } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { TransferDecide, type TransferWay } from '../../forms/transfer-decide.tsx';
import { TransferRecord } from '../../forms/transfer-record.tsx';
import { TransferCard } from './transfer-card.tsx';
import { transfersHref } from './transfers-href.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const all = searchParams.get('view') === 'all';
  const current = pageOf(searchParams);
  const [page, open, account] = await Promise.all([
    ask(request, 'GET /platform/payment/transfers', { open: all ? 0 : 1, current, size: rowsPerPage }),
    all ? ask(request, 'GET /platform/payment/transfers', { open: 1, size: 1 }) : null,
    ask(request, 'GET /platform/account', {}),
  ]);
  return { page, all, current, openCount: open?.total ?? page.total, currency: account.settlementCurrency };
}
type BankTransfer = Output<'GET /platform/payment/transfers'>['records'][number];

/** Money that came on the bank account: recorded here, matched by its reference; what names no payment waits for a decision. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, all, current, openCount, currency } = useLoaderData<typeof loader>();
  const [recording, setRecording] = useState(false);
  const [asked, setAsked] = useState<{ of: BankTransfer; way: TransferWay } | null>(null);
  const count = number(page.total);
  return (
    <IndexPage
      title={t`Bank transfers`}
      tabsLabel={t`Transfers by state`}
      tabs={[
        {
          href: transfersHref({}),
          label: t({ message: 'Unmatched', comment: 'Tab: bank transfers that name no payment' }),
          count: number(openCount),
          current: !all,
        },
        { href: transfersHref({ all: true }), label: t({ message: 'All', context: 'bank transfers' }), current: all },
      ]}
      summary={t({ message: `Transfers: ${count}`, comment: 'How many bank transfers the list holds' })}
    >
      <Card className="mb-3 grid justify-items-start gap-3">
        {recording ? (
          <TransferRecord currency={currency} onClose={() => setRecording(false)} />
        ) : (
          <Button onClick={() => setRecording(true)}>{t`Record a transfer`}</Button>
        )}
      </Card>
      {page.records.length > 0 ? (
        <ul className="grid gap-3">
          {page.records.map((one) => (
            <li key={one.transferId}>
              <TransferCard one={one} onDecide={(way) => setAsked({ of: one, way })} />
            </li>
          ))}
        </ul>
      ) : all ? (
        <EmptyState icon={Banknote} title={t`No transfer has been recorded yet`}>
          {t`What comes on the bank account is recorded here, each of the bank’s transactions once.`}
        </EmptyState>
      ) : (
        <EmptyState icon={CircleCheck} title={t`Every transfer is matched`}>
          {t`A transfer stands here when its reference names no payment, until it is assigned or sent back.`}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => transfersHref({ all, page: next })} />
      {asked ? <TransferDecide of={asked.of} way={asked.way} onClose={() => setAsked(null)} /> : null}
    </IndexPage>
  );
}
