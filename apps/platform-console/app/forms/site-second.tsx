import { RefusalNotice, useDone, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Button, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { siteSend } from '../pages/site/site-href.ts';
import { ReasonField, useReason } from './reason-field.tsx';

type Settings = Output<'GET /platform/site/settings'>;
const [least, most] = [0, 10_000_000];

/** From which amount on a second operator has to agree: lowered at once, raised by two. */
export function SiteSecond({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const [amount, setAmount] = useState(String(settings.secondOperatorFrom));
  const why = useReason();
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'PUT /platform/site/secondOperator'>(siteSend.second);
  useDone(result, ({ data }) => {
    say({ tone: 'good', text: data.proposalId === null ? t`Saved` : t`Proposed. Another operator has to agree.` });
    why.setTyped('');
    setChecked(false);
    void revalidate();
  });
  const currency = settings.settlementCurrency;
  const refusal = result && !result.ok ? result : undefined;
  const wrongAmount = /^\d{1,8}$/.test(amount.trim()) && Number(amount) <= most ? null : t`Enter a whole number from ${least} to ${most}.`;
  const isMore = wrongAmount === null && Number(amount) > settings.secondOperatorFrom;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (wrongAmount === null && why.fault === null) send({ amount: Number(amount.trim()), reason: why.reason });
      }}
    >
      <TextInput
        label={t`Second operator required from this amount, ${currency}`}
        hint={t`Applies to granted refunds, settled orders, recorded cash and assigned transfers. 0 means always.`}
        error={(checked ? wrongAmount : null) ?? refusal?.fields['amount']}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <ReasonField
        of={why}
        hint={t`A lower value applies at once. For a higher one, a second operator has to agree.`}
        checked={checked}
        refusal={refusal}
        rows={2}
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
