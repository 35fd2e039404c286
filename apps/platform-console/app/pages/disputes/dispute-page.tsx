import { shownPhone } from '@kyakhta/contract/values';
import { Facts, OrderTag, OrderTimeline, RefundDetail, Section, ask, fileHref, orderHref, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Button, Code, Money } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { DisputeRule, type Ruling } from '../../forms/dispute-rule.tsx';
import { storeHref } from '../stores/stores-resource.ts';
import { userHref } from '../users/users-resource.ts';
import { disputesHref, pictureHref } from './disputes-resource.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const one = { refundSn: params['refundSn'] ?? '' };
  const [refund, { most }] = await Promise.all([
    ask(request, 'GET /platform/intervention/info', one),
    ask(request, 'GET /platform/intervention/most', one),
  ]);
  const order = await ask(request, 'GET /platform/order/info/{orderNumber}', { orderNumber: refund.orderNumber });
  return { refund, most, order };
}
type Order = Awaited<ReturnType<typeof loader>>['order'];
type Refund = Awaited<ReturnType<typeof loader>>['refund'];

/** One refund before the platform: both sides beside each other, the order, and the ruling. */
export function Component() {
  const { t } = useLingui();
  const { refund, most, order } = useLoaderData<typeof loader>();
  const [ruling, setRuling] = useState<Ruling | null>(null);
  const canRule = refund.can.includes('rule');
  return (
    <>
      <RefundDetail
        refund={refund}
        most={most}
        pictureHref={pictureHref(refund.refundSn)}
        packetHref={(format) => fileHref('GET /platform/intervention/packet', { refundSn: refund.refundSn, format })}
        back={{ href: disputesHref({}), label: t({ message: 'Disputes', comment: 'Page: refunds the platform is asked to decide' }) }}
        actions={
          canRule ? (
            <>
              <Button size="sm" onClick={() => setRuling('agree')}>
                {t({ message: 'Rule for the buyer', comment: 'Button: the money of a refund goes back' })}
              </Button>
              <Button size="sm" variant="danger" onClick={() => setRuling('refuse')}>
                {t({ message: 'Rule against the refund', comment: 'Button: a refund is closed' })}
              </Button>
            </>
          ) : null
        }
        buyer={
          <Anchor href={userHref(refund.userId)} className="inline-flex min-h-6 items-center text-brand hover:underline">
            <bdi>{refund.nickName}</bdi>
          </Anchor>
        }
        store={
          <Anchor href={storeHref(refund.shopId)} className="inline-flex min-h-6 items-center text-brand hover:underline">
            <bdi>{refund.shopName}</bdi>
          </Anchor>
        }
        facts={[
          refund.buyerMobile === ''
            ? null
            : {
                key: 'mobile',
                term: t({ message: 'Mobile', comment: 'Telephone of the buyer, told with a refund' }),
                value: <Code>{shownPhone(refund.buyerMobile)}</Code>,
              },
        ]}
        money={canRule ? <IfAgreed refund={refund} /> : null}
        story={
          <OrderTimeline
            order={order}
            title={t({ message: 'The order, step by step', comment: 'Heading: the timeline of an order, beside a dispute about it' })}
          />
        }
        aside={<OrderFacts order={order} />}
      />
      {ruling === null ? null : <DisputeRule refund={refund} ruling={ruling} onClose={() => setRuling(null)} />}
    </>
  );
}

/** What a ruling for the buyer is paid from. */
function IfAgreed({ refund: { cover, currency } }: { refund: Refund }) {
  const { t } = useLingui();
  const { money } = useFormat();
  if (cover === null) return null;
  const [escrow, first] = [money(cover.escrow, currency), money(cover.platformFirst, currency)];
  return (
    <p className="mt-3 border-t border-line pt-3 text-sm text-ink-2">
      {cover.platformFirst === 0
        ? t`A ruling for the buyer refunds it by these methods. The escrow of the order covers all of it: ${escrow}. The platform advances nothing.`
        : t`A ruling for the buyer refunds it by these methods. The escrow of the order covers ${escrow}; the platform advances ${first}.`}
    </p>
  );
}

function OrderFacts({ order }: { order: Order }) {
  const { t } = useLingui();
  const { money, moment } = useFormat();
  const amount = (value: number) => <Money>{money(value, order.currency)}</Money>;
  return (
    <Section title={t`Order`} beside={<OrderTag order={order} />}>
      <Facts
        facts={[
          {
            key: 'number',
            term: t({ message: 'Number', comment: 'Number of an order' }),
            value: (
              <Anchor href={orderHref(order.orderNumber)} className="inline-flex min-h-6 items-center text-brand hover:underline">
                <Code>{order.orderNumber}</Code>
              </Anchor>
            ),
          },
          { key: 'placed', term: t`Placed`, value: moment(order.createTime) },
          order.dvyTime === null
            ? null
            : { key: 'shipped', term: t({ message: 'Shipped', comment: 'When the order was shipped' }), value: moment(order.dvyTime) },
          order.receiptTime === null
            ? null
            : {
                key: 'received',
                term: t({ message: 'Received', comment: 'When the buyer confirmed the receipt' }),
                value: moment(order.receiptTime),
              },
          { key: 'charged', term: t`Charged`, value: amount(order.actualTotal) },
          order.refundSent === 0
            ? null
            : {
                key: 'refunded',
                term: t({ message: 'Paid back', comment: 'What went back to the buyer by refunds' }),
                value: amount(order.refundSent),
              },
          order.refundOnItsWay === 0
            ? null
            : {
                key: 'onItsWay',
                term: t({ message: 'On its way back', comment: 'What goes back to the buyer by refunds: the bank transfer follows' }),
                value: amount(order.refundOnItsWay),
              },
        ]}
      />
    </Section>
  );
}
