import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { Money, Timeline, type Tone } from '@kyakhta/ui';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { RefundKind } from './refund-state.tsx';
import { refundSteps } from './refund-words.ts';
import type { RefundInfo } from './types.ts';

type Step = RefundInfo['steps'][number];

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
          title: _(refundSteps[step.why]),
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
