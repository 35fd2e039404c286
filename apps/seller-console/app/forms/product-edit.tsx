import { RefusalNotice, Section, useDone, useFormat, useSend, useUnsavedGuard } from '@kyakhta/console';
import { noTemplate, type ProductCell } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, RadioCard, Select, TextInput, useToast } from '@kyakhta/ui';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { productHref, productsSend } from '../pages/products/products-resource.ts';
import type { Template } from './freight-draft.ts';
import {
  cellsOf,
  draftOf,
  freightCellsOf,
  newDraft,
  sentOf,
  withoutSameStock,
  withSeen,
  type Draft,
  type Product,
} from './product-draft.ts';
import { ProductPictures } from './product-pictures.tsx';
import { Remark } from './product-review.tsx';
import { ProductShipping } from './product-shipping.tsx';
import { languages, ProductWords } from './product-words.tsx';
import { QuantityRows } from './quantity-rows.tsx';
import { useProductPictures } from './use-product-pictures.ts';
import { useSeenStock } from './use-seen-stock.ts';
import { faultsByCombination } from './variant-faults.ts';
import { VariantProperties } from './variant-properties.tsx';
import { VariantTable } from './variant-table.tsx';

type ProductEditProps = {
  /** Null: a new one. */
  product: Product | null;
  /** Paths of categories to choose from. */
  categories: readonly string[];
  /** Units that every reader sees in her language; the first is what most goods are counted in. */
  units: readonly string[];
  currency: string;
  /** Freight templates of the store. */
  templates: readonly Template[];
  /** Days in which goods go back without a reason. */
  returnDays: number;
  /** The platform looks at what people read and see before it is on sale. */
  isReviewed: boolean;
};

/** A product, field by field; what is wrong stands beside its field, and nothing typed is lost. */
export function ProductEdit({ product, categories, units, currency, templates, returnDays, isReviewed }: ProductEditProps) {
  const { t } = useLingui();
  const { list } = useFormat();
  const say = useToast();
  const navigate = useNavigate();
  const [before] = useState<Draft>(() => (product ? draftOf(product) : newDraft(units[0] ?? '')));
  const [draft, setDraft] = useState(before);
  const create = useSend<'POST /shop/admin/prod'>(productsSend.create);
  const change = useSend<'PUT /shop/admin/prod'>(productsSend.change);
  const { busy, result } = product ? change : create;
  const seen = useSeenStock(product ? before : null, result);
  const pictures = useProductPictures(product?.pictures ?? []);
  const [sent, setSent] = useState<readonly string[]>([]);
  const freightCells = freightCellsOf(draft.freightTemplateId, templates);
  const told = (one: Draft) => JSON.stringify([cellsOf(one, freightCells), one.freightTemplateId, one.noReasonReturn]);
  const dirty = pictures.dirty || told(draft) !== told(before);
  const guard = useUnsavedGuard(dirty && !busy && !result?.ok);
  useDone(result, ({ data }) => {
    say({ tone: 'good', text: data.waits ? t`Submitted; the platform looks at it` : product ? t`Saved` : t`The product is on sale` });
    void navigate(productHref(data.prodId), { replace: true });
  });
  const refusal = result && !result.ok ? result : undefined;
  const write = (name: ProductCell, value: string) => setDraft((now) => ({ ...now, product: { ...now.product, [name]: value } }));
  const wiring = (name: ProductCell) => ({
    value: draft.product[name],
    error: refusal?.fields[`product.${name}`],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => write(name, event.currentTarget.value),
  });
  const languageNames: Readonly<Record<(typeof languages)[number], string>> = { en: t`English`, ru: t`Russian`, zh: t`Chinese` };
  const { tiered } = draft;
  const { byCell, ofProperties } = useMemo(() => faultsByCombination(refusal?.fields ?? {}, sent), [refusal, sent]);
  const isVoucher = draft.product.voucher_valid.trim() !== '';
  const commonUnits = list(units.slice(0, 5));
  return (
    <form
      noValidate
      className="grid max-w-5xl gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (pictures.busy) return;
        setSent(sentOf(draft));
        const more = {
          pictures: pictures.told,
          freightTemplateId: isVoucher ? noTemplate.unitFee : draft.freightTemplateId,
          noReasonReturn: draft.noReasonReturn,
        };
        if (product) {
          const cells = cellsOf(withoutSameStock(draft, before, seen), freightCells);
          change.send({
            prodId: product.prodId,
            version: product.version,
            product: cells.product,
            variants: withSeen(cells.variants, draft, seen),
            ...more,
          });
        } else create.send({ ...cellsOf(draft, freightCells), ...more });
      }}
    >
      <RefusalNotice refusal={refusal} />
      <Section title={t`What it is`}>
        <Remark product={product} field="name" />
        <Remark product={product} field="category" />
        <div className="grid items-start gap-4 md:grid-cols-3">
          {languages.map((language) => (
            <TextInput
              key={language}
              label={t({ message: `Name, ${languageNames[language]}`, comment: 'Field: language' })}
              required={language === 'en'}
              maxLength={200}
              dir="auto"
              placeholder={language === 'en' ? undefined : draft.product.name_en}
              hint={
                language === 'en' || draft.product[`name_${language}`].trim() !== '' ? undefined : t`Left empty, buyers read the English.`
              }
              {...wiring(`name_${language}`)}
            />
          ))}
          <TextInput
            label={t`Product code`}
            hint={product ? t`Known within your store; it stays.` : t`Known within your store, such as your own number.`}
            required
            maxLength={64}
            dir="ltr"
            readOnly={product !== null}
            {...wiring('product')}
          />
          <TextInput
            className="md:col-span-2"
            label={t`Category`}
            hint={t`Type a part of the name and choose.`}
            required
            list="categories"
            dir="auto"
            {...wiring('category')}
          />
          <datalist id="categories">
            {categories.map((path) => (
              <option key={path} value={path}>
                {path}
              </option>
            ))}
          </datalist>
        </div>
      </Section>
      <ProductPictures list={pictures.list} error={refusal?.fields['pictures']} remark={<Remark product={product} field="pictures" />} />
      <Section title={t`Service by voucher`}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextInput
            label={t`Voucher valid`}
            hint={t`Only for a service or a licence: days from payment, such as 90, or a date, such as 2027-06-30. Leave empty for goods that are shipped.`}
            dir="ltr"
            maxLength={10}
            {...wiring('voucher_valid')}
          />
          {isVoucher ? (
            <Select
              label={t`If a voucher is not used`}
              value={draft.product.voucher_unused || 'refund'}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setDraft((now) => ({ ...now, product: { ...now.product, voucher_unused: value } }));
              }}
            >
              <option value="refund">{t`its price goes back to the buyer`}</option>
              <option value="pay">{t`its price is paid to you`}</option>
            </Select>
          ) : null}
        </div>
      </Section>
      <Section title={isVoucher ? t({ message: 'Order', comment: 'Heading: how much can be ordered' }) : t`Order and carton`}>
        <div className="grid items-start gap-4 sm:grid-cols-2 md:grid-cols-3">
          <TextInput
            label={t`Unit`}
            hint={t({
              message: `Such as ${commonUnits}; any other word is shown as entered.`,
              comment: 'Some units of goods, such as: pcs, pairs',
            })}
            required
            list="units"
            dir="auto"
            {...wiring('unit')}
          />
          <datalist id="units">
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {unit}
              </option>
            ))}
          </datalist>
          {isVoucher ? null : <TextInput label={t`In a carton`} required inputMode="numeric" dir="ltr" {...wiring('carton_quantity')} />}
          <TextInput
            label={t`Minimum order`}
            hint={isVoucher ? undefined : t`Whole cartons.`}
            required
            inputMode="numeric"
            dir="ltr"
            {...wiring('minimum')}
          />
          {isVoucher ? null : (
            <>
              <TextInput label={t`Carton weight, kg`} required inputMode="decimal" dir="ltr" {...wiring('carton_weight_kg')} />
              <TextInput label={t`Carton volume, m³`} required inputMode="decimal" dir="ltr" {...wiring('carton_volume_m3')} />
            </>
          )}
        </div>
      </Section>
      {isVoucher ? null : (
        <ProductShipping
          draft={draft}
          templates={templates}
          returnDays={returnDays}
          currency={currency}
          fields={refusal?.fields}
          onFreight={(freightTemplateId) => setDraft((now) => ({ ...now, freightTemplateId }))}
          onNoReason={(noReasonReturn) => setDraft((now) => ({ ...now, noReasonReturn }))}
          onDays={(value) => write('delivery_days', value)}
        />
      )}
      <Section title={t`Prices`}>
        <div className="grid gap-4">
          <fieldset className="grid gap-2 sm:grid-cols-2">
            <legend className="sr-only">{t`Prices`}</legend>
            {[false, true].map((byQuantity) => (
              <RadioCard
                key={String(byQuantity)}
                name="tiered"
                checked={tiered === byQuantity}
                onChange={() => setDraft((now) => ({ ...now, tiered: byQuantity }))}
                title={byQuantity ? t`By quantity` : t`By variant`}
                detail={
                  byQuantity
                    ? t`The larger the order, the lower the price per piece; the same for all variants.`
                    : t`Each variant has its own price, whatever the quantity.`
                }
              />
            ))}
          </fieldset>
          {tiered ? (
            <QuantityRows
              label={t({ message: `Prices by quantity, ${currency}`, comment: 'Field: currency code' })}
              hint={t`Price per piece from a quantity on, counted over all variants of the product together.`}
              column={currency}
              inputMode="decimal"
              value={draft.product.tiers}
              error={refusal?.fields['product.tiers']}
              onChange={(value) => write('tiers', value)}
            />
          ) : null}
        </div>
      </Section>
      <VariantProperties
        matrix={draft.matrix}
        languages={languageNames}
        faults={ofProperties}
        onChange={(matrix) => setDraft((now) => ({ ...now, matrix }))}
      />
      <Remark product={product} field="variants" />
      <VariantTable
        matrix={draft.matrix}
        tiered={tiered}
        freightCells={isVoucher ? [] : freightCells}
        currency={currency}
        code={draft.product.product}
        faults={byCell}
        onChange={(to) => setDraft((now) => ({ ...now, matrix: to(now.matrix) }))}
      />
      <ProductWords product={product} languageNames={languageNames} wiring={wiring} />
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-ground px-4 py-3 md:-mx-7 md:px-7">
        <Button type="submit" busy={busy} disabled={product !== null && !dirty} aria-disabled={pictures.busy || undefined}>
          {isReviewed ? (product && product.review === null ? t`Save` : t`Submit for approval`) : product ? t`Save` : t`Put on sale`}
        </Button>
        <Button variant="ghost" onClick={() => void navigate('/products')}>
          {t`Cancel`}
        </Button>
        {pictures.busy ? <p className="text-sm text-ink-2">{t`The pictures are being uploaded; then the product can be saved.`}</p> : null}
      </div>
      {guard.question}
    </form>
  );
}
