import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { deliveryType, type HeldBack, orderStatus, trackingState } from '@kyakhta/contract/values';
import {
  Box,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  FileText,
  MapPin,
  Package,
  PackageCheck,
  Star,
  StatusTag,
  Truck,
  User,
  type Tone,
} from '@kyakhta/ui';
import { byVoucher, wayOf } from './order-way.ts';

type Word = { tone: Tone; icon: typeof Clock; label: MessageDescriptor };

const orderWords: Readonly<Record<number, Word>> = {
  [orderStatus.pendingPayment]: { tone: 'plain', icon: Clock, label: msg({ message: 'Unpaid', comment: 'Order status' }) },
  [orderStatus.pendingDelivery]: {
    tone: 'wait',
    icon: Box,
    label: msg({ message: 'To ship', comment: 'Order status: paid, waits for the store to ship' }),
  },
  [orderStatus.pendingReceipt]: {
    tone: 'info',
    icon: Truck,
    label: msg({ message: 'On the way', comment: 'Order status: everything is shipped' }),
  },
  [orderStatus.pendingEvaluation]: {
    tone: 'good',
    icon: PackageCheck,
    label: msg({ message: 'Received', comment: 'Order status: received, the claim period runs' }),
  },
  [orderStatus.completed]: {
    tone: 'good',
    icon: CircleCheck,
    label: msg({ message: 'Completed', comment: 'Order status: the money is released' }),
  },
  [orderStatus.canceled]: { tone: 'plain', icon: CircleX, label: msg({ message: 'Cancelled', comment: 'Order status' }) },
  [orderStatus.grouping]: {
    tone: 'wait',
    icon: User,
    label: msg({ message: 'Group not complete', comment: 'Order status: group purchase, paid, waits for other buyers' }),
  },
  [orderStatus.waitingBuyerContract]: {
    tone: 'plain',
    icon: FileText,
    label: msg({ message: 'Buyer signs', comment: 'Order status: the contract waits for the buyer' }),
  },
  [orderStatus.waitingSupplierContract]: {
    tone: 'act',
    icon: FileText,
    label: msg({ message: 'Store signs', comment: 'Order status: the contract waits for the store' }),
  },
  [orderStatus.partlyShipped]: {
    tone: 'wait',
    icon: Package,
    label: msg({ message: 'Partly shipped', comment: 'Order status: some packages are out, the rest is to ship' }),
  },
  [orderStatus.evaluated]: {
    tone: 'good',
    icon: Star,
    label: msg({ message: 'Received, reviewed', comment: 'Order status: received and reviewed, the claim period runs' }),
  },
};

const parcelWords: Readonly<Record<number, Word>> = {
  [trackingState.none]: { tone: 'plain', icon: Box, label: msg({ message: 'No scans yet', comment: 'State of a package' }) },
  [trackingState.received]: { tone: 'info', icon: Box, label: msg({ message: 'Picked up by the carrier', comment: 'State of a package' }) },
  [trackingState.inTransit]: { tone: 'info', icon: Truck, label: msg({ message: 'In transit', comment: 'State of a package' }) },
  [trackingState.arrived]: {
    tone: 'info',
    icon: MapPin,
    label: msg({ message: 'In the destination city', comment: 'State of a package' }),
  },
  [trackingState.signed]: { tone: 'good', icon: PackageCheck, label: msg({ message: 'Delivered', comment: 'State of a package' }) },
  [trackingState.problem]: { tone: 'act', icon: CircleAlert, label: msg({ message: 'Problem in transit', comment: 'State of a package' }) },
  [trackingState.overdue]: { tone: 'act', icon: Clock, label: msg({ message: 'Overdue', comment: 'State of a package' }) },
};

function WordTag({ word }: { word: Word | undefined }) {
  const { _ } = useLingui();
  if (!word) return null;
  return (
    <StatusTag tone={word.tone} icon={word.icon}>
      {_(word.label)}
    </StatusTag>
  );
}

/** Where goods are that everything was done for, and no carrier has. */
const waitingWords: Readonly<Record<number, Word>> = {
  [byVoucher]: {
    tone: 'info',
    icon: PackageCheck,
    label: msg({ message: 'Vouchers out', comment: 'Order status: the buyer has vouchers that can be redeemed' }),
  },
  [deliveryType.buyerPickup]: {
    tone: 'info',
    icon: PackageCheck,
    label: msg({ message: 'Ready to collect', comment: 'Order status: the goods wait for the buyer' }),
  },
  [deliveryType.noExpress]: {
    tone: 'info',
    icon: PackageCheck,
    label: msg({ message: 'Handed over', comment: 'Order status: given to the buyer without a carrier, not confirmed yet' }),
  },
};

/** Orders of which nothing may leave now are not to be shipped. */
const heldWords: Readonly<Record<HeldBack, Word>> = {
  answer: {
    tone: 'act',
    icon: CircleAlert,
    label: msg({
      message: 'Held by a refund',
      comment: 'Order status: nothing of it may be packed or shipped until the store answers the refund',
    }),
  },
  offer: {
    tone: 'wait',
    icon: CircleAlert,
    label: msg({
      message: 'Held by a refund',
      comment: 'Order status: nothing of it may be packed or shipped until the store answers the refund',
    }),
  },
  refund: {
    tone: 'wait',
    icon: CircleAlert,
    label: msg({
      message: 'Held by a refund',
      comment: 'Order status: nothing of it may be packed or shipped until the store answers the refund',
    }),
  },
  takenBack: {
    tone: 'wait',
    icon: CircleAlert,
    label: msg({ message: 'On hold', comment: 'Order status: its payment was taken back, nothing may be shipped' }),
  },
};

type OrderState = Parameters<typeof wayOf>[0] & { readonly status: number; readonly heldBack?: HeldBack | null };

/** The one name of where an order stands: what no carrier has is never on its way. */
const wordOf = (order: OrderState): Word | undefined =>
  (order.heldBack ? heldWords[order.heldBack] : undefined) ??
  (order.status === orderStatus.pendingReceipt ? waitingWords[wayOf(order)] : undefined) ??
  orderWords[order.status];

export function OrderTag({ order }: { order: OrderState }) {
  return <WordTag word={wordOf(order)} />;
}

/** The name of an order's state, for sentences. */
export function useOrderStateName(): (order: OrderState) => string {
  const { _ } = useLingui();
  return (order) => {
    const word = wordOf(order);
    return word ? _(word.label) : '';
  };
}

const overdueWord: Word = {
  tone: 'act',
  icon: CircleAlert,
  label: msg({ message: 'Payment overdue', comment: 'Beside the state of an order: a part of its price is late' }),
};
export function OverdueTag() {
  return <WordTag word={overdueWord} />;
}

const askedBackWord: Word = {
  tone: 'wait',
  icon: CircleAlert,
  label: msg({ message: 'Open refund', comment: 'Beside the state of an order: a refund of it is open' }),
};
export function AskedBackTag() {
  return <WordTag word={askedBackWord} />;
}

export function ParcelTag({ state }: { state: number }) {
  return <WordTag word={parcelWords[state]} />;
}

/** Whether the store has something left to ship. */
export const isToShip = (status: number): boolean => status === orderStatus.pendingDelivery || status === orderStatus.partlyShipped;
