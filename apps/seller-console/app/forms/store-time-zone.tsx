import { RefusalNotice, Section, useDone, useFormat, useFormGuard, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, Select, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { storeSend } from '../pages/store/store-href.ts';

/** In which zone the store counts its days: its sales by day, week and month, and the times of its files. */
export function StoreTimeZone({ timeZone }: { timeZone: string }) {
  const { t } = useLingui();
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
  const zones = [...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])].toSorted();
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
        <p className="text-sm text-ink-2">{t`Sales by day, week and month are counted in it, and the times of your files are told in it. All figures are counted anew when it changes.`}</p>
        <RefusalNotice refusal={refusal} />
        <Select
          label={t`Time zone`}
          hint={zone(chosen)}
          error={refusal?.fields['timeZone']}
          autoComplete="off"
          dir="ltr"
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          className="sm:max-w-80"
        >
          {zones.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
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
