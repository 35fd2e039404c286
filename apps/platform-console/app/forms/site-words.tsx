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
    title: { label: t`Name in the title of pages`, hint: t`Stands behind the name of each page. Without one: Kyakhta.` },
    logoText: { label: t`Name beside the logo`, hint: t`On top and in the foot of every page. Without one: Kyakhta.` },
    welcome: { label: t`Greeting`, hint: t`On top of every page, and beside the login. Without one nothing stands there.` },
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
        hint={t`Who reads another language sees the English words, then the Chinese ones.`}
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
