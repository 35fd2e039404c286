import { orderRefundStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { type PaidByOthers, type PaidByOthersBack, platformPart, platformPartLeft } from '../domains/orders/index.ts';

/** The latest refund of an order or of a line, whatever became of it. */
export interface LatestRefund {
  readonly number: string;
  readonly status: number;
}
/** The latest refund `r` that meets a condition. */
export const latestRefund = (condition: Sql): Sql =>
  sql`(select jsonb_build_object('number', r.number, 'status', r.status) from refunds r where ${condition} order by r.id desc limit 1)`;
export const refundTold = (latest: LatestRefund | null): { refundSn: string | null; returnMoneySts: number | null } => ({
  refundSn: latest?.number ?? null,
  returnMoneySts: latest?.status ?? null,
});
/** What of an order tells where its refunds stand; amounts in minor units. */
interface Refunded extends PaidByOthers, PaidByOthersBack {
  readonly openRefunds: number;
  readonly refunded: bigint;
  readonly refundedFreight: bigint;
  readonly captured: bigint;
  readonly pointsAmount: bigint;
  readonly refundedPointsAmount: bigint;
  readonly latestRefund: LatestRefund | null;
}
/** Where the refunds of an order stand together; null when nothing was asked back. */
export const refundStatusOf = (head: Refunded): number | null => {
  if (head.openRefunds > 0) return orderRefundStatus.applied;
  const [platform, left] = [platformPart(head), platformPartLeft(head)];
  const back = head.refunded + head.refundedFreight + platform - left;
  if (back > 0n) return back < head.captured + platform ? orderRefundStatus.partly : orderRefundStatus.success;
  return head.latestRefund === null ? null : orderRefundStatus.failed;
};
