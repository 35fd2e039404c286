import { pointRuleBounds } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@kyakhta/ui';
import { useState } from 'react';
import { SettingForm, useSettings, type SiteSettings } from './setting-form.tsx';

type Rule = keyof SiteSettings['pointRules'];
const names = ['earnedPerUnit', 'perUnit', 'step', 'sharePercent', 'validDays'] as const satisfies readonly Rule[];

/** How buyers earn points, what these are worth, and how long they last. */
export function SitePoints({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui();
  const saving = useSettings(settings);
  const before = Object.fromEntries(names.map((name) => [name, String(settings.pointRules[name])])) as Record<Rule, string>;
  const [rules, setRules] = useState(before);
  const [checked, setChecked] = useState(false);
  const { refusal } = saving;
  const currency = settings.settlementCurrency;
  const labels: Readonly<Record<Rule, { label: string; hint: string }>> = {
    earnedPerUnit: { label: t`Points for 1 ${currency} paid`, hint: t`Granted when the order is completed; 0 grants none.` },
    perUnit: { label: t`Points worth 1 ${currency}`, hint: t`What they take off is paid by the platform, not by the store.` },
    step: { label: t`Points are used in steps of`, hint: t`A buyer uses a multiple of it.` },
    sharePercent: { label: t`Maximum share of the goods paid with points, %`, hint: t`Per order; 0 accepts no points.` },
    validDays: { label: t`Days until points expire`, hint: t`Applies to points earned from now on.` },
  };
  const problemOf = (name: Rule): string | null => {
    const { least, most } = pointRuleBounds[name];
    const value = /^\d{1,6}$/.test(rules[name].trim()) ? Number(rules[name]) : Number.NaN;
    return value >= least && value <= most ? null : t`Enter a whole number from ${least} to ${most}.`;
  };
  const dirty = names.some((name) => rules[name] !== before[name]);
  return (
    <SettingForm
      saving={saving}
      dirty={dirty}
      about={t`Changes apply to future orders; existing orders keep their terms.`}
      onSave={() => {
        setChecked(true);
        if (names.some((name) => problemOf(name) !== null)) return;
        const pointRules = Object.fromEntries(names.map((name) => [name, Number(rules[name])])) as Record<Rule, number>;
        saving.save({ pointRules });
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <TextInput
            key={name}
            {...labels[name]}
            error={(checked ? problemOf(name) : null) ?? refusal?.fields[`pointRules.${name}`]}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            value={rules[name]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setRules((now) => ({ ...now, [name]: value }));
            }}
          />
        ))}
      </div>
    </SettingForm>
  );
}
