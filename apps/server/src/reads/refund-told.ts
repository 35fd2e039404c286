import { orderRefundStatus } from '@kyakhta/contract';
import { type RawBuilder, sql } from 'kysely';

/** The latest refund of an order or of a line, whatever became of it. */
export interface LatestRefund {
  readonly number: string;
  readonly status: number;
}
/** The latest refund `r` that meets a condition. */
export const latestRefund = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select jsonb_build_object('number', r.number, 'status', r.status) from refunds r where ${condition} order by r.id desc limit 1)`;
export const refundTold = (latest: LatestRefund | null): { refundSn: string | null; returnMoneySts: number | null } => ({
  refundSn: latest?.number ?? null,
  returnMoneySts: latest?.status ?? null,
});
/** What of an order tells where its refunds stand; amounts in minor units. */
interface Refunded {
  readonly openRefunds: number;
  readonly refunded: bigint;
  readonly refundedFreight: bigint;
  readonly refundedPointsAmount: bigint;
  readonly captured: bigint;
  readonly pointsAmount: bigint;
  readonly latestRefund: LatestRefund | null;
}
/** Where the refunds of an order stand together; null when nothing was asked back. */
export const refundStatusOf = (head: Refunded): number | null => {
  if (head.openRefunds > 0) return orderRefundStatus.applied;
  const back = head.refunded + head.refundedFreight + head.refundedPointsAmount;
  if (back > 0n) return back < head.captured + head.pointsAmount ? orderRefundStatus.partly : orderRefundStatus.success;
  return head.latestRefund === null ? null : orderRefundStatus.failed;
};
