import { RefusalNotice, useDone, useSend, useUnsavedGuard } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { siteSend } from '../pages/site/site-href.ts';

type Settings = Output<'GET /platform/site/settings'>;
type Details = Settings['bankDetails'];
const names = ['beneficiary', 'account', 'bankName', 'bankCode', 'bankAddress'] as const satisfies readonly (keyof Details)[];

/** The account that buyers transfer to; without one nobody can pay so. */
export function SiteBank({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /platform/site/settings'>(siteSend.settings);
  const [details, setDetails] = useState<Details>(settings.bankDetails);
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
  const dirty =
    names.some((name) => details[name] !== settings.bankDetails[name]) ||
    on !== settings.bankPaySwitch ||
    days !== String(settings.bankTransferDays);
  const guard = useUnsavedGuard(dirty && !busy && !result?.ok);
  const labels: Readonly<Record<keyof Details, string>> = {
    beneficiary: t`Beneficiary`,
    account: t`Account number`,
    bankName: t`Bank`,
    bankCode: t`BIC / SWIFT`,
    bankAddress: t`Address of the bank`,
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (problem === null) send({ version: settings.version, bankDetails: details, bankPaySwitch: on, bankTransferDays: wanted });
      }}
    >
      <p className="text-sm text-ink-2">{t`It is printed on payment invoices. Transfers are offered once beneficiary and account are named.`}</p>
      <RefusalNotice refusal={refusal} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <TextInput
            key={name}
            label={labels[name]}
            error={refusal?.fields[`bankDetails.${name}`]}
            dir="auto"
            autoComplete="off"
            maxLength={name === 'bankCode' ? 20 : name === 'account' ? 60 : name === 'bankAddress' ? 200 : 100}
            value={details[name]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setDetails((now) => ({ ...now, [name]: value }));
            }}
          />
        ))}
        <TextInput
          label={t`Days an order waits for a transfer`}
          error={(checked ? problem : null) ?? refusal?.fields['bankTransferDays']}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      </div>
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
