import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, LinkButton, Money, Notice, RotateCcw, ShieldCheck, Truck } from '@kyakhta/ui';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import type { Refusal } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { unitBeside, write } from '../../shape.ts';
import { freightOf, sumText, type Sum } from './buy-sum.ts';
import { FreightChoice } from './freight-choice.tsx';
import type { Hindrance } from './hindrance.ts';
import type { Product } from './product.server.ts';
import { RegionChoice } from './region-choice.tsx';
import { StoreCard } from './store-card.tsx';

export type AddResult = Refusal | { ok: true; cartons: number } | undefined;

type BuyBoxProps = {
  product: Product;
  sum: Sum;
  express: boolean;
  onExpress: (express: boolean) => void;
  result: AddResult;
  onAdded: () => void;
};

/** The sum of what is chosen, freight, and the one button. */
export function BuyBox({ product, sum, express, onExpress, result, onAdded }: BuyBoxProps) {
  const { t } = useLingui();
  const busy = useNavigation().formMethod === 'POST';
  const added = result?.ok === true ? result : null;
  useEffect(() => {
    if (added) onAdded();
    // The answer is what happened; the page's own handler is new on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [added]);
  const isVoucher = product.voucher !== null;
  const { shapes, units } = product;
  const money = (hundredths: number) => sumText(product, sum, hundredths);
  const freight = freightOf(product.transports, sum, express);
  const total = sum.goods + (freight ?? 0);
  const pieces = write(shapes.whole, sum.pieces);
  const unit = unitBeside(sum.pieces, units);
  return (
    <Card
      as="aside"
      aria-label={t`Your selection`}
      className="grid gap-4 shadow-1 lg:sticky lg:top-28 lg:col-start-2 lg:row-span-3 lg:row-start-1 xl:col-start-3 xl:row-span-2"
    >
      <input type="hidden" name="shopId" value={product.shopId} />
      <input type="hidden" name="cartonQuantity" value={product.terms.cartonQuantity} />
      <div>
        <p className="flex items-baseline justify-between gap-3">
          <span className="tabular-nums">
            {isVoucher ? (
              t({ message: `${pieces} ${unit}`, comment: 'Quantity of a line with its unit, such as 60 pcs' })
            ) : (
              <Plural value={sum.cartonCount} one={`${pieces} ${unit}, # carton`} other={`${pieces} ${unit}, # cartons`} />
            )}
          </span>
          <Money className="font-semibold">{money(sum.goods)}</Money>
        </p>
        {isVoucher ? null : <Load product={product} sum={sum} />}
      </div>
      {isVoucher ? null : <RegionChoice region={product.region} />}
      <FreightChoice product={product} sum={sum} express={express} onChange={onExpress} />
      <dl className="grid gap-1 border-y border-line py-3 text-sm">
        <Line label={t`Goods`} value={money(sum.goods)} />
        {freight === null ? null : <Line label={t`Freight`} value={money(freight)} />}
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-dashed border-line-mid pt-2">
          <dt>{t`Total`}</dt>
          <dd className="text-end" aria-live="polite">
            <Money className="text-xl font-bold tracking-tight">{money(total)}</Money>
            {shapes.about && sum.pieces > 0 ? (
              <Money className="block text-xs text-ink-2">
                {t({ message: `≈ ${write(shapes.about, total / 100)}`, comment: 'The same price in the currency shown, approximately' })}
              </Money>
            ) : null}
          </dd>
        </div>
      </dl>
      {result && !result.ok ? (
        <Notice tone="error" live title={t`Not added to cart`}>
          {result.msg}
        </Notice>
      ) : null}
      {added ? (
        <Notice
          tone="good"
          live
          title={t`Added to the cart`}
          action={<LinkButton href={paths.cart()} size="sm">{t`Go to cart`}</LinkButton>}
        >
          {isVoucher ? (
            <Plural value={added.cartons} one="# voucher" other="# vouchers" />
          ) : (
            <Plural value={added.cartons} one="# carton" other="# cartons" />
          )}
        </Notice>
      ) : null}
      {product.hindrance ? (
        <HindranceNotice hindrance={product.hindrance} />
      ) : (
        <div className="grid gap-2">
          <Button type="submit" wide busy={busy}>
            {t`Add to cart`}
          </Button>
          <p className="text-center text-xs text-ink-2 tabular-nums">
            <Minimum product={product} sum={sum} />
          </p>
        </div>
      )}
      <LinkButton href={paths.askPrice({ prodId: product.prodId, quantity: sum.pieces })} variant="ghost" size="sm" wide>
        {product.promises.ask}
      </LinkButton>
      <ul className="grid gap-2 text-sm text-ink-2">
        {[
          { key: 'held', Icon: ShieldCheck, text: product.promises.held },
          { key: 'claim', Icon: RotateCcw, text: product.promises.claim },
          ...(isVoucher ? [] : [{ key: 'line', Icon: Truck, text: product.promises.line }]),
        ].map(({ key, Icon, text }) => (
          <li key={key} className="flex gap-2.5">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
            {text}
          </li>
        ))}
      </ul>
      <StoreCard shop={product.shop} />
    </Card>
  );
}

/** The least that can be ordered, and what is missing to it. */
function Minimum({ product: { minimumWords, minimumText: minimum, minimumUnit: unit, shapes }, sum }: { product: Product; sum: Sum }) {
  const { t } = useLingui();
  const missing = write(shapes.whole, sum.missing);
  return sum.missing > 0 ? t`Minimum order ${minimum} ${unit}: ${missing} to go` : minimumWords.short;
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt>{label}</dt>
      <dd>
        <Money>{value}</Money>
      </dd>
    </div>
  );
}

function Load({ product, sum }: { product: Product; sum: Sum }) {
  const kg = write({ ...product.shapes.fraction, decimals: 1 }, sum.weight);
  const volume = write({ ...product.shapes.fraction, decimals: 2 }, sum.volume);
  if (sum.pieces === 0) return null;
  return (
    <p className="text-xs text-ink-2 tabular-nums">
      <Trans comment="Weight and volume of what is chosen">
        {kg} kg, {volume} m³
      </Trans>
    </p>
  );
}

function HindranceNotice({ hindrance }: { hindrance: Hindrance }) {
  const { t } = useLingui();
  const words: Record<Hindrance, string> = {
    preSale: t`Pre-sale goods cannot be added to the cart.`,
    flash: t`Flash-sale goods cannot be added to the cart.`,
    activity: t`These goods are sold in a promotion only and cannot be added to the cart.`,
    noStock: t`Out of stock. Look for a similar product, or check back later.`,
    notDeliverable: t`This product can’t be delivered to your region.`,
  };
  return <Notice tone="wait">{words[hindrance]}</Notice>;
}
