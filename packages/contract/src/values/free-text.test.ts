import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { words } from '../fields.ts';
import { isEnough, leastTold } from './free-text.ts';

const contract = join(import.meta.dirname, '..');

describe('a reason', () => {
  it.each(['缺货', '缺x', '품절', 'サイズ', 'нет', 'old', 'תקול', 'a b', '10 %'])(
    'of %j is enough where three letters are asked for',
    (text) => {
      expect(isEnough(text, 3)).toBe(true);
      expect(words(3, 500).safeParse(text).success).toBe(true);
    },
  );

  it.each(['', 'ок', 'no', '缺', '  a ', 'a  ', '...', '—————', '　缺　', '👍👍👍', '。。。'])('of %j is too little', (text) => {
    expect(isEnough(text, 3)).toBe(false);
    expect(words(3, 500).safeParse(text).success).toBe(false);
  });

  it('of five Chinese characters is as long as one of ten letters', () => {
    expect(isEnough('货物与描述', 10)).toBe(true);
    expect(isEnough('货物不符', 10)).toBe(false);
    expect(isEnough('не подошло', 10)).toBe(true);
    expect(isEnough('не то', 10)).toBe(false);
  });

  it('is kept trimmed, up to its longest, and refused by the number of letters that is asked for', () => {
    expect(words(3, 500).parse('  缺货 ')).toBe('缺货');
    expect(words(3, 5).safeParse('缺货缺货缺货').success).toBe(false);
    expect(words(3, 500).safeParse('ок').error?.issues).toMatchObject([{ message: 'tooFewWords', params: { min: 3 } }]);
    expect(words(3, 500).safeParse('   ').error?.issues).toMatchObject([{ code: 'too_small', minimum: 1 }]);
  });

  it('is asked for by as many characters as its reader’s script needs', () => {
    expect([leastTold(3, 'zh_CN'), leastTold(10, 'ko'), leastTold(3, 'ru'), leastTold(10, 'en')]).toEqual([2, 5, 3, 10]);
  });
});

describe('the contract', () => {
  it('measures no reason, note or message in characters alone', async () => {
    const files = (await readdir(contract, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
    const found = await Promise.all(
      files.map(async (file) =>
        (
          (await readFile(join(contract, file), 'utf8')).match(
            /\b\w*(?:[rR]eason|[nN]ote|words\w+|content)\b[:=] ?(?:\w+\()?text\((?!1,|\w+\.answer)[^)]*\)/g,
          ) ?? []
        ).map((one) => `${file}: ${one}`),
      ),
    );
    expect(found.flat()).toEqual([]);
  });
});
