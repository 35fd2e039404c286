import { IndexPage, Pages, SearchField, ask, pageOf, rowsPerPage, sheetHref, useFormat, type Chip } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Banknote, Button, LinkButton, Notice } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PayoutAsk } from '../../forms/payout-ask.tsx';
import { bankAccountHref, moneyHref, readHeld, readNumber, readView, type HeldQuery, type MoneyView } from './money-href.ts';
import { HeldOrders } from './held-orders.tsx';
import { MoneyStages } from './money-stages.tsx';
import { Payouts } from './payouts.tsx';
import { Statement } from './statement.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = readView(searchParams);
  const current = pageOf(searchParams);
  const paging = { current, size: rowsPerPage };
  const query = readHeld(searchParams);
  const number = readNumber(searchParams);
  const numbered = { number: number || undefined };
  const [balance, account, held, payouts, statement] = await Promise.all([
    ask(request, 'GET /shop/admin/settlement/balance', {}),
    ask(request, 'GET /shop/admin/settlement/account', {}),
    view === 'held' ? ask(request, 'GET /shop/admin/settlement/held', { ...heldFilter(query), ...paging }) : null,
    view === 'payouts' ? ask(request, 'GET /shop/admin/settlement/payouts', { ...numbered, ...paging }) : null,
    view === 'statement' ? ask(request, 'GET /shop/admin/settlement/page', { ...numbered, ...paging }) : null,
  ]);
  return { view, query, number, current, balance, account, held, payouts, statement };
}

const heldFilter = ({ order, held }: HeldQuery) => ({ orderNumber: order || undefined, view: held });

/** What a search for an order leaves as it is. */
const keptBy = ({ held }: HeldQuery): Readonly<Record<string, string>> => (held === 'all' ? {} : { held });

/** What the store has earned, where it is, and how it gets to the bank. */
export function Component() {
  const { t } = useLingui();
  const { view, query, number, current, balance, account, held, payouts, statement } = useLoaderData<typeof loader>();
  const [asking, setAsking] = useState(false);
  const { money } = useFormat();
  const owed = money(balance.debt, balance.currency);
  const exportOf: Readonly<Record<MoneyView, string>> = {
    held: sheetHref('GET /shop/admin/settlement/held/export', heldFilter(query)),
    payouts: sheetHref('GET /shop/admin/settlement/payouts/export', { number: number || undefined }),
    statement: sheetHref('GET /shop/admin/settlement/export', { number: number || undefined }),
  };
  const pages = (held ?? payouts ?? statement)?.pages ?? 0;
  const isHeld = view === 'held';
  const q = isHeld ? query.order : number;
  const chips: Chip[] = [];
  if (q)
    chips.push({
      key: 'number',
      label: t({ message: `Found by “${q}”`, comment: 'Filter: the text searched for' }),
      without: isHeld ? moneyHref({ held: query.held }) : moneyHref({ view }),
    });
  if (isHeld && query.held === 'stopped') chips.push({ key: 'held', label: t`Only what is stopped`, without: moneyHref({ order: q }) });
  return (
    <IndexPage
      title={t`Money`}
      actions={
        <>
          <LinkButton variant="ghost" href={bankAccountHref}>
            {t`Bank account`}
          </LinkButton>
          <Button disabled={balance.available < balance.least} onClick={() => setAsking(true)}>
            <Banknote aria-hidden className="size-4.5" />
            {t`Ask for a payout`}
          </Button>
        </>
      }
      lead={
        <>
          {balance.debt > 0 ? (
            <Notice tone="wait" title={t`The platform has paid ${owed} for the store`}>
              {t`A refund was granted after an order was completed, and the store lacked the money. It is taken from what the store earns next.`}
            </Notice>
          ) : null}
          <MoneyStages balance={balance} />
        </>
      }
      exportHref={exportOf[view]}
      search={
        isHeld ? (
          <SearchField name="order" label={t`Order number`} value={query.order} keep={keptBy(query)} />
        ) : (
          <SearchField
            key={view}
            name="number"
            label={view === 'payouts' ? t`Number of a payout or the bank’s reference` : t`Number of an order or a payout`}
            value={number}
            keep={{ view }}
          />
        )
      }
      chips={chips}
      tabs={[
        {
          href: moneyHref({}),
          label: t({ message: 'Held', context: 'money', comment: 'Tab: orders whose money is in escrow, and why' }),
          current: view === 'held',
        },
        {
          href: moneyHref({ view: 'payouts' }),
          label: t({ message: 'Payouts', comment: 'Money of a store sent to its bank' }),
          current: view === 'payouts',
        },
        {
          href: moneyHref({ view: 'statement' }),
          label: t({ message: 'Statement', comment: 'All movements of a store’s money' }),
          current: view === 'statement',
        },
      ]}
    >
      {held ? <HeldOrders rows={held.records} query={query} /> : null}
      {payouts ? <Payouts rows={payouts.records} q={number} /> : null}
      {statement ? <Statement rows={statement.records} q={number} /> : null}
      <Pages current={current} pages={pages} href={(page) => moneyHref({ view, ...(isHeld ? query : { number }), page })} />
      {asking ? <PayoutAsk balance={balance} account={account} onClose={() => setAsking(false)} /> : null}
    </IndexPage>
  );
}
