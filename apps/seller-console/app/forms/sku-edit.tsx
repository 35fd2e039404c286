import { call, useFormat, useSend, useUnsavedGuard, type Refusal } from '@kyakhta/console';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { code, pricingMode } from '@kyakhta/contract/values';
import { Button, FieldError, inputClass, useToast } from '@kyakhta/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { priceProblem, readCount, readDecimal, stockProblem, type NumberProblem } from './decimal-text.ts';
import { productsSend } from '../pages/products/products-resource.ts';

type Typed = {
  prodId: number;
  skuId: number;
  price: string;
  stock: string;
  /** What is on hand as the list shows it, or as a refusal has told it since. */
  seenStock: number;
  priceBefore: string;
  decimals: number;
};

/** The one variant that is being changed, and what can be done with it. */
export type SkuEdit = {
  formId: string;
  prodId: number | null;
  skuId: number | null;
  price: string;
  stock: string;
  /** Prices by quantity are changed in their tiers, not here. */
  priceEditable: boolean;
  priceProblem: NumberProblem | null;
  stockProblem: NumberProblem | null;
  refusal: Refusal | undefined;
  busy: boolean;
  question: ReactNode;
  start: (product: { prodId: number; currency: string }, sku: { skuId: number; price: number; onHand: number }) => void;
  change: (next: { price?: string; stock?: string }) => void;
  cancel: () => void;
  save: () => void;
};

export function useSkuEdit(): SkuEdit {
  const { t } = useLingui();
  const format = useFormat();
  const say = useToast();
  const formId = useId();
  const sent = useSend<'PUT /shop/admin/prod/sku'>(productsSend.sku);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [tiered, setTiered] = useState(true);
  const [checked, setChecked] = useState(false);
  const dirty = typed !== null && (typed.price !== typed.priceBefore || typed.stock !== '');
  const guard = useUnsavedGuard(dirty && !sent.busy);
  const { reset, result } = sent;
  const [answered, setAnswered] = useState(result);
  if (answered !== result) {
    setAnswered(result);
    if (result?.ok) setTyped(null);
    const now = result && !result.ok ? result.stock?.find(({ skuId }) => skuId === typed?.skuId) : undefined;
    if (now) setTyped((before) => before && { ...before, seenStock: now.stock });
  }
  const told = useRef(result);
  useEffect(() => {
    if (told.current === result) return;
    told.current = result;
    if (result?.ok) say({ tone: 'good', text: t`Saved` });
  }, [result, say, t]);

  const stop = () => {
    setTyped(null);
    setChecked(false);
    reset();
  };
  const start: SkuEdit['start'] = (product, sku) =>
    guard.after(() => {
      stop();
      const decimals = format.decimals(product.currency);
      const price = sku.price.toFixed(decimals);
      setTyped({ prodId: product.prodId, skuId: sku.skuId, price, priceBefore: price, stock: '', seenStock: sku.onHand, decimals });
      setTiered(true);
      void call('GET /prod/prodInfo', { prodId: product.prodId }).then((answer) =>
        setTiered(answer.code === code.ok && answer.data.pricingMode === pricingMode.tiered),
      );
    });
  const save = () => {
    if (!typed) return;
    setChecked(true);
    const changesPrice = !tiered && typed.price !== typed.priceBefore;
    if ((changesPrice && priceProblem(typed.price, typed.decimals)) || stockProblem(typed.stock)) return;
    const stocks = readCount(typed.stock);
    if (!changesPrice && stocks === null) return stop();
    sent.send({
      skuId: typed.skuId,
      ...(changesPrice && { price: readDecimal(typed.price) }),
      ...(stocks !== null && { stocks, seenStock: typed.seenStock }),
    });
  };
  return {
    formId,
    prodId: typed?.prodId ?? null,
    skuId: typed?.skuId ?? null,
    price: typed?.price ?? '',
    stock: typed?.stock ?? '',
    priceEditable: !tiered,
    priceProblem: checked && typed && typed.price !== typed.priceBefore ? priceProblem(typed.price, typed.decimals) : null,
    stockProblem: checked && typed ? stockProblem(typed.stock) : null,
    refusal: result && !result.ok ? result : undefined,
    busy: sent.busy,
    question: guard.question,
    start,
    change: (next) => setTyped((now) => (now ? { ...now, ...next } : now)),
    cancel: () => guard.after(stop),
    save,
  };
}

const field = `${inputClass} min-h-9! px-2! py-1! text-md! tabular-nums @4xl:text-end`;

function useProblemWords() {
  const { t } = useLingui();
  return (problem: NumberProblem | null, decimals: number): string | null => {
    switch (problem) {
      case 'price':
        return t({
          message: `Write an amount above zero with at most ${plural(decimals, { one: '# digit', other: '# digits' })} after the point, such as 12.50.`,
          comment: 'Price field',
        });
      case 'stock':
        return t`Enter a whole number from 0 to 999,999,999.`;
      default:
        return null;
    }
  };
}

export function PriceField({ edit, currency }: { edit: SkuEdit; currency: string }) {
  const { t } = useLingui();
  const { decimals } = useFormat();
  const id = useId();
  const words = useProblemWords()(edit.priceProblem, decimals(currency));
  const told = words ?? edit.refusal?.fields['price'];
  return (
    <span className="grid gap-1 text-start @4xl:ms-auto @4xl:max-w-44">
      <label htmlFor={id} className="text-xs text-ink-3">
        <Trans comment="Label of the price field: currency code">New price, {currency}</Trans>
      </label>
      <input
        id={id}
        form={edit.formId}
        value={edit.price}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        aria-label={t`New price`}
        aria-invalid={told ? true : undefined}
        aria-describedby={told ? `${id}-error` : undefined}
        onChange={(event) => edit.change({ price: event.currentTarget.value })}
        className={field}
      />
      <FieldError id={`${id}-error`}>{told}</FieldError>
    </span>
  );
}

export function StockField({ edit, free }: { edit: SkuEdit; free: number }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const id = useId();
  const words = useProblemWords()(edit.stockProblem, 0);
  const told = words ?? edit.refusal?.fields['stocks'];
  const now = number(free);
  return (
    <span className="grid gap-1 text-start @4xl:ms-auto @4xl:max-w-44">
      <label htmlFor={id} className="text-xs text-ink-3">
        {t`In the warehouse`}
      </label>
      <input
        id={id}
        form={edit.formId}
        value={edit.stock}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        placeholder={t`unchanged`}
        aria-invalid={told ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => edit.change({ stock: event.currentTarget.value })}
        className={field}
      />
      <span id={`${id}-hint`} className="text-xs text-ink-3">
        {t({ message: `including those reserved for orders; available now: ${now}`, comment: 'Below the field for the stock' })}
      </span>
      <FieldError id={`${id}-error`}>{told}</FieldError>
    </span>
  );
}

type SkuActionsProps = {
  edit: SkuEdit;
  product: { prodId: number; currency: string };
  sku: { skuId: number; price: number; partyCode: string; onHand: number };
};

export function SkuActions({ edit, product, sku }: SkuActionsProps) {
  const { t } = useLingui();
  const article = sku.partyCode;
  if (edit.skuId !== sku.skuId) {
    return (
      <Button size="sm" variant="ghost" aria-label={t`Change ${article}`} onClick={() => edit.start(product, sku)}>
        {t({ message: 'Change', comment: 'Button: change price or stock of a variant' })}
      </Button>
    );
  }
  return (
    <form
      id={edit.formId}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        edit.save();
      }}
      className="grid gap-1.5 @4xl:justify-items-end"
    >
      <div className="flex gap-2">
        <Button size="sm" variant="ghost" onClick={edit.cancel}>
          {t`Cancel`}
        </Button>
        <Button size="sm" type="submit" busy={edit.busy}>
          {t`Save`}
        </Button>
      </div>
      {edit.priceEditable ? null : <p className="text-xs text-ink-3">{t`Priced by quantity: change prices in the tiers.`}</p>}
    </form>
  );
}
