import { PageHead, Pages, ask, oldestFirst, pageOf, permitted, rowsPerPage, statesOf, useFormat, useMay } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Banknote, Button, LinkButton, Notice, Tabs } from '@kyakhta/ui';
import { useState } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PayoutAsk } from '../../forms/payout-ask.tsx';
import { bankAccountHref, moneyHref, readView } from './money-href.ts';
import { MoneyStages } from './money-stages.tsx';
import { NextReleases } from './next-releases.tsx';
import { Payouts } from './payouts.tsx';
import { Statement } from './statement.tsx';

const shownReleases = 10;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = readView(searchParams);
  const current = pageOf(searchParams);
  const paging = { current, size: rowsPerPage };
  const [balance, account, received, payouts, statement] = await Promise.all([
    ask(request, 'GET /shop/admin/settlement/balance', {}),
    ask(request, 'GET /shop/admin/settlement/account', {}),
    view === 'next' ? permitted(oldestFirst(statesOf('received'), (filter) => ask(request, 'GET /shop/admin/order/page', filter))) : null,
    view === 'payouts' ? ask(request, 'GET /shop/admin/settlement/payouts', paging) : null,
    view === 'statement' ? ask(request, 'GET /shop/admin/settlement/page', paging) : null,
  ]);
  // What is released next are orders; who does not see orders begins with the statement.
  if (view === 'next' && received === null) throw redirect(moneyHref({ view: 'statement' }));
  return { view, current, balance, account, next: received?.rows.slice(0, shownReleases) ?? [], payouts, statement };
}

/** What the store has earned, where it is, and how it gets to the bank. */
export function Component() {
  const { t } = useLingui();
  const may = useMay();
  const { view, current, balance, account, next, payouts, statement } = useLoaderData<typeof loader>();
  const [asking, setAsking] = useState(false);
  const { money } = useFormat();
  const owed = money(balance.debt, balance.currency);
  const pages = (payouts ?? statement)?.pages ?? 0;
  return (
    <>
      <PageHead title={t`Money`}>
        <LinkButton variant="ghost" href={bankAccountHref}>
          {t`Bank account`}
        </LinkButton>
        <Button disabled={balance.available < balance.least} onClick={() => setAsking(true)}>
          <Banknote aria-hidden className="size-4.5" />
          {t`Ask for a payout`}
        </Button>
      </PageHead>
      {balance.debt > 0 ? (
        <Notice tone="wait" className="mb-4" title={t`The platform has paid ${owed} for the store`}>
          {t`A refund was granted after an order was completed, and the store lacked the money. It is taken from what the store earns next.`}
        </Notice>
      ) : null}
      <MoneyStages balance={balance} />
      <div className="mt-5 mb-3">
        <Tabs
          label={t`Money`}
          tabs={[
            ...(may('orders') ? [{ href: moneyHref({}), label: t`Released next`, current: view === 'next' }] : []),
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
        />
      </div>
      <div className="grid gap-5">
        {payouts ? <Payouts rows={payouts.records} /> : statement ? <Statement rows={statement.records} /> : <NextReleases rows={next} />}
        <Pages current={current} pages={pages} href={(page) => moneyHref({ view, page })} />
      </div>
      {asking ? <PayoutAsk balance={balance} account={account} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
