import { RefusalNotice, useDone, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { transfersSend } from '../pages/payments/transfers-resource.ts';
import { useOutcomeWords } from './transfer-outcome.ts';

const names = ['transactionId', 'amount', 'currency', 'reference', 'payer'] as const;
type Name = (typeof names)[number];

/** Records a line of the bank's statement. */
export function TransferRecord({ currency, onClose }: { currency: string; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const outcomeWords = useOutcomeWords();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'POST /platform/payment/transfer'>(transfersSend.record);
  const [values, setValues] = useState<Record<Name, string>>({ transactionId: '', amount: '', currency, reference: '', payer: '' });
  const [checked, setChecked] = useState(false);
  useDone(result, ({ data }) => {
    say({ tone: data.outcome === 'paid' || data.outcome === 'proposed' ? 'good' : 'error', text: outcomeWords(data.outcome) });
    void revalidate();
    onClose();
  });
  const refusal = result && !result.ok ? result : undefined;
  // A decimal comma is a point.
  const amount = values.amount.trim().replace(',', '.');
  const problems: Readonly<Record<Name, string | null>> = {
    transactionId: values.transactionId.trim().length < 3 ? t`Enter the bank’s own transaction number.` : null,
    amount: /^\d{1,11}(\.\d{1,4})?$/.test(amount) ? null : t`Enter an amount such as 1250.00.`,
    currency: /^[A-Z]{3}$/.test(values.currency) ? null : t`Enter the three-letter currency code, such as USD.`,
    reference: null,
    payer: null,
  };
  const labels: Readonly<Record<Name, { label: string; hint?: string }>> = {
    transactionId: { label: t`Bank transaction`, hint: t`The bank’s own number. Each is recorded once.` },
    amount: { label: t`Amount` },
    currency: { label: t`Currency` },
    reference: { label: t`Reference`, hint: t`The purpose as the payer wrote it, such as KY-7Q4X-92MDA.` },
    payer: { label: t({ message: 'Payer', comment: 'Who sent a bank transfer' }) },
  };
  return (
    <form
      noValidate
      className="grid w-full gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (names.some((name) => problems[name] !== null)) return;
        const { reference, payer, ...rest } = values;
        send({
          transactionId: rest.transactionId.trim(),
          amount,
          currency: rest.currency,
          ...(reference.trim() !== '' && { reference: reference.trim() }),
          ...(payer.trim() !== '' && { payer: payer.trim() }),
        });
      }}
    >
      <RefusalNotice refusal={refusal} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <TextInput
            key={name}
            {...labels[name]}
            error={(checked ? problems[name] : null) ?? refusal?.fields[name]}
            dir={name === 'payer' ? 'auto' : 'ltr'}
            autoComplete="off"
            maxLength={name === 'currency' ? 3 : 200}
            value={values[name]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setValues((now) => ({ ...now, [name]: name === 'currency' ? value.toUpperCase() : value }));
            }}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t`Record it`}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t({ message: 'Not now', comment: 'Button: leaves a question without doing anything' })}
        </Button>
      </div>
    </form>
  );
}
