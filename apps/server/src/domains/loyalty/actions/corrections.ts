import type { CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { holdOpenAccount, userById } from '../../accounts/index.ts';
import { type OperatorCtx, propose, type Proposal } from '../../proposals/index.ts';
import { correctPoints, pointsOf } from './points.ts';

const lacking = async (ctx: OperatorCtx, userId: number): Promise<never> =>
  refuse('pointCorrectionTooLarge', { points: await pointsOf(ctx, userId) });

/** Proposes to set points right. Nothing is booked: one alone cannot make what is worth money. */
export const proposePointCorrection = async (
  ctx: CtxFor<'POST /platform/user/pointCorrection'>,
  input: Parsed<'POST /platform/user/pointCorrection'>,
): Promise<Result<'POST /platform/user/pointCorrection'>> => {
  const user = (await userById(ctx.db, input.userId)) ?? refuse('userUnknown');
  const { reason } = input;
  const points = input.lessens ? -input.points : input.points;
  if (points > 0) await holdOpenAccount(ctx.db, user.id);
  if ((await pointsOf(ctx, user.id)) + points < 0) return lacking(ctx, user.id);
  const proposal = { kind: 'points', subject: `user:${user.id}`, input, amount: BigInt(points), currency: null, reason } as const;
  return { proposalId: await propose(ctx, proposal) };
};

/** Books a correction that a second operator has agreed to. @param userId whose points */
export const bookPointCorrection = async (ctx: OperatorCtx, userId: number, { bookedAs, points }: Proposal): Promise<void> => {
  if (points === null) throw new Error(`${bookedAs} is no correction of points`);
  if (points > 0) await holdOpenAccount(ctx.db, userId);
  if (!(await correctPoints(ctx, userId, bookedAs, points))) await lacking(ctx, userId);
};
