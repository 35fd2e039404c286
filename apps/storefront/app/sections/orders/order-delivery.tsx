import { Trans, useLingui } from '@lingui/react/macro';
import { deliveryType } from '@kyakhta/contract/values';
import { Card, Code } from '@kyakhta/ui';
import { deliveryNames } from './delivery-name.ts';
import type { Order } from './order-detail.server.ts';

/** How the goods come, to whom, and what she told the supplier. */
export function OrderDelivery({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { remarks, address, buyer, noInvoice } = order;
  const name = deliveryNames[order.dvyType];
  const isSent = order.dvyType === deliveryType.courier || order.dvyType === deliveryType.sameCity;
  return (
    <Card as="section" className="grid gap-1 text-sm">
      <h2 className="mb-1 text-lg font-semibold">{t`Delivery`}</h2>
      <p>{name ? i18n._(name) : order.express ? t`Express line` : t`Ordinary line`}</p>
      {address ? (
        <>
          <p className="font-medium">{address.receiver}</p>
          <p>
            <Code>{address.mobile}</Code>
          </p>
          {isSent ? <p className="text-ink-2">{address.line}</p> : null}
        </>
      ) : null}
      {buyer ? (
        <p className="mt-2 border-t border-line pt-2">
          <Trans>
            Buyer: <bdi className="font-medium wrap-anywhere">{buyer.name}</bdi>
          </Trans>{' '}
          <bdi className="text-ink-2 tabular-nums">{buyer.taxNumber}</bdi>
        </p>
      ) : null}
      {noInvoice ? <p className="mt-2 border-t border-line pt-2 text-ink-2">{t`No invoice, as you chose.`}</p> : null}
      {remarks ? (
        <p className="mt-2 border-t border-line pt-2 text-ink-2">
          <Trans>Message to the supplier: {remarks}</Trans>
        </p>
      ) : null}
    </Card>
  );
}
