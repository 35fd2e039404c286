import { CircleCheck, Clock, Minus, StatusTag } from '@kyakhta/ui';
import { useCouponWords } from './coupon-words.ts';

const looks = [
  { tone: 'wait', icon: Clock },
  { tone: 'good', icon: CircleCheck },
  { tone: 'plain', icon: Minus },
] as const;

/** Whether a coupon can be claimed: not yet, now, or no more. */
export function CouponTag({ state }: { state: number }) {
  const words = useCouponWords();
  const { tone, icon } = looks[state] ?? looks[2];
  return (
    <StatusTag tone={tone} icon={icon}>
      {words.state(state)}
    </StatusTag>
  );
}
