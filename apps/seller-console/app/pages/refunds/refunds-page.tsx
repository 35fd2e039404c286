import { RefundCard, ResourcePage, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, RotateCcw } from '@kyakhta/ui';
import { useLoaderData } from 'react-router';
import { refundHref, refunds } from './refunds-resource.ts';

export const loader = refunds.loader;

/** What buyers of the store ask back: the open ones by their deadline. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const list = useLoaderData<typeof loader>();
  const { page, view } = list;
  const count = number(page.total);
  const waiting = number(page.waiting);
  return (
    <ResourcePage
      of={refunds}
      list={list}
      tabsLabel={t`Refunds by state`}
      tabs={{
        all: { label: t({ message: 'All', context: 'refunds', comment: 'Tab: all refunds' }), count: page.counts.all },
        open: { label: t({ message: 'Under way', context: 'refunds', comment: 'Tab: refunds that are open' }), count: page.counts.open },
        onItsWay: {
          label: t({ message: 'Money on its way back', comment: 'State of a refund: granted, the bank transfer follows' }),
          count: page.counts.onItsWay,
        },
        completed: {
          label: t({ message: 'Refunded', comment: 'State of a refund: the money went back' }),
          count: page.counts.completed,
        },
        closed: {
          label: t({ message: 'Closed', context: 'refunds', comment: 'Tab: refunds that came to nothing' }),
          count: page.counts.closed,
        },
      }}
      chipOf={(_, order) => t`Order ${order}`}
      summary={
        page.waiting > 0
          ? t({
              message: `Refunds: ${count}. Waiting for you: ${waiting}`,
              comment: 'How many the list holds, how many the store is to answer',
            })
          : t({ message: `Refunds: ${count}`, comment: 'How many refunds the list holds' })
      }
      empty={
        view === 'open'
          ? {
              icon: CircleCheck,
              title: t`No refund is open`,
              text: t`Refund requests appear here until they are refunded or closed. Answer in time: silence counts as agreement.`,
            }
          : { icon: RotateCcw, title: t`No refunds here yet` }
      }
    >
      <ul className="grid gap-3">
        {page.records.map((refund) => (
          <li key={refund.refundSn}>
            <RefundCard refund={refund} href={refundHref(refund.refundSn)} />
          </li>
        ))}
      </ul>
    </ResourcePage>
  );
}
