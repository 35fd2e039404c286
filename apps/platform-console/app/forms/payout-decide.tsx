import { QuestionDialog, ReasonDialog, useDone, useFormat, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '@kyakhta/ui';
import type { Payout, PayoutWay } from '../pages/payouts/payout-card.tsx';
import { payoutsSend } from '../pages/payouts/payouts-resource.ts';

type PayoutDecideProps = { of: Payout; way: PayoutWay; onClose: () => void };

/** Asked before an operator's decision about a payout is done: what follows from it, and what is kept with it. */
export function PayoutDecide({ of, way, onClose }: PayoutDecideProps) {
  return way === 'approve' ? <Approve of={of} onClose={onClose} /> : <Told of={of} way={way} onClose={onClose} />;
}

function Approve({ of, onClose }: { of: Payout; onClose: () => void }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const say = useToast();
  const { send, busy, result } = useSend<'PUT /platform/settlement/payout/{payoutNumber}/approve'>(payoutsSend.approve);
  useDone(result, () => {
    say({ tone: 'good', text: t`The payout is approved` });
    onClose();
  });
  const amount = money(of.amount, of.currency);
  const shopName = of.shopName ?? of.nickName;
  return (
    <QuestionDialog
      title={t`Approve ${amount} for ${shopName}?`}
      warning={t`It can then be sent by the bank. Nothing is booked to the bank until you record its reference.`}
      yes={t({ message: 'Approve', comment: 'Button: a payout may be sent' })}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={() => send({ payoutNumber: of.payoutNumber })}
      onClose={onClose}
    />
  );
}

function Told({ of, way, onClose }: { of: Payout; way: Exclude<PayoutWay, 'approve'>; onClose: () => void }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const say = useToast();
  const refuse = useSend<'PUT /platform/settlement/payout/{payoutNumber}/refuse'>(payoutsSend.refuse);
  const paid = useSend<'PUT /platform/settlement/payout/{payoutNumber}/paid'>(payoutsSend.paid);
  const returned = useSend<'PUT /platform/settlement/payout/{payoutNumber}/returned'>(payoutsSend.returned);
  const amount = money(of.amount, of.currency);
  const { payoutNumber } = of;
  const shopName = of.shopName ?? of.nickName;
  const isStore = of.kind === 'store';
  const reads = isStore ? t`The store sees it.` : t`The buyer sees it.`;
  const words = {
    refuse: {
      title: t`Refuse ${amount} for ${shopName}?`,
      warning: isStore
        ? t`The money is available to the store again, and the store sees the reason.`
        : t`The money is back on the buyer’s balance, and the buyer sees the reason.`,
      yes: t`Refuse the payout`,
      done: t`The payout was refused`,
      label: t`Reason`,
      hint: reads,
    },
    paid: {
      title: t`Has the bank sent ${amount}?`,
      warning: t`The books then show that ${amount} has left for ${shopName}. Record it only once the transfer has been made.`,
      yes: t`Record ${amount} as paid`,
      done: t`Recorded: ${amount} was paid out`,
      label: t`Bank reference`,
      hint: isStore
        ? t`The transfer number. It belongs to this payout only, and the store sees it.`
        : t`The transfer number. It belongs to this payout only, and the buyer sees it.`,
    },
    returned: {
      title: t`Has the bank sent ${amount} back?`,
      warning: isStore
        ? t`The money is available to the store again, and it can request a new payout. The store sees the reason.`
        : t`The money is back on the buyer’s balance, and the buyer can request a new payout. The buyer sees the reason.`,
      yes: t`Record ${amount} as returned`,
      done: t`Recorded: the payout was returned`,
      label: t`Reason`,
      hint: reads,
    },
  }[way];
  const sent = { refuse, paid, returned }[way];
  useDone(sent.result, () => {
    say({ tone: 'good', text: words.done });
    onClose();
  });
  const go = (text: string) => {
    if (way === 'paid') paid.send({ payoutNumber, bankReference: text });
    else if (way === 'refuse') refuse.send({ payoutNumber, reason: text });
    else returned.send({ payoutNumber, reason: text });
  };
  return (
    <ReasonDialog
      title={words.title}
      warning={words.warning}
      label={words.label}
      hint={words.hint}
      most={way === 'paid' ? 64 : 500}
      yes={words.yes}
      busy={sent.busy}
      refusal={sent.result && !sent.result.ok ? sent.result : undefined}
      onYes={go}
      onClose={onClose}
    />
  );
}
