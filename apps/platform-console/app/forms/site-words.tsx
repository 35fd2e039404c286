import { languageTag, siteWordChars, type Locale, type SiteWord } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@kyakhta/ui';
import { useState } from 'react';
import { LanguageSelect } from './language-select.tsx';
import { SettingForm, useSettings, type SiteSettings } from './setting-form.tsx';

const words = ['title', 'logoText', 'welcome'] as const satisfies readonly SiteWord[];

/** What the site calls itself and how it greets, a language at a time. */
export function SiteWords({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui();
  const saving = useSettings(settings);
  const [all, setAll] = useState(settings.siteWords);
  const [locale, setLocale] = useState<Locale>('ru');
  const dirty = JSON.stringify(all) !== JSON.stringify(settings.siteWords);
  const { refusal } = saving;
  const looks: Readonly<Record<SiteWord, { label: string; hint: string }>> = {
    title: { label: t`Name in page titles`, hint: t`Shown after the name of each page. Default: Kyakhta.` },
    logoText: { label: t`Name next to the logo`, hint: t`Shown in the header and footer of every page. Default: Kyakhta.` },
    welcome: { label: t`Greeting`, hint: t`Shown at the top of every page and next to the login. Leave empty for none.` },
  };
  return (
    <SettingForm
      saving={saving}
      dirty={dirty}
      onSave={() => {
        saving.save({ siteWords: all });
      }}
    >
      <LanguageSelect
        value={locale}
        has={(one) => words.some((word) => (all[word][one] ?? '').trim() !== '')}
        hint={t`Readers of other languages see the English text, then the Chinese.`}
        onChange={setLocale}
      />
      {words.map((word) => (
        <TextInput
          key={`${word} ${locale}`}
          {...looks[word]}
          error={refusal?.fields[`siteWords.${word}.${locale}`]}
          maxLength={siteWordChars[word]}
          dir="auto"
          lang={languageTag[locale]}
          autoComplete="off"
          value={all[word][locale] ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setAll((now) => ({ ...now, [word]: { ...now[word], [locale]: value } }));
          }}
        />
      ))}
    </SettingForm>
  );
}
