import { CountrySelect, Section } from '@kyakhta/console';
import type { ProductCell } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { TextArea } from '@kyakhta/ui';
import type { Product } from './product-draft.ts';
import { Remark } from './product-review.tsx';

/** Languages a store writes in. */
export const languages = ['en', 'ru', 'zh'] as const;

type Wiring = {
  value: string;
  error: string | undefined;
  autoComplete: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};
type ProductWordsProps = {
  product: Product | null;
  languageNames: Readonly<Record<(typeof languages)[number], string>>;
  wiring: (name: ProductCell) => Wiring;
};

/** The long texts of a product: descriptions, specifications and certificates. */
export function ProductWords({ product, languageNames, wiring }: ProductWordsProps) {
  const { t } = useLingui();
  const origin = wiring('origin');
  return (
    <>
      <Section title={t`Descriptions`}>
        <Remark product={product} field="description" />
        <div className="grid items-start gap-4 md:grid-cols-3">
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
        <Remark product={product} field="specifications" />
        <Remark product={product} field="certificates" />
        <div className="grid items-start gap-4 md:grid-cols-3">
          {languages.map((language) => (
            <TextArea
              key={language}
              label={t({ message: `Specifications, ${languageNames[language]}`, comment: 'Field: language' })}
              hint={t`One per line: Material: Steel`}
              dir="auto"
              rows={4}
              {...wiring(`specifications_${language}`)}
            />
          ))}
          <TextArea
            label={t`Certificates`}
            hint={t`One per line: CE. Enter their numbers and documents below once the product is saved.`}
            dir="ltr"
            rows={2}
            {...wiring('certificates')}
          />
          <CountrySelect
            label={t`Country of origin`}
            hint={t`Printed on contracts and invoices; required by customs.`}
            any="–"
            error={origin.error}
            value={origin.value}
            onChoose={(value) => {
              origin.onChange({ currentTarget: { value } });
            }}
          />
        </div>
      </Section>
    </>
  );
}
