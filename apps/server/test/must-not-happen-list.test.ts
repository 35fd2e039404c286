import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const rows = read('../../../docs/what-must-not-happen.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('.test.ts'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, source = '', , file = '', test = '']) => ({ source, file: file.replaceAll('`', ''), test }));

describe('what must not happen', () => {
  it('is a list of some length', () => {
    expect(rows.length).toBeGreaterThan(30);
  });
  it.each(rows)('$source is kept from happening by a test of those words', ({ file, test }) => {
    expect(read(`../src/${file}`)).toContain(test);
  });
});
