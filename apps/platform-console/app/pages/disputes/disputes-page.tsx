import { QueuePage, RefundCard, ask, readQueue, sheetHref, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Anchor, CircleCheck, RotateCcw } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { storeHref } from '../stores/stores-href.ts';
import { disputeHref, disputesHref, disputeViews } from './disputes-href.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const order = new URL(request.url).searchParams.get('order') ?? undefined;
  const queue = await readQueue(request, disputeViews, ({ view, paging }) =>
    ask(request, 'GET /platform/intervention/page', {
      view: view ?? 'waiting',
      ...(order !== undefined && { orderNumber: order }),
      ...paging,
    }),
  );
  return { queue, order };
}

/** Refunds on which buyer and store do not agree, by when a ruling is due; or all refunds. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { queue, order } = useLoaderData<typeof loader>();
  const { page, view } = queue;
  const count = number(page.total);
  return (
    <QueuePage
      title={t({ message: 'Disputes', comment: 'Page: refunds the platform is asked to decide' })}
      tabsLabel={t`Refunds by state`}
      tabs={[
        { label: t({ message: 'To decide', comment: 'Tab: refunds that wait for a ruling' }), count: page.waiting },
        { view: 'all', label: t({ message: 'All refunds', comment: 'Tab: refunds in every state' }) },
      ]}
      exportHref={sheetHref('GET /platform/intervention/export', { view: view ?? 'waiting', orderNumber: order })}
      queue={queue}
      href={(query) => disputesHref({ ...query, order })}
      chips={order === undefined ? [] : [{ key: 'order', label: t`Order ${order}`, without: disputesHref({ view }) }]}
      summary={t({ message: `Refunds: ${count}`, comment: 'How many refunds the list holds' })}
      empty={
        view === 'all'
          ? { icon: RotateCcw, title: t`No refunds here yet` }
          : {
              icon: CircleCheck,
              title: t`No refund waits for a ruling`,
              text: t`A refund comes here when the store has refused it and the buyer asks the platform to decide.`,
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
    </QueuePage>
  );
}
