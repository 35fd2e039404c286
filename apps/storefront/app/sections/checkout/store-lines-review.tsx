import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { merchantMessageCharsMax } from '@kyakhta/contract/values';
import { Card, Money, Store, TextArea } from '@kyakhta/ui';
import { useId } from 'react';
import { DeliveryChoice } from './delivery-choice.tsx';
import type { Quote } from './quote.server.ts';
import { MissedOffer, OfferNote, PriceBefore } from '../cart/line-offer.tsx';
import { StoredPicture } from '../catalog/stored-picture.tsx';

/** One store's order: its lines, a word to the supplier, its sum. */
export function StoreLinesReview({ store }: { store: Quote['stores'][number] }) {
  const { t } = useLingui();
  const id = useId();
  const { dates } = store;
  return (
    <Card as="section" aria-labelledby={id} padded={false} className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunk px-4 py-3">
        <Store aria-hidden className="size-4.5 text-ink-2" />
        <h2 id={id} className="text-base font-semibold">
          {store.name}
        </h2>
        <p className="text-xs text-ink-2 tabular-nums md:ms-auto">
          {store.isVoucher ? (
            t`Vouchers, available as soon as you pay`
          ) : (
            <Plural value={store.cartons} one={`# carton, expected ${dates}`} other={`# cartons, expected ${dates}`} />
          )}
        </p>
      </header>
      <ul>
        {store.lines.map((line) => {
          const { countText, price, unit } = line;
          return (
            <li key={line.basketId || line.skuId} className="flex items-start gap-3 border-b border-line p-4">
              <input type="hidden" name={`price-${line.skuId}`} value={line.unitPrice} />
              <StoredPicture path={line.picture} alt="" sizes="56px" className="size-14 shrink-0 rounded-2" />
              <div className="min-w-0 flex-1">
                <p className="font-medium">{line.name}</p>
                {line.variant ? (
                  <p className="text-sm text-ink-2">
                    <bdi>{line.variant}</bdi>
                  </p>
                ) : null}
                <p className="text-sm text-ink-2 tabular-nums">
                  {line.isVoucher ? (
                    t({ message: `${countText} ${unit} at ${price}`, comment: 'Pieces with their unit, then the price of one' })
                  ) : (
                    <Plural
                      value={line.cartons}
                      one={`# carton, ${countText} ${unit} at ${price}`}
                      other={`# cartons, ${countText} ${unit} at ${price}`}
                    />
                  )}
                  <PriceBefore before={line.offer?.before} isAfter />
                </p>
                <OfferNote offer={line.offer} />
                <MissedOffer missed={line.missed} />
                {line.shares.map((share) => (
                  <p key={share} className="text-sm font-medium text-brand-strong tabular-nums">
                    {share}
                  </p>
                ))}
              </div>
              <Money className="font-semibold">{line.total}</Money>
            </li>
          );
        })}
      </ul>
      {store.isVoucher ? null : <DeliveryChoice store={store} />}
      {store.duty === null ? null : <p className="border-b border-line p-4 text-sm text-ink-2">{store.duty}</p>}
      <div className="grid gap-4 p-4 md:grid-cols-[1fr_14rem] md:gap-8">
        <TextArea
          name={`remarks-${store.shopId}`}
          label={t`Message to the supplier (optional)`}
          hint={t`Up to ${merchantMessageCharsMax} characters`}
          maxLength={merchantMessageCharsMax}
          defaultValue={store.remarks}
        />
        <dl className="grid content-end gap-1 text-sm">
          <Line label={t`Goods`} value={store.goods} />
          {store.isVoucher ? null : <Line label={t`Freight`} value={store.freight} />}
          {store.reduce ? (
            <Line label={t`Reductions`} value={t({ message: `− ${store.reduce}`, comment: 'A reduction: minus sign and amount' })} />
          ) : null}
          <div className="flex justify-between gap-3 border-t border-line pt-1 font-semibold">
            <dt>
              <Trans comment="Sum of one store in an order">This order</Trans>
            </dt>
            <dd>
              <Money>{store.total}</Money>
            </dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-2">{label}</dt>
      <dd>
        <Money>{value}</Money>
      </dd>
    </div>
  );
}
