import { useLingui } from '@lingui/react/macro';
import { instalmentStage } from '@kyakhta/contract/values';
import { Card, CircleAlert, CircleCheck, Clock, LinkButton, Money, StatusTag } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import type { Order } from './order-detail.server.ts';

type Part = Order['instalments'][number];

/** The parts of the price: what is paid, what is due until when, and the way to pay it. */
export function OrderInstalments({ order }: { order: Order }) {
  const { t } = useLingui();
  if (order.instalments.length === 0) return null;
  const { isCash } = order;
  const stages: Readonly<Record<number, string>> = {
    [instalmentStage.beforeShipment]: t`before shipment`,
    [instalmentStage.afterShipment]: t`after shipment`,
    [instalmentStage.onArrival]: isCash ? t`in cash, at your door` : t`on arrival`,
  };
  // What can be paid already, but is not due yet, is offered after what is.
  const next = order.instalments.find((part) => part.payReference !== null);
  return (
    <Card as="section" aria-labelledby="parts-title">
      <h2 id="parts-title" className="mb-3 text-lg font-semibold">
        {isCash ? t`Cash on delivery` : t`Payment in instalments`}
      </h2>
      <ol className="grid gap-3 text-sm">
        {order.instalments.map((part) => {
          const { percent } = part;
          return (
            <li key={part.sequence} className="grid gap-1 border-b border-line pb-3 last:border-0 last:pb-0">
              <span className="flex items-baseline justify-between gap-3">
                <span className="text-ink-2">
                  {t({ message: `${percent}%`, comment: 'A share of the price' })} {stages[part.stage]}
                </span>
                <Money className="font-semibold">{part.amount}</Money>
              </span>
              <PartState part={part} order={order} />
              {part === next && part.payReference !== null ? (
                <LinkButton
                  size="sm"
                  variant={part.due === null ? 'ghost' : 'primary'}
                  href={paths.payment(part.payReference)}
                  className="mt-1"
                >
                  {t`Pay this part`}
                </LinkButton>
              ) : null}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function PartState({ part, order }: { part: Part; order: Order }) {
  const { t } = useLingui();
  const { paid, due, isOverdue } = part;
  if (paid !== null)
    return (
      <StatusTag tone="good" icon={CircleCheck}>
        {t`Paid on ${paid}`}
      </StatusTag>
    );
  // Nobody comes for it any more.
  if (order.isCash && order.closeType !== null) return null;
  if (order.isCash)
    return (
      <span className="text-xs text-ink-2">
        {order.isCollected
          ? t({ message: 'Awaiting cash payment', comment: 'Step of an order: the courier has not brought the cash to Kyakhta yet' })
          : t`Please have it ready when the courier arrives.`}
      </span>
    );
  if (due === null) return <span className="text-xs text-ink-2">{t`Not due yet`}</span>;
  return (
    <StatusTag tone={isOverdue ? 'act' : 'wait'} icon={isOverdue ? CircleAlert : Clock}>
      {isOverdue ? t`Overdue since ${due}` : t`Pay before ${due}`}
    </StatusTag>
  );
}
