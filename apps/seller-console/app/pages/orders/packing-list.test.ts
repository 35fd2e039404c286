import { expect, it } from 'vitest';
import { toPack } from './packing-list.ts';

it('packs what is neither out nor given back, in whole cartons', () => {
  expect(toPack({ prodCount: 36, cartons: 6, shippedCount: 0, refundedCount: 0 })).toEqual({ pieces: 36, cartons: 6 });
  expect(toPack({ prodCount: 36, cartons: 6, shippedCount: 12, refundedCount: 5 })).toEqual({ pieces: 19, cartons: 4 });
  expect(toPack({ prodCount: 36, cartons: 6, shippedCount: 36, refundedCount: 0 })).toEqual({ pieces: 0, cartons: 0 });
  expect(toPack({ prodCount: 5, cartons: 0, shippedCount: 0, refundedCount: 0 })).toEqual({ pieces: 5, cartons: 1 });
});
