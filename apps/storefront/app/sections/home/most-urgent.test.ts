import { expect, test } from 'vitest';
import { mostUrgentFirst, type Urgency } from './most-urgent.ts';

const named = (name: string, loss: Urgency['loss'], at: string | null) => ({ name, urgency: { loss, at } });

test('what is lost by waiting comes first, then what has the least time left, and what nothing presses last of its kind', () => {
  const things = [
    named('release', 'closes', '2026-05-01T00:00:00Z'),
    named('goods to collect', 'undone', null),
    named('pay', 'lost', '2026-05-03T00:00:00Z'),
    named('receipt', 'undone', '2026-05-02T00:00:00Z'),
    named('waybill', 'lost', '2026-05-02T12:00:00Z'),
    named('other goods to collect', 'undone', null),
  ];
  expect(mostUrgentFirst(things).map(({ name }) => name)).toEqual([
    'waybill',
    'pay',
    'receipt',
    'goods to collect',
    'other goods to collect',
    'release',
  ]);
});
