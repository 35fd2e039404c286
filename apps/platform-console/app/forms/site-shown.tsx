import { useLingui } from '@lingui/react/macro';
import { Checkbox, TextArea, TextInput } from '@kyakhta/ui';
import { useState } from 'react';
import { SettingForm, useSettings, type SiteSettings } from './setting-form.tsx';

type Figures = SiteSettings['marketing'];
const figures = ['prodTenThousands', 'shopTenThousands', 'categories', 'lines', 'newToday'] as const;
const figureLeast = 0;
const figureMost = 9_999_999;
const popularityMost = 5;

/** The texts of the foot, the figures of the guests' home page, and the popularity on rank cards. */
export function SiteShown({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui();
  const saving = useSettings(settings);
  const first = {
    companyName: settings.companyName,
    companyInfo: settings.companyInfo,
    copyright: settings.copyright,
    ...Object.fromEntries(figures.map((name) => [name, String(settings.marketing[name])])),
    ...Object.fromEntries(settings.rankPopularity.map((value, place) => [`place${place}`, String(value)])),
  };
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(first);
  const [counted, setCounted] = useState(settings.figuresCounted);
  const [checked, setChecked] = useState(false);
  const { refusal } = saving;
  const dirty = counted !== settings.figuresCounted || Object.entries(first).some(([name, value]) => texts[name] !== value);
  const labels: Readonly<Record<keyof Figures, string>> = {
    prodTenThousands: t`Products, in ten thousands`,
    shopTenThousands: t`Suppliers, in ten thousands`,
    categories: t`Categories`,
    lines: t`Logistics lines`,
    newToday: t`New today`,
  };
  const places = settings.rankPopularity.map((_, place) => ({ name: `place${place}`, number: place + 1 }));
  const textOf = (name: string): string => texts[name]?.trim() ?? '';
  const problemOf = (name: string): string | null => {
    const text = textOf(name);
    if (name === 'companyName') return text === '' ? t`Enter a name.` : null;
    if (name.startsWith('place'))
      return /^\d(\.\d)?$/.test(text) && Number(text) <= popularityMost ? null : t`Enter a number from 0 to 5 with at most one decimal.`;
    if (figures.some((figure) => figure === name))
      return /^\d{1,7}$/.test(text) ? null : t`Enter a whole number from ${figureLeast} to ${figureMost}.`;
    return null;
  };
  const wrong = Object.keys(first).some((name) => problemOf(name) !== null);
  const wiring = (name: string) => ({
    error: (checked ? problemOf(name) : null) ?? refusal?.fields[name],
    autoComplete: 'off',
    value: texts[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setTexts((now) => ({ ...now, [name]: value }));
    },
  });
  return (
    <SettingForm
      saving={saving}
      dirty={dirty}
      onSave={() => {
        setChecked(true);
        if (wrong) return;
        saving.save({
          companyName: textOf('companyName'),
          companyInfo: textOf('companyInfo'),
          copyright: textOf('copyright'),
          marketing: Object.fromEntries(figures.map((name) => [name, Number(textOf(name))])) as Figures,
          figuresCounted: counted,
          rankPopularity: places.map(({ name }) => Number(textOf(name))),
        });
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput label={t`Name of the company`} maxLength={60} dir="auto" {...wiring('companyName')} />
        <TextInput
          label={t`Copyright line`}
          hint={t`The text after | links to the filing site. Leave empty for the year and the name.`}
          maxLength={200}
          dir="auto"
          {...wiring('copyright')}
        />
        <TextArea
          label={t`About the company, in the page footer`}
          rows={3}
          maxLength={400}
          dir="auto"
          className="sm:col-span-2"
          {...wiring('companyInfo')}
        />
      </div>
      <fieldset className="grid items-start gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-medium">{t`Home page figures for guests`}</legend>
        <Checkbox
          checked={counted}
          onChange={(event) => {
            setCounted(event.currentTarget.checked);
          }}
          className="sm:col-span-2"
        >
          {t`Show actual counts instead of these figures`}
        </Checkbox>
        {figures.map((name) => (
          <TextInput key={name} label={labels[name]} inputMode="numeric" dir="ltr" {...wiring(name)} />
        ))}
      </fieldset>
      <fieldset className="grid items-start gap-4 sm:grid-cols-3">
        <legend className="mb-2 font-medium">{t`Popularity on rank cards`}</legend>
        {places.map(({ name, number }) => (
          <TextInput key={name} label={t`Place ${number}`} inputMode="decimal" dir="ltr" {...wiring(name)} />
        ))}
      </fieldset>
    </SettingForm>
  );
}
