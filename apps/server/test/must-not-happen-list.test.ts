import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const rows = read('../../../docs/what-must-not-happen.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('.test.ts'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, source = '', , file = '', test = '']) => ({ source, file: file.replaceAll('`', ''), test }));

/** Files whose tests are raced on both wires, and those that never ask the database. */
const isRaced = (text: string): boolean => /describe\.each\(wires\)|delayMs: 100/.test(text);
const withoutDatabase = /^(outside|domains\/pricing)\//;
const far = read('../src/flows/hardening/must-not-happen-far.test.ts') + read('../src/flows/hardening/must-not-happen-far-money.test.ts');
const lastNumber = (source: string): string => /#\d+/.exec(source)?.[0] ?? source;

describe('what must not happen', () => {
  it.each(rows)('$source is also tried with everybody at once and 100 ms from the database', ({ source, file }) => {
    expect(withoutDatabase.test(file) || isRaced(read(`../src/${file}`)) || new RegExp(`${lastNumber(source)}(?!\\d)`).test(far)).toBe(
      true,
    );
  });
  it('is a list of some length', () => {
    expect(rows.length).toBeGreaterThan(30);
  });
  it.each(rows)('$source is kept from happening by a test of those words', ({ file, test }) => {
    // The words are in the title of a test, not in a comment.
    const titles = [...read(`../src/${file}`).matchAll(/\bit(?:\.each\([\s\S]*?\))?\(\s*['"`](.*)/g)].map(([, title = '']) => title);
    expect(titles.filter((title) => title.includes(test))).not.toEqual([]);
  });
});
