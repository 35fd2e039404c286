import { ReasonDialog, RefusalNotice, useDone, useFormat, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, CircleAlert, CircleCheck, Clock, Money, StatusTag, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { About, Effect, Outcome, type Proposal } from './proposal-about.tsx';
import { proposalsSend } from './proposals-resource.ts';

/** One proposal: what is to be done, for whom, why, and who has to decide. */
export function ProposalCard({ one }: { one: Proposal }) {
  const { t } = useLingui();
  const { money, moment, number } = useFormat();
  const say = useToast();
  const agree = useSend<'PUT /platform/proposal/{proposalId}/agree'>(proposalsSend.agree);
  const refuse = useSend<'PUT /platform/proposal/{proposalId}/refuse'>(proposalsSend.refuse);
  const takeOver = useSend<'PUT /platform/proposal/{proposalId}/takeOver'>(proposalsSend.takeOver);
  const [refusing, setRefusing] = useState(false);
  useDone(takeOver.result, () => say({ tone: 'good', text: t`It is yours now. Another operator has to agree.` }));
  useDone(agree.result, () => say({ tone: 'good', text: t`Approved and done` }));
  useDone(refuse.result, () => {
    setRefusing(false);
    say({ tone: 'good', text: one.own ? t`Proposal withdrawn` : t`The proposal was refused` });
  });
  const { proposedBy, takenFrom, decidedBy, amount, currency, points } = one;
  const refusal = [agree.result, takeOver.result, refusing ? null : refuse.result].find((result) => result && !result.ok);
  const why = useHindrances();
  const looks = {
    proposed: { tone: 'wait', icon: Clock, word: t({ message: 'Waiting for a second operator', comment: 'State of a proposal' }) },
    done: { tone: 'good', icon: CircleCheck, word: t({ message: 'Done', context: 'proposal', comment: 'State of a proposal' }) },
    refused: { tone: 'plain', icon: CircleAlert, word: t({ message: 'Not done', comment: 'State of a proposal' }) },
  } as const;
  const { tone, icon, word } = looks[one.state];
  const names: Readonly<Record<Proposal['kind'], string>> = {
    balance: t({ message: 'Correct a balance', comment: 'What a proposal is about' }),
    points: t({ message: 'Correct points', comment: 'What a proposal is about' }),
    grant: t({ message: 'Grant a refund', context: 'proposal', comment: 'What a proposal is about' }),
    settle: t({ message: 'Settle an overdue order', comment: 'What a proposal is about' }),
    cash: t({ message: 'Record a courier’s cash', comment: 'What a proposal is about' }),
    level: t({ message: 'Change a level', comment: 'What a proposal is about' }),
    transfer: t({ message: 'Assign a bank transfer', comment: 'What a proposal is about' }),
    limit: t({ message: 'Require a second operator only from', comment: 'What a proposal is about: an amount follows' }),
    bank: t({ message: 'Change the account that buyers transfer to', comment: 'What a proposal is about' }),
    lateCash: t({ message: 'Record late cash', comment: 'What a proposal is about' }),
  };
  const isSigned = one.kind === 'balance' || one.kind === 'points';
  const sign = isSigned && (points ?? amount ?? 0) > 0 ? '+' : '';
  const counted = `${sign}${number(points ?? 0)}`;
  return (
    <article className="grid gap-2 rounded-3 border border-line bg-paper p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold tabular-nums">
          {names[one.kind]}
          {one.bank === null ? ': ' : null}
          {one.bank !== null ? null : one.kind === 'level' ? (
            number(points ?? 0)
          ) : amount === null || currency === null ? (
            t({ message: `${counted} (points)`, comment: 'A correction of points: how many come, or below zero go' })
          ) : (
            <Money>{`${sign}${money(amount, currency)}`}</Money>
          )}
        </h2>
        <StatusTag tone={tone} icon={icon}>
          {word}
        </StatusTag>
        <time dateTime={one.proposedAt} className="ms-auto text-sm text-ink-3 tabular-nums">
          {moment(one.proposedAt)}
        </time>
      </header>
      <About one={one} />
      <Effect one={one} />
      {/* Of recorded cash nothing else is said than its reference. */}
      {one.reason === one.reference ? null : (
        <p className="max-w-prose">
          <bdi className="wrap-anywhere">{one.reason}</bdi>
        </p>
      )}
      {one.storeReason === null ? null : (
        <p className="max-w-prose">
          <span className="block text-sm text-ink-2">
            {t({ message: 'To the store', comment: 'Over what a ruling says to the store, in its language' })}
          </span>
          <bdi className="wrap-anywhere">{one.storeReason}</bdi>
        </p>
      )}
      <p className="text-sm text-ink-2">
        {t`Proposed by ${proposedBy}.`} {takenFrom === null ? null : t`Taken over from ${takenFrom}.`}{' '}
        {decidedBy === null ? null : t`Decided by ${decidedBy}.`} {one.note === '' ? null : <bdi>{one.note}</bdi>}
      </p>
      {one.done === null ? null : <Outcome done={one.done} />}
      <RefusalNotice refusal={refusal && !refusal.ok ? refusal : undefined} />
      {one.hindrance === null || one.hindrance === 'own' ? null : <p className="text-sm text-seal">{why[one.hindrance]}</p>}
      {one.can.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {one.can.includes('agree') ? (
            <Button size="sm" busy={agree.busy} onClick={() => agree.send({ proposalId: one.proposalId })}>
              {t({ message: 'Approve and execute', comment: 'Button: a second operator agrees to a proposal' })}
            </Button>
          ) : null}
          {one.can.includes('takeOver') ? (
            <Button size="sm" variant="soft" busy={takeOver.busy} onClick={() => takeOver.send({ proposalId: one.proposalId })}>
              {t({ message: 'Take over', comment: 'Button: to stand by what somebody else proposed' })}
            </Button>
          ) : null}
          {!one.can.includes('refuse') ? null : one.own ? (
            <Button size="sm" variant="ghost" busy={refuse.busy} onClick={() => refuse.send({ proposalId: one.proposalId })}>
              {t({ message: 'Withdraw', comment: 'Button: one’s own proposal' })}
            </Button>
          ) : (
            <Button size="sm" variant="ghost" onClick={() => setRefusing(true)}>
              {t({ message: 'Refuse', context: 'proposal', comment: 'Button' })}
            </Button>
          )}
        </div>
      ) : null}
      {refusing ? (
        <ReasonDialog
          title={t`Refuse the proposal?`}
          warning={t`The operator who proposed it sees your reason. Nothing else happens.`}
          yes={t({ message: 'Refuse', context: 'proposal', comment: 'Button' })}
          busy={refuse.busy}
          refusal={refuse.result && !refuse.result.ok ? refuse.result : undefined}
          onYes={(note) => refuse.send({ proposalId: one.proposalId, note })}
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </article>
  );
}

/** Why the person who looks cannot agree. */
function useHindrances(): Readonly<Record<Exclude<Proposal['hindrance'], 'own' | null>, string>> {
  const { t } = useLingui();
  return {
    sameHands: t`You cannot agree: one of the two accounts was created, or given its password or the area Money, by the other, and nobody has confirmed its owner since.`,
    abandoned: t`Nobody can agree now: the operator who proposed it is locked or may no longer propose it. Take it over or refuse it.`,
    notPermitted: t`Operators with the area Money decide.`,
  };
}
