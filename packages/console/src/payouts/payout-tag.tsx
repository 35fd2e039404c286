import type { PayoutState } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Clock, RotateCcw, StatusTag, type Tone } from '@kyakhta/ui';

/** What has become of a payout, in a word. */
export function PayoutTag({ state }: { state: PayoutState }) {
  const { t } = useLingui();
  const looks: Record<PayoutState, { tone: Tone; icon: typeof Clock; word: string }> = {
    asked: { tone: 'wait', icon: Clock, word: t({ message: 'Requested', comment: 'State of a payout' }) },
    approved: { tone: 'wait', icon: CircleCheck, word: t({ message: 'Approved', comment: 'State of a payout' }) },
    paid: { tone: 'good', icon: CircleCheck, word: t({ message: 'Paid out', comment: 'State of a payout' }) },
    refused: { tone: 'act', icon: CircleAlert, word: t({ message: 'Refused', comment: 'State of a payout' }) },
    canceled: { tone: 'plain', icon: RotateCcw, word: t({ message: 'Taken back', context: 'payout', comment: 'State of a payout' }) },
    returned: { tone: 'act', icon: RotateCcw, word: t({ message: 'Returned by the bank', comment: 'State of a payout' }) },
  };
  const { tone, icon, word } = looks[state];
  return (
    <StatusTag tone={tone} icon={icon}>
      {word}
    </StatusTag>
  );
}
