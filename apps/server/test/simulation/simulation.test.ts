import { afterEach, describe, expect, it } from 'vitest';
import { usePaymentProvider, usePaymentProviders } from '../services.ts';
import { openMarketplace } from '../marketplace.ts';
import { simulatedProviders } from './simulated-providers.ts';
import { simulate } from './simulate.ts';

// `npm run simulate -- --hours 2 --seed 7` runs this file for as long as asked; `npm test` runs it briefly a few times.
const hours = Number(process.env['SIMULATE_HOURS'] ?? '0');
const asked = process.env['SIMULATE_SEED'];
const longestRun = 2000;
const stepsAsked = Number(process.env['SIMULATE_STEPS'] ?? longestRun);
const stepsOfRun = 150;

afterEach(() => {
  usePaymentProvider(null);
});
const run = async (seed: number, isOver: (steps: number) => boolean) => {
  const m = await openMarketplace({ contracts: true });
  const providers = simulatedProviders();
  usePaymentProviders(new Map(providers.flatMap(({ double, payTypes }) => payTypes.map((way) => [way, double] as const))));
  try {
    return await simulate(m, providers, seed, isOver);
  } finally {
    await m.close();
  }
};

/** Seeds that everybody's run takes: a test ends the same every time. New ones are for the long runs. */
const fixed = [2, 5];

const shortly = (): void => {
  it.each(fixed)('with seed %i', { timeout: 240_000 }, async (seed) => {
    const world = await run(seed, (steps) => steps >= stepsOfRun);
    // A run that does nothing proves nothing.
    const states = new Set([...world.orders.values()].map((o) => o.status));
    expect(world.orders.size).toBeGreaterThan(10);
    expect([...states]).toEqual(expect.arrayContaining([5, 6]));
    const paidBy = (of: 'promotion' | 'freightPlatform' | 'freightStore'): boolean => [...world.orders.values()].some((o) => o[of] > 0n);
    expect([paidBy('promotion'), paidBy('freightPlatform'), paidBy('freightStore')]).toEqual([true, true, true]);
  });
};
/** A seed that is asked for again goes as far as asked, or as it went in a long run. */
const onceMore = (seed: number): void => {
  it(`with seed ${seed}`, { timeout: 3_600_000 }, () => run(seed, (steps) => steps >= stepsAsked));
};

const forHours = (): void => {
  it(`runs for ${hours} hours`, { timeout: (hours + 1) * 3_600_000 }, async () => {
    const end = performance.now() + hours * 3_600_000;
    for (let seed = asked === undefined ? Date.now() % 1_000_000 : Number(asked); performance.now() < end; seed += 1) {
      process.stdout.write(`seed ${seed}\n`);
      const world = await run(seed, (steps) => steps >= stepsAsked || performance.now() >= end);
      process.stdout.write(`  ${world.orders.size} orders, ${world.payouts.length} payouts, as the model has them\n`);
      process.stdout.write(`  ${[...world.done].map(([what, times]) => `${what}: ${times}`).join(' · ')}\n`);
    }
  });
};

describe('random people, compared with a model at every step', () => {
  if (hours > 0) forHours();
  else if (asked === undefined) shortly();
  else onceMore(Number(asked));
});
