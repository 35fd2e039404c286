import { IndexPage, Pages, RefundCard, ask, pageOf, rowsPerPage, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Anchor, CircleCheck, EmptyState, RotateCcw } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { storeHref } from '../stores/stores-href.ts';
import { disputeHref, disputesHref } from './disputes-href.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const all = searchParams.get('view') === 'all';
  const order = searchParams.get('order') ?? undefined;
  const current = pageOf(searchParams);
  const page = await ask(request, 'GET /platform/intervention/page', {
    view: all ? 'all' : 'waiting',
    ...(order !== undefined && { orderNumber: order }),
    current,
    size: rowsPerPage,
  });
  return { page, all, order, current };
}

/** Refunds on which buyer and store do not agree, the longest waiting first; or all refunds. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, all, order, current } = useLoaderData<typeof loader>();
  const count = number(page.total);
  return (
    <IndexPage
      title={t({ message: 'Disputes', comment: 'Page: refunds the platform is asked to decide' })}
      tabsLabel={t`Refunds by state`}
      tabs={[
        {
          href: disputesHref({ order }),
          label: t({ message: 'To decide', comment: 'Tab: refunds that wait for a ruling' }),
          count: number(page.waiting),
          current: !all,
        },
        {
          href: disputesHref({ all: true, order }),
          label: t({ message: 'All refunds', comment: 'Tab: refunds in every state' }),
          current: all,
        },
      ]}
      {...(order !== undefined && { chips: [{ key: 'order', label: t`Order ${order}`, without: disputesHref({ all }) }] })}
      summary={t({ message: `Refunds: ${count}`, comment: 'How many refunds the list holds' })}
    >
      {page.records.length > 0 ? (
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
      ) : all ? (
        <EmptyState icon={RotateCcw} title={t`No refunds here yet`} />
      ) : (
        <EmptyState icon={CircleCheck} title={t`No refund waits for a ruling`}>
          {t`A refund comes here when the store has refused it and the buyer asks the platform to decide.`}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => disputesHref({ all, order, page: next })} />
    </IndexPage>
  );
}
