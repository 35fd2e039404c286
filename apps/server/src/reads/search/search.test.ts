import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';

const market = marketplaceForFile();
const names = async (prodName: string, more: Record<string, unknown> = {}) => {
  const data = await market().guest.ok('GET /search/page', { prodName, size: 24, ...more });
  return data;
};

describe('search', () => {
  it('debug', async () => {
    for (const q of [
      'boots',
      'ботинки',
      '手套',
      'toolbox',
      'tool box',
      'ghjlfdtw',
      'jnd`hnrf',
      'botinki',
      'отвертки',
      'скрудрайвер',
      'glovse',
      'qqqqzz',
      'winter gloves купить',
    ]) {
      const r = await names(q).catch((e: unknown) => String(e));
      console.log(q, JSON.stringify(r).slice(0, 300));
    }
    console.log(JSON.stringify(await market().guest.call('GET /search/facets', { prodName: 'boots' })).slice(0, 1500));
    console.log(JSON.stringify(await market().guest.call('GET /search/suggest', { prodName: 'win' })).slice(0, 1500));
    expect(1).toBe(1);
  });
});
