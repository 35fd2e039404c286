import { IndexPage, Pages, ask, pageOf, rowsPerPage, useFormat } from '@kyakhta/console';
import { int4Max } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Banknote, EmptyState } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PayoutDecide } from '../../forms/payout-decide.tsx';
import { PayoutCard, type Payout, type PayoutWay } from './payout-card.tsx';
import { payoutsHref } from './payouts-href.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const ended = searchParams.get('view') === 'ended';
  const named = Number(searchParams.get('shop'));
  const shop = Number.isInteger(named) && named > 0 && named <= int4Max ? named : undefined;
  const current = pageOf(searchParams);
  const page = await ask(request, 'GET /platform/settlement/payouts', {
    view: ended ? 'ended' : 'open',
    ...(shop !== undefined && { shopId: shop }),
    current,
    size: rowsPerPage,
  });
  return { page, ended, shop, current };
}

/** Money that stores have asked for; the oldest first. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, ended, shop, current } = useLoaderData<typeof loader>();
  const [asked, setAsked] = useState<{ of: Payout; way: PayoutWay } | null>(null);
  const view = ended ? ('ended' as const) : undefined;
  return (
    <IndexPage
      title={t({ message: 'Payouts', comment: 'Money of stores sent to their banks' })}
      tabsLabel={t`Payouts by state`}
      tabs={[
        {
          href: payoutsHref({ shop }),
          label: t({ message: 'Waiting', context: 'payouts', comment: 'Tab: payouts to be looked at or to be sent' }),
          count: number(page.open),
          current: !ended,
        },
        {
          href: payoutsHref({ view: 'ended', shop }),
          label: t({ message: 'Ended', context: 'payouts', comment: 'Tab: payouts that are paid, refused or came back' }),
          current: ended,
        },
      ]}
      chips={shop === undefined ? [] : [{ key: 'shop', label: t`Store ${shop}`, without: payoutsHref({ view }) }]}
    >
      {page.records.length > 0 ? (
        <ul className="grid gap-3">
          {page.records.map((one) => (
            <li key={one.payoutNumber}>
              <PayoutCard one={one} onDecide={(way) => setAsked({ of: one, way })} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={Banknote} title={ended ? t`No payout has ended yet` : t`No store waits for its money`}>
          {t`When a store asks for a payout, it stands here until the bank has sent it or an operator has refused it.`}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => payoutsHref({ view, shop, page: next })} />
      {asked ? <PayoutDecide of={asked.of} way={asked.way} onClose={() => setAsked(null)} /> : null}
    </IndexPage>
  );
}
