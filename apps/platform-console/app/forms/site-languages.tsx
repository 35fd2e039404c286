import { useOffered } from '@kyakhta/console';
import { languageName, languageTag, localeDefault, locales } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@kyakhta/ui';
import { useState } from 'react';
import { SettingForm, useSettings, type SiteChange, type SiteSettings } from './setting-form.tsx';

type Off = NonNullable<SiteChange['languagesOff']>;
const switched = locales.filter((locale) => locale !== localeDefault);

/** Which languages the site offers; the default one always. */
export function SiteLanguages({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui();
  const { askAgain } = useOffered();
  const saving = useSettings(settings, () => void askAgain());
  const first: Off = switched.filter((locale) => settings.languagesOff.includes(locale));
  const [off, setOff] = useState(first);
  const dirty = off.length !== first.length || off.some((locale) => !first.includes(locale));
  return (
    <SettingForm
      saving={saving}
      dirty={dirty}
      about={t`Applies at once to the shop, consoles, search engines and emails. Readers of a disabled language see the other Chinese, or English; their own returns once it is enabled again.`}
      onSave={() => {
        saving.save({ languagesOff: off });
      }}
    >
      <fieldset className="grid gap-1 sm:grid-cols-2">
        <legend className="mb-2 font-medium">{t`Languages offered`}</legend>
        <Checkbox checked disabled>
          <bdi lang={languageTag[localeDefault]}>{languageName[localeDefault]}</bdi>{' '}
          <span className="text-ink-3">{t({ message: '(always on)', comment: 'Behind the name of the default language' })}</span>
        </Checkbox>
        {switched.map((locale) => (
          <Checkbox
            key={locale}
            checked={!off.includes(locale)}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              setOff((now) => (isOn ? now.filter((one) => one !== locale) : [...now, locale]));
            }}
          >
            <bdi lang={languageTag[locale]}>{languageName[locale]}</bdi>
          </Checkbox>
        ))}
      </fieldset>
    </SettingForm>
  );
}
