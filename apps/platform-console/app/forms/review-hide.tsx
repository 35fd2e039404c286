import { ReasonDialog, useDone, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { hideReasonCharsMax } from '@kyakhta/contract/values';
import { useToast } from '@kyakhta/ui';
import { reviewsSend } from '../pages/reviews/reviews-resource.ts';

/** Asked before a review is hidden: why, in words that its writer reads. */
export function ReviewHide({ commId, onClose }: { commId: number; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const { send, busy, result } = useSend<'PUT /platform/comment/hide'>(reviewsSend.hide);
  useDone(result, () => {
    say({ tone: 'good', text: t`The review is hidden` });
    onClose();
  });
  return (
    <ReasonDialog
      title={t`Hide this review?`}
      warning={t`Its text and pictures disappear from the product page, and its stars no longer count. It can be shown again at any time.`}
      hint={t`The author sees it in their list of reviews, and it stays in the audit log.`}
      least={1}
      most={hideReasonCharsMax}
      shortProblem={t`Give a reason: the author sees it.`}
      yes={t`Hide the review`}
      danger
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={(reason) => send({ commId, reason })}
      onClose={onClose}
    />
  );
}
