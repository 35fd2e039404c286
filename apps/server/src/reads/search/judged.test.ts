import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { judgedQueries } from './judged-queries.ts';

const shown = 24;
const market = marketplaceForFile({ part: 'all' });

describe('the judged queries', () => {
  it('find at least 95 of 100 goods that answer them, on the first page', async () => {
    const goods = await market().query<{ id: number; name: string; category: string }>(
      "select p.id, t.name, c.names ->> 'en' as category from products p join categories c on c.id = p.category_id join product_texts t on t.product_id = p.id and t.locale = 'en'",
    );
    const missed: string[] = [];
    const recalls: number[] = [];
    for (const { text, category, name } of judgedQueries) {
      const answers = goods.filter((g) => category.test(g.category) && name.test(g.name));
      expect(answers.length, `goods that answer “${text}”`).toBeGreaterThan(0);
      const { records } = await market().guest.ok('GET /search/page', { prodName: text, size: shown });
      const found = new Set(records.map((r) => r.prodId));
      const recall = answers.filter((a) => found.has(a.id)).length / Math.min(shown, answers.length);
      recalls.push(recall);
      if (recall < 1) missed.push(`${text}: ${recall.toFixed(2)}`);
    }
    expect(recalls).toHaveLength(104);
    expect(recalls.reduce((a, b) => a + b, 0) / recalls.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('find a size whichever alphabet its letter is of', async () => {
    const found = async (prodName: string) =>
      (await market().guest.ok('GET /search/page', { prodName, size: shown })).records.map((r) => r.prodName);
    for (const text of ['шпилька M8', 'шпилька М8']) expect(await found(text), text).toContain('Threaded rods, M8 × 1 m, 200 pcs');
    expect(await found('лампа Е27')).toEqual(await found('лампа E27'));
  });

  it('find what a compound word is a kind of', async () => {
    const { records } = await market().guest.ok('GET /search/page', { prodName: 'зимняя обувь', size: shown });
    expect(records.map((r) => r.prodName)).toEqual(expect.arrayContaining([expect.stringMatching(/^Winter work boots/)]));
  });
});
