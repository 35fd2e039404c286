import { QueuePage, ask, readQueue, sheetHref } from '@kyakhta/console';
import { int4Max } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Banknote } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PayoutDecide } from '../../forms/payout-decide.tsx';
import { PayoutCard, type Payout, type PayoutWay } from './payout-card.tsx';
import { payoutsHref, payoutViews } from './payouts-href.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const named = Number(new URL(request.url).searchParams.get('shop'));
  const shop = Number.isInteger(named) && named > 0 && named <= int4Max ? named : undefined;
  const queue = await readQueue(request, payoutViews, ({ view, paging, only }) =>
    ask(request, 'GET /platform/settlement/payouts', {
      view: view ?? 'open',
      ...(shop !== undefined && { shopId: shop }),
      number: only,
      ...paging,
    }),
  );
  return { queue, shop };
}

/** Money that stores and buyers have asked for; the oldest first. */
export function Component() {
  const { t } = useLingui();
  const { queue, shop } = useLoaderData<typeof loader>();
  const { page, view, only } = queue;
  const [asked, setAsked] = useState<{ of: Payout; way: PayoutWay } | null>(null);
  return (
    <QueuePage
      title={t({ message: 'Payouts', comment: 'Money of stores and buyers sent to their banks' })}
      tabsLabel={t`Payouts by state`}
      tabs={[
        {
          label: t({ message: 'Waiting', context: 'payouts', comment: 'Tab: payouts to be looked at or to be sent' }),
          count: page.open,
        },
        {
          view: 'ended',
          label: t({ message: 'Ended', context: 'payouts', comment: 'Tab: payouts that are paid, refused or came back' }),
        },
      ]}
      exportHref={sheetHref('GET /platform/settlement/payouts/export', { view: view ?? 'open', shopId: shop, number: only })}
      findLabel={t`Number of a payout or the bank’s reference`}
      queue={queue}
      href={(query) => payoutsHref({ ...query, shop })}
      chips={shop === undefined ? [] : [{ key: 'shop', label: t`Store ${shop}`, without: payoutsHref({ view }) }]}
      empty={{
        icon: Banknote,
        title: view === 'ended' ? t`No payout has ended yet` : t`Nobody waits for a payout`,
        text: t`When a store or a buyer asks for a payout, it stands here until the bank has sent it or an operator has refused it.`,
      }}
      dialog={asked ? <PayoutDecide of={asked.of} way={asked.way} onClose={() => setAsked(null)} /> : null}
    >
      <ul className="grid gap-3">
        {page.records.map((one) => (
          <li key={one.payoutNumber}>
            <PayoutCard one={one} onDecide={(way) => setAsked({ of: one, way })} />
          </li>
        ))}
      </ul>
    </QueuePage>
  );
}
