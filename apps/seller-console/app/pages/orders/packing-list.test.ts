import type { Order } from '@kyakhta/console';
import { expect, it } from 'vitest';
import { leftOut, toPack } from './packing-list.ts';

const boots = { orderItemId: 7, prodName: 'Boots', prodCount: 36, cartons: 6, shippedCount: 0, refundedCount: 0 };
const orderOf = (...toLeave: Partial<Order['toLeave'][number]>[]) =>
  ({ orderItemDtos: [boots], toLeave: toLeave.map((line) => ({ orderItemId: 7, held: 0, ...line })) }) as unknown as Order;
const packed = (order: Order) => toPack(order).map(({ pieces, packed: cartons }) => [pieces, cartons]);

it.each([
  ['all of it', { count: 36, cartons: 6 }, [[36, 6]], []],
  ['what has not left', { count: 19, cartons: 4 }, [[19, 4]], []],
  ['what nobody asks back', { count: 36, held: 7, cartons: 5 }, [[29, 5]], [7]],
  ['nothing of what is asked back whole', { count: 36, held: 36, cartons: 0 }, [], [36]],
])('packs %s', (_name, line, toBePacked, out) => {
  const order = orderOf(line);
  expect([packed(order), leftOut(order).map(({ pieces }) => pieces)]).toEqual([toBePacked, out]);
});

it('packs nothing once all has left', () => {
  expect([toPack(orderOf()), leftOut(orderOf())]).toEqual([[], []]);
});
