import { RefusalNotice, useDone, useSend, useUnsavedGuard } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { pointRuleBounds } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { siteSend } from '../pages/site/site-href.ts';

type Settings = Output<'GET /platform/site/settings'>;
type Rule = keyof Settings['pointRules'];
const names = ['earnedPerUnit', 'perUnit', 'step', 'sharePercent', 'validDays'] as const satisfies readonly Rule[];

/** How buyers earn points, what these are worth, and how long they last. */
export function SitePoints({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /platform/site/settings'>(siteSend.settings);
  const before = Object.fromEntries(names.map((name) => [name, String(settings.pointRules[name])])) as Record<Rule, string>;
  const [rules, setRules] = useState(before);
  const [checked, setChecked] = useState(false);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  const refusal = result && !result.ok ? result : undefined;
  const currency = settings.settlementCurrency;
  const labels: Readonly<Record<Rule, { label: string; hint: string }>> = {
    earnedPerUnit: { label: t`Points for 1 ${currency} paid`, hint: t`Granted when the order is completed; 0 grants none.` },
    perUnit: { label: t`Points worth 1 ${currency}`, hint: t`What they take off is paid by the platform, not by the store.` },
    step: { label: t`Points are used in steps of`, hint: t`A buyer uses a multiple of it.` },
    sharePercent: { label: t`Most of the goods paid with points, %`, hint: t`Of one order; 0 takes no points.` },
    validDays: { label: t`Days until points expire`, hint: t`Of points obtained from now on.` },
  };
  const problemOf = (name: Rule): string | null => {
    const { least, most } = pointRuleBounds[name];
    const value = /^\d{1,6}$/.test(rules[name].trim()) ? Number(rules[name]) : Number.NaN;
    return value >= least && value <= most ? null : t`Write a whole number from ${least} to ${most}.`;
  };
  const dirty = names.some((name) => rules[name] !== before[name]);
  const guard = useUnsavedGuard(dirty && !busy && !result?.ok);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (names.some((name) => problemOf(name) !== null)) return;
        const pointRules = Object.fromEntries(names.map((name) => [name, Number(rules[name])])) as Record<Rule, number>;
        send({ version: settings.version, pointRules });
      }}
    >
      <p className="text-sm text-ink-2">{t`What is changed counts for orders to come; orders that are placed keep their terms.`}</p>
      <RefusalNotice refusal={refusal} />
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
      <div>
        <Button type="submit" busy={busy} disabled={!dirty}>
          {t`Save`}
        </Button>
      </div>
      {guard.question}
    </form>
  );
}
