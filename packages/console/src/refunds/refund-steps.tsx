import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { Money, Timeline, type Tone } from '@kyakhta/ui';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { RefundKind } from './refund-state.tsx';
import type { RefundInfo } from './types.ts';

type Step = RefundInfo['steps'][number];

const steps: Readonly<Record<Step['why'], MessageDescriptor>> = {
  applied: msg({ message: 'Refund applied for', comment: 'Step of a refund' }),
  changed: msg({ message: 'Application changed', comment: 'Step of a refund' }),
  withdrawn: msg({ message: 'Application withdrawn', comment: 'Step of a refund' }),
  agreed: msg({ message: 'Refund agreed to', comment: 'Step of a refund: by the store' }),
  agreedByClock: msg({ message: 'Counts as agreed: no answer in time', comment: 'Step of a refund' }),
  refused: msg({ message: 'Refund refused', comment: 'Step of a refund: by the store' }),
  sentBack: msg({ message: 'Goods sent back', comment: 'Step of a refund' }),
  parcelMended: msg({ message: 'Waybill mended', comment: 'Step of a refund: the buyer corrected the parcel of the return' }),
  parcelLate: msg({ message: 'Closed: the goods were not sent in time', comment: 'Step of a refund' }),
  takenIn: msg({ message: 'Goods taken in', comment: 'Step of a refund: the store has the goods again' }),
  takenInByClock: msg({ message: 'Goods count as taken in: no word in time', comment: 'Step of a refund' }),
  disputed: msg({ message: 'Return parcel disputed', comment: 'Step of a refund: by the store' }),
  notPursued: msg({ message: 'Closed: not pursued in time', comment: 'Step of a refund: the buyer did not go on after a refusal' }),
  intervene: msg({ message: 'Platform asked to decide', comment: 'Step of a refund' }),
  intervenedNoMore: msg({ message: 'Platform no longer asked to decide', comment: 'Step of a refund' }),
  ruledFor: msg({ message: 'Ruled for the buyer', comment: 'Step of a refund' }),
  ruledAgainst: msg({ message: 'Ruled against the refund', comment: 'Step of a refund' }),
  granted: msg({ message: 'Granted by the platform after completion', comment: 'Step of a refund' }),
  settled: msg({ message: 'Paid back as the overdue order was settled', comment: 'Step of a refund' }),
  paidBack: msg({ message: 'Money sent back', comment: 'Step of a refund' }),
};
const tones: Readonly<Record<Step['actor'], Tone>> = { buyer: 'info', seller: 'wait', operator: 'good', platform: 'plain' };

/** What happened to a refund, by whom, with the words that went with it. */
export function RefundSteps({ refund }: { refund: RefundInfo }) {
  const { _ } = useLingui();
  const { t } = useMacro();
  const { moment } = useFormat();
  const actors: Readonly<Record<Step['actor'], string>> = {
    buyer: t({ message: 'Buyer', comment: 'Who did it', context: 'actor' }),
    seller: t({ message: 'Store', comment: 'Who did it', context: 'actor' }),
    operator: t({ message: 'Operator', comment: 'Who did it', context: 'actor' }),
    platform: t({ message: 'Platform', comment: 'Who did it: by itself', context: 'actor' }),
  };
  return (
    <Section title={t({ message: 'What happened', comment: 'Heading: the steps of a refund' })}>
      <Timeline
        moments={refund.steps.map((step, index) => ({
          key: `${index}-${step.why}`,
          when: moment(step.at),
          dateTime: step.at,
          kind: actors[step.actor],
          tone: tones[step.actor],
          title: _(steps[step.why]),
          detail: <StepDetail refund={refund} step={step} />,
          state: 'done',
          stateLabel: t`Done:`,
        }))}
      />
    </Section>
  );
}

/** The words that went with a step; of an application how much was asked for, and with how many pictures. */
function StepDetail({ refund, step }: { refund: RefundInfo; step: Step }) {
  const { t } = useMacro();
  const { money, number } = useFormat();
  const wish = refund.wishes.find((one) => one.number === step.wish);
  if (wish === undefined && step.note === '') return null;
  const pictures = number(wish?.pictures ?? 0);
  return (
    <>
      {wish === undefined ? null : (
        <span className="flex flex-wrap gap-x-3">
          <Money className="font-semibold text-ink">{money(wish.refundAmount, refund.currency)}</Money>
          <RefundKind refund={wish} />
          {wish.pictures > 0 ? (
            <span>{t({ message: `Pictures: ${pictures}`, comment: 'How many pictures came with an application' })}</span>
          ) : null}
        </span>
      )}
      {step.note === '' ? null : <bdi className="whitespace-pre-line wrap-anywhere">{step.note}</bdi>}
    </>
  );
}
