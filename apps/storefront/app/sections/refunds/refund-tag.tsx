import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { returnMoneyStatus } from '@kyakhta/contract/values';
import { CircleAlert, CircleCheck, CircleX, Clock, Package, PackageCheck, ShieldCheck, StatusTag, Truck, type Tone } from '@kyakhta/ui';

type Word = { tone: Tone; icon: typeof Clock; label: MessageDescriptor };

const words: Record<number, Word> = {
  [returnMoneyStatus.applied]: {
    tone: 'wait',
    icon: Clock,
    label: msg({ message: 'With the supplier', comment: 'State of a refund: the supplier has not answered yet' }),
  },
  [returnMoneyStatus.sellerAgreed]: {
    tone: 'act',
    icon: Package,
    label: msg({ message: 'Send the goods back', comment: 'State of a refund: agreed, the buyer is to send the goods' }),
  },
  [returnMoneyStatus.buyerShipped]: {
    tone: 'info',
    icon: Truck,
    label: msg({ message: 'Goods on the way back', comment: 'State of a refund' }),
  },
  [returnMoneyStatus.sellerReceived]: {
    tone: 'good',
    icon: PackageCheck,
    label: msg({ message: 'Goods are back', comment: 'State of a refund: the supplier has the goods, the money follows' }),
  },
  [returnMoneyStatus.success]: {
    tone: 'good',
    icon: CircleCheck,
    label: msg({ message: 'Refunded', comment: 'State of a refund' }),
  },
  [returnMoneyStatus.withdrawn]: {
    tone: 'plain',
    icon: CircleX,
    label: msg({ message: 'Withdrawn', comment: 'State of a refund: taken back by the buyer' }),
  },
  [returnMoneyStatus.sellerRefused]: {
    tone: 'act',
    icon: CircleX,
    label: msg({ message: 'Refused by the supplier', comment: 'State of a refund' }),
  },
  [returnMoneyStatus.platformIntervening]: {
    tone: 'wait',
    icon: ShieldCheck,
    label: msg({ message: 'With Kyakhta', comment: 'State of a refund: the platform is asked to decide' }),
  },
  [returnMoneyStatus.closed]: {
    tone: 'plain',
    icon: CircleX,
    label: msg({ message: 'Closed without payment', comment: 'State of a refund' }),
  },
};

/** Refused, with another sum that waits for the buyer's answer. */
const offerOf = (offered: string): Word => ({
  tone: 'act',
  icon: CircleAlert,
  label: msg({ message: `The supplier offers ${offered}`, comment: 'State of a refund: another sum is offered and waits for the buyer' }),
});

/** She declined what the supplier offered: it stands as refused, but nobody refused it. */
const declined: Word = {
  tone: 'act',
  icon: CircleAlert,
  label: msg({ message: 'Offer declined', comment: 'State of a refund: the buyer declined what the supplier offered, and may go on' }),
};

/** Granted, and its money is still to be sent by bank. */
const onItsWay: Word = {
  tone: 'info',
  icon: Clock,
  label: msg({ message: 'Money on its way back', comment: 'State of a refund: granted, the bank transfer follows' }),
};

type Stands = { status: number; offered?: string | null; isDeclined?: boolean; isOnItsWay?: boolean };
/** Where a refund stands. @param offered the sum that the supplier offers instead */
export function RefundTag({ status, offered = null, isDeclined = false, isOnItsWay = false }: Stands) {
  const { _ } = useLingui();
  const word = offered !== null ? offerOf(offered) : isDeclined ? declined : isOnItsWay ? onItsWay : words[status];
  if (!word) return null;
  return (
    <StatusTag tone={word.tone} icon={word.icon}>
      {_(word.label)}
    </StatusTag>
  );
}
