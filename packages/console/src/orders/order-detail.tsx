import { useLingui } from '@lingui/react/macro';
import { Notice } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { DetailPage } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { OrderDocuments, type PaperHrefs } from './order-documents.tsx';
import { OrderAddress, OrderAmounts, OrderTerms } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderPackages } from './order-packages.tsx';
import { OrderParts } from './order-parts.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderSplit } from './order-split.tsx';
import { OrderTag } from './order-state.tsx';
import { byVoucher, wayOf } from './order-way.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderVouchers } from './order-vouchers.tsx';
import { ordersHref } from './order-query.ts';
import type { Order, Parcel } from './types.ts';

/** One order whole: what is in it, where it is, what was paid, who waits for whom. */
export function OrderDetail({
  order,
  actions,
  beside,
  refundsHref,
  papers,
  renderParcelActions,
  store = false,
}: {
  order: Order;
  actions?: ReactNode;
  beside?: ReactNode;
  /** Where the refunds of this order are listed. */
  refundsHref: string;
  /** Where its papers are opened. */
  papers: PaperHrefs;
  /** What can be done about one of its packages. */
  renderParcelActions?: (parcel: Parcel) => ReactNode;
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
          <OrderTag order={order} />
          {store ? <bdi className="text-ink-2">{order.shopName}</bdi> : null}
        </>
      }
      actions={actions}
      aside={
        <>
          <OrderAmounts order={order} />
          <OrderSplit order={order} />
          <OrderParts order={order} />
          <OrderDocuments order={order} hrefs={papers} />
          <OrderAddress order={order} />
          <OrderTerms order={order} />
          {beside}
        </>
      }
    >
      <OrderRefunds order={order} href={refundsHref} />
      <WhatNow order={order} />
      <OrderItems order={order} />
      <OrderVouchers order={order} />
      <OrderPackages order={order} actions={renderParcelActions} />
      <OrderTimeline order={order} />
    </DetailPage>
  );
}

/** When the platform will act by itself, so that nobody has to ask. */
function WhatNow({ order }: { order: Order }) {
  const { t } = useLingui();
  const { deadline } = useFormat();
  const isHeld = order.isOverdue && order.instalments.length > 0;
  if (order.moneyTakenBack)
    return (
      <Notice tone="wait">
        {t`A payment of this order was charged back by the bank or the payment service. Kyakhta is looking into it, and the order is on hold until that is settled.`}
      </Notice>
    );
  if (order.closeReason !== null) {
    const why = order.closeReason;
    return (
      <Notice
        tone="info"
        title={order.closedBy === 'seller' ? t`Closed by the store, for this reason` : t`Closed by Kyakhta, for this reason`}
      >
        <bdi className="wrap-anywhere">{why}</bdi>
      </Notice>
    );
  }
  if (isHeld) return <Notice tone="wait">{t`An instalment is overdue. Nothing is released until everything is paid.`}</Notice>;
  const receipt = order.autoReceiptTime ? deadline(order.autoReceiptTime) : null;
  // While a refund is open, no day is the day of release; that one is open stands above.
  const release = order.releaseTime && order.openRefunds === 0 ? deadline(order.releaseTime) : null;
  if (release) return <Notice tone="info">{t`The money is released on ${release} unless the buyer makes a claim before then.`}</Notice>;
  if (receipt && wayOf(order) === byVoucher) return <Notice tone="info">{t`The last voucher can be used until ${receipt}.`}</Notice>;
  if (receipt) return <Notice tone="info">{t`Counts as received on ${receipt} unless the buyer confirms or objects before then.`}</Notice>;
  return null;
}
