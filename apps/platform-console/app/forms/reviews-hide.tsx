import { ReasonDialog } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { hideReasonCharsMax } from '@kyakhta/contract/values';

/** Asked before several reviews are hidden: why, in words that the writer of each reads. */
export function ReviewsHide({ count, onYes, onClose }: { count: string; onYes: (reason: string) => void; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ReasonDialog
      title={t({ message: `Hide the chosen reviews: ${count}?`, comment: 'Question before several reviews are hidden; how many' })}
      warning={t`Their words and pictures are gone from the pages of their products, and their stars no longer count. They can be shown again at any time.`}
      hint={t`The writer reads it in the list of her reviews, and it stays in the audit log.`}
      least={1}
      most={hideReasonCharsMax}
      shortProblem={t`Say why: the writer reads it.`}
      yes={t`Hide the reviews`}
      danger
      busy={false}
      refusal={undefined}
      onYes={onYes}
      onClose={onClose}
    />
  );
}
