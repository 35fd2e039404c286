import { ResourcePage } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Banknote } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { PayoutDecide } from '../../forms/payout-decide.tsx';
import { PayoutCard, type Payout, type PayoutWay } from './payout-card.tsx';
import { payouts } from './payouts-resource.ts';

export const loader = payouts.loader;

/** Money that stores and buyers have asked for; the oldest first. */
export function Component() {
  const { t } = useLingui();
  const list = useLoaderData<typeof loader>();
  const { page, view } = list;
  const [asked, setAsked] = useState<{ of: Payout; way: PayoutWay } | null>(null);
  return (
    <ResourcePage
      of={payouts}
      list={list}
      tabsLabel={t`Payouts by state`}
      tabs={{
        open: {
          label: t({ message: 'Waiting', context: 'payouts', comment: 'Tab: payouts to be looked at or to be sent' }),
          count: page.open,
        },
        ended: { label: t({ message: 'Ended', context: 'payouts', comment: 'Tab: payouts that are paid, refused or came back' }) },
      }}
      search={{ name: 'only', label: t`Number of a payout or the bank’s reference` }}
      chipOf={(name, shop) => (name === 'shop' ? t`Store ${shop}` : '')}
      empty={{
        icon: Banknote,
        title: view === 'ended' ? t`No payout has ended yet` : t`Nobody waits for a payout`,
        text: t`When a store or a buyer requests a payout, it appears here until the bank has sent it or an operator has refused it.`,
      }}
      below={asked ? <PayoutDecide of={asked.of} way={asked.way} onClose={() => setAsked(null)} /> : null}
    >
      <ul className="grid gap-3">
        {page.records.map((one) => (
          <li key={one.payoutNumber}>
            <PayoutCard one={one} onDecide={(way) => setAsked({ of: one, way })} />
          </li>
        ))}
      </ul>
    </ResourcePage>
  );
}
