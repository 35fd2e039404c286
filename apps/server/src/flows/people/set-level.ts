import { changeLevel, holdLevel } from '../../domains/accounts/index.ts';
import { type OperatorCtx, type Proposal, proposeOnce } from '../../domains/proposals/index.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';

/** Proposes a buyer's level; it is hers once another operator agrees. */
export const proposeLevel = async (
  ctx: CtxFor<'POST /platform/user/level'>,
  input: Parsed<'POST /platform/user/level'>,
): Promise<{ proposalId: number }> => {
  const { userId, level, reason } = input;
  const now = (await holdLevel(ctx.db, userId)) ?? refuse('userUnknown');
  if (now === level) return refuse('levelSame', { level });
  const about = { kind: 'level', subject: `user:${userId}`, currency: null } as const;
  return { proposalId: await proposeOnce(ctx, { ...about, input, amount: BigInt(level), reason }) };
};

/** What was proposed is done: the level is as it was proposed. */
export const levelProposed = async (ctx: OperatorCtx, userId: number, { points: level }: Proposal): Promise<void> => {
  if (level === null || !(await changeLevel(ctx.db, userId, level))) refuse('userUnknown');
};
