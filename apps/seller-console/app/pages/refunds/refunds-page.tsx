import { IndexPage, Pages, RefundCard, ask, pageOf, rowsPerPage, sheetHref, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { refundGroup, type RefundGroup } from '@kyakhta/contract/values';
import { CircleCheck, EmptyState, RotateCcw } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readGroup, refundHref, refundsHref } from './refunds-href.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const group = readGroup(searchParams);
  const order = searchParams.get('order') ?? undefined;
  const current = pageOf(searchParams);
  const filter = { group, ...(order !== undefined && { orderNumber: order }) };
  const page = await ask(request, 'GET /shop/admin/refund/page', { ...filter, current, size: rowsPerPage });
  return { page, filter, group, order, current };
}

/** What buyers of the store ask back: the open ones by their deadline. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, filter, group, order, current } = useLoaderData<typeof loader>();
  const labels: Record<RefundGroup, string> = {
    all: t({ message: 'All', context: 'refunds', comment: 'Tab: all refunds' }),
    open: t({ message: 'Under way', context: 'refunds', comment: 'Tab: refunds that are open' }),
    completed: t({ message: 'Refunded', comment: 'State of a refund: the money went back' }),
    closed: t({ message: 'Closed', context: 'refunds', comment: 'Tab: refunds that came to nothing' }),
  };
  const count = number(page.total);
  const waiting = number(page.waiting);
  return (
    <IndexPage
      title={t({ message: 'Refunds', comment: 'Page: what buyers ask back' })}
      tabsLabel={t`Refunds by state`}
      tabs={refundGroup.map((key) => ({
        href: refundsHref({ group: key, order }),
        label: labels[key],
        count: number(page.counts[key]),
        current: key === group,
      }))}
      {...(order !== undefined && { chips: [{ key: 'order', label: t`Order ${order}`, without: refundsHref({ group }) }] })}
      exportHref={sheetHref('GET /shop/admin/refund/export', filter)}
      summary={
        page.waiting > 0
          ? t({
              message: `Refunds: ${count}. Wait for you: ${waiting}`,
              comment: 'How many the list holds, how many the store is to answer',
            })
          : t({ message: `Refunds: ${count}`, comment: 'How many refunds the list holds' })
      }
    >
      {page.records.length > 0 ? (
        <ul className="grid gap-3">
          {page.records.map((refund) => (
            <li key={refund.refundSn}>
              <RefundCard refund={refund} href={refundHref(refund.refundSn)} />
            </li>
          ))}
        </ul>
      ) : group === 'open' ? (
        <EmptyState icon={CircleCheck} title={t`No refund is open`}>
          {t`What buyers ask back stands here until it is paid back or closed. Answer in time: silence counts as agreement.`}
        </EmptyState>
      ) : (
        <EmptyState icon={RotateCcw} title={t`No refunds here yet`} />
      )}
      <Pages current={current} pages={page.pages} href={(next) => refundsHref({ group, order, page: next })} />
    </IndexPage>
  );
}
