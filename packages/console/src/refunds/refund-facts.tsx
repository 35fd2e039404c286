import { useLingui } from '@lingui/react/macro';
import { Anchor, CircleAlert, CircleCheck, Clock, Code, Money, StatusTag } from '@kyakhta/ui';
import { payType, returnMoneyStatus } from '@kyakhta/contract/values';
import type { ReactNode } from 'react';
import { Facts, Section, type Fact } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { orderHref } from '../orders/order-views.ts';
import { usePayWay } from '../pay-way.ts';
import { RefundKind } from './refund-state.tsx';
import { type RefundMost, RefundShares } from './refund-shares.tsx';
import type { RefundInfo } from './types.ts';

/** What kind of refund it is, of which order. `more` stands below: what else this reader is to know. */
export function RefundFacts({ refund, more = [] }: { refund: RefundInfo; more?: readonly (Fact | null)[] }) {
  const { t } = useLingui();
  const { moment } = useFormat();
  return (
    <Section title={t({ message: 'The refund', comment: 'Heading: facts about a refund' })}>
      <Facts
        facts={[
          { key: 'kind', term: t({ message: 'Kind', comment: 'Kind of a refund' }), value: <RefundKind refund={refund} /> },
          {
            key: 'received',
            term: t({ message: 'Goods received', comment: 'Whether the buyer has the goods' }),
            value:
              refund.isReceiver === 1
                ? t({ message: 'yes', comment: 'The buyer has the goods' })
                : t({ message: 'no', comment: 'The buyer has not the goods' }),
          },
          {
            key: 'order',
            term: t`Order`,
            value: (
              <Anchor href={orderHref(refund.orderNumber)} className="inline-flex min-h-6 items-center text-brand hover:underline">
                <Code>{refund.orderNumber}</Code>
              </Anchor>
            ),
          },
          { key: 'buyer', term: t`Buyer`, value: <bdi>{refund.nickName}</bdi> },
          ...more,
          { key: 'applied', term: t({ message: 'Applied', comment: 'When a refund was applied for' }), value: moment(refund.createTime) },
        ]}
      />
    </Section>
  );
}

/** What goes back, of the goods and of the freight, how much could at most, and the ways it went. `beside` stands below: what is to come. */
export function RefundMoney({ refund, most, beside }: { refund: RefundInfo; most: RefundMost | null; beside?: ReactNode }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const amount = (value: number) => <Money>{money(value, refund.currency)}</Money>;
  const isOver = refund.returnMoneySts === returnMoneyStatus.withdrawn || refund.returnMoneySts === returnMoneyStatus.closed;
  return (
    <Section title={t({ message: 'Money back', comment: 'Heading: the money of a refund' })}>
      <Facts
        facts={[
          { key: 'goods', term: t`Goods`, value: amount(refund.goodsAmount) },
          { key: 'freight', term: t`Freight`, value: amount(refund.freightAmount) },
          {
            key: 'sum',
            term: isOver
              ? t({ message: 'Asked for, none of it goes back', comment: 'Before the amount of a refund that was withdrawn or closed' })
              : t({ message: 'Refund', comment: 'Amount that goes back' }),
            value: amount(refund.refundAmount),
            strong: true,
          },
          refund.faultFreight === 0
            ? null
            : {
                key: 'fault',
                term:
                  refund.returnMoneySts === returnMoneyStatus.success
                    ? t`Of the freight, at the store’s cost`
                    : t`If granted, the outbound freight is added, at the store’s cost`,
                value: amount(refund.faultFreight),
              },
          refund.score === 0
            ? null
            : {
                key: 'points',
                term: t({ message: 'Points returned', comment: 'Points that a refund gives back to the buyer' }),
                value: number(refund.score),
              },
        ]}
      />
      {most === null ? null : (
        <div className="mt-3 border-t border-line pt-2">
          <RefundShares most={most} currency={refund.currency} />
        </div>
      )}
      {refund.moneyPath.length === 0 ? null : (
        <div className="mt-3 border-t border-line pt-3">
          <MoneyWays ways={refund.moneyPath} currency={refund.currency} />
        </div>
      )}
      {beside}
    </Section>
  );
}

/** By which ways an amount goes back, and where each part of it stands. */
export function MoneyWays({ ways, currency }: { ways: RefundInfo['moneyPath']; currency: string }) {
  const { money } = useFormat();
  const payWay = usePayWay();
  const { t } = useLingui();
  return (
    <ul className="grid gap-2 text-sm">
      {ways.map((way, index) => (
        <li key={`${index}-${way.payType}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span>
            {way.payType === payType.balance ? t({ message: 'Buyer’s balance', comment: 'Where money goes back to' }) : payWay(way.payType)}
          </span>
          <Money>{money(way.amount, currency)}</Money>
          <WayState state={way.state} />
        </li>
      ))}
    </ul>
  );
}

function WayState({ state }: { state: RefundInfo['moneyPath'][number]['state'] }) {
  const { t } = useLingui();
  if (state === 'done')
    return (
      <StatusTag tone="good" icon={CircleCheck}>
        {t({ message: 'Arrived', comment: 'State of money on its way back to the buyer' })}
      </StatusTag>
    );
  if (state === 'planned')
    return (
      <StatusTag tone="plain" icon={Clock}>
        {t({ message: 'Planned', comment: 'State of money that would go back to the buyer by this way' })}
      </StatusTag>
    );
  return state === 'stuck' ? (
    <StatusTag tone="act" icon={CircleAlert}>
      {t({ message: 'Refused, an operator looks into it', comment: 'State of money on its way back to the buyer' })}
    </StatusTag>
  ) : (
    <StatusTag tone="wait" icon={Clock}>
      {t({ message: 'On its way', comment: 'State of money on its way back to the buyer' })}
    </StatusTag>
  );
}
