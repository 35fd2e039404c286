import type { ActorOf, Ctx, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { type Arranger, putArranged, selectArranged } from '../store/list-views.ts';

type ConsoleCtx = Ctx<ActorOf<'seller'> | ActorOf<'operator'>>;
const arranger = ({ actor }: ConsoleCtx): Arranger => ({ audience: actor.kind, id: actor.id });

/** How the person has arranged the lists of her console. */
export const arrangedLists = (ctx: ConsoleCtx): Promise<Result<'GET /platform/listView/all'>> => selectArranged(ctx.db, arranger(ctx));

/** Keeps an arrangement; of two windows of one person the later learns that the other was first. */
export const arrangeList = async (
  ctx: ConsoleCtx,
  { version, ...input }: Parsed<'PUT /platform/listView'>,
): Promise<Result<'PUT /platform/listView'>> => {
  const defaultView = input.views.some(({ viewId }) => viewId === input.defaultView) ? input.defaultView : null;
  return { version: (await putArranged(ctx.db, arranger(ctx), { ...input, defaultView }, version)) ?? refuse('changedMeanwhile') };
};
