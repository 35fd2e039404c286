import { QuestionDialog, useDone, useFormat, useSend } from '@kyakhta/console';
import { reasonChars } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { TextArea, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import type { PaymentCase } from '../pages/payments/case-ways.ts';
import { casesSend } from '../pages/payments/cases-resource.ts';

/** Asked when an operator has returned the money of a case by bank: the bank's reference, which the buyer gets, and a note, which only operators read. */
export function CaseByBank({ of, onClose }: { of: PaymentCase; onClose: () => void }) {
  const { t } = useLingui();
  const { list, money } = useFormat();
  const say = useToast();
  const { send, busy, result } = useSend<'POST /platform/payment/case/{caseId}/returnedByBank'>(casesSend.byBank);
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const amount = of.held.length === 0 ? (of.told ?? '') : list(of.held.map((h) => money(h.amount, h.currency)));
  const { buyer, payNumber } = of;
  useDone(result, () => {
    say({ tone: 'good', text: t`Recorded: ${amount} was returned by bank transfer` });
    onClose();
  });
  const refusal = result && !result.ok ? result : undefined;
  const isMissing = reference.trim() === '';
  return (
    <QuestionDialog
      title={t`Was ${amount} returned by bank transfer?`}
      warning={t`The books then show that ${amount} of payment ${payNumber} left by bank transfer to ${buyer}, and the case is closed. Record it only once the transfer has been made.`}
      yes={t`Record ${amount} as returned`}
      busy={busy}
      refusal={refusal}
      typed={!isMissing || note.trim() !== ''}
      onYes={() => {
        setChecked(true);
        const held = of.held.map((h) => ({ amount: String(h.amount), currency: h.currency }));
        if (!isMissing) send({ caseId: of.caseId, reference: reference.trim(), note: note.trim(), held });
      }}
      onClose={onClose}
    >
      <TextInput
        label={t`Bank reference`}
        hint={t`The transfer number. The buyer gets it by email when a refund is sent back.`}
        error={(checked && isMissing ? t`Enter the bank reference of the transfer.` : null) ?? refusal?.fields['reference']}
        required
        dir="ltr"
        maxLength={64}
        autoComplete="off"
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <TextArea
        label={t({ message: 'Note (optional)', comment: 'Field: what an operator notes beside a bank reference' })}
        hint={t`Only operators see it. It is kept with the case.`}
        error={refusal?.fields['note']}
        maxLength={reasonChars.max}
        rows={3}
        value={note}
        autoComplete="off"
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </QuestionDialog>
  );
}
