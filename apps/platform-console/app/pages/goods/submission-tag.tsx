import { submissionState } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clock, StatusTag } from '@kyakhta/ui';

/** What became of goods that a store submitted. */
export function useSubmissionStates(): Readonly<Record<number, string>> {
  const { t } = useLingui();
  return {
    [submissionState.submitted]: t({ message: 'Waits', context: 'goods', comment: 'State of goods that a store submitted' }),
    [submissionState.refused]: t({ message: 'Refused', context: 'goods', comment: 'State of goods that a store submitted' }),
    [submissionState.approved]: t({ message: 'Approved', context: 'goods', comment: 'State of goods that a store submitted' }),
    [submissionState.replaced]: t({ message: 'Changed by the store', context: 'goods', comment: 'State of goods that a store submitted' }),
  };
}

export function SubmissionTag({ state }: { state: number }) {
  const names = useSubmissionStates();
  const isWaiting = state === submissionState.submitted;
  const isGood = state === submissionState.approved;
  return (
    <StatusTag tone={isWaiting ? 'wait' : isGood ? 'good' : 'plain'} icon={isWaiting ? Clock : isGood ? CircleCheck : CircleX}>
      {names[state]}
    </StatusTag>
  );
}
