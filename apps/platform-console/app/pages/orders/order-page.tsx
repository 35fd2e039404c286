import { OrderDetail, RefusedAtDoor, ask, useMay } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton, ReceiptText } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Contracts } from './contracts.tsx';
import { RefundGrant } from '../../forms/refund-grant.tsx';
import { OrderCash } from '../../forms/order-cash.tsx';
import { disputesHref } from '../disputes/disputes-href.ts';
import { entriesHref } from '../ledger/entries-href.ts';

export const loader = async ({ request, params }: LoaderFunctionArgs) => {
  const orderNumber = params['orderNumber'] ?? '';
  const [order, { agreements }, grantable] = await Promise.all([
    ask(request, 'GET /platform/order/info/{orderNumber}', { orderNumber }),
    ask(request, 'GET /platform/agreement/info', { orderNumber }),
    ask(request, 'GET /platform/intervention/grantable', { orderNumber }),
  ]);
  return { order, agreements, grantable };
};

export function Component() {
  const { t } = useLingui();
  const [recording, setRecording] = useState(false);
  const [granting, setGranting] = useState(false);
  const may = useMay();
  const { order, agreements, grantable } = useLoaderData<typeof loader>();
  return (
    <>
      <OrderDetail
        order={order}
        store
        refundsHref={disputesHref({ all: true, order: order.orderNumber })}
        beside={agreements.length > 0 ? <Contracts orderNumber={order.orderNumber} agreements={agreements} /> : null}
        actions={
          <>
            {order.canRefuseAtDoor ? <RefusedAtDoor orderNumber={order.orderNumber} /> : null}
            {order.canRecordCash && may('money') ? (
              <Button size="sm" onClick={() => setRecording(true)}>{t`Record the courier’s cash`}</Button>
            ) : null}
            {grantable.canGrant ? <Button size="sm" variant="soft" onClick={() => setGranting(true)}>{t`Grant a refund`}</Button> : null}
            {may('money') ? (
              <LinkButton size="sm" variant="ghost" href={entriesHref({ reference: order.orderNumber })}>
                <ReceiptText aria-hidden className="size-4" />
                {t`Journal entries of this order`}
              </LinkButton>
            ) : null}
          </>
        }
      />
      {granting ? <RefundGrant order={order} grantable={grantable} onClose={() => setGranting(false)} /> : null}
      {recording ? <OrderCash order={order} onClose={() => setRecording(false)} /> : null}
    </>
  );
}
