import { useLingui } from '@lingui/react/macro';
import { instalmentStage, paymentTerm } from '@kyakhta/contract/values';
import { CircleAlert, CircleCheck, Clock, Money, StatusTag } from '@kyakhta/ui';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import type { Order } from './types.ts';

/** The parts of a price that is not paid at once. */
export function OrderParts({ order }: { order: Order }) {
  const { t } = useLingui();
  const { money, moment, deadline } = useFormat();
  if (order.instalments.length === 0) return null;
  const isCash = order.paymentTerm === paymentTerm.cashOnDelivery;
  const stages: Readonly<Record<number, string>> = {
    [instalmentStage.beforeShipment]: t`before shipment`,
    [instalmentStage.afterShipment]: t`after shipment`,
    [instalmentStage.onArrival]: isCash ? t`in cash, at the door` : t`on arrival`,
  };
  return (
    <Section title={isCash ? t`Cash on delivery` : t`Payment in instalments`}>
      <ol className="grid gap-3 text-sm">
        {order.instalments.map(({ sequence, stage, percent, amount, payTime, dueTime, isOverdue }) => {
          const paid = payTime === null ? '' : moment(payTime);
          const due = dueTime === null ? '' : deadline(dueTime);
          return (
            <li key={sequence} className="grid justify-items-start gap-1">
              <span className="flex w-full items-baseline justify-between gap-3">
                <span className="text-ink-2">
                  {t({ message: `${percent}%`, comment: 'A share of the price' })} {stages[stage]}
                </span>
                <Money className="font-semibold">{money(amount, order.currency)}</Money>
              </span>
              {payTime !== null ? (
                <StatusTag tone="good" icon={CircleCheck}>
                  {t`Paid on ${paid}`}
                </StatusTag>
              ) : isOverdue ? (
                <StatusTag tone="act" icon={CircleAlert}>
                  {t`Overdue since ${due}`}
                </StatusTag>
              ) : dueTime !== null ? (
                <StatusTag tone="wait" icon={Clock}>
                  {t`Due by ${due}`}
                </StatusTag>
              ) : (
                <span className="text-xs text-ink-3">{t`Not due yet`}</span>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
