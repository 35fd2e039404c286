import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPdf, squeezed } from '../../../test/pdf.ts';
import { drawPaper } from './draw.ts';
import { lettersText } from './letters-text.ts';
import type { Pair, Paper } from './paper.ts';

const paperOf = (paragraphs: readonly Pair[], languages: Paper['languages'] = ['ru', 'zh-CN']): Paper => ({
  number: '20260102-B',
  at: '2026-01-02T03:04:05.000Z',
  languages,
  issuer: 'Кяхта 恰克图',
  title: ['Договор', '合同'],
  sections: [{ heading: ['Стороны', '双方'], paragraphs, table: null }],
});
const drawn = async (paper: Paper) => readPdf(await drawPaper(paper));

describe('a paper as it is read', () => {
  it('has its two languages side by side, letters of both as text, however often their lines wrap', async () => {
    const pair: Pair = [
      'Покупатель обязуется принять и оплатить товары по заказу, ёмкость ящика указана в таблице.',
      '买方应当按照本合同约定的期限接收货物并支付全部价款，逾期未付款的，本合同自动终止，双方互不承担责任。',
    ];
    const [page] = await drawn(paperOf([pair]));
    expect(page?.left).toContain(squeezed(pair[0]));
    expect(page?.right).toContain(pair[1]);
    expect(page?.boxes).toBe(0);
  });

  it('says on each page whose it is, its number and its day', async () => {
    const pages = await drawn(paperOf(Array.from({ length: 60 }, (_, i): Pair => [`Пункт ${i}`, `第${i}条`])));
    expect(pages.length).toBeGreaterThan(1);
    for (const [i, page] of pages.entries()) {
      expect(page.lines[0]).toBe('Кяхта 恰克图 № 20260102-B · 2026-01-02');
      expect(page.lines.at(-1)).toBe(`${i + 1} / ${pages.length}`);
    }
    const text = pages.map((page) => page.right).join('');
    for (let i = 0; i < 60; i += 1) expect(text).toContain(`第${i}条`);
  });

  it('prints what no face has as a question mark, and never another sign in its place', async () => {
    const [page] = await drawn(paperOf([['Ли 𪚥, 🧨, ก', '𠮷田①']]));
    expect(page?.left).toContain('Ли?,?,?');
    expect(page?.right).toContain('𠮷田①');
    expect(page?.boxes).toBe(0);
  });

  it('keeps the parts of a number together in a language that runs to the left', async () => {
    const bank = 'DE00 0000 0000 0000 0000 00';
    const pairs: Pair[] = [
      ['الهاتف: +86 470 000 0000', 'Phone: +86 470 000 0000'],
      [`الحساب المصرفي: Demo Bank, DEMODEM0XXX, ${bank}`, `Bank account: ${bank}`],
    ];
    const [page] = await drawn(paperOf(pairs, ['ar', 'en']));
    for (const text of ['+86 470 000 0000', bank]) expect(page?.left).toContain(squeezed(text));
    expect(page?.left).toMatch(/\p{Script=Arabic}/u);
    expect(page?.boxes).toBe(0);
  });

  it('leaves out marks of direction and joiners, which are no signs', async () => {
    const [page] = await drawn(paperOf([['а\u202Eбв\u202C\u200Dг', '中\uFE0F文']]));
    expect(page?.left).toContain('абвг');
    expect(page?.right).toContain('中文');
  });

  it('gives each letter as itself to who copies it, also one that was drawn before only as a part of another', async () => {
    await drawn(paperOf([['ÇÑŘÝĤĴŴŠŽ', 'çñřýĥĵŵšž']], ['fr', 'cs']));
    const reference = 'KY-CNRY-HJWSZ';
    const [page] = await drawn(paperOf([[reference, reference.toLowerCase()]]));
    expect(page?.left).toContain(reference);
    expect(page?.right).toContain(reference.toLowerCase());
  });

  it('has Armenian and Georgian letters as text, each as it was written', async () => {
    const names: Pair = ['«Արարատ Գրուպ» ՍՊԸ և Երևան', 'შპს „თბილისი ტრეიდი“ ₾ 5'];
    const [page] = await drawn(paperOf([names], ['ru', 'en']));
    expect(page?.left).toContain(squeezed(names[0]));
    expect(page?.right).toContain(squeezed(names[1]));
    expect(page?.boxes).toBe(0);
  });

  it('knows which letters its faces have, as they are kept for who checks a name', async () => {
    expect(await lettersText()).toBe(
      readFileSync(join(import.meta.dirname, '../../../../../packages/contract/src/printed-letters.ts'), 'utf8'),
    );
  });

  it('has Korean, Hebrew and Arabic letters as text', async () => {
    const [page] = await drawn(
      paperOf(
        [
          ['한국어', 'שלום'],
          ['Zürich, Łódź', 'سلام'],
        ],
        ['ko', 'he'],
      ),
    );
    expect(page?.left).toContain('한국어');
    expect(page?.left).toContain('Zürich,Łódź');
    expect(page?.right).toMatch(/שלום|םולש/);
    expect(page?.boxes).toBe(0);
  });

  it('never parts the signatures, and has words of the paper above them on their page', async () => {
    const signed = (fillers: number): Paper => {
      const paper = paperOf(Array.from({ length: fillers }, (_, i): Pair => [`Пункт ${i}`, `第${i}条`]));
      const side = (name: string) => ({
        side: ['Сторона', '一方'] as const,
        name,
        signatory: `лицо ${name}`,
        how: ['Подпись', '签名'] as const,
        stamp: null,
      });
      return {
        ...paper,
        sections: [...paper.sections, { heading: ['Подписание', '签署'], paragraphs: [['Последнее слово', '最后一句']], table: null }],
        signatures: [side('Первый'), side('Второй')],
      };
    };
    // One page is filled line by line until the block is on the next.
    let turned = 0;
    for (let fillers = 36; fillers <= 50; fillers += 1) {
      const pages = await drawn(signed(fillers));
      const ofBlock = pages.flatMap(({ left, right }, i) =>
        ['Первый', 'лицоПервый', 'Второй', 'лицоВторой', 'Подписание', 'Последнееслово']
          .filter((text) => (left + right).includes(text))
          .map(() => i),
      );
      expect(ofBlock).toHaveLength(6);
      expect(new Set(ofBlock).size).toBe(1);
      if (ofBlock[0] === 1) turned += 1;
    }
    expect(turned).toBeGreaterThan(0);
    expect(turned).toBeLessThan(15);
  });

  it('keeps a heading with the words below it', async () => {
    for (let fillers = 40; fillers <= 52; fillers += 1) {
      const paper = paperOf(Array.from({ length: fillers }, (_, i): Pair => [`Пункт ${i}`, `第${i}条`]));
      const next = { heading: ['Споры', '争议'] as const, paragraphs: [['Решает суд', '由法院决定'] as const], table: null };
      const pages = await drawn({ ...paper, sections: [...paper.sections, next] });
      const at = (text: string): number => pages.findIndex(({ left }) => left.includes(text));
      expect(at('Споры')).toBe(at('Решаетсуд'));
    }
  });

  it('draws the stamp beside its signature', async () => {
    const sharp = (await import('sharp')).default;
    const stamp = await sharp({ create: { width: 240, height: 240, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } })
      .png()
      .toBuffer();
    const one = { side: ['Платформа', '平台'] as const, name: 'Кяхта', signatory: '', how: ['', ''] as const, stamp: 'hash' };
    const paper = { ...paperOf([['Текст', '文字']]), signatures: [one] };
    const [without, with_] = [await drawPaper(paper), await drawPaper(paper, stamp)];
    expect([without, with_].map((bytes) => bytes.includes('/Subtype /Image'))).toEqual([false, true]);
    expect(await drawPaper(paper, stamp)).toEqual(with_);
  });
});
