import { RefusalNotice, useDone, useSend, useUnsavedGuard } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Button, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { siteSend } from '../pages/site/site-href.ts';
import { type BankDetails, bankDetailNames, useBankWords } from './bank-details.ts';
import { DetailFields } from './detail-fields.tsx';
import { ReasonField, useReason } from './reason-field.tsx';

/** Characters: the same bounds as the contract's. */
const longest: Readonly<Record<keyof BankDetails, number>> = {
  beneficiary: 100,
  account: 60,
  bankName: 100,
  bankCode: 20,
  bankAddress: 200,
};

/** The account that buyers transfer to: one operator proposes it, another agrees. */
export function SiteBankAccount({ settings }: { settings: Output<'GET /platform/site/settings'> }) {
  const { t } = useLingui();
  const say = useToast();
  const words = useBankWords();
  const why = useReason();
  const [details, setDetails] = useState<BankDetails>(settings.bankDetails);
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'PUT /platform/site/bankDetails'>(siteSend.bank);
  useDone(result, () => {
    say({ tone: 'good', text: t`Proposed. Another operator has to agree.` });
    setDetails(settings.bankDetails);
    why.setTyped('');
    setChecked(false);
  });
  const refusal = result && !result.ok ? result : undefined;
  const dirty = bankDetailNames.some((name) => details[name].trim() !== settings.bankDetails[name]);
  const guard = useUnsavedGuard(dirty && !busy && !result?.ok);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (why.fault === null) send({ bankDetails: details, reason: why.reason });
      }}
    >
      <p className="text-sm text-ink-2">{t`It is printed on payment invoices. Transfers are offered once beneficiary and account are named.`}</p>
      <DetailFields
        fields={bankDetailNames.map((name) => ({ name, label: words[name], most: longest[name] }))}
        values={details}
        errorOf={(name) => refusal?.fields[`bankDetails.${name}`]}
        onChange={(name, value) => {
          setDetails((now) => ({ ...now, [name]: value }));
        }}
      />
      <ReasonField of={why} hint={t`A second operator has to agree before buyers see it.`} checked={checked} refusal={refusal} rows={2} />
      <RefusalNotice refusal={refusal} />
      <div>
        <Button type="submit" busy={busy} disabled={!dirty}>
          {t({ message: 'Propose', comment: 'Button: a second operator has to agree' })}
        </Button>
      </div>
      {guard.question}
    </form>
  );
}
