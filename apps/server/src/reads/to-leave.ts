import { can, dueReferences, leftOf, orderItems, type OrderItemRow, someLeaves } from '../domains/orders/index.ts';
import { takenBackAmong } from '../domains/payments/index.ts';
import { holderIn, holdingRefunds, holdingRefundsAmong } from '../domains/refunds/index.ts';
import { isVirtual } from '../domains/catalog/index.ts';
import type { Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import type { OrderHead } from './order-heads.ts';

type Leaving = Pick<Result<'GET /shop/admin/order/info/{orderNumber}'>, 'toLeave' | 'canShip'>;
type Head = Pick<OrderHead, 'id' | 'status' | 'deliveryType' | 'mold'>;

const maySend = (head: Head): boolean => can('shipped', head.status) && !isVirtual(head);
const leavingOf = (
  head: Head,
  items: readonly OrderItemRow[],
  open: readonly (Parameters<typeof holderIn>[0][number] & { readonly isOffered: boolean })[],
  isMoneyTakenBack: boolean,
): Leaving => {
  const holder = holderIn(open, items);
  const offered = new Set(open.flatMap(({ number, isOffered }) => (isOffered ? [number] : [])));
  const toLeave = items.flatMap((i) => {
    const count = leftOf(i);
    const refundSn = holder(i.id);
    return count > 0 ? [{ orderItemId: i.id, count, refundSn, isOffered: refundSn !== null && offered.has(refundSn) }] : [];
  });
  const areHeld = toLeave.map(({ refundSn }) => refundSn !== null);
  return { toLeave, canShip: !isMoneyTakenBack && someLeaves(head.deliveryType, areHeld) };
};

/** What of an order is still to leave its store, which refund keeps a line back, and whether the store can send or ready anything now. */
export const toLeaveFor = async (db: Db, head: Head, isMoneyTakenBack: boolean): Promise<Leaving> => {
  if (!maySend(head)) return { toLeave: [], canShip: false };
  const [items, open] = await Promise.all([orderItems(db, [head.id]), holdingRefunds(db, head.id)]);
  return leavingOf(head, items, open, isMoneyTakenBack);
};

/** Those of several orders of which their stores can send or ready something now, by the same rule. */
export const shippableAmong = async (
  db: Db,
  heads: readonly (Head & Parameters<typeof dueReferences>[0])[],
): Promise<ReadonlySet<number>> => {
  const sendable = heads.filter(maySend);
  if (sendable.length === 0) return new Set();
  const ids = sendable.map((head) => head.id);
  const [items, open, takenBack] = await Promise.all([
    orderItems(db, ids),
    holdingRefundsAmong(db, ids),
    takenBackAmong(db, sendable.flatMap(dueReferences)),
  ]);
  const ships = (head: (typeof sendable)[number]): boolean => {
    const own = <T extends { readonly orderId: number }>(rows: readonly T[]): T[] => rows.filter(({ orderId }) => orderId === head.id);
    const isTakenBack = dueReferences(head).some((reference) => takenBack.has(reference));
    return leavingOf(head, own(items), own(open), isTakenBack).canShip;
  };
  return new Set(sendable.filter(ships).map((head) => head.id));
};
