import { deliveryType, orderStatus } from '@kyakhta/contract/values';
import type { Tone } from '@kyakhta/ui';
import { byVoucher } from './by-voucher.ts';

const tones: Readonly<Record<number, Tone>> = {
  [orderStatus.pendingPayment]: 'act',
  [orderStatus.pendingDelivery]: 'wait',
  [orderStatus.pendingReceipt]: 'info',
  [orderStatus.pendingEvaluation]: 'good',
  [orderStatus.completed]: 'good',
  [orderStatus.canceled]: 'plain',
  [orderStatus.grouping]: 'wait',
  [orderStatus.waitingBuyerContract]: 'act',
  [orderStatus.waitingSupplierContract]: 'wait',
  [orderStatus.partlyShipped]: 'info',
  [orderStatus.evaluated]: 'good',
};
/** Goods that no carrier has: that they are ready is good news, whatever is to be done next. */
const readyTones: Readonly<Record<number, Tone>> = {
  [byVoucher]: 'good',
  [deliveryType.buyerPickup]: 'good',
  [deliveryType.noExpress]: 'act',
};

/** The tone of an order's state: `act` where the buyer is waited for with something at stake. */
export const toneOf = ({ status, isDelivered, dvyType }: { status: number; isDelivered: boolean; dvyType: number }): Tone => {
  const ready = status === orderStatus.pendingReceipt ? readyTones[dvyType] : undefined;
  return ready ?? (isDelivered ? 'act' : (tones[status] ?? 'plain'));
};
