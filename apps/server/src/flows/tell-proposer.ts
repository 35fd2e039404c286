import { readLocale } from '@kyakhta/contract';
import { lockOperatorsNow } from '../domains/accounts/index.ts';
import { sendMail } from '../domains/messages/index.ts';
import { decisionOf } from '../domains/proposals/index.ts';
import type { Ctx } from '../runtime/context.ts';

/** Mails whoever proposed something what another operator made of it. */
export const tellProposer = async (ctx: Ctx, proposalId: number): Promise<void> => {
  const decision = await decisionOf(ctx.db, proposalId);
  if (decision === null) return;
  const { kind, state, note, reason, locale, proposedBy, decidedBy } = decision;
  const people = await lockOperatorsNow(ctx.db, [proposedBy, decidedBy]);
  const proposer = people.get(proposedBy);
  if (proposer === undefined || proposer.mail === null || proposer.isLocked) return;
  const [isDone, hasNote, by] = [state === 'done' ? 1 : 0, note === '' ? 0 : 1, people.get(decidedBy)?.userName ?? ''];
  await sendMail(ctx, proposer.mail, readLocale(locale), 'proposalDecided', { kind, isDone, by, hasNote, note, reason });
};
