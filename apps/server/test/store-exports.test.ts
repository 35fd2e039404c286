import { buffer } from 'node:stream/consumers';
import { endpoints, type EndpointKey, exportEntriesMax, readLocale, storeExportedList, type StoreExportKey } from '@kyakhta/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { say, type WordId } from '../src/words/index.ts';
import { receivedOrder } from './goods.ts';
import { marketplaceForFile, type Person } from './marketplace.ts';
import { unzip } from './packets.ts';
import { oneLine, paidOrder } from './refunds.ts';
import { allEndpoints, areaOf, inputSchema } from './schema.ts';
import { cellsOf } from './sheets.ts';

const market = marketplaceForFile();
const keys = Object.keys(storeExportedList) as StoreExportKey[];
const formula = '=HYPERLINK("http://x.test","x")';
type Fields = Record<string, unknown>;

interface List {
  /** Which column says what follows of a record of the list; the first, where none is named. */
  readonly column?: number;
  readonly said: (record: Fields) => unknown;
  /** What names the one thing of a store whose list it is. */
  readonly of?: (storeId: number) => Promise<Fields>;
  /** Filters that nothing meets; null where the list has none. */
  readonly nothing: Fields | null;
  /** Filters that some records meet and others do not. */
  readonly some?: Fields;
}
/** The variant of a store whose stock is changed here. */
const variantOf = async (storeId: number): Promise<{ skuId: number }> => {
  const [row] = await market().query<{ skuId: number }>(
    'select min(s.id) as "skuId" from skus s join products p on p.id = s.product_id where p.store_id = $1',
    [storeId],
  );
  return { skuId: row?.skuId ?? 0 };
};
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
  'GET /shop/admin/stock/movements/export': { said: (r) => r['movementId'], of: variantOf, nothing: null },
  'GET /shop/admin/import/export': { said: (r) => r['importId'], nothing: null },
  'GET /shop/admin/settlement/export': { column: 2, said: (r) => r['reference'], nothing: null },
  'GET /shop/admin/settlement/held/export': {
    said: (r) => r['orderNumber'],
    nothing: { orderNumber: '0000000000000000' },
    some: { view: 'stopped' },
  },
  'GET /shop/admin/settlement/payouts/export': { said: (r) => r['payoutNumber'], nothing: null },
  'GET /shop/admin/staff/export': { said: (r) => r['accountId'], nothing: null },
};
/** What else a store lists, and why it has no spreadsheet of this kind. */
const noTables: Readonly<Record<string, string>> = {
  'GET /shop/admin/order/page': 'its own, GET /shop/admin/order/export, has a row for each line of an order',
  'GET /shop/admin/prod/page': 'its own, GET /shop/admin/prod/export, is a file that an import takes',
  'GET /shop/admin/import/faults': 'GET /shop/admin/import/report is its file',
  'GET /shop/admin/delivery/list': 'carriers to choose from in a form',
  'GET /shop/admin/freightTemplate/list': 'at most fifty, to choose from in a form',
  'GET /shop/admin/coupon/page': 'figures of promotions stand on the page of each coupon',
  'GET /shop/admin/offer/page': 'figures of promotions stand on the page of each offer',
  'GET /shop/admin/offer/asked': 'a few questions of the platform, each answered on its page',
  'GET /shop/admin/coupon/codes': 'the page of a coupon saves its codes as a file',
};

const take = async (person: Person, key: StoreExportKey, input: object): Promise<(readonly string[])[]> =>
  cellsOf((await person.call(key, input)).file);
/** All records of a list, however many pages it has: by their numbers, or each behind the one before. */
const listOf = async (person: Person, key: StoreExportKey, input: object): Promise<Fields[]> => {
  const all: Fields[] = [];
  for (let paging: Fields = lists[key].of === undefined ? { current: 1 } : {}; ;) {
    const page = (await person.ok(storeExportedList[key], { ...input, ...paging, size: 100 })) as {
      records?: Fields[];
      accounts?: Fields[];
      next?: string | null;
    };
    all.push(...(page.records ?? page.accounts ?? []));
    if ((page.records?.length ?? 0) < 100) return all;
    paging = page.next === undefined ? { current: Number(paging['current']) + 1 } : { before: page.next };
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
      const { skuId } = await variantOf(shopId);
      for (const change of [5, -1])
        await seller.ok('PUT /shop/admin/stock', { reason: 'other', note: formula, lines: [{ skuId, change }] });
      await m.query(
        `insert into imports (store_id, account_id, file_name, bytes, upload, state, row_count, refusal, created_at, ended_at)
         values ($1, $1, $2, 10, $3, 3, 7, null, now(), now()), ($1, $1, 'goods.csv', 0, $4, 4, 0, '{"reason": "empty", "values": {}}', now(), now())`,
        [shopId, formula, `done ${shopId}`, `refused ${shopId}`],
      );
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
      return isList ? [key] : [];
    });
    const isExported = (key: string): boolean => (Object.values(storeExportedList) as string[]).includes(key);
    expect(tables.filter((key) => !isExported(key)).toSorted()).toEqual(Object.keys(noTables).toSorted());
    for (const key of keys) {
      const list: EndpointKey = storeExportedList[key];
      expect(areaOf(key), key).toEqual(areaOf(list));
      const fields = (k: EndpointKey) => Object.keys(inputSchema(endpoints[k]).properties ?? {});
      const filters = fields(list).filter((name) => !['current', 'before', 'size'].includes(name));
      expect(fields(key).toSorted(), key).toEqual([...filters, 'timeZone', 'lang'].toSorted());
      expect(endpoints[key].errors, key).toEqual(['exportTooLarge', ...(endpoints[list].errors ?? [])]);
    }
  });

  it.each(keys)('%s says of each record what the list says, in its order, and nothing of another store', async (key) => {
    const [own, other] = [market().seller(1), market().seller(2)];
    const [ofOwn, ofOther] = [(await lists[key].of?.(1)) ?? {}, (await lists[key].of?.(2)) ?? {}];
    const records = await listOf(own, key, ofOwn);
    const [header = [], ...rows] = await take(own, key, ofOwn);
    expect(header.every((head) => head !== '')).toBe(true);
    expect(new Set(header).size).toBe(header.length);
    expect(records.length).toBeGreaterThan(0);
    const said = saidBy(key, [header, ...rows]);
    expect(said).toEqual(records.map((record) => String(lists[key].said(record))));
    const others = await listOf(other, key, ofOther);
    expect(others.length).toBeGreaterThan(0);
    expect(saidBy(key, await take(other, key, ofOther))).toEqual(others.map((record) => String(lists[key].said(record))));
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
    const { file } = await market()
      .seller(1)
      .call(key, (await lists[key].of?.(1)) ?? {}, { locale: 'ar' });
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

  it('of one variant is refused of another store’s, and of none', async () => {
    const key = 'GET /shop/admin/stock/movements/export';
    expect(
      await market()
        .seller(1)
        .refused(key, await variantOf(2)),
    ).toBe('skuUnknown');
    expect(await market().seller(1).refused(key, { skuId: 2_000_000_000 })).toBe('skuUnknown');
    expect(await market().seller(1).refused(key, { skuId: '' })).toBe('argumentNotValid');
  });

  it('of one variant is given whole, each movement once, however many pieces it is read in', async () => {
    const m = market();
    const { skuId } = await variantOf(3);
    await m.query(
      `insert into stock_movements (sku_id, at, kind, on_hand_change, reserved_change, on_hand, reserved, reference, cause, actor_kind, note)
       select $1, now(), 'opening', 0, 0, k.on_hand, k.reserved, '', 'test:' || g, 'platform', 'many' from stock k, generate_series(1, 1000 - (select count(*)::int from stock_movements where sku_id = $1)) g where k.sku_id = $1`,
      [skuId],
    );
    const rows = (await take(m.seller(3), 'GET /shop/admin/stock/movements/export', { skuId })).slice(1);
    expect(rows).toHaveLength(1000);
    expect(new Set(rows.map(([id]) => id)).size).toBe(1000);
  });

  it('tell times in the zone and words in the language that are asked for, and of a bank account the end', async () => {
    const at = async (timeZone: string, lang: string) => {
      const rows = await take(market().seller(1), 'GET /shop/admin/settlement/payouts/export', { timeZone, lang });
      // Their state, when they were asked for, and the account.
      const of = (head: WordId) => rows[1]?.[rows[0]?.indexOf(say(readLocale(lang), head)) ?? -1] ?? '';
      return { state: of('export.state'), asked: of('export.asked'), account: of('export.account') };
    };
    const [english, russian] = [await at('Asia/Vladivostok', 'en'), await at('Europe/Moscow', 'ru')];
    expect([english.state, russian.state]).toEqual(['Requested', expect.stringMatching(/[а-я]/i)]);
    expect((Date.parse(`${english.asked}Z`) - Date.parse(`${russian.asked}Z`)) / 3_600_000).toBe(7);
    expect(english.account).toMatch(/1234$/);
    expect(english.account).not.toContain('6222');
    const kinds = (await take(market().seller(1), 'GET /shop/admin/settlement/export', { lang: 'en' })).slice(1).map((row) => row[1]);
    expect(kinds).toContain('Order released');
    expect(kinds).toContain('Payout requested');
    const why = (await take(market().seller(1), 'GET /shop/admin/settlement/held/export', { lang: 'en' })).map((row) => row[3]);
    expect(why.join()).toContain('The buyer requests a refund');
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
