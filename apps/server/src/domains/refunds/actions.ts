import { randomInt } from 'node:crypto';
import { dayDigits, refundEvidenceMax } from '@kyakhta/contract';
import type { Actor, Ctx } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import { refuse } from '../../runtime/errors.ts';
import { chargedLines, isAllPaid, type OrderRow } from '../orders/index.ts';
import { partsOf } from '../shipping/index.ts';
import { finalStatuses, type RefundMoveName, refundMoveTable } from './model.ts';
import { faultFreightOf, faultReasons } from './model/fault-freight.ts';
import {
  insertEvidence,
  insertFirstMove,
  moveRefundRow,
  noRuling,
  type RefundRow,
  type RefundSets,
  type Ruling,
  selectIsLaid,
  selectLines,
  selectPending,
  updateDueAt,
} from './store.ts';
import { selectFaultBefore } from './store/fault.ts';
import { endOffer } from './store/offers.ts';
import { dropTimer } from './store/timer.ts';

/** Number of an application: 18 digits, the day and twelve that cannot be guessed. */
export const newApplication = (now: Date): string =>
  `${dayDigits(now)}${String(randomInt(1_000_000)).padStart(6, '0')}${String(randomInt(1_000_000)).padStart(6, '0')}`;

/** What the pictures of an application, of its parcel and of its evidence are used for. */
export const filesOfRefund = (id: number, applyNumber: string): string => `refund:${id}:${applyNumber}`;
export const filesOfEvidence = (evidenceId: number): string => `refundEvidence:${evidenceId}`;

/** Plans what the clock decides about a refund. The row says until when; a later word of it makes an earlier one do nothing. */
export const planRefund = (ctx: Ctx, number: string, dueAt: Date): void => {
  ctx.later({ kind: 'refunds.due', key: number, dueAt, payload: { refundNumber: number } });
};

/** Sets another time for what is waited for, of a refund whose row the caller has locked. */
export const giveUntil = async (ctx: Ctx, refund: Pick<RefundRow, 'id' | 'number'>, dueAt: Date): Promise<void> => {
  await updateDueAt(ctx.db, refund.id, dueAt);
  planRefund(ctx, refund.number, dueAt);
};

/**
 * Moves a refund whose order and row the caller has locked. Without a new time the clock has nothing more to decide.
 * @param note the words that go with it: one text, or one for each side
 * @throws the refusal `refundNotInState` when it stands otherwise
 */
export const moveRefund = async (
  ctx: Ctx,
  refund: Pick<RefundRow, 'id' | 'number'>,
  move: RefundMoveName | 'applied',
  note: string | Ruling = '',
  sets: RefundSets = {},
  actor: Actor = ctx.actor,
): Promise<void> => {
  const words = typeof note === 'string' ? { ...noRuling, text: note } : note;
  if (move === 'applied') return insertFirstMove(ctx.db, refund.id, { actor, note: words.text, at: ctx.now });
  if (!(refundMoveTable[move].by as readonly string[]).includes(actor.kind)) throw new Error(`${actor.kind} may not make the move ${move}`);
  if (!(await moveRefundRow(ctx.db, refund.id, move, { actor, note: words, at: ctx.now }, sets))) return refuse('refundNotInState');
  // An offer that was not answered is one no more: the refund goes another way.
  await endOffer(ctx.db, refund.id, 'lapsed', ctx.now);
  if (sets.due_at instanceof Date) planRefund(ctx, refund.number, sets.due_at);
  // One that is over has no day to wait for: its timer would stay among the jobs for weeks.
  else if (finalStatuses.includes(refundMoveTable[move].to)) await dropTimer(ctx.db, refund.number, ctx.now);
  return undefined;
};

/** Lays evidence of one side before the platform. @returns its id; null where the same is laid already: a call that was repeated */
export const addEvidence = async (
  ctx: Ctx,
  refundId: number,
  side: 'buyer' | 'seller',
  description: string,
  pictures: readonly string[],
): Promise<number | null> =>
  (await selectIsLaid(ctx.db, refundId, side, description, pictures))
    ? null
    : ((await insertEvidence(ctx.db, { refundId, side, description, pictures, at: ctx.now, max: refundEvidenceMax })) ??
      refuse('evidenceFull', { max: refundEvidenceMax }));

/**
 * What of the freight here comes back with a refund, by line, when it is granted for a fault of the store: none where
 * its reason is no fault, or where a part of the price is still to be paid. It is in none of its sums yet.
 */
export const faultFreightFor = async (
  db: Db,
  order: OrderRow,
  refund: Pick<RefundRow, 'id' | 'reason'>,
): Promise<ReadonlyMap<number, bigint>> => {
  const due = new Map<number, bigint>();
  if (!faultReasons.includes(refund.reason) || !isAllPaid(order)) return due;
  const [lines, charged, pending, before, parts] = await Promise.all([
    selectLines(db, refund.id),
    chargedLines(db, [order.id]),
    selectPending(db, [order.id], refund.id),
    selectFaultBefore(db, order.id, faultReasons),
    partsOf(db, order.id),
  ]);
  for (const { orderItemId, count, canceled, freight } of lines) {
    const line = charged.find((l) => l.orderItemId === orderItemId);
    if (line === undefined || count === canceled) continue;
    const was = before.find((l) => l.orderItemId === orderItemId);
    const asked = pending.find((l) => l.orderItemId === orderItemId);
    const amount = faultFreightOf({
      count: line.count,
      canceled: line.canceled + canceled,
      freight: line.freight,
      freightLeft: line.freight - line.refundedFreight - freight - (asked?.pendingFreight ?? 0n),
      faulty: (was?.faulty ?? 0) + count - canceled,
      faultBack: was?.faultBack ?? 0n,
      parts: parts.filter((p) => p.orderItemId === orderItemId).map((p) => p.count),
    });
    if (amount > 0n) due.set(orderItemId, amount);
  }
  return due;
};
