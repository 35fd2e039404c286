import { CountriesField, RefusalNotice, useDone, useSend, useUnsavedGuard } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { payType } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { siteSend } from '../pages/site/site-href.ts';
import { faultOf, limitOf, typedOf, type TypedBounds } from './pay-bounds.ts';

type Settings = Output<'GET /platform/site/settings'>;
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

const boundsOf = (settings: Settings): Bounds =>
  Object.fromEntries(ways.map(({ way }) => [String(way), typedOf(settings.payLimits[String(way)])]));
const switchesOf = (settings: Settings) => Object.fromEntries(ways.map(({ name }) => [name, settings[name]])) as Record<Switch, boolean>;

/** Ways to pay through outside providers: on or off, for which amounts, and to which countries. */
export function SitePayWays({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /platform/site/settings'>(siteSend.settings);
  const [on, setOn] = useState(() => switchesOf(settings));
  const [bounds, setBounds] = useState(() => boundsOf(settings));
  const [checked, setChecked] = useState(false);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  const refusal = result && !result.ok ? result : undefined;
  const dirty = ways.some(({ name }) => on[name] !== settings[name]) || JSON.stringify(bounds) !== JSON.stringify(boundsOf(settings));
  const guard = useUnsavedGuard(dirty && !busy && !result?.ok);
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
    { field: 'least', label: t`Smallest payment, ${currency}`, fault: t`Write a whole number, or nothing.` },
    { field: 'most', label: t`Largest payment, ${currency}`, fault: t`Write a whole number that is not below the smallest, or nothing.` },
  ] as const;
  const wrong = ways.some(({ way }) => faultOf(bounds[way] ?? typedOf(undefined)) !== null);
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (wrong) return;
        const mine = Object.entries(bounds).flatMap(([way, typed]) => {
          const limit = limitOf(typed);
          return limit === null ? [] : [[way, limit] as const];
        });
        const others = Object.entries(settings.payLimits).filter(([way]) => !(way in bounds));
        send({ version: settings.version, ...on, payLimits: Object.fromEntries([...others, ...mine]) });
      }}
    >
      <p className="text-sm text-ink-2">{t`A way is offered when it is set up and on, the amount is within its bounds and the goods go to one of its countries. No bounds: always; no countries: all.`}</p>
      <RefusalNotice refusal={refusal} />
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
          {settings.payTypesSetUp.includes(way) ? null : <p className="text-sm text-ink-2">{t`Not set up on this machine.`}</p>}
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
      <div>
        <Button type="submit" busy={busy} disabled={!dirty}>
          {t`Save`}
        </Button>
      </div>
      {guard.question}
    </form>
  );
}
