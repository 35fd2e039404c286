import { languageName, languageTag, locales, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@kyakhta/ui';
import { useState } from 'react';
import { useOffered } from './offered-languages.tsx';

export type Texts = Partial<Record<Locale, string>>;
type TextByLanguageProps = { label: string; texts: Texts; max: number; error: string | undefined; onChange: (texts: Texts) => void };

/** A short text that buyers read, such as what a coupon is called: a language at a time, the writer's first. */
export function TextByLanguage({ label, texts, max, error, onChange }: TextByLanguageProps) {
  const { t, i18n } = useLingui();
  const { languages } = useOffered();
  const shown = locales.filter((one) => languages.includes(one) || texts[one]);
  const [locale, setLocale] = useState<Locale>(shown.find((one) => one === i18n.locale) ?? 'en');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Select
        label={t`Language`}
        hint={t`Where a language is missing, readers see English, then Chinese.`}
        value={locale}
        onChange={(event) => setLocale(event.currentTarget.value as Locale)}
      >
        {shown.map((one) => (
          <option key={one} value={one} lang={languageTag[one]}>
            {texts[one]?.trim() ? `✓ ${languageName[one]}` : languageName[one]}
          </option>
        ))}
      </Select>
      <TextInput
        label={label}
        value={texts[locale] ?? ''}
        maxLength={max}
        dir="auto"
        lang={languageTag[locale]}
        autoComplete="off"
        error={error}
        onChange={(event) => onChange({ ...texts, [locale]: event.currentTarget.value })}
      />
    </div>
  );
}
