import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inspirationFeed, type FeedState } from './inspiration-feed.ts';

const goods = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const open = (pool: () => Promise<readonly number[] | null>) => {
  const seen: FeedState<number>[] = [];
  const feed = inspirationFeed(pool, (state) => seen.push(state));
  const now = (): [number, string] => [seen.at(-1)?.cards.length ?? 0, seen.at(-1)?.loader ?? 'first'];
  return { feed, now };
};
/** A press and the time until its goods are there. */
const whole = 500 + 600;

describe('goods for inspiration', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows 42 first, and 42 more 600 ms after a press has settled', async () => {
    const { feed, now } = open(async () => goods(210));
    await feed.begin();
    expect(now()).toEqual([42, 'ready']);
    feed.more();
    vi.advanceTimersByTime(499);
    expect(now()).toEqual([42, 'ready']);
    vi.advanceTimersByTime(1);
    expect(now()).toEqual([42, 'loading']);
    vi.advanceTimersByTime(599);
    expect(now()).toEqual([42, 'loading']);
    vi.advanceTimersByTime(1);
    expect(now()).toEqual([84, 'ready']);
  });

  it('takes presses within half a second for one', async () => {
    const { feed, now } = open(async () => goods(210));
    await feed.begin();
    feed.more();
    vi.advanceTimersByTime(300);
    feed.more();
    feed.more();
    vi.advanceTimersByTime(499);
    expect(now()).toEqual([42, 'ready']);
    vi.advanceTimersByTime(601);
    expect(now()).toEqual([84, 'ready']);
    vi.advanceTimersByTime(10_000);
    expect(now()).toEqual([84, 'ready']);
  });

  it('loads four times more at most, and no longer than there are goods', async () => {
    const much = open(async () => goods(1000));
    await much.feed.begin();
    for (let i = 0; i < 6; i += 1) {
      much.feed.more();
      vi.advanceTimersByTime(whole);
    }
    expect(much.now()).toEqual([210, 'done']);
    const little = open(async () => goods(50));
    await little.feed.begin();
    little.feed.more();
    vi.advanceTimersByTime(whole);
    expect(little.now()).toEqual([50, 'done']);
  });

  it('stops when the goods cannot be had', async () => {
    for (const pool of [async () => null, () => Promise.reject(new Error('offline'))]) {
      const { feed, now } = open(pool);
      await feed.begin();
      expect(now()).toEqual([0, 'failed']);
      feed.more();
      vi.advanceTimersByTime(whole);
      expect(now()).toEqual([0, 'failed']);
    }
  });
});
