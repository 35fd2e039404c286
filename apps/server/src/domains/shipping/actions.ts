import { deliveryType, packagesPerOrderMax, trackingState } from '@kyakhta/contract';
import { carrierService } from '../../outside/carriers/carriers.ts';
import { addDays, addHours } from '../../runtime/clock.ts';
import type { Ctx, Parsed } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import { refuse } from '../../runtime/errors.ts';
import { daysOf } from '../freight/index.ts';
import {
  type Carrier,
  countPackages,
  insertPackage,
  insertTracking,
  lockPackage,
  selectCarriers,
  selectSigned,
  updatePackageState,
} from './store.ts';
import type { Distribution } from './model.ts';

export const listCarriers = (ctx: { readonly db: Db }): Promise<Carrier[]> => selectCarriers(ctx.db);

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
    if (courier)
      ctx.later({
        kind: 'shipping.track',
        key: String(id),
        dueAt: addHours(ctx.now, 2),
        payload: { packageId: id, transportType: order.transportType },
      });
    ids.push(id);
  }
  return ids;
};

/** What tracking found out: the order, and when its last package was signed if now all are. */
export interface Tracked {
  readonly orderId: number;
  readonly allSignedAt: Date | null;
}

/** Asks the carrier about one package and writes what is new; plans the next question until it is signed. */
export const trackPackage = async (ctx: Ctx, packageId: number, transport: number, overdueDays: number): Promise<Tracked | null> => {
  const p = await lockPackage(ctx.db, packageId);
  if (p === null || p.signedAt !== null) return null;
  const { max } = daysOf(transport);
  const report = await carrierService().track({ waybill: p.waybill, shippedAt: p.shippedAt, daysMax: max, now: ctx.now });
  const fresh = report.events.slice(p.events).map((e, i) => ({ ...e, sequence: p.events + i + 1 }));
  if (fresh.length > 0) await insertTracking(ctx.db, p.id, fresh);
  const last = report.events.at(-1);
  const signedAt = last?.state === trackingState.signed ? last.at : null;
  const late = signedAt === null && ctx.now >= addDays(p.shippedAt, max + overdueDays);
  await updatePackageState(
    ctx.db,
    p.id,
    late ? trackingState.overdue : (last?.state ?? p.state),
    signedAt,
    late ? (p.overdueAt ?? ctx.now) : p.overdueAt,
  );
  if (signedAt === null) {
    ctx.later({
      kind: 'shipping.track',
      key: String(p.id),
      dueAt: report.askAgainAt,
      payload: { packageId: p.id, transportType: transport },
    });
    return null;
  }
  const signed = await selectSigned(ctx.db, p.orderId);
  return { orderId: p.orderId, allSignedAt: signed.open === 0 ? signed.lastSignedAt : null };
};
