import { expect, it } from 'vitest';
import { happened } from './happened.ts';
import type { RefundInfo } from './types.ts';

const step = (why: 'applied' | 'intervene' | 'ruledFor', actor: 'buyer' | 'operator', at: string): RefundInfo['steps'][number] => ({
  why,
  actor,
  at,
  status: 1,
  note: '',
  storeNote: null,
  amount: null,
  wish: null,
  offer: null,
  isOnItsWay: false,
});
const laid = (evidenceId: number, side: 'buyer' | 'seller', createTime: string) => ({
  evidenceId,
  side,
  voucherDesc: 'It left whole',
  pictures: 0,
  createTime,
});

it('what either side laid before the platform later stands among the steps, at its time', () => {
  const steps = [
    step('applied', 'buyer', '2026-11-01T08:00:00.000Z'),
    step('intervene', 'buyer', '2026-11-02T08:00:00.000Z'),
    step('ruledFor', 'operator', '2026-11-04T08:00:00.000Z'),
  ];
  const evidence = [laid(1, 'buyer', '2026-11-02T08:00:00.000Z'), laid(2, 'seller', '2026-11-03T08:00:00.000Z')];
  expect(happened({ steps, evidence }).map(({ actor, step: move, evidence: piece }) => [actor, move?.why ?? piece?.evidenceId])).toEqual([
    ['buyer', 'applied'],
    ['buyer', 'intervene'],
    ['buyer', 1],
    ['seller', 2],
    ['operator', 'ruledFor'],
  ]);
});
