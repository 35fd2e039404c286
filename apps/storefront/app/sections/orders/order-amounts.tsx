import { useLingui } from '@lingui/react/macro';
import { Card, Money } from '@kyakhta/ui';
import { payType } from '@kyakhta/contract/values';
import type { Order } from './order-detail.server.ts';
import { TransferLedger } from '../checkout/transfer-ledger.tsx';
import { usePayWays } from './pay-ways.ts';

export function OrderAmounts({ order }: { order: Order }) {
  const { t } = useLingui();
  const { amounts } = order;
  const { charged, currency, about } = amounts;
  const methods = usePayWays();
  const method = order.payType === null ? null : methods[order.payType];
  // Closed before anything was charged: nothing is to be paid any more.
  const dropped = order.closeType !== null && charged === null && order.payType !== payType.points;
  const rows = [
    { label: t`Goods`, value: amounts.goods },
    { label: t`Freight`, value: amounts.freight },
    ...(amounts.storeCoupon
      ? [{ label: t`Store coupon`, value: t({ message: `− ${amounts.storeCoupon}`, comment: 'A reduction: minus sign and amount' }) }]
      : []),
    ...(amounts.platformCoupon
      ? [{ label: t`Platform coupon`, value: t({ message: `− ${amounts.platformCoupon}`, comment: 'A reduction: minus sign and amount' }) }]
      : []),
    ...(amounts.reduce
      ? [{ label: t`Reductions`, value: t({ message: `− ${amounts.reduce}`, comment: 'A reduction: minus sign and amount' }) }]
      : []),
    ...(amounts.points
      ? [
          {
            label: t`Points used: ${amounts.points.used}`,
            value: t({ message: `− ${amounts.points.amount}`, comment: 'A reduction: minus sign and amount' }),
          },
        ]
      : []),
  ];
  return (
    <Card as="section" aria-labelledby="amounts-title">
      <h2 id="amounts-title" className="mb-3 text-lg font-semibold">
        {t`Amount`}
      </h2>
      <dl className="grid gap-1.5 text-sm">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-ink-2">{label}</dt>
            <dd>
              <Money>{value}</Money>
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-3 border-t border-line pt-2 text-base font-semibold">
          <dt>{amounts.paid ? t`Paid` : dropped ? t`Total` : t`To pay`}</dt>
          <dd className="text-end">
            <Money>{amounts.total}</Money>
            {about ? (
              <Money className="block text-xs font-normal text-ink-2">
                {t({ message: `≈ ${about}`, comment: 'The same price in the currency shown, approximately' })}
              </Money>
            ) : null}
          </dd>
        </div>
      </dl>
      {amounts.fromBalance === null ? null : (
        <p className="mt-2 flex justify-between gap-3 text-sm">
          <span className="text-ink-2">{t`From your balance`}</span>
          <Money>{amounts.fromBalance}</Money>
        </p>
      )}
      {amounts.pointsBack === null ? null : <p className="mt-2 text-sm text-ink-2">{t`Points returned: ${amounts.pointsBack}`}</p>}
      {order.transfer === null ? null : (
        <div className="mt-2">
          <TransferLedger total={null} incoming={order.transfer} />
          {order.transfer.isShared ? (
            <p className="mt-1 text-xs text-ink-2">{t`Of the bank transfer for all orders paid together`}</p>
          ) : null}
        </div>
      )}
      {amounts.paidSoFar === null ? null : (
        <p className="mt-2 flex justify-between gap-3 text-sm">
          <span className="text-ink-2">{t`Paid so far`}</span>
          <Money>{amounts.paidSoFar}</Money>
        </p>
      )}
      {dropped ? null : (
        <p className="mt-3 text-xs text-ink-2">
          {order.payType === payType.points
            ? t`Paid with points: nothing was charged. If refunded, you get the points back.`
            : charged
              ? method
                ? t`Charged in ${currency} on ${charged}, ${method}. Refunds go to the same payment method, in the same currency.`
                : t`Charged in ${currency} on ${charged}. Refunds go to the same payment method, in the same currency.`
              : t`Will be charged in ${currency}.`}
        </p>
      )}
    </Card>
  );
}
