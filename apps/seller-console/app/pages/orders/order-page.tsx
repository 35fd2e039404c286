import { OrderDetail, RefusedAtDoor, ask, isToShip, orderHref, useMay } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { LinkButton, Truck } from '@kyakhta/ui';
import { deliveryType, orderStatus } from '@kyakhta/contract/values';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PackingMark } from '../../forms/packing-mark.tsx';
import { ParcelMend } from '../../forms/parcel-mend.tsx';
import { RefundGive } from '../../forms/refund-give.tsx';
import { PickupVerify } from '../../forms/pickup-verify.tsx';
import { refundsHref } from '../refunds/refunds-resource.ts';
import { contractFile, contractHref } from './contract-href.ts';
import { vouchersHref } from './vouchers-href.ts';
import { packingListHref } from './packing-list-href.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const order = await ask(request, 'GET /shop/admin/order/info/{orderNumber}', { orderNumber: params['orderNumber'] ?? '' });
  const number = order.orderNumber;
  const givable =
    order.captured + order.score > 0 && order.status !== orderStatus.canceled
      ? await ask(request, 'GET /shop/admin/refund/givable', { orderNumber: number })
      : null;
  const couriers = order.packages.some(({ canCorrect }) => canCorrect) ? await ask(request, 'GET /shop/admin/delivery/list', {}) : [];
  return { order, couriers, givable };
}

/** The goods wait for their buyer and the code. */
const isReadyToCollect = ({ status, dvyType }: { status: number; dvyType: number }): boolean =>
  status === orderStatus.pendingReceipt && dvyType === deliveryType.buyerPickup;

export function Component() {
  const { t } = useLingui();
  const may = useMay();
  const { order, couriers, givable } = useLoaderData<typeof loader>();
  return (
    <OrderDetail
      order={order}
      renderParcelActions={(parcel) => <ParcelMend parcel={parcel} couriers={couriers} />}
      refundsHref={refundsHref({ view: 'all', order: order.orderNumber })}
      papers={{ contract: (_, part) => contractFile(order.orderNumber, part), contractPage: contractHref(order.orderNumber) }}
      actions={
        <>
          <PackingMark order={order} />
          <PickupVerify orderNumber={order.orderNumber} isReady={isReadyToCollect(order)} />
          {order.vouchers.some(({ state }) => state === 'ready' || state === 'revealed') ? (
            <LinkButton size="sm" href={vouchersHref}>
              {t`Redeem a voucher`}
            </LinkButton>
          ) : null}
          {givable?.canGive ? <RefundGive order={order} givable={givable} /> : null}
          {order.canRefuseAtDoor ? <RefusedAtDoor orderNumber={order.orderNumber} /> : null}
          {isToShip(order.status) && order.heldBack === null && order.userAddrDto !== null ? (
            <LinkButton size="sm" variant="ghost" href={packingListHref(order.orderNumber)}>
              {t`Packing list`}
            </LinkButton>
          ) : null}
          {order.status === orderStatus.waitingSupplierContract ? (
            may('money') ? (
              <LinkButton size="sm" href={contractHref(order.orderNumber)}>
                {t`Sign the contract`}
              </LinkButton>
            ) : null
          ) : order.canShip ? (
            <LinkButton size="sm" href={`${orderHref(order.orderNumber)}/ship`}>
              <Truck aria-hidden className="size-4" />
              {order.dvyType === deliveryType.courier ? t`Ship the goods` : t`Hand over the goods`}
            </LinkButton>
          ) : null}
        </>
      }
    />
  );
}
