import { applyType } from '@kyakhta/contract';
import { isVirtual } from '../domains/catalog/index.ts';
import { can, chargedLines, isFinal, isPaid, platformPart } from '../domains/orders/index.ts';
import { mostOf, openRefundsAmong, pendingLines, piecesFor, refundableLines, refundUnderWay, sumOf } from '../domains/refunds/index.ts';
import { vouchersOf, voucherStatus } from '../domains/vouchers/index.ts';
import type { Db } from '../runtime/database.ts';

/** What of an order is asked about; amounts are minor units of its currency. */
export interface RefundableHead {
  readonly id: number;
  readonly status: number;
  readonly mold: number;
  readonly captured: bigint;
  readonly total: bigint;
  readonly refunded: bigint;
  readonly refundedFreight: bigint;
}
/** What apply takes at most now, in minor units: by order, and by line where lines can be asked for alone. */
export interface CanRefund {
  readonly orders: ReadonlyMap<number, bigint>;
  readonly lines: ReadonlyMap<number, bigint>;
  /** Orders of which there is something left to ask back: money, or what points or promotions paid. */
  readonly left: ReadonlySet<number>;
  /** The open refund that keeps a line from being asked back in another, by line. */
  readonly underWay: ReadonlyMap<number, string>;
}

/** Vouchers of an order that can still be used, by line; null where it has none, or none is left. */
const readyOf = async (db: Db, head: RefundableHead): Promise<ReadonlyMap<number, number> | null> => {
  if (!isVirtual(head) || !can('vouchersDone', head.status)) return null;
  const ready = (await vouchersOf(db, head.id)).filter((v) => v.state === voucherStatus.ready);
  return new Map([...Map.groupBy(ready, (v) => v.orderItemId)].map(([id, same]) => [id, same.length]));
};

/** The same sums as a preview of the refund tells, for several orders at once; orders of which nothing can be asked back are absent. */
export const canRefundOf = async (db: Db, heads: readonly RefundableHead[]): Promise<CanRefund> => {
  const open = heads.filter((h) => isPaid(h.status) && !isFinal(h.status) && !can('groupComplete', h.status));
  const [orders, lines, left, underWay] = [
    new Map<number, bigint>(),
    new Map<number, bigint>(),
    new Set<number>(),
    new Map<number, string>(),
  ];
  if (open.length === 0) return { orders, lines, left, underWay };
  const ids = open.map((h) => h.id);
  const [charged, asked, refunds] = await Promise.all([chargedLines(db, ids), pendingLines(db, ids, null), openRefundsAmong(db, ids)]);
  for (const head of open) {
    const own = charged.filter((l) => l.orderId === head.id);
    const all = refundableLines(own, asked, await readyOf(db, head));
    const most = all.map((l) => mostOf(l, piecesFor(l, applyType.refundOnly), applyType.refundOnly));
    const pending = all.reduce((sum, l) => sum + l.pendingGoods + l.pendingFreight, 0n);
    const held = head.captured - head.refunded - head.refundedFreight - pending;
    const least = (sum: bigint): bigint => (sum < held ? sum : held > 0n ? held : 0n);
    orders.set(head.id, least(sumOf(most)));
    // A line of which a refund is under way is not asked back in another.
    const ofOrder = refunds.filter(({ orderId }) => orderId === head.id);
    for (const line of all) {
      const refundSn = refundUnderWay(ofOrder, line);
      if (refundSn !== null) underWay.set(line.orderItemId, refundSn);
    }
    const free = most.filter((l) => !underWay.has(l.orderItemId));
    if (least(sumOf(free)) > 0n || free.some((l) => platformPart(l) > 0n)) left.add(head.id);
    if (head.captured === head.total) for (const l of most) lines.set(l.orderItemId, least(sumOf([l])));
  }
  return { orders, lines, left, underWay };
};
