import { ReasonDialog, useDone, useFormat, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { RadioCard, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import type { CaseWay, PaymentCase } from '../pages/payments/case-ways.ts';
import { casesSend } from '../pages/payments/cases-resource.ts';
import { CaseByBank } from './case-by-bank.tsx';

type CaseDecideProps = { of: PaymentCase; way: CaseWay; onClose: () => void };

/** Asked before an operator's decision about a case is done: what follows from it, and why she does it. */
export function CaseDecide({ of, way, onClose }: CaseDecideProps) {
  return way === 'byBank' ? <CaseByBank of={of} onClose={onClose} /> : <WithNote of={of} way={way} onClose={onClose} />;
}

function WithNote({ of, way, onClose }: CaseDecideProps & { way: Exclude<CaseWay, 'byBank'> }) {
  const { t } = useLingui();
  const { list, money } = useFormat();
  const say = useToast();
  // Every verb takes the same, the case and a note; to close one what becomes of a held balance as well.
  const { send, busy, result } = useSend<'POST /platform/payment/case/{caseId}/close'>(casesSend[way]);
  const isHeld = way === 'close' && of.balanceHeld !== null;
  const [covers, setCovers] = useState(true);
  const onBalance = of.balanceHeld === null ? '' : money(of.balanceHeld, of.currency);
  const amount = of.held.length === 0 ? (of.told ?? '') : list(of.held.map((h) => money(h.amount, h.currency)));
  const { buyer, payNumber } = of;
  const ends = [
    { value: true, title: t`They cover the chargeback`, detail: t`The buyer already has the money from their bank.` },
    { value: false, title: t`They go back to the buyer`, detail: t`The bank was wrong, or the buyer has paid us another way.` },
  ];
  const words = {
    refund: {
      title: t`Send ${amount} back?`,
      warning: t`${amount} of payment ${payNumber} is returned to ${buyer} by the original payment method. This cannot be undone.`,
      label: t`Note`,
      hint: t`What you found. It is kept with the case.`,
      yes: t`Send ${amount} back`,
      done: t`${amount} is on its way back`,
    },
    giveUp: {
      title: t`Abandon this payment?`,
      warning: t`The orders of payment ${payNumber} can then be paid another way or cancelled. First check with the provider whether it captured the money. If the money arrives after all, it is returned to ${buyer} automatically.`,
      label: t`Note`,
      hint: t`What you found. It is kept with the case.`,
      yes: t`Abandon the payment`,
      done: t`Payment abandoned`,
    },
    close: {
      title: t`Close this case?`,
      warning: isHeld
        ? t`The books already show the chargeback of payment ${payNumber}. Close the case once it is clear who bears the loss.`
        : t`The books already show the chargeback of payment ${payNumber} and stay as they are. Close the case once it is clear who bears the loss.`,
      label: t`Note`,
      hint: t`What you found. It is kept with the case.`,
      yes: t`Close the case`,
      done: t`The case is closed`,
    },
  }[way];
  useDone(result, () => {
    say({ tone: 'good', text: words.done });
    onClose();
  });
  return (
    <ReasonDialog
      title={words.title}
      warning={words.warning}
      label={words.label}
      hint={words.hint}
      yes={words.yes}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={(note) => send({ caseId: of.caseId, note, ...(isHeld ? { covers } : {}) })}
      onClose={onClose}
    >
      {isHeld ? (
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-sm font-semibold">{t`${onBalance} of the buyer’s balance are held for it`}</legend>
          {ends.map(({ value, title, detail }) => (
            <RadioCard
              key={title}
              name="covers"
              title={title}
              detail={detail}
              checked={covers === value}
              onChange={() => setCovers(value)}
            />
          ))}
        </fieldset>
      ) : null}
    </ReasonDialog>
  );
}
