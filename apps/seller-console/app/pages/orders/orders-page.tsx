import { OrderIndex, byVoucher, isToShip, wayOf, type OrderRow } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { deliveryType } from '@kyakhta/contract/values';
import { LinkButton, Truck } from '@kyakhta/ui';
import { useLoaderData } from 'react-router';
import { orders } from './orders-resource.ts';
import { packingListsHref } from './packing-list-href.ts';

/** What is packed for the road: neither vouchers nor goods that their buyer collects. */
const hasPackingList = (row: OrderRow): boolean =>
  isToShip(row.status) && row.heldBack === null && ![byVoucher, deliveryType.buyerPickup].includes(wayOf(row));

export const loader = orders.loader;

export function Component() {
  const { t } = useLingui();
  const list = useLoaderData<typeof loader>();
  const byFile = (
    <LinkButton variant="ghost" href="/orders/ship-file">
      <Truck aria-hidden className="size-4" />
      {t`Ship by a file of waybills`}
    </LinkButton>
  );
  return <OrderIndex of={orders} list={list} viewer="seller" actions={byFile} bulk={bulk} />;
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
