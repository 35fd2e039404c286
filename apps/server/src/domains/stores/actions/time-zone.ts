import type { CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { recordAudit } from '../../audit/index.ts';
import { storesById, storeTag } from '../actions.ts';
import { lockTimeZone, updateTimeZone } from '../store/time-zone.ts';

export const showTimeZone = async (ctx: CtxFor<'GET /shop/admin/shop/timeZone'>): Promise<Result<'GET /shop/admin/shop/timeZone'>> => {
  const { storeId } = ctx.actor;
  const { timeZone } = (await storesById(ctx.db, [storeId])).get(storeId) ?? refuse('shopUnknown');
  return { timeZone };
};

/** Sets in which zone the store counts its days; what was counted in the other one is counted anew. */
export const changeTimeZone = async (
  ctx: CtxFor<'PUT /shop/admin/shop/timeZone'>,
  { timeZone }: Parsed<'PUT /shop/admin/shop/timeZone'>,
): Promise<null> => {
  const { storeId } = ctx.actor;
  const before = (await lockTimeZone(ctx.db, storeId)) ?? refuse('shopUnknown');
  if (before === timeZone) return null;
  await updateTimeZone(ctx.db, storeId, timeZone);
  await recordAudit(ctx, 'store.timeZone', `store:${storeId}`, { timeZone: before }, { timeZone });
  ctx.changed(storeTag(storeId));
  ctx.later({ kind: 'analytics.recountStore', key: String(storeId), dueAt: ctx.now, payload: { storeId } });
  return null;
};
