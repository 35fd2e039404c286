import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inside } from './lib/paths.mjs';
import { add, countPlaywright, countVitest, nothing, sentence, slowest } from './lib/reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kyakhta-reports-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const written = (name: string, report: object): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
};

const ofVitest = {
  numPassedTests: 2,
  testResults: [
    { name: inside('bin/a.test.ts'), status: 'passed', assertionResults: [{ status: 'passed', duration: 1500 }, { status: 'passed' }] },
    {
      name: inside('bin/b.test.ts'),
      status: 'failed',
      assertionResults: [{ status: 'failed', fullName: 'breaks', failureMessages: ['it broke'], duration: 90 }],
    },
  ],
};
const result = (status: string, duration: number): object => ({ status, results: [{ duration }] });
const ofPlaywright = {
  stats: { expected: 3, flaky: 0, unexpected: 0 },
  suites: [
    {
      title: 'c.spec.ts',
      file: 'c.spec.ts',
      specs: [{ title: 'one', tests: [result('expected', 700)] }],
      suites: [{ title: 'in en', specs: [{ title: 'two', tests: [result('expected', 800), result('expected', 100_000)] }] }],
    },
  ],
};

describe('the end of a run', () => {
  const all = add(
    add(nothing, countVitest(written('vitest.json', ofVitest), 1)),
    countPlaywright(written('browser.json', ofPlaywright), 0),
  );

  it('sums up what the runners report, and names what failed', () => {
    expect(sentence(all)).toBe('5 passed, 1 failed');
    expect(all.faults).toHaveLength(1);
    expect(all.faults[0]).toContain('breaks');
  });

  it('names the files that took longest, the longest first, and no more than asked for', () => {
    expect(slowest(all).map((line) => line.trim().replaceAll(/ {2,}/g, ' '))).toEqual([
      '102 s tests/browser/c.spec.ts',
      '1.5 s bin/a.test.ts',
      '0.1 s bin/b.test.ts',
    ]);
    expect(slowest(all, 1)).toHaveLength(1);
    expect(slowest(nothing)).toEqual([]);
  });

  it('counts a runner that leaves no report, or ends badly without a failed test, as failed', () => {
    expect(sentence(countVitest(join(folder, 'none.json'), 0))).toBe('0 passed, 1 failed');
    expect(sentence(countPlaywright(join(folder, 'browser.json'), 3))).toBe('3 passed, 1 failed');
    expect(sentence(add(nothing, countPlaywright(join(folder, 'none.json'), 1)))).toBe('0 passed, 1 failed');
  });
});
