import {
  AddressLines,
  DetailPage,
  Facts,
  OrderTag,
  Section,
  ask,
  orderHref,
  ordersHref,
  sending,
  useDone,
  useFormat,
  useOrderStateName,
  useSend,
  type Order,
} from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Code, EmptyState, LinkButton, Notice, PackageCheck, useToast } from '@kyakhta/ui';
import { deliveryType, orderStatus } from '@kyakhta/contract/values';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { OrderHandOver, OrderReady } from '../../forms/order-hand-over.tsx';
import { OrderShip } from '../../forms/order-ship.tsx';
import { KeptBack } from './kept-back.tsx';
import { ordersSend } from './orders-resource.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [order, couriers] = await Promise.all([
    ask(request, 'GET /shop/admin/order/info/{orderNumber}', { orderNumber: params['orderNumber'] ?? '' }),
    ask(request, 'GET /shop/admin/delivery/list', {}),
  ]);
  return { order, couriers };
}

export const action = sending('PUT /shop/admin/order/delivery');

/** Packing and sending an order; what was sent before stays in sight. */
export function Component() {
  const { t } = useLingui();
  const { order, couriers } = useLoaderData<typeof loader>();
  const sent = useSend<'PUT /shop/admin/order/delivery'>();
  const readied = useSend<'PUT /shop/admin/order/ready'>(ordersSend.ready);
  const say = useToast();
  const navigate = useNavigate();
  // Told from here: the form is gone as soon as the order has moved.
  useDone(readied.result, () => {
    say({ tone: 'good', text: t`The buyer has been notified and given a code` });
    void navigate(orderHref(order.orderNumber));
  });
  const format = useFormat();
  const number = order.orderNumber;
  const packages = order.packages.length;
  const isCollected = order.dvyType === deliveryType.buyerPickup;
  return (
    <DetailPage
      title={order.dvyType === deliveryType.courier ? t`Ship order ${number}` : t`Hand over order ${number}`}
      back={{ href: orderHref(number), label: t`The order` }}
      beside={<OrderTag order={order} />}
      aside={
        <>
          <Section title={isCollected ? t`Buyer` : t`Goes to`}>
            {isCollected ? (
              <p>
                <span className="block font-semibold">
                  <bdi>{order.userAddrDto?.receiver}</bdi>
                </span>
                <Code>{order.userAddrDto?.mobile ?? ''}</Code>
              </p>
            ) : order.userAddrDto ? (
              <AddressLines address={order.userAddrDto} />
            ) : null}
            {order.remarks ? (
              <>
                <h3 className="mt-3 text-sm font-semibold">{t`Remarks`}</h3>
                <p className="whitespace-pre-line">
                  <bdi>{order.remarks}</bdi>
                </p>
              </>
            ) : null}
          </Section>
          {packages > 0 ? (
            <Section title={t`Already sent`}>
              <Facts
                facts={[
                  { key: 'packages', term: t`Packages`, value: format.number(packages) },
                  ...order.packages.map((parcel) => ({
                    key: String(parcel.orderDeliveryId),
                    term: <bdi>{parcel.companyName}</bdi>,
                    value: <Code>{parcel.dvyFlowId}</Code>,
                  })),
                ]}
              />
            </Section>
          ) : null}
        </>
      }
    >
      {sent.result?.ok ? null : <KeptBack order={order} />}
      {sent.result?.ok ? (
        <Done order={{ ...order, status: sent.result.data.status }} again={sent.reset} />
      ) : order.canShip ? (
        order.dvyType === deliveryType.courier ? (
          <OrderShip order={order} couriers={couriers} sent={sent} />
        ) : isCollected ? (
          <OrderReady order={order} readied={readied} />
        ) : (
          <OrderHandOver order={order} sent={sent} />
        )
      ) : order.toLeave.length > 0 ? null : (
        <EmptyState
          icon={PackageCheck}
          title={t`There is nothing left to ship`}
          action={<LinkButton href={orderHref(number)}>{t`To the order`}</LinkButton>}
        >
          {t`The order has moved on since you opened it, or everything has gone out.`}
        </EmptyState>
      )}
    </DetailPage>
  );
}

function Done({ order, again }: { order: Order; again: () => void }) {
  const { t } = useLingui();
  const { orderNumber } = order;
  const state = useOrderStateName()(order);
  // With a waybill, by which it is followed.
  const isCarried = order.dvyType === deliveryType.courier;
  const partly = order.status === orderStatus.partlyShipped;
  return (
    <div className="grid gap-4">
      <Notice tone="good" live title={partly ? t`The packages are shipped; the rest still has to be shipped` : t`All items shipped`}>
        {isCarried
          ? t`The order is now in the state “${state}”. The buyer has been notified and can track the packages.`
          : t`The order is now in the state “${state}”. The buyer has been notified.`}
      </Notice>
      <div className="flex flex-wrap gap-2">
        <LinkButton size="sm" href={ordersHref({ view: 'to-ship' })}>
          {t`Next order to ship`}
        </LinkButton>
        <LinkButton size="sm" variant="ghost" href={orderHref(orderNumber)}>
          {t`To the order`}
        </LinkButton>
        {partly ? (
          <LinkButton size="sm" variant="ghost" href={`${orderHref(orderNumber)}/ship`} onClick={again}>
            {t`Ship the rest`}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
