import { importState, type Output } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { goodsFilesForFile, type Line, padlock } from '../../../test/goods-files.ts';
import { restock } from '../../../test/goods.ts';
import { httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

// Goods are sold while somebody looks at the columns of a file: what an import raises is counted once more when it starts.
const market = marketplaceForFile();
const http = httpForFile(market);
const { exported, linesOf, written, uploaded } = goodsFilesForFile(market, http);
const seller = () => market().seller(1);

let count = 0;
/** A product of two variants with 600 pieces each, and a file of another program that wants so many of them. */
const waiting = async (stock: (line: Line, i: number) => string) => {
  const code = `START-${(count += 1)}`;
  const { prodId } = await seller().ok('POST /shop/admin/prod', padlock(code, { S: 600, M: 600 }));
  const { variants } = await seller().ok('GET /shop/admin/prod/info/{prodId}', { prodId });
  const lines = (await linesOf(await exported('csv'))).filter((l) => l['product'] === code);
  const file = await written(lines.map((l, i) => ({ ...l, stock: stock(l, i), stock_seen: '', stock_at: '' })));
  const info = await uploaded(file);
  const { importId } = info;
  return {
    info,
    importId,
    start: (more: object = {}) => seller().call('POST /shop/admin/import/start', { importId, ...more }),
    now: () => seller().ok('GET /shop/admin/import/info', { importId }),
    cancel: () => seller().ok('PUT /shop/admin/import/cancel', { importId }),
    sell: (to: number) => restock(market(), String(to), 'sku_id = $1', [variants[0]!.skuId]),
    onHand: async (): Promise<number[]> => {
      await market().app.drain();
      const rows = await market().query<{ n: number }>(
        'select k.on_hand as n from stock k join skus s on s.id = k.sku_id where s.product_id = $1 order by s.id',
        [prodId],
      );
      return rows.map((r) => r.n);
    },
  };
};
const refused = (stockRaised: Output<'GET /shop/admin/import/info'>['stockRaised']) => ({
  code: 'A00001',
  data: { failure: 'importStockMoved', stockRaised },
});

describe('an import that is started', () => {
  it('runs where it raises what it told', async () => {
    const { info, start, now, onHand } = await waiting((_, i) => (i === 0 ? '640' : ''));
    expect(info.stockRaised).toEqual({ variants: 1, pieces: 40, oldestAt: null });
    expect((await start({ stockRaised: info.stockRaised })).code).toBe('00000');
    expect(await onHand()).toEqual([640, 600]);
    expect((await now()).state).toBe(importState.done);
  });

  it('does not begin where goods left meanwhile: it tells the new figures, keeps them as told, and begins by those', async () => {
    const { start, now, sell, onHand } = await waiting((_, i) => (i === 0 ? '640' : ''));
    await sell(540);
    const outcome = await start();
    const told = { variants: 1, pieces: 100, oldestAt: null };
    expect(outcome).toMatchObject(refused(told));
    expect(outcome.msg).toBe(
      'The stock has changed since you looked: the file would now raise the stock of 1 variant by 100 pieces in total. Nothing has been imported. Check again, then start it.',
    );
    expect(await onHand()).toEqual([540, 600]);
    expect(await now()).toMatchObject({ state: importState.mapping, startedAt: null, stockRaised: told });
    expect((await start()).code).toBe('00000');
    expect(await onHand()).toEqual([640, 600]);
  });

  it.each([
    ['what it did not raise at all is raised now', '600', 540, { variants: 1, pieces: 60, oldestAt: null }],
    ['it raises less', '640', 630, { variants: 1, pieces: 10, oldestAt: null }],
    ['it raises nothing any more', '640', 700, { variants: 0, pieces: 0, oldestAt: null }],
    ['a figure is new', '640', 0, { variants: 1, pieces: 640, oldestAt: null }],
  ])('does not begin where %s', async (_, stock, to, told) => {
    const { start, sell, onHand, cancel } = await waiting((__, i) => (i === 0 ? stock : ''));
    await sell(to);
    expect(await start()).toMatchObject(refused(told));
    expect(await onHand()).toEqual([to, 600]);
    await cancel();
  });

  it.each([
    ['without figures', () => ''],
    ['of what is there', () => '600'],
    ['of none', () => '0'],
    ['below nothing', () => '-5'],
  ])('begins whatever was sold, for a file %s', async (_, stock) => {
    const { info, start, sell, cancel } = await waiting(stock);
    expect(info.stockRaised).toEqual({ variants: 0, pieces: 0, oldestAt: null });
    await sell(600);
    expect((await start({ stockRaised: info.stockRaised })).code).toBe('00000');
    await market().app.drain();
    await cancel().catch(() => undefined);
  });

  it('holds an old tab to what that showed, also where another tab has been told since', async () => {
    const { info, start, importId, sell, onHand } = await waiting((_, i) => (i === 0 ? '640' : ''));
    await sell(540);
    const columns = info.columns.map((c) => c.column);
    const other = await seller().ok('PUT /shop/admin/import/mapping', { importId, columns });
    expect(other.stockRaised).toEqual({ variants: 1, pieces: 100, oldestAt: null });
    expect(await start({ stockRaised: info.stockRaised })).toMatchObject(refused(other.stockRaised));
    expect(await onHand()).toEqual([540, 600]);
    // The other tab leaves the figures out: the old one must not begin by them.
    const without = columns.map((c) => (c === 'stock' ? '' : c));
    const left = await seller().ok('PUT /shop/admin/import/mapping', { importId, columns: without });
    expect(await start({ stockRaised: other.stockRaised })).toMatchObject(refused({ variants: 0, pieces: 0, oldestAt: null }));
    expect((await start({ stockRaised: left.stockRaised })).code).toBe('00000');
    expect(await onHand()).toEqual([540, 600]);
  });

  it('answers a retry with the same key as before, and one with another key by what is there', async () => {
    const { start, sell, onHand, importId } = await waiting((_, i) => (i === 0 ? '640' : ''));
    await sell(540);
    const send = (key: string) => seller().call('POST /shop/admin/import/start', { importId }, { key });
    const first = await send('start 1');
    expect(first).toMatchObject(refused({ variants: 1, pieces: 100, oldestAt: null }));
    expect(await send('start 1')).toMatchObject({ code: first.code, data: first.data });
    expect(await onHand()).toEqual([540, 600]);
    const both = await Promise.all([start(), start()]);
    expect(both.map((o) => o.code)).toEqual(['00000', '00000']);
    expect((await send('start 2')).code).not.toBe('A00005');
    expect(await onHand()).toEqual([640, 600]);
  });

  it('does not begin where nobody was told anything: a version before read the file', async () => {
    const { importId, start, onHand } = await waiting((_, i) => (i === 0 ? '640' : ''));
    await market().query('update imports set stock_raised = null where id = $1', [importId]);
    expect(await start()).toMatchObject(refused({ variants: 1, pieces: 40, oldestAt: null }));
    expect((await start()).code).toBe('00000');
    expect(await onHand()).toEqual([640, 600]);
  });

  it('is refused to another store, whose words change nothing', async () => {
    const { info, importId, sell, now, start } = await waiting((_, i) => (i === 0 ? '640' : ''));
    await sell(540);
    const { stockRaised } = info;
    for (const more of [{}, { stockRaised }, { stockRaised: { variants: 1, pieces: 100, oldestAt: null } }])
      expect(
        await market()
          .seller(2)
          .refused('POST /shop/admin/import/start', { importId, ...(more as object) }),
      ).toBe('importUnknown');
    expect((await now()).stockRaised).toEqual(stockRaised);
    expect(await start({ stockRaised: { variants: -1, pieces: 0, oldestAt: null } })).toMatchObject({ code: 'A00014' });
    expect((await now()).state).toBe(importState.mapping);
  });
});
