import type { Ctx } from '../src/runtime/context.ts';
import type { PlannedWork, Work } from '../src/runtime/later.ts';

/** Plans work of a kind that only a test knows. */
export const planLater = (ctx: Pick<Ctx, 'later'>, work: PlannedWork): void => {
  ctx.later(work as Work);
};
