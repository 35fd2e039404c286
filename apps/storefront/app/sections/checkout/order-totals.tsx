import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, cx, Money } from '@kyakhta/ui';
import { useNavigation } from 'react-router';
import { EscrowWords } from './escrow-words.tsx';
import type { Quote } from './quote.server.ts';

/** All totals beside the button, and what happens to the money after it is pressed. */
export function OrderTotals({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const placing = navigation.state !== 'idle' && navigation.formData?.has('quoteVersion') === true && navigation.formMethod === 'POST';
  const counting = navigation.state !== 'idle' && !placing;
  const { pieces, weight, volume, about, currency, expires, total } = quote;
  return (
    <Card
      as="aside"
      aria-label={t`Totals`}
      className="sticky bottom-0 z-20 -mx-4 grid gap-2 lg:gap-3 rounded-b-none! shadow-2 max-lg:border-x-0 md:mx-0 lg:top-28 lg:bottom-auto lg:rounded-b-3! lg:shadow-1"
    >
      <p className="hidden text-sm text-ink-2 tabular-nums lg:block">
        {quote.needsAddress ? (
          <Plural
            value={quote.cartons}
            one={`# carton, ${pieces}, ${weight} kg, ${volume} m³`}
            other={`# cartons, ${pieces}, ${weight} kg, ${volume} m³`}
          />
        ) : (
          pieces
        )}
      </p>
      <dl className="grid gap-1 text-sm lg:gap-1.5" aria-live="polite">
        <Line label={t`Goods`} value={quote.goods} className="max-lg:hidden" />
        {quote.needsAddress ? <Line label={t`Freight`} value={quote.freight} className="max-lg:hidden" /> : null}
        {quote.reduce ? (
          <Line label={t`Reductions`} value={t({ message: `− ${quote.reduce}`, comment: 'A reduction: minus sign and amount' })} />
        ) : null}
        {quote.coupons.total ? (
          <Line label={t`Coupons`} value={t({ message: `− ${quote.coupons.total}`, comment: 'A reduction: minus sign and amount' })} />
        ) : null}
        {quote.points.used > 0 ? (
          <Line label={t`Points`} value={t({ message: `− ${quote.points.usedAmount}`, comment: 'A reduction: minus sign and amount' })} />
        ) : null}
        <div className="flex items-baseline justify-between gap-3 lg:border-t lg:border-line lg:pt-2">
          <dt className="text-base font-semibold">{quote.isCash ? t`To pay at the door` : t`To pay`}</dt>
          <dd className={counting ? 'text-end opacity-50' : 'text-end'}>
            <Money className="block text-xl font-bold tracking-tight">{total}</Money>
            {about ? (
              <Money className="block text-xs text-ink-2">
                {t({ message: `≈ ${about}`, comment: 'The same price in the currency shown, approximately' })}
              </Money>
            ) : null}
          </dd>
        </div>
        {quote.payNow === null ? null : <Line label={t`Due now`} value={quote.payNow} />}
      </dl>
      <Button type="submit" wide busy={placing} disabled={(quote.needsAddress && quote.addrId === null) || counting}>
        {quote.orders > 1 ? t`Place the orders` : t`Place the order`}
      </Button>
      {quote.isCash ? null : <EscrowWords className="text-xs" />}
      <p className="hidden text-xs text-ink-3 lg:block">
        {quote.contractNeeded
          ? quote.isCash
            ? t`Both sides sign a contract before shipment. It names the buyer chosen above.`
            : t`Both sides sign a contract before you pay. It names the buyer chosen above.`
          : null}{' '}
        {quote.isCash ? (
          <Trans>Prices hold until {expires}.</Trans>
        ) : (
          <Trans>
            Charged in {currency}. Prices hold until {expires}.
          </Trans>
        )}
      </p>
    </Card>
  );
}

function Line({ label, value, className }: { label: string; value: string; className?: string }) {
  return (
    <div className={cx('flex items-baseline justify-between gap-3', className)}>
      <dt className="text-ink-2">{label}</dt>
      <dd>
        <Money>{value}</Money>
      </dd>
    </div>
  );
}
