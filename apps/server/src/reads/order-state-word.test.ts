import { deliveryType, type HeldBack, mold, orderStatus } from '@kyakhta/contract';
import { expect, it } from 'vitest';
import { say } from '../words/index.ts';
import { orderStateWord } from './order-state-word.ts';

const goods = 0;
const word = (status: number, orderMold: number, dvyType: number, heldBack: HeldBack | null = null) =>
  say('en', `export.state.${orderStateWord({ status, orderMold, dvyType, heldBack })}` as never);

it('a spreadsheet says of no order that it is on the way which no carrier has', () => {
  const out = orderStatus.pendingReceipt;
  expect([
    word(out, mold.virtual, deliveryType.noExpress),
    word(out, goods, deliveryType.buyerPickup),
    word(out, goods, deliveryType.noExpress),
    word(out, goods, deliveryType.sameCity),
    word(out, goods, deliveryType.courier),
    word(orderStatus.completed, mold.virtual, deliveryType.noExpress),
  ]).toEqual(['Vouchers out', 'Ready to collect', 'Handed over', 'On the way', 'On the way', 'Completed']);
});

it('a spreadsheet says of no order that it is being prepared while nothing of it may leave', () => {
  const held = (status: number, by: HeldBack) => word(status, goods, deliveryType.courier, by);
  expect([
    held(orderStatus.pendingDelivery, 'answer'),
    held(orderStatus.partlyShipped, 'offer'),
    held(orderStatus.pendingDelivery, 'refund'),
    held(orderStatus.pendingDelivery, 'takenBack'),
  ]).toEqual(['Refund requested', 'Refund requested', 'Refund requested', 'On hold']);
});
