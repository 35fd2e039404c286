import { expect, it } from 'vitest';
import { AnswerCache } from './cache.ts';

const minute = 60_000;
const at = (ms: number): Date => new Date(ms);
const cacheOf = (clock: { now: number }): AnswerCache =>
  new AnswerCache(
    10,
    () => 1,
    0,
    () => clock.now,
  );
const put = (cache: AnswerCache, key: string, tags: readonly string[]) =>
  cache.fill(key, tags, () => Promise.resolve({ data: key, body: '' }));

it('drops the answers of a tag at the first read at its instant or later, and no other answer', async () => {
  const clock = { now: 0 };
  const cache = cacheOf(clock);
  await put(cache, 'lamp', ['product:1']);
  await put(cache, 'list', ['product:1', 'product:2']);
  await put(cache, 'rope', ['product:2']);
  cache.dropAt('product:1', at(3 * minute));
  cache.dropAt('product:1', at(2 * minute));
  cache.dropAt('product:1', at(4 * minute));
  cache.dropAt('product:2', at(5 * minute));
  clock.now = 2 * minute - 1;
  expect(['lamp', 'list', 'rope'].map((key) => cache.get(key)?.data)).toEqual(['lamp', 'list', 'rope']);
  clock.now = 2 * minute;
  expect(['rope', 'lamp', 'list'].map((key) => cache.get(key)?.data)).toEqual(['rope', undefined, undefined]);
  await put(cache, 'lamp', ['product:1']);
  clock.now = 5 * minute;
  expect(['lamp', 'rope'].map((key) => cache.get(key)?.data)).toEqual(['lamp', undefined]);
});

it('does not keep an answer that was read before the instant and comes after somebody has met it', async () => {
  const clock = { now: 0 };
  const cache = cacheOf(clock);
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const reading = cache.fill('lamp', ['product:1'], async () => {
    cache.dropAt('product:1', at(minute));
    await gate;
    return { data: 'old', body: '' };
  });
  clock.now = minute;
  expect(cache.get('other')).toBeUndefined();
  open();
  expect((await reading).data).toBe('old');
  expect(cache.get('lamp')).toBeUndefined();
});

it('does not keep an answer whose instant had passed before it was put', async () => {
  const clock = { now: 0 };
  const cache = cacheOf(clock);
  await cache.fill('lamp', ['product:1'], () => {
    cache.dropAt('product:1', at(minute));
    clock.now = 2 * minute;
    return Promise.resolve({ data: 'old', body: '' });
  });
  expect(cache.get('lamp')).toBeUndefined();
});
