import { useLingui } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@kyakhta/ui';
import { useState } from 'react';
import { SettingForm, useSettings, type SiteSettings } from './setting-form.tsx';

/** Whether orders are paid by bank transfer, and how long they wait for one. */
export function SiteBank({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui();
  const saving = useSettings(settings);
  const [on, setOn] = useState(settings.bankPaySwitch);
  const [days, setDays] = useState(String(settings.bankTransferDays));
  const [checked, setChecked] = useState(false);
  const { refusal } = saving;
  const wanted = /^\d{1,2}$/.test(days.trim()) ? Number(days) : 0;
  const [least, most] = [1, 30];
  const problem = wanted < least || wanted > most ? t`Enter a whole number from ${least} to ${most}.` : null;
  const dirty = on !== settings.bankPaySwitch || days !== String(settings.bankTransferDays);
  return (
    <SettingForm
      saving={saving}
      dirty={dirty}
      onSave={() => {
        setChecked(true);
        if (problem === null) saving.save({ bankPaySwitch: on, bankTransferDays: wanted });
      }}
    >
      <TextInput
        label={t`Days an order waits for a transfer`}
        error={(checked ? problem : null) ?? refusal?.fields['bankTransferDays']}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        value={days}
        onChange={(event) => setDays(event.currentTarget.value)}
      />
      <Checkbox checked={on} onChange={(event) => setOn(event.currentTarget.checked)}>
        {t`Payment by bank transfer`}
      </Checkbox>
    </SettingForm>
  );
}
