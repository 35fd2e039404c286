import { describe, expect, it } from 'vitest';
import { AnswerCache, KeptBytes } from './cache.ts';

const megabyte = 1024 * 1024;
/** Answers of two thirds of a block: each stands in one of its own. */
const long = (of: string): string => JSON.stringify(of.repeat(700_000));
const fill = (cache: AnswerCache, key: string, body: string): Promise<KeptBytes> =>
  cache.fill(key, [`about:${key}`], () => Promise.resolve(new KeptBytes(body, [`about:${key}`])));

describe('bodies of kept answers', () => {
  it('are what was put there, in any alphabet, side by side', async () => {
    const cache = new AnswerCache(10 * megabyte, (kept) => kept.body.length);
    const bodies = ['{"a":1}', '"насос"', '"水泵"', '"😀"', '""'].map((body, i) => [String(i), body] as const);
    for (const [key, body] of bodies) await fill(cache, key, body);
    expect(bodies.map(([key]) => cache.get(key)?.bytes?.toString())).toEqual(bodies.map(([, body]) => body));
    expect(cache.get('1')?.data).toBe('насос');
  });

  it('make room a block at a time, the oldest first, and a filled one is never written over', async () => {
    // Nothing is weighed here: only the blocks are counted, three of them.
    const cache = new AnswerCache(3 * megabyte, () => 0);
    const first = await fill(cache, 'a', long('a'));
    const sending = first.bytes;
    for (const key of ['b', 'c']) await fill(cache, key, long(key));
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, true, true]);
    await fill(cache, 'd', long('d'));
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key)?.body[1])).toEqual([undefined, 'b', 'c', 'd']);
    // Whoever was being answered still gets what he asked for.
    expect(sending.toString()).toBe(long('a'));
    expect(first.data).toBe('a'.repeat(700_000));
  });

  it('leave nothing of an answer that was asked for again after a change', async () => {
    const cache = new AnswerCache(3 * megabyte, () => 0);
    await fill(cache, 'price', '"1"');
    cache.drop('about:price');
    await fill(cache, 'price', '"2"');
    for (const key of ['b', 'c']) await fill(cache, key, long(key));
    expect(cache.get('price')?.body).toBe('"2"');
    // Its block goes, and with it both of them; the key is free for a third.
    for (const key of ['d', 'e']) await fill(cache, key, long(key));
    expect(cache.get('price')).toBeUndefined();
    await fill(cache, 'price', '"3"');
    expect(cache.get('price')?.body).toBe('"3"');
    cache.clear();
    expect(cache.size).toBe(0);
  });

  it('of more than a block have one of their own', async () => {
    const cache = new AnswerCache(8 * megabyte, () => 0);
    const body = JSON.stringify('я'.repeat(megabyte));
    await fill(cache, 'large', body);
    await fill(cache, 'small', '"x"');
    expect([cache.get('large')?.body === body, cache.get('small')?.body]).toEqual([true, '"x"']);
  });
});
