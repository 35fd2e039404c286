import { CountriesField } from '@kyakhta/console';
import { payType } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@kyakhta/ui';
import { useState } from 'react';
import { faultOf, limitOf, typedOf, type TypedBounds } from './pay-bounds.ts';
import { SettingForm, useSettings, type SiteSettings } from './setting-form.tsx';

const ways = [
  { way: payType.payPal, name: 'payPalSwitch' },
  { way: payType.cardViaPayPal, name: 'cardPaySwitch' },
  { way: payType.card, name: 'hostedCardSwitch' },
  { way: payType.onlineBank, name: 'onlineBankSwitch' },
  { way: payType.alipay, name: 'aliPaySwitch' },
  { way: payType.wechat, name: 'wxPaySwitch' },
] as const;
type Switch = (typeof ways)[number]['name'];
type Bounds = Readonly<Record<string, TypedBounds>>;

const boundsOf = (settings: SiteSettings): Bounds =>
  Object.fromEntries(ways.map(({ way }) => [String(way), typedOf(settings.payLimits[String(way)])]));
const switchesOf = (settings: SiteSettings) =>
  Object.fromEntries(ways.map(({ name }) => [name, settings[name]])) as Record<Switch, boolean>;

/** Ways to pay through outside providers: on or off, for which amounts, and to which countries. */
export function SitePayWays({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui();
  const saving = useSettings(settings);
  const [on, setOn] = useState(() => switchesOf(settings));
  const [bounds, setBounds] = useState(() => boundsOf(settings));
  const [checked, setChecked] = useState(false);
  const dirty = ways.some(({ name }) => on[name] !== settings[name]) || JSON.stringify(bounds) !== JSON.stringify(boundsOf(settings));
  const currency = settings.settlementCurrency;
  const titles: Readonly<Record<Switch, string>> = {
    payPalSwitch: t`PayPal`,
    cardPaySwitch: t`Card on PayPal's page`,
    hostedCardSwitch: t`Card on the hosted payment page`,
    onlineBankSwitch: t`Online bank on the hosted payment page`,
    aliPaySwitch: t`Alipay`,
    wxPaySwitch: t`WeChat Pay`,
  };
  const fields = [
    { field: 'least', label: t`Minimum payment, ${currency}`, fault: t`Enter a whole number, or leave it empty.` },
    { field: 'most', label: t`Maximum payment, ${currency}`, fault: t`Enter a whole number not below the minimum, or leave it empty.` },
  ] as const;
  const wrong = ways.some(({ way }) => faultOf(bounds[way] ?? typedOf(undefined)) !== null);
  return (
    <SettingForm
      saving={saving}
      dirty={dirty}
      about={t`A method is offered when it is configured and enabled, the amount is within its limits and the goods go to one of its countries. No limits: always; no countries: all.`}
      onSave={() => {
        setChecked(true);
        if (wrong) return;
        const mine = Object.entries(bounds).flatMap(([way, typed]) => {
          const limit = limitOf(typed);
          return limit === null ? [] : [[way, limit] as const];
        });
        const others = Object.entries(settings.payLimits).filter(([way]) => !(way in bounds));
        saving.save({ ...on, payLimits: Object.fromEntries([...others, ...mine]) });
      }}
    >
      {ways.map(({ way, name }) => (
        <fieldset key={way} className="grid gap-3 border-t border-line pt-4">
          <legend className="sr-only">{titles[name]}</legend>
          <Checkbox
            checked={on[name]}
            onChange={(event) => {
              const is = event.currentTarget.checked;
              setOn((now) => ({ ...now, [name]: is }));
            }}
          >
            {titles[name]}
          </Checkbox>
          {settings.payTypesSetUp.includes(way) ? null : <p className="text-sm text-ink-2">{t`Not configured on this server.`}</p>}
          <div className="grid items-start gap-4 sm:grid-cols-3">
            {fields.map(({ field, label, fault }) => (
              <TextInput
                key={field}
                label={label}
                error={checked && faultOf(bounds[way] ?? typedOf(undefined)) === field ? fault : undefined}
                inputMode="numeric"
                dir="ltr"
                autoComplete="off"
                maxLength={8}
                value={bounds[way]?.[field] ?? ''}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  setBounds((now) => ({ ...now, [way]: { ...(now[way] ?? typedOf(undefined)), [field]: value } }));
                }}
              />
            ))}
            <CountriesField
              label={t`Only to these countries`}
              value={bounds[way]?.countries ?? []}
              onChange={(countries) => setBounds((now) => ({ ...now, [way]: { ...(now[way] ?? typedOf(undefined)), countries } }))}
            />
          </div>
        </fieldset>
      ))}
    </SettingForm>
  );
}
