import { ask, orderHref } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PackingPaper } from './packing-paper.tsx';
import { PackingSheet } from './packing-sheet.tsx';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  ask(request, 'GET /shop/admin/order/info/{orderNumber}', { orderNumber: params['orderNumber'] ?? '' });

/** The packing list of one order. */
export function Component() {
  const { t } = useLingui();
  const order = useLoaderData<typeof loader>();
  return (
    <PackingPaper title={t`Packing list`} back={{ href: orderHref(order.orderNumber), label: t`Back to the order` }}>
      <PackingSheet order={order} />
    </PackingPaper>
  );
}
