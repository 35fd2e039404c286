import { CountrySelect } from '@kyakhta/console';
import { courtChars, doorIncoterms } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@kyakhta/ui';
import { useState } from 'react';
import { SettingForm, useSettings, type SiteSettings } from './setting-form.tsx';

type Terms = SiteSettings['contractTerms'];

/** What contracts and invoices say besides goods and price: the term of delivery, who pays the duty, law and court. */
export function SiteContractTerms({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui();
  const saving = useSettings(settings);
  const [terms, setTerms] = useState<Terms>(settings.contractTerms);
  const set = (change: Partial<Terms>) => setTerms((now) => ({ ...now, ...change }));
  const error = (name: keyof Terms) => saving.refusal?.fields[`contractTerms.${name}`];
  const dirty = JSON.stringify(terms) !== JSON.stringify(settings.contractTerms);
  const law = (name: 'buyerLaw' | 'supplierLaw', label: string, any: string) => (
    <CountrySelect label={label} any={any} error={error(name)} value={terms[name]} onChoose={(country) => set({ [name]: country })} />
  );
  const court = (name: 'buyerCourt' | 'supplierCourt', label: string, hint: string) => (
    <TextInput
      label={label}
      hint={hint}
      error={error(name)}
      dir="auto"
      autoComplete="off"
      maxLength={courtChars}
      value={terms[name]}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
  const words = {
    DDP: t`DDP: the platform pays import duty and taxes`,
    DAP: t`DAP: the buyer pays import duty and taxes`,
  };
  return (
    <SettingForm
      saving={saving}
      dirty={dirty}
      about={t`Printed on contracts and invoices from now on; goods that are collected, handed over or delivered within a city have their own terms.`}
      onSave={() => saving.save({ contractTerms: terms })}
    >
      <Select
        label={t`Delivery by the lines of the platform (Incoterms 2020)`}
        error={error('doorTerm')}
        value={terms.doorTerm}
        onChange={(event) => {
          const chosen = doorIncoterms.find((one) => one === event.currentTarget.value);
          if (chosen) set({ doorTerm: chosen });
        }}
      >
        {doorIncoterms.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </Select>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {law('buyerLaw', t`Governing law, with the buyer`, '–')}
        {court('buyerCourt', t`Court, with the buyer`, t`As it should be printed, such as: Arbitration Court of Moscow`)}
        {law('supplierLaw', t`Governing law, with the supplier`, t`As with the buyer`)}
        {court('supplierCourt', t`Court, with the supplier`, t`Empty: as with the buyer`)}
      </div>
    </SettingForm>
  );
}
