import { useLingui } from '@lingui/react/macro';
import { Notice } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { DetailPage } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { OrderAddress, OrderAmounts, OrderTerms } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderPackages } from './order-packages.tsx';
import { OrderTag } from './order-state.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { ordersHref } from './order-views.ts';
import type { Order } from './types.ts';

/** One order whole: what is in it, where it is, what was paid, who waits for whom. */
export function OrderDetail({
  order,
  actions,
  beside,
  store = false,
}: {
  order: Order;
  actions?: ReactNode;
  beside?: ReactNode;
  store?: boolean;
}) {
  const { t } = useLingui();
  const number = order.orderNumber;
  return (
    <DetailPage
      title={t`Order ${number}`}
      back={{ href: ordersHref({}), label: t`All orders` }}
      beside={
        <>
          <OrderTag status={order.status} />
          {store ? <bdi className="text-ink-2">{order.shopName}</bdi> : null}
        </>
      }
      actions={actions}
      aside={
        <>
          <OrderAmounts order={order} />
          <OrderAddress order={order} />
          <OrderTerms order={order} />
          {beside}
        </>
      }
    >
      <WhatNow order={order} />
      <OrderItems order={order} />
      <OrderPackages order={order} />
      <OrderTimeline order={order} />
    </DetailPage>
  );
}

/** When the platform will act by itself, so that nobody has to ask. */
function WhatNow({ order }: { order: Order }) {
  const { t } = useLingui();
  const { moment } = useFormat();
  const receipt = order.autoReceiptTime ? moment(order.autoReceiptTime) : null;
  const release = order.releaseTime ? moment(order.releaseTime) : null;
  if (release) return <Notice tone="info">{t`The money is released on ${release}, unless the buyer makes a claim before.`}</Notice>;
  if (receipt) return <Notice tone="info">{t`Counts as received on ${receipt}, unless the buyer confirms or objects before.`}</Notice>;
  return null;
}
