import { RefusalNotice, useDone, useSend, useUnsavedGuard } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { siteSend } from '../pages/site/site-href.ts';

type Settings = Output<'GET /platform/site/settings'>;

/** Whether orders are paid by bank transfer, and how long they wait for one. */
export function SiteBank({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /platform/site/settings'>(siteSend.settings);
  const [on, setOn] = useState(settings.bankPaySwitch);
  const [days, setDays] = useState(String(settings.bankTransferDays));
  const [checked, setChecked] = useState(false);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  const refusal = result && !result.ok ? result : undefined;
  const wanted = /^\d{1,2}$/.test(days.trim()) ? Number(days) : 0;
  const [least, most] = [1, 30];
  const problem = wanted < least || wanted > most ? t`Write a whole number from ${least} to ${most}.` : null;
  const dirty = on !== settings.bankPaySwitch || days !== String(settings.bankTransferDays);
  const guard = useUnsavedGuard(dirty && !busy && !result?.ok);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (problem === null) send({ version: settings.version, bankPaySwitch: on, bankTransferDays: wanted });
      }}
    >
      <RefusalNotice refusal={refusal} />
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
      <div>
        <Button type="submit" busy={busy} disabled={!dirty}>
          {t`Save`}
        </Button>
      </div>
      {guard.question}
    </form>
  );
}
