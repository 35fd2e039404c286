import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { applyType, returnMoneyStatus } from '@kyakhta/contract/values';
import { CircleAlert, CircleCheck, CircleX, Clock, Package, PackageCheck, ShieldCheck, StatusTag, Truck, type Tone } from '@kyakhta/ui';
import { useFormat } from '../format.ts';

type Word = { tone: Tone; icon: typeof Clock; label: MessageDescriptor };

const words: Readonly<Record<number, Word>> = {
  [returnMoneyStatus.applied]: {
    tone: 'act',
    icon: Clock,
    label: msg({ message: 'Store answers', comment: 'State of a refund: the store is to agree or refuse' }),
  },
  [returnMoneyStatus.sellerAgreed]: {
    tone: 'wait',
    icon: Package,
    label: msg({ message: 'Buyer sends the goods', comment: 'State of a refund: agreed, the goods are to be sent back' }),
  },
  [returnMoneyStatus.buyerShipped]: {
    tone: 'act',
    icon: Truck,
    label: msg({ message: 'Goods on the way back', comment: 'State of a refund: the store is to take the goods in' }),
  },
  [returnMoneyStatus.sellerReceived]: {
    tone: 'good',
    icon: PackageCheck,
    label: msg({ message: 'Goods are back', comment: 'State of a refund: the store has the goods, the money follows' }),
  },
  [returnMoneyStatus.success]: {
    tone: 'good',
    icon: CircleCheck,
    label: msg({ message: 'Refunded', comment: 'State of a refund: the money went back' }),
  },
  [returnMoneyStatus.withdrawn]: {
    tone: 'plain',
    icon: CircleX,
    label: msg({ message: 'Withdrawn', comment: 'State of a refund: taken back by the buyer' }),
  },
  [returnMoneyStatus.sellerRefused]: {
    tone: 'wait',
    icon: CircleX,
    label: msg({ message: 'Refused by the store', comment: 'State of a refund: the buyer may go on or ask the platform' }),
  },
  [returnMoneyStatus.platformIntervening]: {
    tone: 'info',
    icon: ShieldCheck,
    label: msg({ message: 'Platform decides', comment: 'State of a refund: the platform is asked for a ruling' }),
  },
  [returnMoneyStatus.closed]: {
    tone: 'plain',
    icon: CircleX,
    label: msg({ message: 'Closed without a refund', comment: 'State of a refund' }),
  },
};

const kinds: Readonly<Record<number, MessageDescriptor>> = {
  [applyType.refundOnly]: msg({ message: 'Money only', comment: 'Kind of a refund: without return' }),
  [applyType.withReturn]: msg({ message: 'Goods go back', comment: 'Kind of a refund: with return' }),
};
/** Of no piece: the order goes on. */
const reduction = msg({
  message: 'Reduction of the price',
  comment: 'Kind of a refund: a part of the price goes back, the goods stay sold',
});

/** Not agreed to, with another sum that the buyer is to answer. */
const offerOf = (offered: string): Word => ({
  tone: 'wait',
  icon: CircleAlert,
  label: msg({ message: `Offered ${offered}`, comment: 'State of a refund: another sum is offered and waits for the buyer' }),
});

const declined: Word = {
  tone: 'wait',
  icon: CircleAlert,
  label: msg({ message: 'Offer declined', comment: 'State of a refund: the buyer declined what the store offered, and may go on' }),
};

/** Granted, and its money is still to be sent by bank. */
const onItsWay: Word = {
  tone: 'info',
  icon: Clock,
  label: msg({ message: 'Money on its way back', comment: 'State of a refund: granted, the bank transfer follows' }),
};

/** Where a refund stands. */
export function RefundTag({
  refund,
}: {
  refund: { returnMoneySts: number; offered: number | null; isDeclined: boolean; isOnItsWay: boolean; currency: string };
}) {
  const { _ } = useLingui();
  const { money } = useFormat();
  const word =
    refund.offered !== null
      ? offerOf(money(refund.offered, refund.currency))
      : refund.isDeclined
        ? declined
        : refund.isOnItsWay
          ? onItsWay
          : words[refund.returnMoneySts];
  if (!word) return null;
  return (
    <StatusTag tone={word.tone} icon={word.icon}>
      {_(word.label)}
    </StatusTag>
  );
}

/** With or without return, or a part of the price alone. */
export function RefundKind({ refund }: { refund: { applyType: number; goodsNum: number } }) {
  const { _ } = useLingui();
  const label = refund.goodsNum === 0 ? reduction : kinds[refund.applyType];
  return label ? <>{_(label)}</> : null;
}
