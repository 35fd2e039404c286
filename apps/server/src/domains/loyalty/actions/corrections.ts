import type { CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { userById } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { decidePointCorrection, insertPointCorrection, lockPointCorrection, type PointCorrection } from '../store/corrections.ts';
import { correctPoints, pointsOf } from './points.ts';

type OperatorCtx = CtxFor<'POST /platform/user/pointCorrection'>;

const lacking = async (ctx: OperatorCtx, userId: number): Promise<never> =>
  refuse('pointCorrectionTooLarge', { points: await pointsOf(ctx, userId) });

/** Proposes to set points right. Nothing is booked: one alone cannot make what is worth money. */
export const proposePointCorrection = async (
  ctx: OperatorCtx,
  input: Parsed<'POST /platform/user/pointCorrection'>,
): Promise<Result<'POST /platform/user/pointCorrection'>> => {
  const user = (await userById(ctx.db, input.userId)) ?? refuse('userUnknown');
  const { reason } = input;
  const points = input.lessens ? -input.points : input.points;
  if ((await pointsOf(ctx, user.id)) + points < 0) return lacking(ctx, user.id);
  const id = await insertPointCorrection(ctx.db, { userId: user.id, points, reason, at: ctx.now, by: ctx.actor.id });
  await recordAudit(ctx, 'pointCorrection.propose', `user:${user.id}`, null, { id, points, reason });
  return { correctionId: id };
};

const open = async (ctx: OperatorCtx, id: number): Promise<PointCorrection> => {
  const found = (await lockPointCorrection(ctx.db, id)) ?? refuse('correctionUnknown');
  return found.state === 'proposed' ? found : refuse('correctionDecided');
};

/** Another operator agrees, and it is booked. */
export const agreeToPointCorrection = async (
  ctx: CtxFor<'PUT /platform/user/pointCorrection/{correctionId}/agree'>,
  { correctionId }: Parsed<'PUT /platform/user/pointCorrection/{correctionId}/agree'>,
): Promise<null> => {
  const found = await open(ctx, correctionId);
  if (found.proposedBy === ctx.actor.id) return refuse('correctionOwn');
  if (!(await correctPoints(ctx, found.userId, found.id, found.points))) return lacking(ctx, found.userId);
  await decidePointCorrection(ctx.db, found.id, { state: 'done', by: ctx.actor.id, at: ctx.now, note: '' });
  await recordAudit(ctx, 'pointCorrection.agree', `user:${found.userId}`, { state: found.state }, { state: 'done', id: found.id });
  return null;
};

/** Another operator does not agree, or who proposed it takes it back. */
export const refusePointCorrection = async (
  ctx: CtxFor<'PUT /platform/user/pointCorrection/{correctionId}/refuse'>,
  { correctionId, note = '' }: Parsed<'PUT /platform/user/pointCorrection/{correctionId}/refuse'>,
): Promise<null> => {
  const found = await open(ctx, correctionId);
  await decidePointCorrection(ctx.db, found.id, { state: 'refused', by: ctx.actor.id, at: ctx.now, note });
  await recordAudit(
    ctx,
    'pointCorrection.refuse',
    `user:${found.userId}`,
    { state: found.state },
    { state: 'refused', id: found.id, note },
  );
  return null;
};
