import { RefusalNotice, orderHref, useDone, useFormat, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, CircleAlert, CircleCheck, Clock, Code, Money, StatusTag, useToast } from '@kyakhta/ui';
import { userHref } from '../users/users-href.ts';
import { proposalsSend } from './proposals-href.ts';

type Proposal = Output<'GET /platform/proposal/page'>['records'][number];

/** One proposal: what is to be done, for whom, why, and who has to decide. */
export function ProposalCard({ one }: { one: Proposal }) {
  const { t } = useLingui();
  const { money, moment, number } = useFormat();
  const say = useToast();
  const agree = useSend<'PUT /platform/proposal/{proposalId}/agree'>(proposalsSend.agree);
  const refuse = useSend<'PUT /platform/proposal/{proposalId}/refuse'>(proposalsSend.refuse);
  useDone(agree.result, () => say({ tone: 'good', text: t`Agreed: it is done` }));
  useDone(refuse.result, () => say({ tone: 'good', text: t`The proposal was refused` }));
  const { proposedBy, decidedBy, amount, currency, points } = one;
  const refusal = [agree.result, refuse.result].find((result) => result && !result.ok);
  const looks = {
    proposed: { tone: 'wait', icon: Clock, word: t({ message: 'Waits for a second operator', comment: 'State of a proposal' }) },
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
  };
  const isSigned = one.kind === 'balance' || one.kind === 'points';
  const sign = isSigned && (points ?? amount ?? 0) > 0 ? '+' : '';
  const counted = `${sign}${number(points ?? 0)}`;
  return (
    <article className="grid gap-2 rounded-3 border border-line bg-paper p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold tabular-nums">
          {names[one.kind]}
          {': '}
          {one.kind === 'level' ? (
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
      <p className="max-w-prose">
        <bdi className="wrap-anywhere">{one.reason}</bdi>
      </p>
      <p className="text-sm text-ink-2">
        {t`Proposed by ${proposedBy}.`} {decidedBy === null ? null : t`Decided by ${decidedBy}.`}{' '}
        {one.note === '' ? null : <bdi>{one.note}</bdi>}
      </p>
      <RefusalNotice refusal={refusal && !refusal.ok ? refusal : undefined} />
      {one.state === 'proposed' ? (
        <div className="flex flex-wrap gap-2">
          {one.own ? null : (
            <Button size="sm" busy={agree.busy} onClick={() => agree.send({ proposalId: one.proposalId })}>
              {t({ message: 'Agree, and do it', comment: 'Button: a second operator agrees to a proposal' })}
            </Button>
          )}
          <Button size="sm" variant="ghost" busy={refuse.busy} onClick={() => refuse.send({ proposalId: one.proposalId })}>
            {one.own
              ? t({ message: 'Take it back', comment: 'Button: one’s own proposal' })
              : t({ message: 'Refuse', context: 'proposal', comment: 'Button' })}
          </Button>
        </div>
      ) : null}
    </article>
  );
}

/** Whom and what it concerns, and what follows from it. */
function About({ one }: { one: Proposal }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const sum = (value: number) => <Money>{money(value, one.currency ?? '')}</Money>;
  const toBuyer = one.toBuyer === null ? null : sum(one.toBuyer);
  const toStore = one.toBuyer === null || one.amount === null ? null : sum(one.amount - one.toBuyer);
  const link = 'inline-flex min-h-6 items-center text-brand hover:underline';
  const balance = one.balance === null ? null : sum(one.balance);
  const score = one.score === null ? null : number(one.score);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
      {one.orderNumber === null ? null : (
        <Anchor href={orderHref(one.orderNumber)} className={link}>
          <Code>{one.orderNumber}</Code>
        </Anchor>
      )}
      {one.userId === null ? null : (
        <Anchor href={userHref(one.userId)} className={link}>
          <bdi>{one.nickName}</bdi>
        </Anchor>
      )}
      {balance === null ? null : (
        <span>
          <Trans comment="Beside a proposal">Balance now: {balance}</Trans>
        </span>
      )}
      {score === null ? null : <span>{t({ message: `Points now: ${score}`, comment: 'Beside a proposal' })}</span>}
      {toBuyer === null || toStore === null ? null : (
        <span>
          <Trans comment="How an order is settled">
            Back to the buyer: {toBuyer}. To the store: {toStore}.
          </Trans>
        </span>
      )}
      {one.goodsBack === true ? <span>{t`The goods are back at the store.`}</span> : null}
    </div>
  );
}
