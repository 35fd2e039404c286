import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { orderStatus } from '@kyakhta/contract/values';
import { Box, CircleCheck, CircleX, Clock, FileText, Package, PackageCheck, Star, StatusTag, Truck, User, type Tone } from '@kyakhta/ui';

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

export function OrderStatusTag({ status }: { status: number }) {
  const { _ } = useLingui();
  const word = words[status];
  if (!word) return null;
  return (
    <StatusTag tone={word.tone} icon={word.icon}>
      {_(word.label)}
    </StatusTag>
  );
}
