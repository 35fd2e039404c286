import { useLingui } from '@lingui/react/macro';
import { inquiryState } from '@kyakhta/contract/values';
import { CircleCheck, Clock, Search, StatusTag } from '@kyakhta/ui';

/** Where an inquiry is. `over`: the store's offer stands no longer. */
export function InquiryTag({ status, over }: { status: number; over: boolean }) {
  const { t } = useLingui();
  if (status === inquiryState.platform) {
    return (
      <StatusTag tone="wait" icon={Search}>
        {t({ message: 'Looking for a store', comment: 'State of an inquiry' })}
      </StatusTag>
    );
  }
  if (status === inquiryState.store) {
    return (
      <StatusTag tone="wait" icon={Clock}>
        {t({ message: 'With the store', comment: 'State of an inquiry: the store has not answered yet' })}
      </StatusTag>
    );
  }
  return over ? (
    <StatusTag tone="plain" icon={Clock}>
      {t({ message: 'Offer expired', comment: 'State of an inquiry: the day until which the price stood is over' })}
    </StatusTag>
  ) : (
    <StatusTag tone="good" icon={CircleCheck}>
      {t({ message: 'Answered', context: 'inquiries', comment: 'State of an inquiry' })}
    </StatusTag>
  );
}
