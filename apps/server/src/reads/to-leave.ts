import { can, dueReferences, leftOf, orderItems, type OrderItemRow, someLeaves } from '../domains/orders/index.ts';
import { takenBackAmong } from '../domains/payments/index.ts';
import { heldOf, holdingRefunds, holdingRefundsAmong } from '../domains/refunds/index.ts';
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
  open: readonly (Parameters<typeof heldOf>[0][number] & { readonly isOffered: boolean })[],
  isMoneyTakenBack: boolean,
): Leaving => {
  const offered = new Set(open.flatMap(({ number, isOffered }) => (isOffered ? [number] : [])));
  const toLeave = items.flatMap((i) => {
    const count = leftOf(i);
    const { count: held, refundSn } = heldOf(open, i);
    const cartons = Math.ceil((count - held) / i.cartonQuantity);
    return count > 0 ? [{ orderItemId: i.id, count, held, cartons, refundSn, isOffered: refundSn !== null && offered.has(refundSn) }] : [];
  });
  const lines = toLeave.map(({ count: left, held }) => ({ left, held }));
  return { toLeave, canShip: !isMoneyTakenBack && someLeaves(head.deliveryType, lines) };
};

/** What of an order is still to leave its store, which refund keeps pieces back, and whether the store can send or ready anything now. */
export const toLeaveFor = async (db: Db, head: Head, isMoneyTakenBack: boolean): Promise<Leaving> => {
  if (!maySend(head)) return { toLeave: [], canShip: false };
  const [items, open] = await Promise.all([orderItems(db, [head.id]), holdingRefunds(db, head.id)]);
  return leavingOf(head, items, open, isMoneyTakenBack);
};

const cartonsOf = (toLeave: Leaving['toLeave']): number => toLeave.reduce((sum, { cartons }) => sum + cartons, 0);

/** Of several orders, by the same rule, whether their stores can send or ready something now, and how many cartons; those of which nothing is to leave are absent. */
export const leavingAmong = async (
  db: Db,
  heads: readonly (Head & Parameters<typeof dueReferences>[0])[],
): Promise<ReadonlyMap<number, Pick<Leaving, 'canShip'> & { readonly cartonsToShip: number }>> => {
  const sendable = heads.filter(maySend);
  if (sendable.length === 0) return new Map();
  const ids = sendable.map((head) => head.id);
  const [items, open, takenBack] = await Promise.all([
    orderItems(db, ids),
    holdingRefundsAmong(db, ids),
    takenBackAmong(db, sendable.flatMap(dueReferences)),
  ]);
  const of = (head: (typeof sendable)[number]) => {
    const own = <T extends { readonly orderId: number }>(rows: readonly T[]): T[] => rows.filter(({ orderId }) => orderId === head.id);
    const isTakenBack = dueReferences(head).some((reference) => takenBack.has(reference));
    const { toLeave, canShip } = leavingOf(head, own(items), own(open), isTakenBack);
    return { canShip, cartonsToShip: cartonsOf(toLeave) };
  };
  return new Map(sendable.map((head) => [head.id, of(head)]));
};
