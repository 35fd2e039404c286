import { describe, expect, it } from 'vitest';
import { withinTime } from './pictures.ts';

const outOfTime = new Error('timeout: 45% complete');
const second = 1_000_000;

/** A machine that gives a process so much computing each time it is given time. */
const machine = (shares: readonly number[]) => {
  const given: number[] = [];
  let computed = 0;
  return {
    given,
    computed: () => computed,
    work: (needed: number) => async (seconds: number) => {
      const share = shares[given.length] ?? 1;
      given.push(seconds);
      computed += seconds * share * second;
      if (seconds * share < needed) throw outOfTime;
      return 'picture';
    },
  };
};

describe('a picture', () => {
  it('is given more time on a machine that is busy with other things', async () => {
    const busy = machine([0.02, 0.02, 0.02]);
    expect(await withinTime(busy.work(3), busy.computed)).toBe('picture');
    expect(busy.given).toEqual([20, 60, 180]);
  });

  it('that takes long on a machine that has time is given up, and not called damaged', async () => {
    const idle = machine([1]);
    expect(await withinTime(idle.work(1000), idle.computed)).toBe('busy');
    expect(idle.given).toEqual([20]);
  });

  it('is given up in the end on a machine that has no time at all', async () => {
    const stuck = machine([0, 0, 0, 0]);
    expect(await withinTime(stuck.work(3), stuck.computed)).toBe('busy');
    expect(stuck.given).toEqual([20, 60, 180, 540]);
  });

  it('is damaged when it fails for any other reason, on whatever machine', async () => {
    for (const message of ['VipsJpeg: premature end of JPEG image', 'pngload: libspng read error', 'Input file is missing'])
      expect(
        await withinTime(
          () => Promise.reject(new Error(message)),
          () => 0,
        ),
      ).toBe('broken');
  });
});
