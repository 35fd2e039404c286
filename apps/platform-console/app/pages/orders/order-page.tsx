import { OrderDetail, RefusedAtDoor, ask, fileHref, permitted, useFormat, useMay } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { invoiceStatus } from '@kyakhta/contract/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, LinkButton, Money, Notice, ReceiptText } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Contracts } from './contracts.tsx';
import { RefundGrant } from '../../forms/refund-grant.tsx';
import { OrderCash } from '../../forms/order-cash.tsx';
import { OrderLateCash } from '../../forms/order-late-cash.tsx';
import { ParcelNote, canNote } from '../../forms/parcel-note.tsx';
import { OrderSettle } from '../../forms/order-settle.tsx';
import { invoicesHref } from '../invoices/invoices-resource.ts';
import { disputesHref } from '../disputes/disputes-resource.ts';
import { proposalsHref } from '../proposals/proposals-resource.ts';
import { useOverdueWords } from './overdue-words.ts';
import { entriesHref } from '../ledger/entries-resource.ts';

export const loader = async ({ request, params }: LoaderFunctionArgs) => {
  const orderNumber = params['orderNumber'] ?? '';
  const [order, { agreements }, grantable, proposals] = await Promise.all([
    ask(request, 'GET /platform/order/info/{orderNumber}', { orderNumber }),
    ask(request, 'GET /platform/agreement/info', { orderNumber }),
    ask(request, 'GET /platform/intervention/grantable', { orderNumber }),
    permitted(ask(request, 'GET /platform/proposal/page', { orderNumber, size: 1 })),
  ]);
  return { order, agreements, grantable, proposed: (proposals?.total ?? 0) > 0 };
};

export function Component() {
  const { t } = useLingui();
  const [recording, setRecording] = useState(false);
  const [granting, setGranting] = useState(false);
  const [late, setLate] = useState(false);
  const [noting, setNoting] = useState<number | null>(null);
  const [settling, setSettling] = useState(false);
  const may = useMay();
  const { order, agreements, grantable, proposed } = useLoaderData<typeof loader>();
  const { overdue } = order;
  return (
    <>
      {overdue === null ? null : (
        <OverdueNotice overdue={overdue} currency={order.currency} onSettle={proposed ? null : () => setSettling(true)} />
      )}
      {proposed ? (
        <Notice tone="wait" className="mb-4" title={t`A proposal about this order is pending`}>
          <Anchor href={proposalsHref({})} className="underline">
            {t`It waits for a second operator: see the proposals`}
          </Anchor>
        </Notice>
      ) : null}
      <OrderDetail
        order={order}
        store
        papers={{
          contract: (party, part) => fileHref('GET /platform/agreement/document', { orderNumber: order.orderNumber, party, part }),
          invoice: (id) => fileHref('GET /platform/invoice/document', { orderInvoiceId: Number(id) }),
          invoicePage: (status, only) => invoicesHref({ ...(status === invoiceStatus.failed ? { view: 'failed' } : {}), only }),
        }}
        refundsHref={disputesHref({ view: 'all', order: order.orderNumber })}
        renderParcelActions={(parcel) =>
          canNote(order, parcel) ? (
            <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => setNoting(parcel.orderDeliveryId)}>
              {t`Add a parcel update`}
            </Button>
          ) : null
        }
        beside={<Contracts agreements={agreements} />}
        actions={
          <>
            {order.canRefuseAtDoor ? <RefusedAtDoor orderNumber={order.orderNumber} /> : null}
            {order.canRecordCash && may('money') ? (
              <Button size="sm" onClick={() => setRecording(true)}>{t`Record the courier’s cash`}</Button>
            ) : null}
            {order.canRecordLateCash && may('money') ? (
              <Button size="sm" variant="soft" onClick={() => setLate(true)}>{t`Record late cash`}</Button>
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
      {noting === null ? null : <ParcelNote orderDeliveryId={noting} onClose={() => setNoting(null)} />}
      {granting ? <RefundGrant order={order} grantable={grantable} onClose={() => setGranting(false)} /> : null}
      {settling && overdue !== null ? <OrderSettle order={order} overdue={overdue} onClose={() => setSettling(false)} /> : null}
      {late ? <OrderLateCash order={order} onClose={() => setLate(false)} /> : null}
      {recording ? <OrderCash order={order} onClose={() => setRecording(false)} /> : null}
    </>
  );
}

type Overdue = NonNullable<Output<'GET /platform/order/info/{orderNumber}'>['overdue']>;
/** The order waits longer than anybody should: for what, since when, and that it can be settled. */
function OverdueNotice({ overdue, currency, onSettle }: { overdue: Overdue; currency: string; onSettle: (() => void) | null }) {
  const { t } = useLingui();
  const { money, moment } = useFormat();
  const words = useOverdueWords();
  const since = moment(overdue.since);
  const held = <Money>{money(overdue.held, currency)}</Money>;
  return (
    <Notice tone="wait" className="mb-4" title={words(overdue.kind)}>
      <p>
        {overdue.kind === 'takenBack' ? (
          <Trans>
            It has been known since {since}. {held} stand in escrow. An operator can let the order go on, under the cases of payments, or
            settle and close it: what the buyer’s bank or payment service has taken is not sent to her again.
          </Trans>
        ) : (
          <Trans>
            It has been waited for since {since}. {held} are held. An operator can settle and close the order.
          </Trans>
        )}
      </p>
      {onSettle === null ? null : (
        <p className="mt-2">
          <Button size="sm" onClick={onSettle}>{t`Settle the order`}</Button>
        </p>
      )}
    </Notice>
  );
}
