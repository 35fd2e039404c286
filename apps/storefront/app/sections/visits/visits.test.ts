import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageId } from '@kyakhta/contract/values';
import { describe, expect, it } from 'vitest';
import { pageOf } from './page-of.ts';
import { next, readRemembered, type Remembered } from './session.ts';

const document = readFileSync(join(import.meta.dirname, '../../../../../docs/routes.md'), 'utf8');
const routes = [...document.matchAll(/^\| (`\/.*?`) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => path),
);
const written = [...document.matchAll(/^\| (\d+) \| [^|]+ \| (.+) \|$/gm)].map(([, id = '', cell = '']) => ({
  id: Number(id),
  paths: [...cell.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => path),
  banner: cell.includes('bannerEnter=1'),
}));

describe('the number of a page', () => {
  it('is written down for every number there is', () => {
    expect(written.map(({ id }) => id)).toEqual(Object.values(pageId));
  });

  it.each(written.map((row) => [row.id, row] as const))('%i is that of its paths', (id, { paths, banner }) => {
    for (const path of paths) expect(pageOf(path.replace('…', 'uc-home'), banner ? '?bannerEnter=1' : '')?.pageId).toBe(id);
  });

  it('is had by no other route', () => {
    const named = new Set(written.flatMap(({ paths }) => paths));
    const others = routes.filter((path) => !named.has(path) && !path.startsWith('/user-center/'));
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter((path) => pageOf(path, '') !== null)).toEqual([]);
  });

  it('stands with what the page is about, never with an order', () => {
    expect(pageOf('/goods-detail', '?prodId=11&c37=2')).toEqual({ pageId: 3, bizType: 0, bizData: '11' });
    expect(pageOf('/goods-detail', '?prodId=11&bannerEnter=1')).toEqual({ pageId: 2, bizType: 0, bizData: '11' });
    expect(pageOf('/category-page', '?cpid=1&cid=12')).toEqual({ pageId: 6, bizType: 1, bizData: '12' });
    expect(pageOf('/category-page', '?pn=secret words')).toEqual({ pageId: 6 });
    expect(pageOf('/payment', '?orderNumbers=2601010000000009')).toEqual({ pageId: 10 });
    expect(pageOf('/cart/', '')).toEqual({ pageId: 8 });
  });
});

describe('the session', () => {
  const minute = 60_000;
  let made = 0;
  const random = () => `random-${(made += 1)}`;
  const home = { pageId: pageId.home };
  const cart = { pageId: pageId.cart };
  const walk = (before: Remembered | null, at: number, page: Parameters<typeof next>[1] = home) => next(before, page, at, random);

  it('begins with the first page: its own names, step one, nothing before', () => {
    const { visit } = walk(null, 0);
    expect(visit).toMatchObject({ pageId: 1, step: 1, systemType: 1, visitType: 1, nums: 1 });
    expect(visit).not.toHaveProperty('prevPageId');
    expect(visit?.uuid).not.toBe(visit?.uuidSession);
  });

  it('counts steps and names the page before', () => {
    const first = walk(null, 0);
    const second = walk(first.remembered, minute, cart);
    expect(second.visit).toMatchObject({
      pageId: 8,
      step: 2,
      prevPageId: 1,
      uuidSession: first.visit?.uuidSession,
      uuid: first.visit?.uuid,
    });
  });

  it('lasts thirty minutes after each page, and not one millisecond more', () => {
    const first = walk(null, 0);
    const later = walk(first.remembered, 30 * minute);
    expect(later.visit).toMatchObject({ step: 2, uuidSession: first.visit?.uuidSession });
    const tooLate = walk(later.remembered, 60 * minute + 1);
    expect(tooLate.visit).toMatchObject({ step: 1, uuid: first.visit?.uuid });
    expect(tooLate.visit?.uuidSession).not.toBe(first.visit?.uuidSession);
    expect(tooLate.visit).not.toHaveProperty('prevPageId');
  });

  it('is kept going by pages that are not logged', () => {
    const first = walk(null, 0);
    const between = walk(first.remembered, 20 * minute, null);
    expect(between.visit).toBeNull();
    expect(walk(between.remembered, 40 * minute, cart).visit).toMatchObject({ step: 2, prevPageId: 1 });
  });

  it('is remembered, and begun anew where what was remembered makes no sense', () => {
    const { remembered } = next(null, home, 5, () => 'a-random-name');
    expect(readRemembered(JSON.stringify(remembered))).toEqual(remembered);
    for (const text of [null, '', '{', '7', '{}', '{"uuid":"x"}', '{"uuid":"<script>","uuidSession":"aaaaaaaaa","step":1,"at":1}'])
      expect(readRemembered(text)).toBeNull();
  });
});
