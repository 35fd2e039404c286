import { RefundCard, ResourcePage, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Anchor, CircleCheck, RotateCcw } from '@kyakhta/ui';
import { useLoaderData } from 'react-router';
import { storeHref } from '../stores/stores-resource.ts';
import { disputeHref, disputes } from './disputes-resource.ts';

export const loader = disputes.loader;

/** Refunds on which buyer and store do not agree, by when a ruling is due; or all refunds. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const list = useLoaderData<typeof loader>();
  const { page, view } = list;
  const count = number(page.total);
  return (
    <ResourcePage
      of={disputes}
      list={list}
      tabsLabel={t`Refunds by state`}
      tabs={{
        waiting: { label: t({ message: 'To decide', comment: 'Tab: refunds that wait for a ruling' }), count: page.waiting },
        all: { label: t({ message: 'All refunds', comment: 'Tab: refunds in every state' }) },
      }}
      chipOf={(_, order) => t`Order ${order}`}
      summary={t({ message: `Refunds: ${count}`, comment: 'How many refunds the list holds' })}
      empty={
        view === 'all'
          ? { icon: RotateCcw, title: t`No refunds here yet` }
          : {
              icon: CircleCheck,
              title: t`No refund waits for a ruling`,
              text: t`A refund appears here when the store has refused it and the buyer asks the platform to decide.`,
            }
      }
    >
      <ul className="grid gap-3">
        {page.records.map((refund) => (
          <li key={refund.refundSn}>
            <RefundCard
              refund={refund}
              href={disputeHref(refund.refundSn)}
              about={
                <li>
                  <Anchor href={storeHref(refund.shopId)} className="inline-flex min-h-6 items-center hover:text-brand hover:underline">
                    <bdi>{refund.shopName}</bdi>
                  </Anchor>
                </li>
              }
            />
          </li>
        ))}
      </ul>
    </ResourcePage>
  );
}
