import { isDeepStrictEqual } from 'node:util';
import { deliveryType, packagesPerOrderMax, trackingState } from '@kyakhta/contract';
import type { CarrierService } from '../../outside/carriers/carrier.ts';
import { addDays, addHours } from '../../runtime/clock.ts';
import type { Ctx, Parsed } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import { refuse } from '../../runtime/errors.ts';
import { daysOf } from '../freight/index.ts';
import {
  type Carrier,
  type PackageRow,
  updateWaybill,
  countPackages,
  insertNote,
  insertPackage,
  insertTracking,
  lockPackage,
  selectCarriers,
  selectSigned,
  selectTracking,
  updatePackageState,
  updateReturnPackage,
} from './store.ts';
import { type Distribution, newsOf, type ParcelWords, shownState, whereIs } from './model.ts';

export const listCarriers = (ctx: { readonly db: Db }): Promise<Carrier[]> => selectCarriers(ctx.db);

/** Nothing is worth asking before the carrier has the parcel. */
const askAfterHours = 2;
const askLater = (ctx: Ctx, packageId: number, transportType: number, dueAt: Date): void =>
  ctx.later({ kind: 'shipping.track', key: String(packageId), dueAt, payload: { packageId, transportType } });

/**
 * Writes packages of an order and plans their tracking.
 * @returns the ids of the packages, in the order given
 */
export const addPackages = async (
  ctx: Ctx,
  order: { readonly id: number; readonly transportType: number },
  input: Pick<Parsed<'PUT /shop/admin/order/delivery'>, 'dvyType' | 'packages'>,
  content: Distribution,
): Promise<number[]> => {
  if ((await countPackages(ctx.db, order.id)) + input.packages.length > packagesPerOrderMax)
    refuse('packageLimitReached', { max: packagesPerOrderMax });
  const carriers = new Set((await selectCarriers(ctx.db)).map((c) => c.dvyId));
  const ids: number[] = [];
  for (const [i, p] of input.packages.entries()) {
    const courier = input.dvyType === deliveryType.courier;
    if (courier && (p.dvyId === undefined || p.dvyFlowId === undefined)) refuse('waybillRequired');
    if (courier && p.dvyId !== undefined && !carriers.has(p.dvyId)) refuse('carrierUnknown');
    const id = await insertPackage(
      ctx.db,
      order.id,
      input.dvyType,
      { carrierId: courier ? (p.dvyId ?? null) : null, waybill: p.dvyFlowId ?? '', items: content[i] ?? [] },
      ctx.now,
    );
    if (courier) askLater(ctx, id, order.transportType, addHours(ctx.now, askAfterHours));
    ids.push(id);
  }
  return ids;
};

/**
 * Follows a parcel in which goods come back: a package of no order and without contents.
 * @returns its id
 */
export const addReturnPackage = async (
  ctx: Ctx,
  parcel: { readonly carrierId: number; readonly waybill: string; readonly transportType: number },
): Promise<number> => {
  const id = await insertPackage(ctx.db, null, deliveryType.courier, { ...parcel, items: [] }, ctx.now);
  askLater(ctx, id, parcel.transportType, addHours(ctx.now, askAfterHours));
  return id;
};

/**
 * Another waybill for a parcel in which goods come back. While its carrier has told nothing of the one before, this one takes
 * its place, and is asked about when that would have been; else both are kept. The caller has locked the package.
 * @returns the id of what is followed now
 */
export const mendReturnPackage = async (
  ctx: Ctx,
  packageId: number,
  parcel: { readonly carrierId: number; readonly waybill: string; readonly transportType: number },
): Promise<number> => ((await updateReturnPackage(ctx.db, packageId, parcel, ctx.now)) ? packageId : addReturnPackage(ctx, parcel));

/** Puts the waybill of a package right, which the caller has locked; its carrier is asked under the new one. */
export const mendWaybill = async (
  ctx: Ctx,
  p: PackageRow,
  to: { readonly carrierId: number; readonly waybill: string; readonly transportType: number },
): Promise<void> => {
  if (!(await selectCarriers(ctx.db)).some((c) => c.dvyId === to.carrierId)) refuse('carrierUnknown');
  await updateWaybill(ctx.db, p, to, ctx.now);
  askLater(ctx, p.id, to.transportType, addHours(ctx.now, askAfterHours));
};

/** What was signed for: of an order its last package, `orderId` null a parcel with goods that come back. */
export interface Signed {
  readonly orderId: number | null;
  readonly at: Date;
}

/** Where a package is seen from now on. Its buyer and store are notified of each problem, and once that it is overdue. @param trouble a problem that was not known before */
const showState = async (
  ctx: Ctx,
  p: PackageRow,
  now: { readonly seen: number; readonly signedAt: Date | null; readonly late: boolean; readonly trouble: boolean },
): Promise<void> => {
  const state = shownState(now.seen, now.late);
  const overdueAt = now.late ? (p.overdueAt ?? ctx.now) : p.overdueAt;
  await updatePackageState(ctx.db, p.id, state, now.signedAt, overdueAt);
  if (p.orderId === null || now.signedAt !== null) return;
  if (now.trouble) tellOf(ctx, p, 'problem');
  if (now.late && p.overdueAt === null) tellOf(ctx, p, 'overdue');
};
/** What a mail about a parcel tells. */
export type ParcelTrouble = 'problem' | 'overdue';
const tellOf = (ctx: Ctx, { id }: PackageRow, what: ParcelTrouble): void =>
  ctx.later({
    kind: 'shipping.mailParcel',
    key: `${id} ${what} ${ctx.now.toISOString()}`,
    dueAt: ctx.now,
    payload: { packageId: id, what },
  });

/**
 * What an operator tells of a package that the caller has locked, and that is not signed for: a problem, or that it goes on.
 * The same words once more change nothing.
 */
export const noteParcel = async (ctx: Ctx, p: PackageRow, problem: boolean, words: ParcelWords): Promise<boolean> => {
  const state = problem ? trackingState.problem : trackingState.inTransit;
  const last = (await selectTracking(ctx.db, p)).toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1);
  if (last?.words && last.state === state && isDeepStrictEqual(last.words, words)) return false;
  await insertNote(ctx.db, p, { state, words, at: ctx.now });
  await showState(ctx, p, { seen: state, signedAt: null, late: p.overdueAt !== null, trouble: problem });
  return true;
};

interface Road {
  readonly transport: number;
  readonly overdueDays: number;
  /** Where it goes. */
  readonly country: string | null;
  /** Its buyer still waits for it: only then is it ever overdue. */
  readonly isAwaited: boolean;
}

/** Who reports where a package is: its company, or the service that is asked about the others. */
const serviceOf = ({ services }: Ctx, { carrierId }: PackageRow): CarrierService =>
  (carrierId === null ? undefined : services.carriers.byCompany.get(carrierId)) ?? services.carriers.others;

/**
 * Asks the carrier about one package and writes what is new; plans the next question until it is signed.
 * @returns null while it is not signed, or another package of its order is not; and when that was known before
 */
export const trackPackage = async (
  ctx: Ctx,
  packageId: number,
  { transport, overdueDays, country, isAwaited }: Road,
): Promise<Signed | null> => {
  const p = await lockPackage(ctx.db, packageId);
  if (p === null || p.signedAt !== null) return null;
  const { max } = daysOf(transport);
  const { waybill, shippedAt, orderId } = p;
  const comesBack = orderId === null;
  const report = await serviceOf(ctx, p).track({ waybill, shippedAt, daysMax: max, comesBack, country, now: ctx.now });
  const known = await selectTracking(ctx.db, p);
  const fresh = newsOf(known, report.events);
  if (fresh.length > 0) await insertTracking(ctx.db, p, fresh);
  const where = whereIs([...known, ...fresh], ctx.now);
  // A number that a carrier uses again may have been signed for by somebody else, long before: the buyer's days begin with her parcel.
  const isOld = orderId !== null && where.signedAt !== null && where.signedAt < shippedAt;
  const { state, signedAt } = { ...where, signedAt: isOld ? shippedAt : where.signedAt };
  const overdueFrom = addDays(shippedAt, max + overdueDays);
  // Where no carrier tells anything nobody knows that it is late: it may lie on her shelf.
  const isFollowed = known.length + fresh.length > 0;
  const late = p.overdueAt !== null || (isAwaited && isFollowed && signedAt === null && ctx.now >= overdueFrom);
  const trouble = state === trackingState.problem && fresh.some((event) => event.state === trackingState.problem);
  await showState(ctx, p, { seen: state ?? p.state, signedAt, late: late && signedAt === null, trouble });
  if (signedAt === null) {
    // A carrier with nothing to tell for a while is asked again when the parcel falls overdue.
    const isBefore = overdueFrom > ctx.now && overdueFrom < report.askAgainAt;
    askLater(ctx, p.id, transport, isBefore ? overdueFrom : report.askAgainAt);
    return null;
  }
  if (orderId === null) return { orderId, at: signedAt };
  const signed = await selectSigned(ctx.db, orderId);
  return signed.open === 0 && signed.lastSignedAt !== null ? { orderId, at: signed.lastSignedAt } : null;
};
