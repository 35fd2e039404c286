import { RefusalNotice, Section, now, useDone, useFormat, useFormGuard, useSend } from '@kyakhta/console';
import { commonOf, languageTag, timeZones, type Locale, type TimeZone } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, useToast } from '@kyakhta/ui';
import { ComboBox } from '@kyakhta/ui/combo-box';
import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { storeSend } from '../pages/store/store-href.ts';

/** Zones by name: the common ones and the one that is chosen first, then the others by region. */
function useTimeZones(current: string) {
  const { i18n, t } = useLingui();
  return useMemo(() => {
    const all = timeZones(i18n.locale as Locale, new Date(now()));
    const known = all.some(({ zones }) => zones.some(({ id }) => id === current));
    const common = [...(known ? [] : [{ id: current, label: current }]), ...commonOf(all)];
    const first = new Set(common.map(({ id }) => id));
    // Each is found by its English name, too: other programs use it.
    const optionsOf = (zones: readonly TimeZone[]) => zones.map(({ id, label }) => ({ id, label, also: id.replaceAll('_', ' ') }));
    return [
      { label: t({ message: 'Common', comment: 'Heading: time zones that most stores are in' }), options: optionsOf(common) },
      ...all.map(({ region, zones }) => ({ label: region, options: optionsOf(zones.filter(({ id }) => !first.has(id))) })),
    ];
  }, [i18n.locale, current, t]);
}

/** In which zone the store counts its days: its sales by day, week and month, and the times of its files. */
export function StoreTimeZone({ timeZone }: { timeZone: string }) {
  const { t, i18n } = useLingui();
  const { zone } = useFormat();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(timeZone);
  const { send, busy, result } = useSend<'PUT /shop/admin/shop/timeZone'>(storeSend.timeZone);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  const guard = useFormGuard(chosen, { busy, result });
  const refusal = result && !result.ok ? result : undefined;
  const groups = useTimeZones(timeZone);
  return (
    <Section title={t`Time zone of the store`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault();
          send({ timeZone: chosen });
        }}
      >
        <p className="text-sm text-ink-2">{t`Sales by day, week and month and the times in your files use it. All figures are recalculated when it changes.`}</p>
        <RefusalNotice refusal={refusal} />
        <ComboBox
          label={t`Time zone`}
          hint={zone(chosen)}
          error={refusal?.fields['timeZone']}
          groups={groups}
          value={chosen}
          onChoose={setChosen}
          locale={languageTag[i18n.locale as Locale]}
          none={t`No time zone of this name`}
          openLabel={t`Show time zones`}
          className="sm:max-w-80"
        />
        <div>
          <Button type="submit" busy={busy} disabled={chosen === timeZone}>
            {t`Save the time zone`}
          </Button>
        </div>
        {guard.question}
      </form>
    </Section>
  );
}
