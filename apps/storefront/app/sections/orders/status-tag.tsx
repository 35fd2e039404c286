import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { deliveryType, orderStatus } from '@kyakhta/contract/values';
import { Box, CircleCheck, CircleX, Clock, FileText, Package, PackageCheck, Star, StatusTag, Truck, User } from '@kyakhta/ui';
import { byVoucher } from './delivery-name.ts';
import { toneOf } from './status-tone.ts';

type Word = { icon: typeof Clock; label: MessageDescriptor };

const words: Record<number, Word> = {
  [orderStatus.pendingPayment]: { icon: Clock, label: msg({ message: 'Waiting for payment', comment: 'Order status' }) },
  [orderStatus.pendingDelivery]: {
    icon: Box,
    label: msg({ message: 'Being prepared', comment: 'Order status: paid, the supplier has not shipped yet' }),
  },
  [orderStatus.pendingReceipt]: {
    icon: Truck,
    label: msg({ message: 'On the way', comment: 'Order status: shipped whole, waiting for receipt' }),
  },
  [orderStatus.pendingEvaluation]: {
    icon: PackageCheck,
    label: msg({ message: 'Received, claim period', comment: 'Order status: received; the buyer may still claim or review' }),
  },
  [orderStatus.completed]: { icon: CircleCheck, label: msg({ message: 'Completed', comment: 'Order status' }) },
  [orderStatus.canceled]: { icon: CircleX, label: msg({ message: 'Cancelled', comment: 'Order status' }) },
  [orderStatus.grouping]: {
    icon: User,
    label: msg({ message: 'Waiting for the group', comment: 'Order status: group purchase not complete yet' }),
  },
  [orderStatus.waitingBuyerContract]: {
    icon: FileText,
    label: msg({ message: 'Contract awaits your signature', comment: 'Order status' }),
  },
  [orderStatus.waitingSupplierContract]: {
    icon: FileText,
    label: msg({ message: 'Contract awaits the supplier', comment: 'Order status' }),
  },
  [orderStatus.partlyShipped]: {
    icon: Package,
    label: msg({ message: 'Partly shipped', comment: 'Order status: some packages are out' }),
  },
  [orderStatus.evaluated]: { icon: Star, label: msg({ message: 'Received, reviewed', comment: 'Order status' }) },
};

const delivered: Word = {
  icon: PackageCheck,
  label: msg({ message: 'Delivered', comment: 'Order status: every parcel was signed for, the buyer has not confirmed receipt yet' }),
};

/** Where goods are that no carrier has. */
const waiting: Readonly<Record<number, Word>> = {
  [byVoucher]: {
    icon: PackageCheck,
    label: msg({ message: 'Vouchers ready', comment: 'Order status: its vouchers can be used' }),
  },
  [deliveryType.buyerPickup]: {
    icon: PackageCheck,
    label: msg({ message: 'Ready to collect', comment: 'Order status: the goods wait for the buyer at the supplier' }),
  },
  [deliveryType.noExpress]: {
    icon: PackageCheck,
    label: msg({ message: 'Handed over', comment: 'Order status: given to the buyer without a carrier, receipt not confirmed yet' }),
  },
};

export function OrderStatusTag({ order }: { order: { status: number; isDelivered: boolean; dvyType: number } }) {
  const { _ } = useLingui();
  const where = order.status === orderStatus.pendingReceipt ? waiting[order.dvyType] : undefined;
  const word = where ?? (order.isDelivered ? delivered : words[order.status]);
  if (!word) return null;
  return (
    <StatusTag tone={toneOf(order)} icon={word.icon}>
      {_(word.label)}
    </StatusTag>
  );
}
