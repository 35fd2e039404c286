import { buffer } from 'node:stream/consumers';
import { endpoints, type EndpointKey, exportedList, type ExportKey, exportEntriesMax } from '@kyakhta/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { receivedOrder } from './goods.ts';
import { marketplaceForFile, type Person } from './marketplace.ts';
import { unzip } from './packets.ts';
import { oneLine, paidOrder } from './refunds.ts';
import { allEndpoints, areaOf, inputSchema } from './schema.ts';
import { cellsOf } from './sheets.ts';
import { submitted } from './store-applications.ts';

const market = marketplaceForFile();
const keys = Object.keys(exportedList) as ExportKey[];
const formula = '=HYPERLINK("http://x.test","x")';

interface List {
  /** What the first column of a spreadsheet says of a record of its list; empty where it says nothing. */
  readonly first: (record: Record<string, unknown>) => unknown;
  /** Filters that nothing meets; null where the list has none and is never empty, or is empty at first. */
  readonly nothing: Record<string, unknown> | null;
  /** Filters under which the list has something, where it has nothing without. */
  readonly some?: Record<string, unknown>;
}
/** By what each list is known: a new one has to be put here. */
const lists: Readonly<Record<ExportKey, List>> = {
  'GET /platform/order/export': { first: (r) => r['orderNumber'], nothing: { orderNumber: 'nobody' } },
  'GET /platform/order/overdue/export': { first: (r) => r['orderNumber'], nothing: {} },
  'GET /platform/intervention/export': { first: (r) => r['refundSn'], nothing: { orderNumber: '2601010000000009' }, some: { view: 'all' } },
  'GET /platform/ledger/export': { first: (r) => r['entryId'], nothing: { reference: 'nothing' } },
  'GET /platform/invoice/export': { first: (r) => r['invoiceNumber'] ?? '', nothing: { userId: 2_000_000_000 } },
  'GET /platform/payment/transfers/export': { first: (r) => r['transactionId'], nothing: { transactionId: 'none' } },
  'GET /platform/payment/cases/export': { first: (r) => r['caseId'], nothing: { caseId: 2_000_000_000 } },
  'GET /platform/proposal/export': { first: (r) => r['proposalId'], nothing: { proposalId: 2_000_000_000 } },
  'GET /platform/settlement/payouts/export': { first: (r) => r['payoutNumber'], nothing: { shopId: 2_000_000_000 } },
  'GET /platform/inquiry/export': { first: (r) => r['inquiryId'], nothing: { inquiryId: 2_000_000_000 } },
  'GET /platform/user/export': { first: (r) => r['userId'], nothing: { q: 'nobody is called so' } },
  'GET /platform/comment/export': { first: (r) => r['commId'], nothing: { shopId: 2_000_000_000 } },
  'GET /platform/shop/export': { first: (r) => r['shopId'], nothing: { q: 'no store is called so' } },
  'GET /platform/shopAudit/export': { first: (r) => r['applicationId'], nothing: { view: 'approved' } },
  'GET /platform/prodAudit/export': { first: (r) => r['prodId'], nothing: { view: 'approved' } },
  'GET /platform/notice/export': { first: (r) => r['id'], nothing: null },
  'GET /platform/synonym/export': { first: (r) => r['synonymId'], nothing: { word: 'no such word' } },
  'GET /platform/jobs/export': { first: (r) => r['workId'], nothing: null },
  'GET /platform/audit/export': { first: (r) => r['auditId'], nothing: { subject: 'sku:2000000000' } },
  'GET /platform/staff/export': { first: (r) => r['operatorId'], nothing: null },
};
/** What else the operators list, and why it has no spreadsheet. */
const noTables: Readonly<Record<string, string>> = {
  'GET /platform/banner/list': 'pictures of the home page',
  'GET /platform/category/list': 'a tree',
  'GET /platform/terms/list': 'a few versions of long texts',
  'GET /platform/ledger/runs': 'what each night’s proof found stands on the page of the proof',
  'GET /platform/coupon/page': 'figures of promotions stand on the page of each coupon',
  'GET /platform/offer/page': 'figures of promotions stand on the page of each offer',
  'GET /platform/coupon/codes': 'the page of a coupon saves its codes as a file',
};

const take = async (person: Person, key: ExportKey, input: object): Promise<(readonly string[])[]> =>
  cellsOf((await person.call(key, input)).file);
const listOf = async (key: ExportKey, input: object): Promise<Record<string, unknown>[]> => {
  const paging = { current: 1, size: 100 };
  const page = await market().operator.ok(exportedList[key], { ...input, ...paging });
  return (page as { records?: Record<string, unknown>[] }).records ?? (page as { operators: Record<string, unknown>[] }).operators;
};

describe('the lists of the operators', () => {
  beforeAll(async () => {
    const m = market();
    const { buyer, number, items } = await paidOrder(m);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0));
    await m.seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'No' });
    const received = await receivedOrder(m, m.buyer(1));
    const line = (await m.buyer(1).ok('GET /p/myOrder/orderDetail', { orderNumber: received })).orderItemDtos[0]!;
    await m.buyer(1).ok('POST /p/prodComm/add', { orderItemId: line.orderItemId, score: 5, content: formula });
    await m.buyer(1).ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: received });
    await m.buyer(1).ok('POST /p/orderInvoice', { orderNumbers: received, headerType: 2, headerName: formula, country: 'RU' });
    const bank = { holder: formula, bank: 'Bank of Ningbo', account: '6222021304011234', swift: 'BKNBCN2N', country: 'CN' };
    await m.seller(1).ok('PUT /shop/admin/settlement/account', bank);
    await m.seller(1).ok('POST /shop/admin/settlement/withdraw', { amount: '1' });
    await m.buyer(1).ok('POST /p/inquiry/save', { prodName: 'Boxes', content: formula, quantity: 100, shopId: 1 });
    await submitted(m, 2);
    const transfer = { transactionId: 'T-1', currency: 'USD', amount: '10.50', reference: formula, payer: formula };
    await m.operator.ok('POST /platform/payment/transfer', transfer);
    await m.operator.ok('POST /platform/user/level', { userId: 1, level: 3, reason: `${formula} for years` });
    await m.operator.ok('POST /platform/notice', { texts: { en: { title: formula, content: 'x' } }, isTop: false });
    await m.operator.ok('POST /platform/synonym', { words: [formula, 'formula'] });
    await m.query(
      "insert into work (kind, key, due_at, payload, attempts, last_error, failed_at) values ('orders.mailPaid', $1, now(), '{}', 5, $1, now())",
      [formula],
    );
    await m.query('update users set nick_name = $1 where id in (1, 2)', ['=1+1']);
    await m.query('update stores set display_name = $1, firm_name = $1 where id = 1', [formula]);
  });

  it('are all here, each of its list with the same area, filters and errors', () => {
    const tables = allEndpoints.flatMap(([key, e]) => {
      if (e.who !== 'operator' || !key.startsWith('GET ')) return [];
      const isList = key.endsWith('/list') || ('shape' in e.output && 'records' in (e.output.shape as object));
      return isList ? [key] : [];
    });
    const isExported = (key: string): boolean => (Object.values(exportedList) as string[]).includes(key);
    expect(tables.filter((key) => !isExported(key)).toSorted()).toEqual(Object.keys(noTables).toSorted());
    for (const key of keys) {
      const list: EndpointKey = exportedList[key];
      expect(areaOf(key), key).toBe(areaOf(list));
      const fields = (k: EndpointKey) => Object.keys(inputSchema(endpoints[k]).properties ?? {});
      const own = key === 'GET /platform/order/export' ? ['status', 'sort'] : [];
      const filters = fields(list).filter((name) => !['current', 'size', ...own].includes(name));
      expect(fields(key), key).toEqual(expect.arrayContaining([...filters, 'timeZone', 'lang']));
      expect(endpoints[key].errors, key).toEqual(['exportTooLarge']);
    }
  });

  it.each(keys)('%s says of each record what the list says, in its order, and that it was taken out', async (key) => {
    const filter = lists[key].some ?? {};
    const records = await listOf(key, filter);
    const [header = [], ...rows] = await take(market().operator, key, filter);
    expect(header.every((head) => head !== '')).toBe(true);
    expect(new Set(header).size).toBe(header.length);
    const firsts = rows.map((row) => row[0] ?? '').filter((first, i, all) => first === '' || first !== all[i - 1]);
    expect(firsts.slice(0, 100)).toEqual(records.map((record) => String(lists[key].first(record))));
    // A list that is empty here would prove nothing: only what nobody waits for is.
    if (!['GET /platform/order/overdue/export', 'GET /platform/payment/cases/export', 'GET /platform/prodAudit/export'].includes(key))
      expect(records.length).toBeGreaterThan(0);
    const [kept] = await market().query<{ actor_id: number; subject: string; after: { entries: number } }>(
      "select actor_id, subject, after from audit_log where action = 'list.export' order by id desc limit 1",
    );
    expect(kept?.actor_id).toBe(1);
    expect(kept?.after).toMatchObject({ ...filter, entries: expect.any(Number) as number });
    if (records.length < 100) expect(kept?.after.entries).toBe(records.length);
  });

  it.each(keys)('%s holds no formula, and its sums are numbers', async (key) => {
    const { file } = await market().operator.call(key, lists[key].some ?? {}, { locale: 'ar' });
    const sheet = (await unzip(await buffer(file!.bytes))).get('xl/worksheets/sheet1.xml')?.toString() ?? '';
    expect(sheet).toContain('<row r="1">');
    expect(sheet).not.toContain('<f');
    // Every cell is a number or text in itself: nothing else can begin to calculate.
    const cells = sheet.match(/<c [^>]*>(?:<v>|<is>)/g) ?? [];
    expect(cells.length).toBe(sheet.match(/<c /g)?.length);
    for (const cell of cells) expect(cell).toMatch(/^<c r="[A-Z]+\d+">(?=<v>)|^<c r="[A-Z]+\d+" s="[12]" t="inlineStr">(?=<is>)/);
    for (const [, value = ''] of sheet.matchAll(/<v>([^<]*)<\/v>/g)) expect(value).toMatch(/^-?\d+(\.\d+)?$/);
  });

  it.each(keys.filter((key) => lists[key].nothing !== null))('%s of nothing is its header alone', async (key) => {
    expect(await take(market().operator, key, lists[key].nothing ?? {})).toHaveLength(1);
  });

  it.each(keys)('%s is refused to who may not see its list, and nothing is written down', async (key) => {
    const count = async () => (await market().query("select 1 from audit_log where action = 'list.export'")).length;
    const before = await count();
    const none = market().person({ kind: 'operator', id: 1, areas: [] });
    if (areaOf(key) !== 'every') expect(await none.refused(key, {})).toBe('notPermitted');
    else expect((await take(market().person({ kind: 'operator', id: 2, areas: [] }), key, {})).length).toBe(1);
    expect(await count()).toBe(areaOf(key) === 'every' ? before + 1 : before);
    for (const stranger of [market().guest, market().buyer(1), market().seller(1)])
      expect(await stranger.refused(key, {})).toBe('notLoggedIn');
  });

  it('tell times in the zone and words in the language that are asked for', async () => {
    const at = async (timeZone: string, lang: string) =>
      (await take(market().operator, 'GET /platform/payment/transfers/export', { timeZone, lang })).map((row) => row.slice(0, 3));
    const [english, russian] = [await at('Asia/Vladivostok', 'en'), await at('Europe/Moscow', 'ru')];
    expect([english[0], russian[0]]).toEqual([
      ['Transaction', 'Time', 'State'],
      ['Операция банка', 'Время', 'Состояние'],
    ]);
    expect([english[1]?.[2], russian[1]?.[2]]).toEqual(['Unmatched', 'Не опознан']);
    const hours = (Date.parse(`${english[1]?.[1]}Z`) - Date.parse(`${russian[1]?.[1]}Z`)) / 3_600_000;
    expect(hours).toBe(7);
  });

  it('that are too long are refused in words, not cut off', async () => {
    await market().query(
      `insert into notices (texts, created_at, changed_at) select '{"en": {"title": "many", "content": "x"}}', now(), now() from generate_series(1, $1) g`,
      [exportEntriesMax],
    );
    const { code, msg } = await market().operator.call('GET /platform/notice/export', {});
    await market().query("delete from notices where texts -> 'en' ->> 'title' = 'many'");
    expect(code).toBe('A00001');
    expect(msg).toContain(exportEntriesMax.toString());
  });
});
