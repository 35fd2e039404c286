import { describe, expect, it } from 'vitest';
import { stagesOfTwo, workThatKills } from '../../../test/kills.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

// The worker is killed while it makes words of goods. This process plays the worker that is started afterwards.
const market = marketplaceForFile();
const startMs = 120_000;
let changes = 0;

describe('the worker is killed', () => {
  it.each(stagesOfTwo)(
    'over words of goods, %s: another makes them, and each is counted once',
    async (stage) => {
      const m = market();
      changes += 1;
      const word = `zyzzy${'abcdefgh'[changes]}`;
      const [{ prodId } = { prodId: 0 }] = (await m.seller(1).ok('GET /shop/admin/prod/page', {})).records;
      const { product, variants, version } = await m.seller(1).ok('GET /shop/admin/prod/info/{prodId}', { prodId });
      const unsold = variants.map((v) => ({ ...v, stock: '' }));
      await m.seller(1).ok('PUT /shop/admin/prod', { prodId, version, product: { ...product, name_en: `Box ${word}` }, variants: unsold });
      expect(await workThatKills(m, `catalog.indexWords: ${stage}`)).toBe('SIGKILL');
      await m.advance(2 / 1440);
      expect(await m.query('select product_id from outdated_words')).toEqual([]);
      expect((await m.guest.ok('GET /search/page', { prodName: word })).records.map((r) => r.prodId)).toEqual([prodId]);
      expect(await m.query('select products from search_words where word = $1', [word])).toEqual([{ products: 1 }]);
    },
    startMs,
  );
});
