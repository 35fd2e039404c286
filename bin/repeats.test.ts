import { describe, expect, it } from 'vitest';
import { leftOut, listedIn, names, repeatsOf } from './lib/repeats.mjs';

const walk = (file: string, ...titles: string[]) => ({ file, titles });

describe('journeys in a second language', () => {
  const en = walk('a.spec.ts', 'a refund in en', 'is asked for');
  const ru = walk('a.spec.ts', 'a refund in ru', 'is asked for');

  it('repeat what was listed before in other words', () => {
    expect(repeatsOf([en, ru])).toEqual([ru]);
    const single = [walk('b.spec.ts', 'bulk, in ru'), walk('b.spec.ts', 'bulk, in zh_CN')];
    expect(repeatsOf(single)).toEqual([single[1]]);
  });

  it('are none where nothing says the same: another file, other steps, only one language', () => {
    expect(repeatsOf([en, walk('b.spec.ts', 'a refund in ru', 'is asked for')])).toEqual([]);
    expect(repeatsOf([en, walk('a.spec.ts', 'a refund in ru', 'is refused')])).toEqual([]);
    expect(repeatsOf([walk('a.spec.ts', 'in ru without scripts'), walk('a.spec.ts', 'in en')])).toEqual([]);
  });

  it('stay whole: a group of which one test is told nowhere else is no repeat', () => {
    expect(repeatsOf([en, ru, walk('a.spec.ts', 'a refund in ru', 'is read again')])).toEqual([]);
  });

  it('are found in the list that Playwright writes', () => {
    const spec = (title: string) => ({ title, file: 'steps.ts', tests: [{ projectName: 'journeys' }] });
    const inner = [{ title: 'a refund in en', specs: [spec('is asked for')] }];
    expect(listedIn({ suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [spec('alone')], suites: inner }] })).toEqual([
      { project: 'journeys', file: 'a.spec.ts', titles: ['alone'] },
      { project: 'journeys', file: 'a.spec.ts', titles: ['a refund in en', 'is asked for'] },
    ]);
  });

  it('are reached by a change of a page that they name', () => {
    expect(names("open('/user-center/uc-invoice')", '/user-center/uc-invoice')).toBe(true);
    expect(names('open(`/seller/orders/${number}`)', '/seller/orders/:orderNumber')).toBe(true);
    expect(names("open('/cart')", '/user-center/uc-invoice')).toBe(false);
    expect([names("open('/')", '/'), names("open('/cart')", '/')]).toEqual([true, false]);
  });

  it('are all walked where everything is reached', async () => {
    expect(await leftOut({ everything: true, paths: [] })).toEqual([]);
  });
});
