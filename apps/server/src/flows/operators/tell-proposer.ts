import { lockOperatorsNow } from '../../domains/accounts/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { decisionOf } from '../../domains/proposals/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import type { Ctx } from '../../runtime/context.ts';

/** Mails the proposer, and the first one where another took it over, what somebody else made of it. */
export const tellProposer = async (ctx: Ctx, proposalId: number): Promise<void> => {
  const decision = await decisionOf(ctx.db, proposalId);
  if (decision === null) return;
  const { kind, state, note, reason, proposedBy, takenFrom, decidedBy } = decision;
  const proposers = [
    { id: proposedBy, locale: decision.locale },
    { id: takenFrom, locale: decision.takenLocale ?? decision.locale },
  ].flatMap(({ id, locale }) => (id === null || id === decidedBy ? [] : [{ id, locale }]));
  const people = await lockOperatorsNow(ctx.db, [...proposers.map(({ id }) => id), decidedBy]);
  const [isDone, hasNote, by] = [state === 'done' ? 1 : 0, note === '' ? 0 : 1, people.get(decidedBy)?.userName ?? ''];
  for (const { id, locale } of proposers) {
    const proposer = people.get(id);
    if (proposer === undefined || proposer.mail === null || proposer.isLocked) continue;
    await sendMail(ctx, proposer.mail, await offeredTo(ctx, locale), 'proposalDecided', { kind, isDone, by, hasNote, note, reason });
  }
};
