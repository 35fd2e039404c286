import { QuestionDialog, useDone, useFormat, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Select, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { proposalsHref, proposalsSend } from '../pages/proposals/proposals-resource.ts';
import { ReasonField, useReason } from './reason-field.tsx';

/** What is set right: money of a balance, or points. */
export type Corrected = { kind: 'balance'; balance: number; currency: string } | { kind: 'points'; score: number };
type CorrectionProposeProps = { userId: number; of: Corrected; onClose: () => void };

/** Proposes to set a buyer's balance or points right; nothing is booked before another operator agrees. */
export function CorrectionPropose({ userId, of, onClose }: CorrectionProposeProps) {
  const { t } = useLingui();
  const say = useToast();
  const navigate = useNavigate();
  const words = useWords(of);
  const [typed, setTyped] = useState('');
  const [lessens, setLessens] = useState(false);
  const why = useReason();
  const [checked, setChecked] = useState(false);
  const balance = useSend<'POST /platform/user/correction'>(proposalsSend.balance);
  const points = useSend<'POST /platform/user/pointCorrection'>(proposalsSend.points);
  const { result, busy } = of.kind === 'balance' ? balance : points;
  useDone(result, () => {
    say({ tone: 'good', text: t`Proposed. Another operator has to agree.` });
    onClose();
    void navigate(proposalsHref({}));
  });
  const value = typed.trim().replace(',', '.');
  const wrong = words.shape.test(value) && Number(value) > 0 ? null : words.wrong;
  const send = () => {
    const common = { userId, lessens, reason: why.reason };
    if (of.kind === 'balance') balance.send({ ...common, amount: value });
    else points.send({ ...common, points: Number(value) });
  };
  return (
    <QuestionDialog
      title={words.title}
      warning={words.now}
      yes={t({ message: 'Propose', comment: 'Button: proposes a correction to another operator' })}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={() => {
        setChecked(true);
        if (wrong === null && why.fault === null) send();
      }}
      onClose={onClose}
    >
      <Select label={t`What is done`} value={lessens ? '1' : '0'} onChange={(event) => setLessens(event.currentTarget.value === '1')}>
        <option value="0">{words.more}</option>
        <option value="1">{words.less}</option>
      </Select>
      <TextInput
        label={words.label}
        error={checked ? wrong : undefined}
        inputMode={of.kind === 'balance' ? 'decimal' : 'numeric'}
        dir="ltr"
        autoComplete="off"
        required
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ReasonField
        of={why}
        hint={t`It is recorded with your name.`}
        checked={checked}
        refusal={result && !result.ok ? result : undefined}
      />
    </QuestionDialog>
  );
}

/** How the dialog speaks of money, and of points. */
function useWords(of: Corrected) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  if (of.kind === 'points') {
    const now = number(of.score);
    return {
      title: t`Correct the points`,
      now: t`Points now: ${now}. They change only when another operator agrees.`,
      more: t({ message: 'Add points', comment: 'Choice' }),
      less: t({ message: 'Deduct points', comment: 'Choice' }),
      label: t({ message: 'Number of points', comment: 'Field' }),
      shape: /^\d{1,9}$/,
      wrong: t`Enter a whole number of points.`,
    };
  }
  const { currency } = of;
  const now = money(of.balance, currency);
  return {
    title: t`Correct the balance`,
    now: t`The balance is ${now}. It changes only when another operator agrees.`,
    more: t({ message: 'Add to the balance', comment: 'Choice' }),
    less: t({ message: 'Deduct from the balance', comment: 'Choice' }),
    label: t({ message: `Amount in ${currency}`, comment: 'Field' }),
    shape: /^\d{1,11}(\.\d{1,4})?$/,
    wrong: t`Enter an amount such as 12.50.`,
  };
}
