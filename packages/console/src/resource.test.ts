import { afterEach, describe, expect, it, vi } from 'vitest';
import { amount, day, dayEnd, dayStart, id } from './lists/readers.ts';
import { resource } from './resource.ts';

const stores = resource({
  path: '/stores',
  title: { id: 'Stores' },
  list: 'GET /platform/shop/page',
  sheet: 'GET /platform/shop/export',
  views: ['all', 'suspended'],
  narrowedBy: { q: 5 },
  ask: ({ q, view }) => ({ q, shopStatus: view === 'suspended' ? 3 : undefined }),
  verbs: { suspend: 'PUT /platform/shop/suspend', deliversTo: 'PUT /platform/shop/deliversTo' },
  one: 'shopId',
});
const title = { id: 'List' };
const lazy = async () => ({});

afterEach(() => vi.unstubAllGlobals());
/** What was asked for, by addresses. */
const asked = (): string[] => {
  const addresses: string[] = [];
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address);
    return new Response(JSON.stringify({ code: '00000', msg: '', data: { records: [], pages: 0, total: 0 } }));
  });
  return addresses;
};

describe('a resource', () => {
  it('says its addresses, without what goes without saying', () => {
    expect([
      stores.href(),
      stores.href({ view: 'all', page: 1, q: undefined }),
      stores.href({ view: 'suspended', q: 'tea', page: 3 }),
      stores.one(17),
      stores.send.deliversTo,
    ]).toEqual(['/stores', '/stores', '/stores?view=suspended&q=tea&page=3', '/stores/17', '/stores/delivers-to']);
  });

  it('has a route for its list, for each verb and for one of its things; verbs come before what goes by a name', () => {
    expect(stores.routes({ list: lazy, one: lazy }).map(({ path }) => path)).toEqual([
      'stores',
      'stores/suspend',
      'stores/delivers-to',
      'stores/:shopId',
    ]);
    expect(stores.routes({ list: lazy }).map(({ path }) => path)).not.toContain('stores/:shopId');
  });

  it('reads its page as an address names it, and takes the spreadsheet of the same', async () => {
    const addresses = asked();
    const list = await stores.load(new Request('http://console.test/platform/stores?view=suspended&q=%20teapots&page=2&other=1'));
    expect([list.view, list.narrowed, list.current]).toEqual(['suspended', { q: 'teapo' }, 2]);
    expect(addresses).toEqual(['/api/platform/shop/page?q=teapo&shopStatus=3&current=2&size=20']);
    expect(list.exportHref).toMatch(/^\/api\/platform\/shop\/export\?lang=en&q=teapo&shopStatus=3&timeZone=/);
  });

  it('opens its first view where the address names none or one it does not have, and one that is told to be first', async () => {
    asked();
    const view = async (of: { load: (request: Request) => Promise<{ view: string }> }, query = '') =>
      (await of.load(new Request(`http://console.test/${query}`))).view;
    const refunds = resource({ path: '/refunds', title, list: 'GET /shop/admin/refund/page', views: ['all', 'open'], first: 'open' });
    expect([await view(stores), await view(stores, '?view=nonsense'), await view(refunds), await view(refunds, '?view=all')]).toEqual([
      'all',
      'all',
      'open',
      'all',
    ]);
    expect([refunds.href({ view: 'open' }), refunds.href({ view: 'all' })]).toEqual(['/refunds', '/refunds?view=all']);
    expect((await refunds.load(new Request('http://console.test/'))).exportHref).toBeNull();
  });

  it('reads days, amounts and numbers, and asks for none that cannot be read', async () => {
    const addresses = asked();
    const entries = resource({
      path: '/orders',
      title,
      list: 'GET /platform/order/page',
      narrowedBy: { from: day, to: day, min: amount, shop: id },
      ask: ({ from, to, min, shop }) => ({ from: dayStart(from), until: dayEnd(to), minTotal: min, shopId: shop }),
    });
    const load = async (query: string) => (await entries.load(new Request(`http://console.test/${query}`))).narrowed;
    expect(await load('?from=2026-03-01&to=2026-03-01&min=12,50&shop=3')).toEqual({
      from: '2026-03-01',
      to: '2026-03-01',
      min: '12.50',
      shop: '3',
    });
    expect(new URL(addresses[0] ?? '', 'http://console.test').searchParams.get('from')).toBe(new Date(2026, 2, 1).toISOString());
    expect(new URL(addresses[0] ?? '', 'http://console.test').searchParams.get('until')).toBe(new Date(2026, 2, 2).toISOString());
    expect(await load('?from=2026-02-31x&to=0026-03-01&min=-1&shop=0')).toEqual({});
    expect(await load('?min=1e3&shop=9999999999&from=')).toEqual({});
    expect(entries.href({ from: '2026-03-01', shop: 3, page: 2 })).toBe('/orders?from=2026-03-01&shop=3&page=2');
  });

  it('makes its page of several calls where it is told to, and takes the spreadsheet of what is asked all the same', async () => {
    asked();
    const list = resource({
      path: '/orders',
      title,
      list: 'GET /platform/order/page',
      sheet: 'GET /platform/order/export',
      views: ['all', 'late'],
      namesViews: true,
      narrowedBy: { q: 64 },
      ask: ({ q }) => ({ orderNumber: q }),
      read: async (_request, filter, { view, current }) => ({ records: [filter.orderNumber, view], pages: current }),
    });
    const { page, exportHref } = await list.load(new Request('http://console.test/?q=12&page=4'));
    expect(page).toEqual({ records: ['12', 'all'], pages: 4 });
    expect(exportHref).toMatch(/^\/api\/platform\/order\/export\?lang=en&orderNumber=12&/);
    expect([list.href({ view: 'all' }), list.href()]).toEqual(['/orders?view=all', '/orders']);
  });

  it('may have views that are lists of their own, each with its call, its spreadsheet and its names', async () => {
    const addresses = asked();
    const money = resource({
      path: '/money',
      title,
      list: { held: 'GET /shop/admin/settlement/held', statement: 'GET /shop/admin/settlement/page' },
      sheet: { held: 'GET /shop/admin/settlement/held/export', statement: 'GET /shop/admin/settlement/export' },
      views: ['held', 'statement'],
      narrowedBy: { order: 64, number: 64 },
      namesOf: { order: ['held'], number: ['statement'] },
      ask: ({ order, number }) => ({ orderNumber: order, number }),
    });
    const { narrowed, exportHref } = await money.load(new Request('http://console.test/?view=statement&order=1&number=2'));
    expect([narrowed, addresses]).toEqual([{ number: '2' }, ['/api/shop/admin/settlement/page?number=2&current=1&size=20']]);
    expect(exportHref).toBe('/api/shop/admin/settlement/export?lang=en&number=2');
    expect([money.href({ order: '1', number: '2' }), money.href({ view: 'statement', order: '1', number: '2' })]).toEqual([
      '/money?order=1',
      '/money?view=statement&number=2',
    ]);
  });
});
