import { applyType } from '@kyakhta/contract/values';
import { expect, it } from 'vitest';
import { refundKind } from './refund-view.server.ts';

it.each([
  ['some pieces that go back', applyType.withReturn, 4, 'withReturn'],
  ['some pieces of which nothing is sent back', applyType.refundOnly, 4, 'moneyOnly'],
  ['no piece: the price falls', applyType.refundOnly, 0, 'reduction'],
  ['no piece, whatever way was chosen', applyType.withReturn, 0, 'reduction'],
])('a refund of %s is told by its kind', (_, way, goodsNum, kind) => {
  expect(refundKind({ applyType: way, goodsNum })).toBe(kind);
});
