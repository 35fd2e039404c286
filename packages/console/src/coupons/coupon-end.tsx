import { useLingui } from '@lingui/react/macro';
import { useToast } from '@kyakhta/ui';
import { QuestionDialog } from '../question-dialog.tsx';
import { useSend } from '../send.ts';
import { useDone } from '../use-done.ts';
import { couponSend, type Coupon } from './types.ts';

/** Asks before claiming is ended: it cannot begin again. */
export function CouponEnd({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const { send, busy, result } = useSend<'PUT /platform/coupon/end'>(couponSend.end);
  useDone(result, () => {
    say({ tone: 'good', text: t`The coupon can no longer be claimed` });
    onClose();
  });
  const name = coupon.couponName;
  return (
    <QuestionDialog
      title={t`End claiming of “${name}”?`}
      warning={t`Nobody can claim it any more, and this cannot be undone. Coupons that buyers already have stay theirs until they expire.`}
      yes={t({ message: 'End claiming', comment: 'Button: a coupon can no longer be claimed' })}
      danger
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={() => send({ couponId: coupon.couponId })}
      onClose={onClose}
    />
  );
}
