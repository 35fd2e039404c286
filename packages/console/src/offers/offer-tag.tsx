import { CircleCheck, Clock, Minus, Pause, StatusTag } from '@kyakhta/ui';
import { useOfferWords } from './offer-words.ts';

const looks = [
  { tone: 'wait', icon: Clock },
  { tone: 'good', icon: CircleCheck },
  { tone: 'plain', icon: Minus },
] as const;

/** Where an offer stands: not yet, now, no more, or paused. */
export function OfferTag({ offer }: { offer: { state: number; paused: boolean } }) {
  const words = useOfferWords();
  const isHeld = offer.paused && offer.state !== 2;
  const { tone, icon } = isHeld ? ({ tone: 'wait', icon: Pause } as const) : (looks[offer.state] ?? looks[2]);
  return (
    <StatusTag tone={tone} icon={icon}>
      {isHeld ? words.paused : words.state(offer.state)}
    </StatusTag>
  );
}
