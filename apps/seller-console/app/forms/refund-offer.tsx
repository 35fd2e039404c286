import { QuestionDialog, useDone, useFormat, useSend, type RefundInfo } from '@kyakhta/console';
import { refundChars } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { TextArea, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { refundsSend } from '../pages/refunds/refunds-href.ts';

/** Another sum instead of what the buyer asks for, without return; it is hers to accept or to decline. */
export function RefundOffer({ refund, most, onClose }: { refund: RefundInfo; most: number | null; onClose: () => void }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const say = useToast();
  const [amount, setAmount] = useState('');
  const [words, setWords] = useState('');
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'PUT /shop/admin/refund/offer'>(refundsSend.offer);
  useDone(result, () => {
    say({ tone: 'good', text: t`The offer is made, the buyer is told` });
    onClose();
  });
  const { currency, refundSn } = refund;
  const refusal = result && !result.ok ? result : undefined;
  const noAmount = amount.trim() === '' ? t`Say how much goes back.` : undefined;
  const noWords = words.trim() === '' ? t`Write a few words.` : undefined;
  const limit = most === null ? null : money(most, currency);
  return (
    <QuestionDialog
      title={t`Offer something else?`}
      warning={t`The refund stands as refused until the buyer accepts. Accepted, the money goes back at once and nothing is sent back; declined, the buyer may still ask the platform to decide.`}
      yes={t({ message: 'Make the offer', comment: 'Button: a store offers another sum' })}
      busy={busy}
      refusal={refusal}
      typed={amount !== '' || words !== ''}
      onYes={() => {
        setChecked(true);
        if (noAmount !== undefined || noWords !== undefined) return;
        send({ refundSn, amount: amount.trim().replace(',', '.'), words: words.trim() });
      }}
      onClose={onClose}
    >
      <TextInput
        label={t({ message: `Amount in ${currency}`, comment: 'Field' })}
        {...(limit === null ? {} : { hint: t`As asked for, at most ${limit}.` })}
        error={refusal?.fields['amount'] ?? (checked ? noAmount : undefined)}
        required
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <TextArea
        label={t`Your words to the buyer`}
        error={checked ? noWords : undefined}
        required
        rows={3}
        maxLength={refundChars.description}
        value={words}
        autoComplete="off"
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </QuestionDialog>
  );
}
