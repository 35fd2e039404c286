import { buffer } from 'node:stream/consumers';
import {
  endpoints,
  type EndpointKey,
  exportEntriesMax,
  readLocale,
  storeAreaOf,
  storeExportedList,
  type StoreExportKey,
} from '@kyakhta/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { say, type WordId } from '../src/runtime/words/index.ts';
import { receivedOrder } from './goods.ts';
import { marketplaceForFile, type Person } from './marketplace.ts';
import { unzip } from './packets.ts';
import { oneLine, paidOrder } from './refunds.ts';
import { allEndpoints, inputSchema } from './schema.ts';
import { cellsOf } from './sheets.ts';

const market = marketplaceForFile();
const keys = Object.keys(storeExportedList) as StoreExportKey[];
const formula = '=HYPERLINK("http://x.test","x")';
type Fields = Record<string, unknown>;

interface List {
  /** Which column says what follows of a record of the list; the first, where none is named. */
  readonly column?: number;
  readonly said: (record: Fields) => unknown;
  /** Filters that nothing meets; null where the list has none. */
  readonly nothing: Fields | null;
  /** Filters that some records meet and others do not. */
  readonly some?: Fields;
}
/** By what each list is known: a new one has to be put here. */
const lists: Readonly<Record<StoreExportKey, List>> = {
  'GET /shop/admin/refund/export': {
    said: (r) => r['refundSn'],
    nothing: { orderNumber: '2601010000000009' },
    some: { group: 'closed' },
  },
  'GET /shop/admin/comment/export': { said: (r) => r['commId'], nothing: { prodName: 'nothing is called so' }, some: { replied: 1 } },
  'GET /shop/admin/inquiry/export': { said: (r) => r['inquiryId'], nothing: { status: 1 }, some: { status: 3 } },
  'GET /shop/admin/stock/export': { said: (r) => r['partyCode'], nothing: { search: 'nothing is called so' }, some: { view: 'reserved' } },
  'GET /shop/admin/settlement/export': { column: 2, said: (r) => r['reference'], nothing: null },
  'GET /shop/admin/settlement/held/export': { said: (r) => r['orderNumber'], nothing: null },
  'GET /shop/admin/settlement/payouts/export': { said: (r) => r['payoutNumber'], nothing: null },
  'GET /shop/admin/staff/export': { said: (r) => r['accountId'], nothing: null },
};
/** What else a store lists: with a spreadsheet of its own shape, or nothing to take out. */
const noTables = [
  'GET /shop/admin/order/page',
  'GET /shop/admin/prod/page',
  'GET /shop/admin/import/page',
  'GET /shop/admin/import/faults',
  'GET /shop/admin/stock/movements',
  'GET /shop/admin/agreement/waiting',
  'GET /shop/admin/delivery/list',
  'GET /shop/admin/listView/all',
];

const take = async (person: Person, key: StoreExportKey, input: object): Promise<(readonly string[])[]> =>
  cellsOf((await person.call(key, input)).file);
/** All records of a list, however many pages it has. */
const listOf = async (person: Person, key: StoreExportKey, input: object): Promise<Fields[]> => {
  const all: Fields[] = [];
  for (let current = 1; ; current += 1) {
    const page = (await person.ok(storeExportedList[key], { ...input, current, size: 100 })) as { records?: Fields[]; accounts?: Fields[] };
    all.push(...(page.records ?? page.accounts ?? []));
    if ((page.records?.length ?? 0) < 100) return all;
  }
};
const saidBy = (key: StoreExportKey, rows: readonly (readonly string[])[]): string[] =>
  rows.slice(1).map((row) => row[lists[key].column ?? 0] ?? '');

describe('the lists of a store', () => {
  beforeAll(async () => {
    const m = market();
    for (const shopId of [1, 2]) {
      const seller = m.seller(shopId);
      const first = await paidOrder(m, 1, shopId);
      const { refundSn } = await first.buyer.ok('POST /p/orderRefund/apply', oneLine(first.number, first.items[0] ?? 0));
      await seller.ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'No' });
      const second = await paidOrder(m, 1, shopId);
      const { refundSn: withdrawn } = await second.buyer.ok('POST /p/orderRefund/apply', oneLine(second.number, second.items[0] ?? 0));
      await second.buyer.ok('PUT /p/orderRefund/cancel', { refundSn: withdrawn });
      for (const userId of [1, 2]) {
        const buyer = m.buyer(userId);
        const received = await receivedOrder(m, buyer, shopId);
        const line = (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: received })).orderItemDtos[0]!;
        const { commId } = await buyer.ok('POST /p/prodComm/add', { orderItemId: line.orderItemId, score: 5, content: formula });
        await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: received });
        if (userId === 1) await seller.ok('PUT /shop/admin/comment/reply', { commId, content: formula });
        const asked = { prodName: formula, content: `${formula} ${shopId} please`, quantity: 100, shopId };
        const { inquiryId } = await buyer.ok('POST /p/inquiry/save', asked);
        if (userId === 1)
          await seller.ok('POST /shop/admin/inquiry/answer', { inquiryId, content: formula, price: '1.5', minimum: 100, validDays: 30 });
      }
      const bank = { holder: formula, bank: '=1+1', account: '6222021304011234', swift: 'BKNBCN2N', country: 'CN' };
      await seller.ok('PUT /shop/admin/settlement/account', bank);
      await m.query("update store_bank_accounts set changed_at = changed_at - interval '2 days' where store_id = $1", [shopId]);
      await seller.ok('POST /shop/admin/settlement/withdraw', { amount: '1' });
      await m.query(
        'update skus set article = $1 where id = (select min(s.id) from skus s join products p on p.id = s.product_id where p.store_id = $2)',
        [formula, shopId],
      );
    }
    await m.query('update users set nick_name = $1', ['=1+1']);
  });

  it('are all here, each of its list with the same area and filters', () => {
    const tables = allEndpoints.flatMap(([key, e]) => {
      if (e.who !== 'seller' || !key.startsWith('GET ')) return [];
      const isList = key.endsWith('/list') || ('shape' in e.output && 'records' in (e.output.shape as object));
      return isList && !noTables.includes(key) ? [key] : [];
    });
    expect(tables.filter((key) => !(Object.values(storeExportedList) as string[]).includes(key))).toEqual([]);
    for (const key of keys) {
      const list: EndpointKey = storeExportedList[key];
      expect(storeAreaOf[key], key).toBe(storeAreaOf[list as keyof typeof storeAreaOf]);
      const fields = (k: EndpointKey) => Object.keys(inputSchema(endpoints[k]).properties ?? {});
      const filters = fields(list).filter((name) => !['current', 'size'].includes(name));
      expect(fields(key).toSorted(), key).toEqual([...filters, 'timeZone', 'lang'].toSorted());
      expect(endpoints[key].errors, key).toEqual(['exportTooLarge']);
    }
  });

  it.each(keys)('%s says of each record what the list says, in its order, and nothing of another store', async (key) => {
    const [own, other] = [market().seller(1), market().seller(2)];
    const records = await listOf(own, key, {});
    const [header = [], ...rows] = await take(own, key, {});
    expect(header.every((head) => head !== '')).toBe(true);
    expect(new Set(header).size).toBe(header.length);
    expect(records.length).toBeGreaterThan(0);
    const said = saidBy(key, [header, ...rows]);
    expect(said).toEqual(records.map((record) => String(lists[key].said(record))));
    const others = await listOf(other, key, {});
    expect(others.length).toBeGreaterThan(0);
    expect(saidBy(key, await take(other, key, {}))).toEqual(others.map((record) => String(lists[key].said(record))));
    if (key === 'GET /shop/admin/stock/export') return;
    expect(others.filter((record) => said.includes(String(lists[key].said(record))))).toEqual([]);
  });

  it.each(keys.filter((key) => lists[key].some !== undefined))('%s is narrowed as its list is', async (key) => {
    const seller = market().seller(1);
    const filter = lists[key].some ?? {};
    const records = await listOf(seller, key, filter);
    expect(records.length).toBeGreaterThan(0);
    expect(records.length).toBeLessThan((await listOf(seller, key, {})).length);
    expect(saidBy(key, await take(seller, key, filter))).toEqual(records.map((record) => String(lists[key].said(record))));
    expect(await take(seller, key, lists[key].nothing ?? {})).toHaveLength(1);
  });

  it.each(keys)('%s holds no formula, and its sums are numbers', async (key) => {
    const { file } = await market().seller(1).call(key, {}, { locale: 'ar' });
    const sheet = (await unzip(await buffer(file!.bytes))).get('xl/worksheets/sheet1.xml')?.toString() ?? '';
    expect(sheet).toContain('<row r="1">');
    expect(sheet).not.toContain('<f');
    const cells = sheet.match(/<c [^>]*>(?:<v>|<is>)/g) ?? [];
    expect(cells.length).toBe(sheet.match(/<c /g)?.length);
    for (const cell of cells) expect(cell).toMatch(/^<c r="[A-Z]+\d+">(?=<v>)|^<c r="[A-Z]+\d+" s="[12]" t="inlineStr">(?=<is>)/);
    for (const [, value = ''] of sheet.matchAll(/<v>([^<]*)<\/v>/g)) expect(value).toMatch(/^-?\d+(\.\d+)?$/);
  });

  it.each(keys)('%s is refused to who may not see its list', async (key) => {
    expect(await market().person({ kind: 'seller', id: 1, storeId: 1, areas: [] }).refused(key, {})).toBe('notPermitted');
    for (const stranger of [market().guest, market().buyer(1), market().operator])
      expect(await stranger.refused(key, {})).toBe('notLoggedIn');
  });

  it('tell times in the zone and words in the language that are asked for, and of a bank account the end', async () => {
    const at = async (timeZone: string, lang: string) => {
      const rows = await take(market().seller(1), 'GET /shop/admin/settlement/payouts/export', { timeZone, lang });
      // Their state, when they were asked for, and the account.
      const of = (head: WordId) => rows[1]?.[rows[0]?.indexOf(say(readLocale(lang), head)) ?? -1] ?? '';
      return { state: of('export.state'), asked: of('export.asked'), account: of('export.account') };
    };
    const [english, russian] = [await at('Asia/Vladivostok', 'en'), await at('Europe/Moscow', 'ru')];
    expect([english.state, russian.state]).toEqual(['Asked for', expect.stringMatching(/[а-я]/i)]);
    expect((Date.parse(`${english.asked}Z`) - Date.parse(`${russian.asked}Z`)) / 3_600_000).toBe(7);
    expect(english.account).toMatch(/1234$/);
    expect(english.account).not.toContain('6222');
    const kinds = (await take(market().seller(1), 'GET /shop/admin/settlement/export', { lang: 'en' })).slice(1).map((row) => row[1]);
    expect(kinds).toContain('Order released');
    expect(kinds).toContain('Payout asked for');
    const why = (await take(market().seller(1), 'GET /shop/admin/settlement/held/export', { lang: 'en' })).map((row) => row[3]);
    expect(why.join()).toContain('The buyer asks for money back');
  });

  it('that are too long are refused in words, not cut off', async () => {
    const asked = `insert into inquiries (user_id, store_id, state, name, message, quantity, unit, currency, created_at)
      select 1, 1, 2, 'many', 'x', 1, 'pcs', 'USD', now() from generate_series(1, $1::int)`;
    await market().query(asked, [exportEntriesMax]);
    const { code, msg } = await market().seller(1).call('GET /shop/admin/inquiry/export', {});
    await market().query("delete from inquiries where name = 'many'");
    expect(code).toBe('A00001');
    expect(msg).toContain(exportEntriesMax.toString());
  });
});
