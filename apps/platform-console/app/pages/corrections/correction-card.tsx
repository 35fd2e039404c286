import { RefusalNotice, useDone, useFormat, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Button, CircleAlert, CircleCheck, Clock, Money, StatusTag, useToast } from '@kyakhta/ui';
import { userHref } from '../users/users-href.ts';
import { correctionsSend } from './corrections-href.ts';

type Balance = Output<'GET /platform/user/corrections'>['records'][number];
type Points = Output<'GET /platform/user/pointCorrections'>['records'][number];

/** One correction: whose balance or points, by how much, why, and who has to decide. */
export function CorrectionCard({ one }: { one: Balance | Points }) {
  const { t } = useLingui();
  const { money, moment, number } = useFormat();
  const isPoints = 'points' in one;
  const say = useToast();
  const agree = useSend<'PUT /platform/user/correction/{correctionId}/agree'>(
    isPoints ? correctionsSend.agreePoints : correctionsSend.agree,
  );
  const refuse = useSend<'PUT /platform/user/correction/{correctionId}/refuse'>(
    isPoints ? correctionsSend.refusePoints : correctionsSend.refuse,
  );
  useDone(agree.result, () => say({ tone: 'good', text: t`The correction is booked` }));
  useDone(refuse.result, () => say({ tone: 'good', text: t`The correction was refused` }));
  const { proposedBy, decidedBy } = one;
  const refusal = [agree.result, refuse.result].find((result) => result && !result.ok);
  const looks = {
    proposed: { tone: 'wait', icon: Clock, word: t({ message: 'Waits for a second operator', comment: 'State of a correction' }) },
    done: { tone: 'good', icon: CircleCheck, word: t({ message: 'Booked', comment: 'State of a correction' }) },
    refused: { tone: 'plain', icon: CircleAlert, word: t({ message: 'Not done', comment: 'State of a correction' }) },
  } as const;
  const { tone, icon, word } = looks[one.state];
  return (
    <article className="grid gap-2 rounded-3 border border-line bg-paper p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold tabular-nums">
          {(isPoints ? one.points : one.amount) > 0 ? '+' : ''}
          {isPoints ? (
            t({ message: `${number(one.points)} (points)`, comment: 'A correction of points: how many come, or below zero go' })
          ) : (
            <Money>{money(one.amount, one.currency)}</Money>
          )}
        </h2>
        <StatusTag tone={tone} icon={icon}>
          {word}
        </StatusTag>
        <Anchor href={userHref(one.userId)} className="inline-flex min-h-6 items-center text-brand hover:underline">
          <bdi>{one.nickName}</bdi>
        </Anchor>
        <span className="text-sm text-ink-3">
          {isPoints ? (
            t({ message: `Points now: ${number(one.score)}`, comment: 'Beside a correction' })
          ) : (
            <>
              {t({ message: 'Balance now:', comment: 'Before an amount' })} <Money>{money(one.balance, one.currency)}</Money>
            </>
          )}
        </span>
        <time dateTime={one.proposedAt} className="ms-auto text-sm text-ink-3 tabular-nums">
          {moment(one.proposedAt)}
        </time>
      </header>
      <p className="max-w-prose">
        <bdi>{one.reason}</bdi>
      </p>
      <p className="text-sm text-ink-2">
        {t`Proposed by ${proposedBy}.`} {decidedBy === null ? null : t`Decided by ${decidedBy}.`}{' '}
        {one.note === '' ? null : <bdi>{one.note}</bdi>}
      </p>
      <RefusalNotice refusal={refusal && !refusal.ok ? refusal : undefined} />
      {one.state === 'proposed' ? (
        <div className="flex flex-wrap gap-2">
          {one.own ? null : (
            <Button size="sm" busy={agree.busy} onClick={() => agree.send({ correctionId: one.correctionId })}>
              {t({ message: 'Agree and book', comment: 'Button: a second operator agrees to a correction' })}
            </Button>
          )}
          <Button size="sm" variant="ghost" busy={refuse.busy} onClick={() => refuse.send({ correctionId: one.correctionId })}>
            {one.own
              ? t({ message: 'Take it back', comment: 'Button: one’s own proposal' })
              : t({ message: 'Refuse', context: 'correction', comment: 'Button' })}
          </Button>
        </div>
      ) : null}
    </article>
  );
}
