import { Section } from '@kyakhta/console';
import { variantsMax, type VariantCell } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Plus, TextArea, TextInput, Trash2 } from '@kyakhta/ui';
import { useId } from 'react';
import { newVariant, type VariantFields } from './product-draft.ts';

type ProductVariantsProps = {
  variants: readonly VariantFields[];
  /** Prices stand in the tiers of the product. */
  tiered: boolean;
  /** Goods are sent, and have freight; vouchers are not. */
  sent: boolean;
  currency: string;
  /** What was wrong, by `variants.<place>.<cell>`. */
  fields: Readonly<Record<string, string>>;
  onChange: (variants: VariantFields[]) => void;
};

/** The variants of a product, one below the other: what each is called by, costs and holds in stock. */
export function ProductVariants({ variants, tiered, sent, currency, fields, onChange }: ProductVariantsProps) {
  const { t } = useLingui();
  const heading = useId();
  const change = (key: string, cell: VariantCell, value: string) =>
    onChange(variants.map((v) => (v.key === key ? { ...v, [cell]: value } : v)));
  const add = () => {
    const last = variants.at(-1);
    const key = `new ${crypto.randomUUID()}`;
    // The next variant mostly differs in little.
    onChange([
      ...variants,
      last ? { ...last, key, article: '', properties: '', properties_ru: '', properties_zh: '', picture: '' } : newVariant(key),
    ]);
  };
  return (
    <Section title={t`Variants`}>
      <ul className="grid gap-4">
        {variants.map((variant, i) => {
          const place = i + 1;
          const wiring = (cell: VariantCell) => ({
            value: variant[cell],
            error: fields[`variants.${i}.${cell}`],
            autoComplete: 'off',
            onChange: (event: { currentTarget: { value: string } }) => change(variant.key, cell, event.currentTarget.value),
          });
          return (
            <li
              key={variant.key}
              aria-labelledby={`${heading}-${variant.key}`}
              className="grid gap-3 rounded-2 border border-line p-3 md:p-4"
            >
              <div className="flex items-center gap-3">
                <h3 id={`${heading}-${variant.key}`} className="flex-1 font-semibold">
                  {t({ message: `Variant ${place}`, comment: 'Heading: place in the list' })}
                </h3>
                {variants.length > 1 ? (
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => onChange(variants.filter((v) => v.key !== variant.key))}
                    aria-label={t({ message: `Remove variant ${place}`, comment: 'Button: place in the list' })}
                  >
                    <Trash2 aria-hidden className="size-4" />
                  </Button>
                ) : null}
              </div>
              <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-5">
                <TextInput label={t`Article number`} required maxLength={64} dir="ltr" {...wiring('article')} />
                <TextInput
                  label={t({ message: `Price, ${currency}`, comment: 'Field: currency code' })}
                  required={!tiered}
                  disabled={tiered}
                  inputMode="decimal"
                  dir="ltr"
                  {...wiring('price')}
                  value={tiered ? '' : variant.price}
                />
                <TextInput label={t`In the warehouse`} required inputMode="numeric" dir="ltr" {...wiring('stock')} />
                {sent ? (
                  <>
                    <TextInput label={t`Freight a piece`} required inputMode="decimal" dir="ltr" {...wiring('ordinary_freight')} />
                    <TextInput label={t`Express a piece`} required inputMode="decimal" dir="ltr" {...wiring('express_freight')} />
                  </>
                ) : null}
              </div>
              <div className="grid items-start gap-3 md:grid-cols-3">
                <TextArea
                  label={t`Properties, English`}
                  hint={t`One on a line: Colour: Red`}
                  dir="auto"
                  rows={2}
                  {...wiring('properties')}
                />
                <TextArea
                  label={t`Properties, Russian`}
                  hint={t`The same, in the same order.`}
                  dir="auto"
                  rows={2}
                  {...wiring('properties_ru')}
                />
                <TextArea
                  label={t`Properties, Chinese`}
                  hint={t`The same, in the same order.`}
                  dir="auto"
                  rows={2}
                  {...wiring('properties_zh')}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {variants.length < variantsMax ? (
        <div className="mt-3">
          <Button size="sm" variant="ghost" onClick={add}>
            <Plus aria-hidden className="size-4" />
            {t`Add a variant`}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
