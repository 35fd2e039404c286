import { ResourcePage, ask, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Banknote, Button, Clock, LinkButton, Notice, ReceiptText, SearchX } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PayoutAsk } from '../../forms/payout-ask.tsx';
import { bankAccountHref, money } from './money-resource.ts';
import { HeldOrders, type Held } from './held-orders.tsx';
import { MoneyStages } from './money-stages.tsx';
import { Payouts, type Payout } from './payouts.tsx';
import { Statement, type Line } from './statement.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const [list, balance, account] = await Promise.all([
    money.load(request),
    ask(request, 'GET /shop/admin/settlement/balance', {}),
    ask(request, 'GET /shop/admin/settlement/account', {}),
  ]);
  return { list, balance, account };
}

/** What the store has earned, where it is, and how it gets to the bank. */
export function Component() {
  const { t } = useLingui();
  const { list, balance, account } = useLoaderData<typeof loader>();
  const { view, narrowed } = list;
  const { records } = list.page;
  const empty = useEmpty(list);
  const [asking, setAsking] = useState(false);
  const format = useFormat();
  const owed = format.money(balance.debt, balance.currency);
  return (
    <ResourcePage
      of={money}
      list={list}
      actions={
        <>
          <LinkButton variant="ghost" href={bankAccountHref}>
            {t`Bank account`}
          </LinkButton>
          <Button disabled={balance.available < balance.least} onClick={() => setAsking(true)}>
            <Banknote aria-hidden className="size-4.5" />
            {t`Request a payout`}
          </Button>
        </>
      }
      lead={
        <>
          {balance.debt > 0 ? (
            <Notice tone="wait" title={t`The platform has paid ${owed} for the store`}>
              {t`A refund was granted after an order was completed, and the store lacked the money. It is recovered from the store’s next earnings.`}
            </Notice>
          ) : null}
          <MoneyStages balance={balance} />
        </>
      }
      search={
        view === 'held'
          ? { name: 'order', label: t`Order number` }
          : {
              name: 'number',
              label: view === 'payouts' ? t`Number of a payout or the bank’s reference` : t`Number of an order or a payout`,
            }
      }
      chipOf={(name) => (name === 'held' ? t`Only blocked orders` : '')}
      tabs={{
        held: { label: t({ message: 'Held', comment: 'Tab: orders whose money is in escrow, and why', context: 'money' }) },
        payouts: { label: t({ message: 'Payouts', comment: 'Money of a store sent to its bank' }) },
        statement: { label: t({ message: 'Statement', comment: 'All movements of a store’s money' }) },
      }}
      empty={empty}
      below={asking ? <PayoutAsk balance={balance} account={account} onClose={() => setAsking(false)} /> : null}
    >
      {view === 'held' ? <HeldOrders rows={records as readonly Held[]} narrowed={narrowed} /> : null}
      {view === 'payouts' ? <Payouts rows={records as readonly Payout[]} /> : null}
      {view === 'statement' ? <Statement rows={records as readonly Line[]} /> : null}
    </ResourcePage>
  );
}

/** What is said where a view shows nothing. */
function useEmpty({ view, narrowed }: Awaited<ReturnType<typeof loader>>['list']) {
  const { t } = useLingui();
  const q = narrowed.number;
  if (view === 'held')
    return narrowed.order === undefined && narrowed.held === undefined
      ? {
          icon: Clock,
          title: t`No money is held`,
          text: t`When a buyer has paid, the order appears here with the reason its money is held.`,
        }
      : {
          icon: SearchX,
          title: t`No held order matches`,
          text: t`Money released from an order appears in the statement.`,
          all: t`See all held orders`,
        };
  const icon = view === 'payouts' ? Banknote : ReceiptText;
  if (q !== undefined) return { icon, title: t`Nothing found for “${q}”` };
  return view === 'payouts'
    ? {
        icon,
        title: t`No payouts yet`,
        text: t`Request a payout of available money; every payout then appears here with its state and the bank’s reference.`,
      }
    : {
        icon,
        title: t`No money has moved yet`,
        text: t`When the escrow of an order is released, what the buyer paid, the commission and your share appear here.`,
      };
}
