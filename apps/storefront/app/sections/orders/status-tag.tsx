import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { deliveryType, orderStatus } from '@kyakhta/contract/values';
import { Box, CircleCheck, CircleX, Clock, FileText, Package, PackageCheck, Star, StatusTag, Truck, User, type Tone } from '@kyakhta/ui';
import { byVoucher } from './delivery-name.ts';

type Word = { tone: Tone; icon: typeof Clock; label: MessageDescriptor };

const words: Record<number, Word> = {
  [orderStatus.pendingPayment]: { tone: 'act', icon: Clock, label: msg({ message: 'Waiting for payment', comment: 'Order status' }) },
  [orderStatus.pendingDelivery]: {
    tone: 'wait',
    icon: Box,
    label: msg({ message: 'Being prepared', comment: 'Order status: paid, the supplier has not shipped yet' }),
  },
  [orderStatus.pendingReceipt]: {
    tone: 'info',
    icon: Truck,
    label: msg({ message: 'On the way', comment: 'Order status: shipped whole, waiting for receipt' }),
  },
  [orderStatus.pendingEvaluation]: {
    tone: 'good',
    icon: PackageCheck,
    label: msg({ message: 'Received, claim period', comment: 'Order status: received; the buyer may still claim or review' }),
  },
  [orderStatus.completed]: { tone: 'good', icon: CircleCheck, label: msg({ message: 'Completed', comment: 'Order status' }) },
  [orderStatus.canceled]: { tone: 'plain', icon: CircleX, label: msg({ message: 'Cancelled', comment: 'Order status' }) },
  [orderStatus.grouping]: {
    tone: 'wait',
    icon: User,
    label: msg({ message: 'Waiting for the group', comment: 'Order status: group purchase not complete yet' }),
  },
  [orderStatus.waitingBuyerContract]: {
    tone: 'act',
    icon: FileText,
    label: msg({ message: 'Contract waits for you', comment: 'Order status' }),
  },
  [orderStatus.waitingSupplierContract]: {
    tone: 'wait',
    icon: FileText,
    label: msg({ message: 'Contract waits for the supplier', comment: 'Order status' }),
  },
  [orderStatus.partlyShipped]: {
    tone: 'info',
    icon: Package,
    label: msg({ message: 'Partly shipped', comment: 'Order status: some packages are out' }),
  },
  [orderStatus.evaluated]: { tone: 'good', icon: Star, label: msg({ message: 'Received, reviewed', comment: 'Order status' }) },
};

const delivered: Word = {
  tone: 'act',
  icon: PackageCheck,
  label: msg({ message: 'Delivered', comment: 'Order status: every parcel was signed for, the buyer has not confirmed receipt yet' }),
};

/** Where goods are that no carrier has. */
const waiting: Readonly<Record<number, Word>> = {
  [byVoucher]: {
    tone: 'good',
    icon: PackageCheck,
    label: msg({ message: 'Vouchers ready', comment: 'Order status: its vouchers can be used' }),
  },
  [deliveryType.buyerPickup]: {
    tone: 'act',
    icon: PackageCheck,
    label: msg({ message: 'Ready to collect', comment: 'Order status: the goods wait for the buyer at the supplier' }),
  },
  [deliveryType.noExpress]: {
    tone: 'act',
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
    <StatusTag tone={word.tone} icon={word.icon}>
      {_(word.label)}
    </StatusTag>
  );
}
