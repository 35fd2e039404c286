import { describe, expect, it } from 'vitest';
import { listAction, paths } from '../../paths.ts';
import { changed, isFiltered, partsOf, readListQuery, toggled, unfiltered } from './list-query.ts';

const read = (search: string) => readListQuery(new URL(`http://local.test/category-page?${search}`));

describe('what an address asks of a list', () => {
  it('is read by name', () => {
    expect(
      read(
        'pageType=search&pn=+boots+&cpid=1&cid=2&thCid=3&minPrice=1,5&maxPrice=20&minimumMax=50&deliveryDaysMax=7&shopIds=3,1,3&certificates=EAC,CE&sort=4&page=2',
      ),
    ).toEqual({
      pn: 'boots',
      cpid: 1,
      cid: 2,
      thCid: 3,
      minPrice: '1.5',
      maxPrice: '20',
      minimumMax: 50,
      deliveryDaysMax: 7,
      shopIds: '1,3',
      certificates: 'CE,EAC',
      sort: 4,
      page: 2,
    });
    expect(read('shopId=4')).toEqual({ sid: 4 });
  });

  it.each([
    'pn=+++',
    'cpid=0&cid=-1&thCid=1e3',
    'cpid=99999999999',
    'minPrice=a&maxPrice=-5',
    'minPrice=1.234',
    'minimumMax=0&deliveryDaysMax=999',
    'shopIds=x,,;drop&certificates=,',
    `certificates=${'a'.repeat(41)}`,
    'sort=99&page=0',
    'sort=1.5&page=x',
  ])('is as if it were not there when it cannot be read: %s', (search) => {
    expect(read(search)).toEqual({});
  });

  it('is never more than the search takes', () => {
    expect(partsOf(read(`shopIds=${Array.from({ length: 40 }, (_, i) => i + 1).join(',')}`).shopIds)).toHaveLength(20);
    expect(partsOf(read(`certificates=${Array.from({ length: 40 }, (_, i) => `c${i}`).join(',')}`).certificates)).toHaveLength(10);
    expect(read(`pn=${'a'.repeat(500)}`).pn).toHaveLength(200);
    expect(read('pn=a%00b\uD800').pn?.isWellFormed()).toBe(true);
  });
});

describe('another list', () => {
  const query = { pn: 'boots', cpid: 1, minPrice: '5', shopIds: '1,3', sort: 4, page: 7 };

  it('starts from its first page and leaves out what is taken away', () => {
    expect(changed(query, { minPrice: undefined, maxPrice: '9' })).toEqual({
      pn: 'boots',
      cpid: 1,
      maxPrice: '9',
      shopIds: '1,3',
      sort: 4,
    });
    expect(changed(query, { shopIds: '' })).not.toHaveProperty('shopIds');
  });

  it('has a name more, or less, in one order', () => {
    expect(toggled('1,3', '2')).toBe('1,2,3');
    expect(toggled('1,3', '3')).toBe('1');
    expect(toggled('3', '3')).toBeUndefined();
    expect(toggled(undefined, 'CE')).toBe('CE');
  });

  it('keeps whose it is, its words and its order when the filters are cleared', () => {
    expect(unfiltered({ ...query, sid: 5 })).toEqual({ sid: 5, pn: 'boots', sort: 4 });
    expect([isFiltered(query), isFiltered({ pn: 'boots', cpid: 1 })]).toEqual([true, false]);
  });

  it('has the address of its kind', () => {
    expect(paths.list({ sid: 2, pn: 'boots', page: 2 })).toBe('/shop-prod-list?pn=boots&sid=2&page=2');
    expect(paths.list({ cpid: 1, page: 1 })).toBe('/category-page?cpid=1');
    expect([listAction({ sid: 2 }), listAction({})]).toEqual(['/shop-prod-list', '/category-page']);
    expect(paths.reviews(7, { evaluate: 0, page: 2 })).toBe('/goods-detail?prodId=7&evaluate=0&reviews=2#reviews');
  });
});
