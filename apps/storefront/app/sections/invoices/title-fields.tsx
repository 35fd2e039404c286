import { useLingui } from '@lingui/react/macro';
import { headerType, invoiceTitleChars, signatoryChars } from '@kyakhta/contract/values';
import { RadioCard, Select, TextInput } from '@kyakhta/ui';
import type { FormResult } from '../account/form-result.ts';
import type { TitleForm } from './title.server.ts';

/** What only a company has is out of the way for a person, without scripts too. */
const ofCompany = 'group-has-[input[value="2"]:checked]/title:hidden';

type TitleFieldsProps = {
  form: TitleForm;
  countries: readonly { readonly country: string; readonly name: string }[];
  result: FormResult | undefined;
  /** Whether contracts will name the title, too: then a company says who signs for it. */
  forContracts?: boolean;
};

/** Whom an invoice names. */
export function TitleFields({ form, countries, result, forContracts = false }: TitleFieldsProps) {
  const { t } = useLingui();
  const valueOf = (name: keyof TitleForm): string => result?.values[name] ?? form[name];
  const errorOf = (name: string): string | undefined => result?.fields[name];
  return (
    <div className="group/title grid gap-4">
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-2 text-sm font-medium">{t`The invoice is for`}</legend>
        <RadioCard
          name="headerType"
          value={headerType.unit}
          defaultChecked={valueOf('headerType') === String(headerType.unit)}
          title={t`A company`}
          detail={t`With its tax number.`}
        />
        <RadioCard
          name="headerType"
          value={headerType.personal}
          defaultChecked={valueOf('headerType') === String(headerType.personal)}
          title={t`A person`}
          detail={t`The name is enough.`}
        />
      </fieldset>
      <TextInput
        name="headerName"
        label={t`Name to appear on the invoice`}
        defaultValue={valueOf('headerName')}
        maxLength={invoiceTitleChars.name}
        autoComplete="organization"
        error={errorOf('headerName')}
        dir="auto"
      />
      <Select name="country" label={t`Country`} defaultValue={valueOf('country')} autoComplete="country" error={errorOf('country')}>
        {countries.map(({ country, name }) => (
          <option key={country} value={country}>
            {name}
          </option>
        ))}
      </Select>
      <div className={`grid gap-4 sm:grid-cols-2 ${ofCompany}`}>
        <TextInput
          name="invoiceTaxNumber"
          label={t`Tax number`}
          hint={t`INN in Russia, unified social credit code in China.`}
          defaultValue={valueOf('invoiceTaxNumber')}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          error={errorOf('invoiceTaxNumber')}
          className="content-start"
        />
        <TextInput
          name="registrationCode"
          label={t`KPP (optional)`}
          hint={t`Only Russian organisations have one.`}
          defaultValue={valueOf('registrationCode')}
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          error={errorOf('registrationCode')}
          className="content-start"
        />
      </div>
      {forContracts ? (
        <div className={`grid gap-4 sm:grid-cols-2 ${ofCompany}`}>
          <TextInput
            name="signatory"
            label={t`Contract signatory`}
            hint={t`Full name. A sole trader (12-digit INN) signs in person: leave it empty.`}
            defaultValue={valueOf('signatory')}
            maxLength={signatoryChars.name}
            autoComplete="off"
            dir="auto"
            error={errorOf('signatory')}
            className="content-start"
          />
          <TextInput
            name="basis"
            label={t`On the basis of`}
            hint={t`Charter, or power of attorney with its number and date.`}
            defaultValue={valueOf('basis')}
            maxLength={signatoryChars.basis}
            autoComplete="off"
            dir="auto"
            error={errorOf('basis')}
            className="content-start"
          />
        </div>
      ) : null}
      <TextInput
        name="address"
        label={t`Address (optional)`}
        defaultValue={valueOf('address')}
        maxLength={invoiceTitleChars.address}
        autoComplete="off"
        error={errorOf('address')}
        dir="auto"
      />
    </div>
  );
}
