import { RefusalNotice, useDone, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Button, TextArea, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { siteSend } from '../pages/site/site-href.ts';

type Settings = Output<'GET /platform/site/settings'>;
const [least, most] = [0, 10_000_000];
const leastReason = 10;

/** From which amount on a second operator has to agree: lowered at once, raised by two. */
export function SiteSecond({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const [amount, setAmount] = useState(String(settings.secondOperatorFrom));
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'PUT /platform/site/secondOperator'>(siteSend.second);
  useDone(result, ({ data }) => {
    say({ tone: 'good', text: data.proposalId === null ? t`Saved` : t`Proposed. Another operator has to agree.` });
    setReason('');
    setChecked(false);
    void revalidate();
  });
  const currency = settings.settlementCurrency;
  const refusal = result && !result.ok ? result : undefined;
  const wrongAmount = /^\d{1,8}$/.test(amount.trim()) && Number(amount) <= most ? null : t`Write a whole number from ${least} to ${most}.`;
  const shortReason = reason.trim().length < leastReason ? t`Write at least ${leastReason} characters.` : null;
  const isMore = wrongAmount === null && Number(amount) > settings.secondOperatorFrom;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (wrongAmount === null && shortReason === null) send({ amount: Number(amount.trim()), reason: reason.trim() });
      }}
    >
      <TextInput
        label={t`A second operator agrees from this amount on, ${currency}`}
        hint={t`To granted refunds, settled orders, recorded cash and assigned transfers. 0 means always.`}
        error={(checked ? wrongAmount : null) ?? refusal?.fields['amount']}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <TextArea
        label={t`Reason`}
        hint={t`Less counts at once. For more, a second operator has to agree.`}
        error={(checked ? shortReason : null) ?? refusal?.fields['reason']}
        required
        maxLength={500}
        rows={2}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <RefusalNotice refusal={refusal} />
      <div>
        <Button type="submit" busy={busy}>
          {isMore ? t({ message: 'Propose', comment: 'Button: a second operator has to agree' }) : t`Save`}
        </Button>
      </div>
    </form>
  );
}
