import type { Output } from '@kyakhta/contract/types';
import { type HeldBack, orderStatus, paymentTerm } from '@kyakhta/contract/values';

type WireOrder = Output<'GET /p/myOrder/orderDetail'>;
export type StepKey = 'placed' | 'signed' | 'paid' | 'shipped' | 'received' | 'completed';
export interface OrderStep {
  readonly key: StepKey;
  readonly time: string | null;
  readonly state: 'done' | 'now' | 'next';
}
type Stepped = Pick<
  WireOrder,
  'status' | 'createTime' | 'payTime' | 'dvyTime' | 'receiptTime' | 'finallyTime' | 'paymentTerm' | 'packingTime' | 'heldBack'
> & { readonly timeline: readonly Pick<WireOrder['timeline'][number], 'kind' | 'phase' | 'at'>[] };

/** When both have signed: null while somebody is to sign, and where no contract is needed. */
function signingOf({ timeline }: Stepped): { readonly needed: boolean; readonly time: string | null } {
  const awaited = timeline.some(({ kind, phase }) => phase !== 'done' && (kind === 'buyerSigns' || kind === 'supplierSigns'));
  const last = timeline.findLast(({ kind, phase }) => phase === 'done' && kind === 'signedBySupplier');
  return { needed: awaited || last !== undefined, time: awaited ? null : (last?.at ?? null) };
}

/**
 * The steps the specification shows: ordered, paid, goods out, received, completed; what is paid at the door is paid there,
 * and an order that needs a contract is signed first.
 */
export function stepsOf(order: Stepped): OrderStep[] {
  const steps: { key: StepKey; time: string | null }[] = [
    { key: 'placed', time: order.createTime },
    { key: 'shipped', time: order.dvyTime },
    { key: 'received', time: order.receiptTime },
    { key: 'completed', time: order.status === orderStatus.completed ? order.finallyTime : null },
  ];
  steps.splice(paidAfter(order), 0, { key: 'paid', time: order.payTime });
  const { needed, time: signed } = signingOf(order);
  if (needed) steps.splice(1, 0, { key: 'signed', time: signed });
  const reached = steps.findLastIndex(({ time }) => time !== null);
  const over = order.status === orderStatus.canceled;
  return steps.map(({ key, time }, index) => ({
    key,
    time,
    state: index <= reached ? ('done' as const) : index === reached + 1 && !over ? ('now' as const) : ('next' as const),
  }));
}

/** How many steps come before the payment. Of cash we know when the courier has brought it, which may be after the receipt. */
function paidAfter({ paymentTerm: term, payTime, dvyTime, receiptTime }: Stepped): number {
  if (term !== paymentTerm.cashOnDelivery) return 1;
  if (payTime === null) return receiptTime === null ? 2 : 3;
  return 1 + [dvyTime, receiptTime].filter((time) => time !== null && time <= payTime).length;
}

/** What is done about goods that are not out yet. */
export function underWay({
  status,
  packingTime,
  heldBack,
}: Pick<Stepped, 'status' | 'packingTime' | 'heldBack'>): 'group' | 'partly' | 'packing' | 'preparing' | HeldBack {
  if (heldBack !== null) return heldBack;
  if (status === orderStatus.grouping) return 'group';
  if (status === orderStatus.partlyShipped) return 'partly';
  return packingTime === null ? 'preparing' : 'packing';
}
