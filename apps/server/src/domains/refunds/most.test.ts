import { applyType } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { refundableLine } from '../../../test/refundable-lines.ts';
import { mostOf, type RefundableLine } from './model.ts';

const line = (count: number, goods: bigint, over: Partial<RefundableLine> = {}): RefundableLine =>
  refundableLine({ count, shipped: count, goods, ...over });

describe('the most that can go back for pieces of a line', () => {
  it('is their price, also for the last ones after a return for less', () => {
    const afterLess = line(10, 10_000n, { refundedCount: 2, refundedGoods: 1500n });
    expect(mostOf(afterLess, 8, applyType.withReturn).goods).toBe(8000n);
    expect(mostOf({ ...afterLess, pendingCount: 3, pendingGoods: 100n }, 5, applyType.withReturn).goods).toBe(5000n);
  });

  it('is no more than what a lower price has left', () => {
    const reduced = line(10, 10_000n, { refundedGoods: 3000n });
    expect(mostOf(reduced, 10, applyType.withReturn).goods).toBe(7000n);
    expect(mostOf(line(10, 10_000n, { refundedGoods: 8000n, refundedCount: 5 }), 5, applyType.withReturn).goods).toBe(2000n);
  });

  it.each([
    [7, 10_000n],
    [3, 10_000n],
    [11, 5n],
    [60, 14_160n],
  ])('comes to everything when %i pieces for %s go back one by one, or in any parts', (count, goods) => {
    for (const parts of [1, 2, 3]) {
      let [refundedCount, refundedGoods] = [0, 0n];
      while (refundedCount < count) {
        const pieces = Math.min(parts, count - refundedCount);
        refundedGoods += mostOf(line(count, goods, { refundedCount, refundedGoods }), pieces, applyType.withReturn).goods;
        refundedCount += pieces;
      }
      expect(refundedGoods).toBe(goods);
    }
  });

  it('brings the freight of pieces that have not left, all of it with the last', () => {
    const unsent = (canceled: number, refundedFreight: bigint) =>
      line(7, 700n, { shipped: 0, freight: 100n, canceled, refundedCount: canceled, refundedFreight });
    const first = mostOf(unsent(0, 0n), 3, applyType.refundOnly).freight;
    expect(first + mostOf(unsent(3, first), 4, applyType.refundOnly).freight).toBe(100n);
  });
});
