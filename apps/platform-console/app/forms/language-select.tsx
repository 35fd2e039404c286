import { languageName, languageTag, locales, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Select } from '@kyakhta/ui';

type LanguageSelectProps = { value: Locale; has: (locale: Locale) => boolean; hint?: string; onChange: (locale: Locale) => void };

/** Which language is written now; those that have words are ticked. */
export function LanguageSelect({ value, has, hint, onChange }: LanguageSelectProps) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Language`}
      hint={hint}
      value={value}
      className="max-w-md"
      onChange={(event) => onChange(event.currentTarget.value as Locale)}
    >
      {locales.map((one) => (
        <option key={one} value={one} lang={languageTag[one]}>
          {has(one) ? `✓ ${languageName[one]}` : languageName[one]}
        </option>
      ))}
    </Select>
  );
}
