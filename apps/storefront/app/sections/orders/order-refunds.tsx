import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Card, Code, Money } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { RefundTag } from '../refunds/refund-tag.tsx';
import type { Order } from './order-detail.server.ts';

/** Refunds of the order: what has gone back, what is under way, and each with its page. */
export function OrderRefunds({ refunds }: Pick<Order, 'refunds'>) {
  const { t } = useLingui();
  const { back, onItsWay, list, more } = refunds;
  if (list.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="refunds-title">
      <h2 id="refunds-title" className="mb-2 text-lg font-semibold">{t`Refunds`}</h2>
      {back ? (
        <p className="mb-2 flex justify-between gap-3 text-sm">
          <span className="text-ink-2">{t`Gone back`}</span>
          <Money className="font-semibold">{back}</Money>
        </p>
      ) : null}
      {onItsWay ? (
        <p className="mb-2 flex justify-between gap-3 text-sm">
          <span className="text-ink-2">{t`On its way back`}</span>
          <Money className="font-semibold">{onItsWay}</Money>
        </p>
      ) : null}
      <ul className="grid gap-2 text-sm">
        {list.map(({ refundSn, ...refund }) => (
          <li key={refundSn} className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-2">
            <span className="grid justify-items-start gap-0.5">
              <Anchor href={refund.href} className="inline-flex min-h-6 items-center font-medium text-brand hover:underline">
                <span>
                  <Trans comment="Refund and its number">
                    Refund <Code>{refundSn}</Code>
                  </Trans>
                </span>
              </Anchor>
              <RefundTag status={refund.status} offered={refund.offered} isDeclined={refund.isDeclined} isOnItsWay={refund.isOnItsWay} />
            </span>
            <Money>{refund.amount}</Money>
          </li>
        ))}
        {more > 0 ? (
          <li>
            <Anchor href={paths.refunds()} className="inline-flex min-h-6 items-center text-brand hover:underline">
              <Plural value={more} one="and # more" other="and # more" />
            </Anchor>
          </li>
        ) : null}
      </ul>
    </Card>
  );
}
