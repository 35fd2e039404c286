import { RefusalNotice, Section, useDone, useSend, useUnsavedGuard } from '@kyakhta/console';
import type { ProductCell } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Select, TextArea, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { productHref, productsSend } from '../pages/products/products-href.ts';
import { cellsOf, draftOf, newDraft, withoutSameStock, type Draft, type Product } from './product-draft.ts';
import { ProductPictures } from './product-pictures.tsx';
import { ProductVariants } from './product-variants.tsx';
import { useProductPictures } from './use-product-pictures.ts';

const languages = ['en', 'ru', 'zh'] as const;

type ProductEditProps = {
  /** Null: a new one. */
  product: Product | null;
  /** Paths of categories to choose from. */
  categories: readonly string[];
  currency: string;
};

/** A product, field by field; what is wrong stands beside its field, and nothing typed is lost. */
export function ProductEdit({ product, categories, currency }: ProductEditProps) {
  const { t } = useLingui();
  const say = useToast();
  const navigate = useNavigate();
  const [before] = useState<Draft>(() => (product ? draftOf(product) : newDraft()));
  const [draft, setDraft] = useState(before);
  const create = useSend<'POST /shop/admin/prod'>(productsSend.create);
  const change = useSend<'PUT /shop/admin/prod'>(productsSend.change);
  const { busy, result } = product ? change : create;
  const pictures = useProductPictures(product?.pictures ?? []);
  const dirty = pictures.dirty || JSON.stringify(draft) !== JSON.stringify(before);
  const guard = useUnsavedGuard(dirty && !busy && !result?.ok);
  useDone(result, ({ data }) => {
    say({ tone: 'good', text: product ? t`Saved` : t`The product is on sale` });
    void navigate(productHref(data.prodId), { replace: true });
  });
  const refusal = result && !result.ok ? result : undefined;
  const wiring = (name: ProductCell) => ({
    value: draft.product[name],
    error: refusal?.fields[`product.${name}`],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setDraft((now) => ({ ...now, product: { ...now.product, [name]: value } }));
    },
  });
  const languageNames: Readonly<Record<(typeof languages)[number], string>> = { en: t`English`, ru: t`Russian`, zh: t`Chinese` };
  const tiered = draft.product.tiers.trim() !== '';
  const isVoucher = draft.product.voucher_valid.trim() !== '';
  return (
    <form
      noValidate
      className="grid max-w-5xl gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (pictures.busy) return;
        const more = { pictures: pictures.told };
        if (product)
          change.send({ prodId: product.prodId, version: product.version, ...cellsOf(withoutSameStock(draft, before)), ...more });
        else create.send({ ...cellsOf(draft), ...more });
      }}
    >
      <RefusalNotice refusal={refusal} />
      <Section title={t`What it is`}>
        <div className="grid items-start gap-4 md:grid-cols-3">
          {languages.map((language) => (
            <TextInput
              key={language}
              label={t({ message: `Name, ${languageNames[language]}`, comment: 'Field: language' })}
              required={language === 'en'}
              maxLength={200}
              dir="auto"
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
      <ProductPictures list={pictures.list} error={refusal?.fields['pictures']} />
      <Section title={t`Service by voucher`}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextInput
            label={t`Voucher valid`}
            hint={t`Only for a service or a licence: days from payment, such as 90, or a date, such as 2027-06-30. Left empty, these are goods that are sent.`}
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
          <TextInput label={t`Unit`} hint={t`piece, pair, set, roll, box, or another word`} required list="units" {...wiring('unit')} />
          <datalist id="units">
            {['piece', 'pair', 'set', 'roll', 'box'].map((unit) => (
              <option key={unit} value={unit}>
                {unit}
              </option>
            ))}
          </datalist>
          {isVoucher ? null : <TextInput label={t`In a carton`} required inputMode="numeric" dir="ltr" {...wiring('carton_quantity')} />}
          <TextInput
            label={t`Least order`}
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
              <TextArea
                label={t`Days until shipping`}
                hint={t`7, or by quantity, one on a line: 1:7 and 500:15`}
                required
                dir="ltr"
                rows={1}
                {...wiring('delivery_days')}
              />
            </>
          )}
          <TextArea
            className="sm:col-span-2 md:col-span-3"
            label={t({ message: `Prices by quantity, ${currency}`, comment: 'Field: currency code' })}
            hint={t`One on a line, from so many pieces on: 1:9.50 and 100:8.00. Left empty, every variant has its own price.`}
            dir="ltr"
            rows={2}
            {...wiring('tiers')}
          />
        </div>
      </Section>
      <ProductVariants
        variants={draft.variants}
        tiered={tiered}
        sent={!isVoucher}
        currency={currency}
        fields={refusal?.fields ?? {}}
        onChange={(variants) => setDraft((now) => ({ ...now, variants }))}
      />
      <Section title={t`Descriptions`}>
        <div className="grid items-start gap-4">
          {languages.map((language) => (
            <TextArea
              key={language}
              label={t({ message: `Description, ${languageNames[language]}`, comment: 'Field: language' })}
              maxLength={20_000}
              dir="auto"
              rows={4}
              {...wiring(`description_${language}`)}
            />
          ))}
        </div>
      </Section>
      <Section title={t`Specifications and certificates`}>
        <div className="grid items-start gap-4 md:grid-cols-3">
          {languages.map((language) => (
            <TextArea
              key={language}
              label={t({ message: `Specifications, ${languageNames[language]}`, comment: 'Field: language' })}
              hint={t`One on a line: Material: Steel`}
              dir="auto"
              rows={4}
              {...wiring(`specifications_${language}`)}
            />
          ))}
          <TextArea label={t`Certificates`} hint={t`One on a line: CE`} dir="ltr" rows={2} {...wiring('certificates')} />
        </div>
      </Section>
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-ground px-4 py-3 md:-mx-7 md:px-7">
        <Button type="submit" busy={busy} disabled={product !== null && !dirty} aria-disabled={pictures.busy || undefined}>
          {product ? t`Save` : t`Put on sale`}
        </Button>
        <Button variant="ghost" onClick={() => void navigate('/products')}>
          {t`Cancel`}
        </Button>
        {pictures.busy ? <p className="text-sm text-ink-2">{t`The pictures are on their way; then the product can be saved.`}</p> : null}
      </div>
      {guard.question}
    </form>
  );
}
