import { ReasonDialog, useDone, useFormat, useSend, type RefundInfo } from '@kyakhta/console';
import { refundChars } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '@kyakhta/ui';
import { disputesSend } from '../pages/disputes/disputes-href.ts';

export type Ruling = keyof typeof disputesSend;
/** The same bound as the contract's. */
const least = 10;

/** Asked before the platform rules: what becomes of the money, and the reason that both sides read. */
export function DisputeRule({ refund, ruling, onClose }: { refund: RefundInfo; ruling: Ruling; onClose: () => void }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const say = useToast();
  // Both rulings take the same: the refund and the reason.
  const { send, busy, result } = useSend<'PUT /platform/intervention/agree'>(disputesSend[ruling]);
  const amount = money(refund.refundAmount, refund.currency);
  const goods = money(refund.goodsAmount, refund.currency);
  const freight = money(refund.freightAmount, refund.currency);
  const words = {
    agree: {
      title: t`Rule for the buyer?`,
      warning: t`${amount} goes back to the buyer at once, the way it was paid: ${goods} of the goods and ${freight} of the freight. This cannot be taken back.`,
      yes: t`Rule and pay ${amount} back`,
      done: t`Ruled for the buyer: ${amount} goes back`,
    },
    refuse: {
      title: t`Rule against the refund?`,
      warning: t`Nothing of ${amount} goes back. The refund is closed for good, and the order goes on. This cannot be taken back.`,
      yes: t`Close the refund`,
      done: t`Ruled against the refund: it is closed`,
    },
  }[ruling];
  useDone(result, () => {
    say({ tone: 'good', text: words.done });
    onClose();
  });
  return (
    <ReasonDialog
      title={words.title}
      warning={words.warning}
      label={t`Reason of the ruling`}
      hint={t`Buyer and store both read it.`}
      least={least}
      most={refundChars.ruling}
      yes={words.yes}
      danger={ruling === 'refuse'}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={(reason) => send({ refundSn: refund.refundSn, reason })}
      onClose={onClose}
    />
  );
}
