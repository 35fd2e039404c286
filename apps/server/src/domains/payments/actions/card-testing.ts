import { addHours } from '../../../runtime/clock.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { begunMaxPerHour, declinedMaxPerHour } from '../model.ts';
import { countBegun } from '../store/attempts.ts';

/** Stops people who try cards here to see which of them work; an attempt that stands is gone on with. */
export const refuseCardTesting = async (ctx: Ctx, userId: number): Promise<void> => {
  const { begun, declined } = await countBegun(ctx.db, userId, addHours(ctx.now, -1));
  if (declined >= declinedMaxPerHour || begun >= begunMaxPerHour) refuse('tooManyTries', { minutes: 60 });
};
