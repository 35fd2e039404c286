import { OrderDetail, ask, isToShip, orderHref } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { LinkButton, Truck } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  ask(request, 'GET /shop/admin/order/info/{orderNumber}', { orderNumber: params['orderNumber'] ?? '' });

export function Component() {
  const { t } = useLingui();
  const order = useLoaderData<typeof loader>();
  return (
    <OrderDetail
      order={order}
      actions={
        isToShip(order.status) ? (
          <LinkButton size="sm" href={`${orderHref(order.orderNumber)}/ship`}>
            <Truck aria-hidden className="size-4" />
            {t`Ship the goods`}
          </LinkButton>
        ) : null
      }
    />
  );
}
