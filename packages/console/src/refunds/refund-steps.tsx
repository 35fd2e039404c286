import { endsOffer } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { Money, Timeline, type Tone } from '@kyakhta/ui';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { happened } from './happened.ts';
import { OfferAbout } from './offer-about.tsx';
import { RefundKind } from './refund-state.tsx';
import { refundSteps, stepsOnTheWay } from './refund-words.ts';
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
        moments={happened(refund).map(({ at, actor, step, evidence }, index) => ({
          key: `${index}-${step?.why ?? evidence?.evidenceId}`,
          when: moment(at),
          dateTime: at,
          kind: actors[actor],
          tone: tones[actor],
          title: step
            ? _((step.isOnItsWay ? stepsOnTheWay : refundSteps)[step.why])
            : t({ message: 'Evidence submitted to the platform', comment: 'Step of a refund' }),
          detail: (
            <>
              {step ? <StepDetail refund={refund} step={step} /> : null}
              {evidence ? <EvidenceDetail evidence={evidence} /> : null}
            </>
          ),
          state: 'done',
          stateLabel: t`Done:`,
        }))}
      />
    </Section>
  );
}

/** What either side laid before the platform: its words, and how many pictures. */
function EvidenceDetail({ evidence: { voucherDesc, pictures } }: { evidence: RefundInfo['evidence'][number] }) {
  return (
    <>
      <Pictures count={pictures} />
      {voucherDesc === '' ? null : <bdi className="whitespace-pre-line wrap-anywhere">{voucherDesc}</bdi>}
    </>
  );
}

function Pictures({ count }: { count: number }) {
  const { t } = useMacro();
  const { number } = useFormat();
  if (count === 0) return null;
  const pictures = number(count);
  return <span>{t({ message: `Pictures: ${pictures}`, comment: 'How many pictures came with an application or with evidence' })}</span>;
}

/** The words that went with a step; of an application how much was asked for, and with how many pictures; of an offer how much was offered. */
function StepDetail({ refund, step }: { refund: RefundInfo; step: Step }) {
  const { money } = useFormat();
  const wish = refund.wishes.find((one) => one.number === step.wish);
  if (step.amount === null && step.note === '') return null;
  return (
    <>
      {step.amount === null ? null : (
        <span className="flex flex-wrap gap-x-3">
          <Money className="font-semibold text-ink">{money(step.amount, refund.currency)}</Money>
          {wish === undefined ? null : <RefundKind refund={wish} />}
          <Pictures count={wish?.pictures ?? 0} />
        </span>
      )}
      {step.offer === null ? null : <OfferAbout about={step.offer} isOver={endsOffer(step.why)} />}
      {step.note === '' ? null : <bdi className="whitespace-pre-line wrap-anywhere">{step.note}</bdi>}
    </>
  );
}
