import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Ctx, platformActor } from './context.ts';
import { jobsOf } from './jobs.ts';
import { minorUnits } from './later.ts';

const ctx = {} as Ctx<typeof platformActor>;
const schemas = {
  'test.one': z.object({ number: z.string(), amount: minorUnits.default(0n) }),
  'test.many': z.object({ id: z.number() }),
  'test.asks': z.object({ id: z.number() }),
};
const told: unknown[] = [];
const take = (value: unknown): Promise<void> => {
  told.push(value);
  return Promise.resolve();
};
const jobs = jobsOf(schemas, {
  'test.one': (_, payload) => take(payload),
  'test.many': { together: (_, payloads) => take(payloads) },
  'test.asks': { outside: (_, payload) => take(payload) },
});
const one = jobs['test.one'];
const many = jobs['test.many'];
const asks = jobs['test.asks'];
if (typeof one !== 'function' || !('together' in many) || !('outside' in asks)) throw new Error('a job lost its kind');

describe('a payload from the table', () => {
  it('reaches its job as the schema of today reads it: amounts as bigint, what is missing by its default, nothing unknown', async () => {
    told.length = 0;
    await one(ctx, { number: 'A1', amount: '-90071992547409931', ofOldVersions: true });
    await one(ctx, { number: 'A2' });
    await many.together(ctx, [{ id: 1 }, { id: 2, ofOldVersions: true }]);
    await asks.outside(ctx, { id: 3 });
    expect(told).toEqual([{ number: 'A1', amount: -90071992547409931n }, { number: 'A2', amount: 0n }, [{ id: 1 }, { id: 2 }], { id: 3 }]);
  });

  it.each([[{}], [{ number: 7 }], [{ number: 'A1', amount: '1.5' }], [{ number: 'A1', amount: 1 }]])(
    'that does not fit fails before its job begins: %j',
    (payload) => {
      told.length = 0;
      expect(() => one(ctx, payload)).toThrow();
      expect(told).toEqual([]);
    },
  );
});
