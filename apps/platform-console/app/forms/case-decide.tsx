import { RefusalNotice, useFormat, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Notice, TextArea, useToast } from '@kyakhta/ui';
import { useEffect, useRef, useState } from 'react';
import type { CaseWay, PaymentCase } from '../pages/payments/case-ways.ts';
import { casesSend } from '../pages/payments/cases-href.ts';

const least = 3;
const most = 500;

/** Asked before an operator's decision about a case is done: what follows from it, and why she does it. */
export function CaseDecide({ of, way, onClose }: { of: PaymentCase; way: CaseWay; onClose: () => void }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const say = useToast();
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  // Every verb takes the same: the case and a note.
  const { send, busy, result } = useSend<'POST /platform/payment/case/{caseId}/refund'>(casesSend[way]);
  const amount = of.held === null || of.heldCurrency === null ? (of.told ?? '') : money(of.held, of.heldCurrency);
  const { buyer, payNumber } = of;
  const words = {
    refund: {
      title: t`Send ${amount} back?`,
      warning: t`${amount} of payment ${payNumber} goes back to ${buyer} the way it came. This cannot be taken back.`,
      label: t`Note`,
      hint: t`What you found out. It stays with the case.`,
      yes: t`Send ${amount} back`,
      done: t`${amount} is on its way back`,
    },
    byBank: {
      title: t`Was ${amount} sent back by bank?`,
      warning: t`The books then show that ${amount} of payment ${payNumber} left by bank transfer to ${buyer}, and the case is closed. Note it only when the transfer has been made.`,
      label: t`Bank reference`,
      hint: t`The number of the transfer, and what else one should know later.`,
      yes: t`Note ${amount} as sent back`,
      done: t`Noted: ${amount} was sent back by bank`,
    },
    giveUp: {
      title: t`Give this payment up?`,
      warning: t`The orders of payment ${payNumber} can then be paid another way or cancelled. Look at the provider first whether it took the money. Should the money come after all, it goes back to ${buyer} by itself.`,
      label: t`Note`,
      hint: t`What you found out. It stays with the case.`,
      yes: t`Give the payment up`,
      done: t`The payment was given up`,
    },
    close: {
      title: t`Close this case?`,
      warning: t`The books show already what was taken back of payment ${payNumber}, and stay as they are. Close the case once it is clear who bears the loss.`,
      label: t`Note`,
      hint: t`What you found out. It stays with the case.`,
      yes: t`Close the case`,
      done: t`The case is closed`,
    },
  }[way];
  const length = note.trim().length;
  const problem = length < least ? t`Write at least ${least} characters.` : null;
  const end = useRef({ onClose, done: words.done });
  useEffect(() => {
    end.current = { onClose, done: words.done };
  });
  useEffect(() => {
    if (!result?.ok) return;
    say({ tone: 'good', text: end.current.done });
    end.current.onClose();
  }, [result, say]);
  return (
    <Dialog title={words.title} onClose={onClose} closeLabel={t`Close`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault();
          setChecked(true);
          if (problem === null) send({ caseId: of.caseId, note: note.trim() });
        }}
      >
        <Notice tone="wait">{words.warning}</Notice>
        <TextArea
          label={words.label}
          hint={words.hint}
          error={checked ? problem : undefined}
          required
          maxLength={most}
          rows={3}
          value={note}
          autoComplete="off"
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <RefusalNotice refusal={result && !result.ok ? result : undefined} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t({ message: 'Not now', comment: 'Button: leaves a question without doing anything' })}
          </Button>
          <Button type="submit" busy={busy}>
            {words.yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
