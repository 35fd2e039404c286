import { addDays } from '../../../runtime/clock.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { siteSettings } from '../../site/index.ts';
import { expireLots, insertLot, type NewLot, retractPoints, returnPoints, selectPoints, takePoints, type Want } from '../store.ts';

type At = Pick<Ctx, 'db' | 'now'>;

/** Points a person can use now. */
export const pointsOf = (ctx: At, userId: number): Promise<number> => selectPoints(ctx.db, userId, ctx.now);

/** Spends points on orders, what expires first first. @returns false when there are too few: then none are taken */
export const spendPoints = async (ctx: At, userId: number, wants: readonly Want[]): Promise<boolean> => {
  const some = wants.filter((w) => w.points > 0);
  const sum = some.reduce((n, w) => n + w.points, 0);
  return sum === 0 || (await takePoints(ctx.db, userId, 'spend', some, ctx.now)) === sum;
};

/** Most lots of one person, or of one round of the sweep, that expire together. */
const lotsAtOnce = 500;

/**
 * Gives points back that were spent on an order, which the caller has locked: to the lots they came from, with the time
 * those have. What came to a lot that is past its time expires at once, and the log says both.
 * @param points how many; null gives back what has not come back yet
 * @throws Error when fewer were spent
 */
export const givePointsBack = async (
  ctx: At,
  userId: number,
  back: { readonly reference: string; readonly cause?: string; readonly points: number | null },
): Promise<void> => {
  if (back.points === 0) return;
  const given = await returnPoints(ctx.db, { cause: '', ...back, at: ctx.now });
  if (back.points !== null && given !== back.points) throw new Error(`more points come back for ${back.reference} than were spent`);
  if (given > 0) await expireLots(ctx.db, ctx.now, lotsAtOnce, userId);
};

/** Grants points, once for each reference, however often it is called. */
export const grantPoints = async (
  ctx: At,
  grant: Pick<NewLot, 'userId' | 'source' | 'reference' | 'points'> & { readonly validDays: number },
): Promise<boolean> => {
  const { validDays, ...lot } = grant;
  return lot.points > 0 && insertLot(ctx.db, { ...lot, at: ctx.now, expiresAt: addDays(ctx.now, validDays) });
};

/**
 * Money of a completed order goes back: what it had earned goes too, in proportion and as far as it was not used. What
 * was used stays used; nobody owes points.
 * @param kept minor units of the order's price that were kept before, above zero, and are kept after
 */
export const takeBackEarned = async (
  ctx: At,
  back: { readonly reference: string; readonly cause: string; readonly before: bigint; readonly after: bigint },
): Promise<void> => {
  await retractPoints(ctx.db, { ...back, at: ctx.now });
};

/** The sweep: expires what is past its time by our clock. @returns whether more may wait */
export const expirePoints = async (ctx: At): Promise<boolean> => (await expireLots(ctx.db, ctx.now, lotsAtOnce)) === lotsAtOnce;

/** Takes away or gives points by a correction. @returns false when there are too few */
export const correctPoints = async (ctx: At, userId: number, reference: string, points: number): Promise<boolean> => {
  if (points < 0) return (await takePoints(ctx.db, userId, 'correction', [{ reference, points: -points }], ctx.now)) === -points;
  const { validDays } = (await siteSettings(ctx.db)).pointRules;
  return grantPoints(ctx, { userId, source: 'correction', reference, points, validDays });
};
