import { shopStatus } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clock, StatusTag } from '@kyakhta/ui';

/** Whether a store sells. */
export function StoreTag({ status }: { status: number }) {
  const { t } = useLingui();
  if (status === shopStatus.open)
    return (
      <StatusTag tone="good" icon={CircleCheck}>
        {t({ message: 'Open', context: 'store', comment: 'State of a store' })}
      </StatusTag>
    );
  if (status === shopStatus.offByPlatform)
    return (
      <StatusTag tone="act" icon={CircleX}>
        {t({ message: 'Suspended', comment: 'State of a store' })}
      </StatusTag>
    );
  return (
    <StatusTag tone="plain" icon={Clock}>
      {t({ message: 'Not open', comment: 'State of a store' })}
    </StatusTag>
  );
}
