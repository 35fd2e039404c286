import { OfferAbout, QuestionDialog, useDone, useFormat, useSend, type RefundInfo } from '@kyakhta/console';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '@kyakhta/ui';
import { refundsSend } from '../pages/refunds/refunds-resource.ts';

type Offer = RefundInfo['offers'][number];

/** Asked before the store takes back the offer that waits for its buyer: just the one that is seen. */
export function RefundOfferWithdraw({ refund, offer, onClose }: { refund: RefundInfo; offer: Offer; onClose: () => void }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const say = useToast();
  const { send, busy, result } = useSend<'PUT /shop/admin/refund/withdrawOffer'>(refundsSend.withdrawOffer);
  useDone(result, () => {
    say({ tone: 'good', text: t`Offer taken back; the buyer is notified` });
    onClose();
  });
  const amount = money(offer.amount, refund.currency);
  const { heldNum: held } = refund;
  return (
    <QuestionDialog
      title={t`Take back the offer of ${amount}?`}
      warning={
        held > 0
          ? t`The refund stands again as before the offer. If you had not answered it, answer it in the time that is left: without an answer it counts as agreed. If you had refused it, ${plural(held, { one: '# piece is no longer on hold: deliver it as ordered.', other: '# pieces are no longer on hold: deliver them as ordered.' })}`
          : t`The refund stands again as before the offer. If you had not answered it, answer it in the time that is left: without an answer it counts as agreed.`
      }
      yes={t({ message: 'Take the offer back', comment: 'Button: the store takes back what it offered on a refund' })}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={() => send({ refundSn: refund.refundSn, amount: String(offer.amount), goodsNum: offer.goodsNum ?? 0 })}
      onClose={onClose}
    >
      <OfferAbout about={offer} />
    </QuestionDialog>
  );
}
