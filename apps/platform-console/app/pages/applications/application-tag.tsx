import { applicationState } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clock, StatusTag } from '@kyakhta/ui';

/** How an application for a store stands. */
export function ApplicationTag({ state }: { state: number }) {
  const { t } = useLingui();
  if (state === applicationState.approved)
    return (
      <StatusTag tone="good" icon={CircleCheck}>
        {t({ message: 'Approved', context: 'application', comment: 'State of an application for a store' })}
      </StatusTag>
    );
  if (state === applicationState.refused)
    return (
      <StatusTag tone="plain" icon={CircleX}>
        {t({ message: 'Refused', context: 'application', comment: 'State of an application for a store' })}
      </StatusTag>
    );
  return (
    <StatusTag tone="wait" icon={Clock}>
      {t({ message: 'Submitted', context: 'application', comment: 'State of an application for a store' })}
    </StatusTag>
  );
}
