import {
  OrderIndex,
  ask,
  byVoucher,
  fileHref,
  isToShip,
  readOrderList,
  statesOf,
  wayOf,
  wireFilters,
  type OrderRow,
} from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { deliveryType } from '@kyakhta/contract/values';
import { LinkButton, Truck } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { packingListsHref } from './packing-list-href.ts';

/** What is packed for the road: neither vouchers nor goods that their buyer collects. */
const hasPackingList = (row: OrderRow): boolean => isToShip(row.status) && ![byVoucher, deliveryType.buyerPickup].includes(wayOf(row));

export const loader = ({ request }: LoaderFunctionArgs) =>
  readOrderList(new URL(request.url), 'to-ship', (filter) => ask(request, 'GET /shop/admin/order/page', filter));

export function Component() {
  const { t } = useLingui();
  const list = useLoaderData<typeof loader>();
  const states = statesOf(list.view).filter((state) => state !== 0);
  const href = fileHref('GET /shop/admin/order/export', {
    states: states.length === 0 ? undefined : states.join(','),
    orderNumber: list.q || undefined,
    ...wireFilters(list.filters).narrowing,
  });
  const byFile = (
    <LinkButton variant="ghost" href="/orders/ship-file">
      <Truck aria-hidden className="size-4" />
      {t`Ship by a file of waybills`}
    </LinkButton>
  );
  return <OrderIndex list={list} viewer="seller" exportHref={href} actions={byFile} bulk={bulk} />;
}

function PackingLists({ orderNumbers }: { orderNumbers: readonly string[] }) {
  const { t } = useLingui();
  return (
    <LinkButton size="sm" variant="ghost" href={packingListsHref(orderNumbers)}>
      {t`Packing lists`}
    </LinkButton>
  );
}
const bulk = { isMeant: hasPackingList, Actions: PackingLists };
