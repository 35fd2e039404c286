import { ask, ordersHref } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, PackageOpen } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readPackingLists } from './packing-list-href.ts';
import { PackingPaper } from './packing-paper.tsx';
import { PackingSheet } from './packing-sheet.tsx';

export const loader = ({ request }: LoaderFunctionArgs) =>
  Promise.all(
    readPackingLists(new URL(request.url).searchParams).map((orderNumber) =>
      ask(request, 'GET /shop/admin/order/info/{orderNumber}', { orderNumber }),
    ),
  );

/** The packing lists of several orders, each on its own sheet. */
export function Component() {
  const { t } = useLingui();
  const orders = useLoaderData<typeof loader>();
  const title = t`Packing lists`;
  return (
    <PackingPaper title={title} back={{ href: ordersHref({ view: 'to-ship' }), label: t`Back to the orders` }}>
      <h1 className="sr-only">{title}</h1>
      {orders.length === 0 ? (
        <EmptyState icon={PackageOpen} title={t`No order is chosen`}>
          {t`Choose orders in the list of those to ship.`}
        </EmptyState>
      ) : null}
      {orders.map((order, i) => (
        <article
          key={order.orderNumber}
          className={i === 0 ? 'grid gap-5' : 'grid gap-5 border-t border-line pt-5 print:break-before-page print:border-none print:pt-0'}
        >
          <PackingSheet order={order} heading="h2" />
        </article>
      ))}
    </PackingPaper>
  );
}
