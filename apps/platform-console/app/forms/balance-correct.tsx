import { RefusalNotice, useDone, useFormat, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Notice, Select, TextArea, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { correctionsHref, correctionsSend } from '../pages/corrections/corrections-href.ts';

type BalanceCorrectProps = { userId: number; balance: number; currency: string; onClose: () => void };
const leastReason = 10;

/** Proposes to set a buyer's balance right; nothing is booked before another operator agrees. */
export function BalanceCorrect({ userId, balance, currency, onClose }: BalanceCorrectProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const say = useToast();
  const navigate = useNavigate();
  const [amount, setAmount] = useState('');
  const [lessens, setLessens] = useState(false);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'POST /platform/user/correction'>(correctionsSend.propose);
  useDone(result, () => {
    say({ tone: 'good', text: t`Proposed. Another operator has to agree.` });
    onClose();
    void navigate(correctionsHref({}));
  });
  const typed = amount.trim().replace(',', '.');
  const wrongAmount = /^\d{1,11}(\.\d{1,4})?$/.test(typed) && Number(typed) > 0 ? null : t`Write an amount such as 12.50.`;
  const shortReason = reason.trim().length < leastReason ? t`Write at least ${leastReason} characters.` : null;
  const now = money(balance, currency);
  return (
    <Dialog title={t`Correct the balance`} onClose={onClose} closeLabel={t`Close`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault();
          setChecked(true);
          if (wrongAmount === null && shortReason === null) send({ userId, amount: typed, lessens, reason: reason.trim() });
        }}
      >
        <Notice tone="wait">{t`The balance is ${now}. It changes only when another operator agrees.`}</Notice>
        <Select label={t`What is done`} value={lessens ? '1' : '0'} onChange={(event) => setLessens(event.currentTarget.value === '1')}>
          <option value="0">{t({ message: 'Add to the balance', comment: 'Choice' })}</option>
          <option value="1">{t({ message: 'Take from the balance', comment: 'Choice' })}</option>
        </Select>
        <TextInput
          label={t({ message: `Amount in ${currency}`, comment: 'Field' })}
          error={checked ? wrongAmount : undefined}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          required
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <TextArea
          label={t`Reason`}
          hint={t`It is kept with your name.`}
          error={checked ? shortReason : undefined}
          required
          maxLength={500}
          rows={3}
          value={reason}
          autoComplete="off"
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <RefusalNotice refusal={result && !result.ok ? result : undefined} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t({ message: 'Not now', comment: 'Button: leaves a question without doing anything' })}
          </Button>
          <Button type="submit" busy={busy}>
            {t({ message: 'Propose', comment: 'Button: proposes a correction to another operator' })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
