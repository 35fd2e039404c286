import type { Input } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';

const market = marketplaceForFile();
const users = (more: Partial<Input<'PUT /platform/listView'>> = {}): Input<'PUT /platform/listView'> => ({
  list: 'users',
  version: 0,
  columns: ['name', '-mail', 'orders'],
  views: [{ viewId: 1, name: 'Wholesale', query: 'q=opt', columns: [] }],
  defaultView: 1,
  ...more,
});

describe('how a list is arranged', () => {
  it('is one’s own: kept, changed, and told on every machine', async () => {
    const { operator } = market();
    expect(await operator.ok('GET /platform/listView/all', {})).toEqual([]);
    expect(await operator.ok('PUT /platform/listView', users())).toEqual({ version: 1 });
    expect(await operator.ok('PUT /platform/listView', users({ version: 1, views: [] }))).toEqual({ version: 2 });
    expect(await operator.ok('GET /platform/listView/all', {})).toEqual([
      // A view that is gone is nobody's first.
      { list: 'users', version: 2, columns: ['name', '-mail', 'orders'], views: [], defaultView: null },
    ]);
    const colleague = market().person({ kind: 'operator', id: 2, areas: ['trade'] });
    expect(await colleague.ok('GET /platform/listView/all', {})).toEqual([]);
    await market()
      .seller(1)
      .ok('PUT /shop/admin/listView', users({ list: 'orders' }));
    const sub = market().person({ kind: 'seller', id: 2, storeId: 1, areas: ['orders'] });
    expect(await sub.ok('GET /shop/admin/listView/all', {})).toEqual([]);
    expect(await sub.ok('PUT /shop/admin/listView', users({ list: 'orders' }))).toEqual({ version: 1 });
  });

  it('is not written over by a window that did not see the last change', async () => {
    const { operator } = market();
    const input = users({ list: 'stores' });
    const answers = await Promise.all([operator.call('PUT /platform/listView', input), operator.call('PUT /platform/listView', input)]);
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect(await operator.refused('PUT /platform/listView', input)).toBe('changedMeanwhile');
    expect(await operator.refused('PUT /platform/listView', users({ list: 'stores', version: 7 }))).toBe('changedMeanwhile');
  });

  it('holds only what a list can be', async () => {
    const { operator } = market();
    for (const wrong of [
      users({ list: '../users' }),
      users({ columns: ['<b>'] }),
      users({ views: [1, 1].map((viewId) => ({ viewId, name: 'x', query: '', columns: [] })) }),
    ])
      expect((await operator.call('PUT /platform/listView', wrong)).code).toBe('A00014');
  });
});
