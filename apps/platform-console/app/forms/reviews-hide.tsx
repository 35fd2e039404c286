import { ReasonDialog } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { hideReasonCharsMax } from '@kyakhta/contract/values';

/** Asked before several reviews are hidden: why, in words that the writer of each reads. */
export function ReviewsHide({ count, onYes, onClose }: { count: string; onYes: (reason: string) => void; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ReasonDialog
      title={t({ message: `Hide the selected reviews: ${count}?`, comment: 'Question before several reviews are hidden; how many' })}
      warning={t`Their text and pictures disappear from the product pages, and their stars no longer count. They can be shown again at any time.`}
      hint={t`The author sees it in their list of reviews, and it stays in the audit log.`}
      least={1}
      most={hideReasonCharsMax}
      shortProblem={t`Give a reason: the author sees it.`}
      yes={t`Hide the reviews`}
      danger
      busy={false}
      refusal={undefined}
      onYes={onYes}
      onClose={onClose}
    />
  );
}
