import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Checkbox, FieldError, Money, Stepper, Trash2 } from '@kyakhta/ui';
import { useEffect, useRef, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { paths } from '../../paths.ts';
import type { CartResult } from './cart-action.server.ts';
import type { LineView } from './cart.server.ts';
import { faultText } from './fault-text.ts';
import { lineKey } from './line-key.ts';
import { MissedInCart, OfferNote, PriceBefore } from './line-offer.tsx';
import { useStepWords } from '../catalog/step-words.ts';
import { useOpenProduct } from '../catalog/open-product.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';

const settleMs = 400;

/** A line: ticked or not, so many cartons, what it comes to. Changes are sent when the person has finished pressing. */
export function CartLine({ line }: { line: LineView }) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<CartResult>();
  const [cartons, setCartons] = useState(line.cartons);
  const [known, setKnown] = useState(line.cartons);
  if (known !== line.cartons) {
    setKnown(line.cartons);
    setCartons(line.cartons);
  }
  const { state, data, submit } = fetcher;
  const refused = data && !data.ok ? data : null;
  const [answered, setAnswered] = useState(data);
  if (answered !== data) {
    setAnswered(data);
    if (refused) setCartons(line.cartons);
  }
  useEffect(() => {
    if (cartons === line.cartons || cartons < 1 || state !== 'idle') return;
    const timer = setTimeout(() => void submit(form.current), settleMs);
    return () => clearTimeout(timer);
  }, [cartons, line.cartons, state, submit]);
  const checked = fetcher.formData ? fetcher.formData.has('checked') : line.checked;
  const open = useOpenProduct();
  const steps = useStepWords();
  const { maxCartons: most, unit, name, variant, cartonText, countText } = line;
  const full = variant ? t({ message: `${name}, ${variant}`, comment: 'Name of a product, then of its variant' }) : name;
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-3 border-b border-line p-4 last:border-b-0 sm:grid-cols-[1fr_auto_7.5rem] sm:gap-x-4">
      <fetcher.Form ref={form} method="post" className="contents">
        <input type="hidden" name="intent" value="update" />
        <input type="hidden" name="line" value={lineKey(line)} />
        <input type="hidden" name="was" value={line.count} />
        <input type="hidden" name="cartonQuantity" value={line.cartonQuantity} />
        <div className="col-span-2 flex min-w-0 items-start gap-3 sm:col-span-1">
          <Checkbox name="checked" checked={checked} onChange={(event) => void submit(event.currentTarget.form)} hideLabel className="pt-1">
            {t`Order this line: ${full}`}
          </Checkbox>
          <StoredPicture path={line.picture} alt="" sizes="72px" className="size-18 shrink-0 rounded-2" />
          <div className="min-w-0">
            <Anchor
              href={paths.product(line.prodId)}
              onClick={open(line.prodId)}
              className="line-clamp-2 font-medium hover:text-brand hover:underline"
            >
              {name}
            </Anchor>
            {variant ? (
              <p className="text-sm text-ink-2">
                <bdi>{variant}</bdi>
              </p>
            ) : null}
            <p className="mt-0.5 text-sm tabular-nums">
              <PriceBefore before={line.offer?.before} />
              {line.isVoucher ? (
                <Trans comment="Price of one voucher, on a cart line">
                  <Money className="font-semibold">{line.price}</Money> a voucher
                </Trans>
              ) : (
                <Trans comment="Price of one piece, pair or set and how many are in a carton, on a cart line">
                  <Money className="font-semibold">{line.price}</Money> each, {cartonText} in a carton
                </Trans>
              )}
            </p>
            <OfferNote offer={line.offer} />
            <LineHints line={line} />
          </div>
        </div>
        <div className="grid justify-items-start gap-1 max-sm:ps-8 sm:justify-items-center">
          <Stepper
            name="cartons"
            value={cartons}
            min={1}
            max={line.maxCartons}
            onChange={setCartons}
            {...steps(full, most, line.isVoucher)}
          />
          <p className="text-xs text-ink-2 tabular-nums">
            {t({ message: `${countText} ${unit}`, comment: 'Quantity of a line with its unit, such as 60 pcs' })}
          </p>
          <Button type="submit" variant="ghost" size="sm" className="only-noscript">
            {t`Update`}
          </Button>
        </div>
      </fetcher.Form>
      <div className="flex flex-wrap items-center justify-end gap-x-2 sm:flex-col sm:items-end">
        <span className={state === 'idle' ? '' : 'opacity-50'}>
          <Money className="block text-end font-semibold">{line.total}</Money>
          {line.totalAbout ? (
            <Money className="block text-end text-xs text-ink-2">
              {t({ message: `≈ ${line.totalAbout}`, comment: 'The same price in the currency shown, approximately' })}
            </Money>
          ) : null}
        </span>
        <RemoveButton line={line} full={full} />
      </div>
      <MissedInCart line={line} full={full} />
      {refused || line.fault ? (
        <div className="col-span-full" aria-live="polite">
          <FieldError>{refused ? refused.msg : line.fault ? i18n._({ ...faultText(line.fault), values: line.limits }) : null}</FieldError>
        </div>
      ) : null}
    </li>
  );
}

export function RemoveButton({ line, full }: { line: LineView; full: string }) {
  const { t } = useLingui();
  return (
    <Form noValidate method="post" preventScrollReset>
      <input type="hidden" name="line" value={lineKey(line)} />
      <input type="hidden" name="was" value={line.count} />
      <input type="hidden" name="name" value={full} />
      <button
        name="intent"
        value="remove"
        aria-label={t`Remove from cart: ${full}`}
        className="grid size-11 place-items-center rounded-2 text-ink-3 hover:bg-sunk hover:text-seal sm:-me-3"
      >
        <Trash2 aria-hidden className="size-4.5" />
      </button>
    </Form>
  );
}

/** How far the minimum and the next price are, over all lines of the product. */
function LineHints({ line }: { line: LineView }) {
  const { missingText, minimumText, minimumUnit: unit, nextTier } = line;
  if (line.productCount < line.minimum) {
    return (
      <p className="mt-1.5 grid max-w-60 gap-1 text-xs text-amber">
        <progress className="bar w-full" max={line.minimum} value={line.productCount} aria-hidden />
        <Trans>
          Minimum {minimumText} {unit}: {missingText} to go
        </Trans>
      </p>
    );
  }
  return nextTier ? <NextTier {...nextTier} /> : null;
}

function NextTier({ missing, unit, price }: NonNullable<LineView['nextTier']>) {
  return (
    <p className="mt-1 text-xs text-brand tabular-nums">
      <Trans>
        {missing} {unit} more: {price} each
      </Trans>
    </p>
  );
}
