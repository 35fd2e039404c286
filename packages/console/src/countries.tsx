import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { Select, X } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { countryCodes } from './country-codes.ts';
import { useFormat } from './format.ts';
import { formatTag, type Locale } from './locales.ts';

/** The countries of the world in the order their names have in this language. */
function useCountries(): { code: string; name: string }[] {
  const { i18n } = useLingui();
  const { country } = useFormat();
  const { compare } = new Intl.Collator(formatTag(i18n.locale as Locale));
  return countryCodes.map((code) => ({ code, name: country(code) })).toSorted((one, other) => compare(one.name, other.name));
}

type FieldParts = { label: ReactNode; hint?: ReactNode; error?: ReactNode; className?: string };

/** One country, chosen by its name; with `any` there may be none. */
export function CountrySelect({
  value,
  onChoose,
  any,
  ...field
}: FieldParts & { value: string; onChoose: (code: string) => void; any?: string }) {
  const countries = useCountries();
  return (
    <Select {...field} autoComplete="country" value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      {any === undefined ? null : <option value="">{any}</option>}
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

type CountriesFieldProps = FieldParts & {
  /** Codes of two letters (ISO 3166). */
  value: readonly string[];
  onChange: (codes: string[]) => void;
};

/** Any number of countries by their names: those chosen, each with a button that takes it away, and one more. */
export function CountriesField({ value, onChange, ...field }: CountriesFieldProps) {
  const { t } = useWords();
  const { country } = useFormat();
  const countries = useCountries();
  return (
    <div className="grid content-start gap-2">
      <Select
        {...field}
        autoComplete="off"
        value=""
        onChange={(event) => {
          const { value: code } = event.currentTarget;
          if (code !== '') onChange([...value, code]);
        }}
      >
        <option value="">{value.length === 0 ? t`All countries` : t`Add a country`}</option>
        {countries
          .filter(({ code }) => !value.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </Select>
      {value.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5">
          {value.map((code) => {
            const name = country(code);
            return (
              <li key={code} className="flex min-h-8 items-center gap-1 rounded-full bg-sunk ps-3 pe-1 text-sm">
                {name}
                <button
                  type="button"
                  aria-label={t`Remove: ${name}`}
                  onClick={() => onChange(value.filter((one) => one !== code))}
                  className="grid size-6 place-items-center rounded-full hover:bg-seal-soft hover:text-seal"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
