import { describe, expect, it } from 'vitest';
import { AnswerCache } from './cache.ts';
import { KeptRecords } from './kept-records.ts';

const blockBytes = 256 * 1024;
const productTag = (id: number): string => `product:${id}`;
const body = (id: number, size = 1000): Buffer => Buffer.from(`${id} `.padEnd(size, 'x'));
const kept = (count: number, blocks: number) => {
  const records = new KeptRecords(blocks * blockBytes);
  const shelf = records.shelf('cards en', productTag);
  for (let id = 1; id <= count; id += 1) shelf.put(id, body(id));
  return { records, shelf };
};
const known = (shelf: { get(id: number): Buffer | undefined }, from: number, to: number): number[] => {
  const ids = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return ids.filter((id) => {
    const bytes = shelf.get(id);
    // Whatever is found is the record itself, whole.
    if (bytes !== undefined) expect(bytes.equals(body(id))).toBe(true);
    return bytes !== undefined;
  });
};

describe('kept records of lists', () => {
  it('are read as they were put, those of each language by themselves', () => {
    const { records, shelf } = kept(500, 8);
    const russian = records.shelf('cards ru', productTag);
    russian.put(7, Buffer.from('семь'));
    expect(known(shelf, 1, 500)).toHaveLength(500);
    expect([russian.get(7)?.toString(), russian.get(8), records.shelf('cards ru', productTag).get(7)?.toString()]).toEqual([
      'семь',
      undefined,
      'семь',
    ]);
  });

  it('are the newest when they are put anew, and stay what they were in the hands of who has read them', () => {
    const { shelf } = kept(3, 1);
    const read = shelf.get(2);
    shelf.put(2, Buffer.from('new'));
    for (let id = 10; id < 2000; id += 1) shelf.put(id, body(id));
    expect(read?.equals(body(2))).toBe(true);
    shelf.put(2, Buffer.from('newest'));
    expect(shelf.get(2)?.toString()).toBe('newest');
  });

  it('are dropped by their tag in every language, and no other', () => {
    const { records, shelf } = kept(20, 2);
    const russian = records.shelf('cards ru', productTag);
    const stores = records.shelf('stores en', (id) => `store:${id}`);
    for (const one of [russian, stores]) one.put(12, body(12));
    records.drop('product:12');
    expect([shelf.get(12), russian.get(12), stores.get(12)?.length, shelf.get(2)?.length, shelf.get(1)?.length]).toEqual([
      undefined,
      undefined,
      body(12).length,
      body(2).length,
      body(1).length,
    ]);
    for (const tag of ['product:', 'synonyms', 'product:x', 'xproduct:2', 'product:002']) records.drop(tag);
    expect(known(shelf, 1, 20)).toHaveLength(19);
  });

  it('never take more blocks than they may, and what is asked for again outlives what is not', () => {
    const { shelf } = kept(0, 4);
    const asked = Array.from({ length: 100 }, (_, i) => i + 1);
    for (const id of asked) shelf.put(id, body(id));
    for (let id = 1000; id < 20_000; id += 1) {
      shelf.put(id, body(id));
      if (id % 50 === 0) for (const one of asked) shelf.get(one);
    }
    expect(known(shelf, 1, 100)).toHaveLength(100);
    // 4 blocks of 256 KiB hold at most 1,032 records of 1,000 bytes and their heads.
    expect(known(shelf, 1000, 20_000).length).toBeLessThanOrEqual(932);
  });

  it('outlive lists that come round in turn, a few more than there is room for', () => {
    const { shelf } = kept(0, 4);
    let hits = 0;
    for (let round = 0; round < 8; round += 1) {
      hits = 0;
      for (let id = 1; id <= 1200; id += 1) {
        if (shelf.get(id) === undefined) shelf.put(id, body(id));
        else hits += 1;
      }
    }
    expect(hits).toBeGreaterThan(500);
  });

  it('are not kept where a block would hold nothing else, nor where there is no room at all', () => {
    const { shelf } = kept(5, 1);
    shelf.put(6, body(6, blockBytes / 2));
    expect([shelf.get(6), known(shelf, 1, 5).length]).toEqual([undefined, 5]);
    expect(known(kept(5, 0).shelf, 1, 5)).toEqual([]);
  });

  it('are gone when everything is, and their room is used again', () => {
    const { records, shelf } = kept(1000, 4);
    records.clear();
    expect(known(shelf, 1, 1000)).toEqual([]);
    for (let id = 1; id <= 1000; id += 1) shelf.put(id, body(id));
    expect(known(shelf, 1, 1000)).toHaveLength(1000);
  });

  it('are not kept when they were dropped while they were being read, or everything was', () => {
    const cache = new AnswerCache(10, undefined, blockBytes);
    const shelf = cache.shelf('cards en', productTag);
    const reading = cache.reading();
    cache.drop('product:1');
    reading.putRecord(shelf, 1, body(1));
    reading.putRecord(shelf, 2, body(2));
    expect([shelf.get(1), shelf.get(2)?.length]).toEqual([undefined, body(2).length]);
    cache.clear();
    reading.putRecord(shelf, 2, body(2));
    reading.end();
    expect(shelf.get(2)).toBeUndefined();
  });
});
