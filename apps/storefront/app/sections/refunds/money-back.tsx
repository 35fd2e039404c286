import { useLingui } from '@lingui/react/macro';
import { returnMoneyStatus } from '@kyakhta/contract/values';
import { Card, Money } from '@kyakhta/ui';
import { usePayWays } from '../orders/pay-ways.ts';
import { RefundShares } from './refund-shares.tsx';
import type { Refund } from './refund.server.ts';

/** How much goes back, of what, and by which way it went or goes. */
export function MoneyBack({ refund }: { refund: Refund }) {
  const { t } = useLingui();
  const ways = usePayWays();
  const states = {
    planned: t({ message: 'planned', comment: 'State of money that goes back' }),
    underWay: t({ message: 'on its way', comment: 'State of money that goes back' }),
    done: t({ message: 'gone back', comment: 'State of money that went back' }),
    stuck: t({
      message: 'held up, we look after it',
      comment: 'State of money that goes back: the provider refused, an operator follows it',
    }),
  };
  const isOver = refund.status === returnMoneyStatus.withdrawn || refund.status === returnMoneyStatus.closed;
  const offered = refund.offer?.amount;
  const isRefused = refund.status === returnMoneyStatus.sellerRefused;
  return (
    <Card as="section" aria-labelledby="money-title">
      <h2 id="money-title" className="mb-3 text-lg font-semibold">{t`Amount`}</h2>
      <dl className="grid gap-1.5 text-sm">
        <div className="flex justify-between gap-3">
          <dt className="text-ink-2">{t`Goods`}</dt>
          <dd>
            <Money>{refund.goods}</Money>
          </dd>
        </div>
        {refund.freight ? (
          <div className="flex justify-between gap-3">
            <dt className="text-ink-2">{t`Freight`}</dt>
            <dd>
              <Money>{refund.freight}</Money>
            </dd>
          </div>
        ) : null}
        <div className="flex items-baseline justify-between gap-3 border-t border-line pt-2 text-base font-semibold">
          <dt>
            {isOver
              ? t({ message: 'Requested', context: 'sum', comment: 'Before the sum of a refund that was withdrawn or closed' })
              : t({ message: 'Refund', comment: 'The sum that goes back' })}
          </dt>
          <dd className="text-end">
            <Money>{refund.amount}</Money>
            {refund.about ? (
              <Money className="block text-xs font-normal text-ink-2">
                {t({ message: `≈ ${refund.about}`, comment: 'The same price in the currency shown, approximately' })}
              </Money>
            ) : null}
          </dd>
        </div>
        {refund.onTop === null ? null : (
          <div className="flex justify-between gap-3">
            <dt className="text-ink-2">{t`If it is granted, freight of the way here on top`}</dt>
            <dd>
              <Money>{refund.onTop}</Money>
            </dd>
          </div>
        )}
        {refund.points === null ? null : (
          <div className="flex justify-between gap-3">
            <dt className="text-ink-2">{t`Points returned`}</dt>
            <dd className="tabular-nums">{refund.points}</dd>
          </div>
        )}
      </dl>
      {refund.most === null ? null : <RefundShares most={refund.most} className="mt-2 border-t border-line pt-1" />}
      {refund.moneyPath.length > 0 ? (
        <ul className="mt-3 grid gap-1.5 border-t border-line pt-3 text-sm">
          {refund.moneyPath.map((way) => (
            <li key={way.key} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>
                <span className="block font-medium first-letter:uppercase">{ways[way.payType] ?? ''}</span>
                <span className={way.state === 'stuck' ? 'text-seal' : 'text-ink-2'}>{states[way.state]}</span>
              </span>
              <Money>{way.amount}</Money>
            </li>
          ))}
        </ul>
      ) : refund.status === returnMoneyStatus.withdrawn ? (
        <p className="mt-3 text-xs text-ink-2">{t`This refund was withdrawn: nothing goes back by it.`}</p>
      ) : isOver ? (
        <p className="mt-3 text-xs text-ink-2">{t`The refund was closed: none of it goes back.`}</p>
      ) : offered !== undefined ? (
        <p className="mt-3 text-xs text-ink-2">{t`This is what you ask for. The supplier offers ${offered}: accepted, just that goes back.`}</p>
      ) : refund.isDeclined ? (
        <p className="mt-3 text-xs text-ink-2">{t`You declined the supplier’s offer: as it stands, none of it goes back.`}</p>
      ) : isRefused ? (
        <p className="mt-3 text-xs text-ink-2">{t`The supplier has refused: as it stands, none of it goes back.`}</p>
      ) : (
        <p className="mt-3 text-xs text-ink-2">
          {t`The money goes back the way it was paid. Cash that a courier took goes to your balance.`}
        </p>
      )}
    </Card>
  );
}
