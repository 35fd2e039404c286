import { describe, expect, it } from 'vitest';
import { pay, placeOrder, variantsOf } from '../../../test/goods.ts';
import { httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { cellsOf } from '../../../test/sheets.ts';
import { maskedMail } from '../../reads/users.ts';

const market = marketplaceForFile();
const http = httpForFile(market);
const reason = 'Asked for by the owner';
const audited = (action: string): Promise<{ subject: string; before: unknown; after: unknown }[]> =>
  market().query('select subject, before, after from audit_log where action = $1 order by id', [action]);

describe('buyers as operators see them', () => {
  it('finds a buyer by name, mail and number, and shows no mail address whole', async () => {
    await market().query("update users set mobile = '+79991234567' where id = 1");
    for (const q of ['BUYER1', 'buyer1@demo', '+7 (999) 123-45-67', '1'])
      expect((await market().operator.ok('GET /platform/user/page', { q })).records.map((u) => u.userId)).toContain(1);
    const person = await market().operator.ok('GET /platform/user/info/{userId}', { userId: 1 });
    expect([person.mail, person.mobile, person.balance]).toEqual(['b***1@demo.test', '+79******67', 100_000]);
    expect(await market().operator.refused('GET /platform/user/info/{userId}', { userId: 99_999 })).toBe('userUnknown');
    for (const q of ['%_\\', '()', '( - )']) expect((await market().operator.ok('GET /platform/user/page', { q })).total).toBe(0);
    expect(['ab@x.test', 'a@x.test', 'abc@x.test'].map(maskedMail)).toEqual(['a***@x.test', 'a***@x.test', 'a***c@x.test']);
  });

  it('counts what was paid, not what was only ordered', async () => {
    const buyer = market().buyer(2);
    const [paid = ''] = await placeOrder(market(), buyer);
    await pay(buyer, [paid]);
    await placeOrder(market(), buyer, [2]);
    const person = await market().operator.ok('GET /platform/user/info/{userId}', { userId: 2 });
    const [total] = await market().query<{ total: string }>('select total::text from orders where number = $1', [paid]);
    expect([person.orders, String(Math.round(person.spent * 100)), person.latest.length]).toEqual([1, total?.total, 2]);
  });

  it('tells how to reach a buyer to who says why, and keeps that it did', async () => {
    const told = await market().operator.ok('POST /platform/user/{userId}/reveal', { userId: 3, reason });
    expect(told.mail).toBe('buyer3@demo.test');
    expect(await audited('user.reveal')).toMatchObject([{ subject: 'user:3', after: { reason } }]);
    const [entry] = (await market().operator.ok('GET /platform/audit/page', { subject: 'user:3' })).records;
    expect([entry?.action, entry?.actorKind, entry?.actorName]).toEqual(['user.reveal', 'operator', 'operator1']);
  });

  it('takes a reason of one Chinese word, and none of two letters or a space', async () => {
    const told = (because: string) => market().operator.call('POST /platform/user/{userId}/reveal', { userId: 3, reason: because });
    expect((await told('缺货')).code).toBe('00000');
    for (const because of ['ок', '  a ', '缺', '...']) expect((await told(because)).code, because).toBe('A00014');
    // Each reader learns how much is enough in the script they most likely write in.
    for (const [locale, least] of [
      ['en', '3'],
      ['ru', '3'],
      ['zh_CN', '2'],
      ['ko', '2'],
    ] as const) {
      const refused = await market().operator.call('POST /platform/user/{userId}/reveal', { userId: 3, reason: 'a' }, { locale });
      expect((refused.data as { fields: { reason: string } }).fields.reason, locale).toContain(least);
    }
  });

  it('logs a buyer out everywhere', async () => {
    const { accessToken } = await market().guest.ok('POST /login', { userName: 'buyer4', passWord: 'Demo-2026!' });
    expect((await http().call('GET /p/user/userInfo', {}, accessToken)).code).toBe('00000');
    expect(await market().operator.ok('POST /platform/user/{userId}/endSessions', { userId: 4, reason })).toEqual({ ended: 1 });
    expect((await http().call('GET /p/user/userInfo', {}, accessToken)).code).toBe('A00004');
  });
});

describe('stores as operators run them', () => {
  it('opens a store whose first account logs in, and tells the password once', async () => {
    const asked = { shopName: 'Ningbo Tools', firmName: 'Ningbo Tools Ltd', city: 'Ningbo', userName: 'Ningbo_1' };
    const made = await market().operator.ok('POST /platform/shop', asked, { key: 'open-once' });
    const { accessToken } = await market().guest.ok('POST /shop/admin/login', { userName: made.userName, passWord: made.password });
    expect((await http().call('GET /shop/admin/account', {}, accessToken)).data).toMatchObject({
      shopId: made.shopId,
      shopName: 'Ningbo Tools',
    });
    const [kept] = await market().query<{ n: number }>(
      "select count(*)::int as n from idempotency where answer::text like '%' || $1 || '%'",
      [made.password],
    );
    expect(kept?.n).toBe(0);
    expect(await market().operator.refused('POST /platform/shop', { ...asked, shopName: 'NINGBO tools', userName: 'other_1' })).toBe(
      'shopNameTaken',
    );
    expect(await market().operator.refused('POST /platform/shop', { ...asked, shopName: 'Other' })).toBe('accountNameTaken');
    expect((await market().operator.ok('GET /platform/shop/page', { q: 'other' })).total).toBe(0);
  });

  it('opens one of two stores that are given the same name at once', async () => {
    const open = (userName: string) =>
      market().operator.call('POST /platform/shop', { shopName: 'Twins', firmName: 'Twins', city: 'Yiwu', userName });
    const outcomes = await Promise.all([open('twin_a'), open('twin_b')]);
    expect(outcomes.map((o) => o.code).toSorted()).toEqual(['00000', 'A00001']);
    // Who reads Chinese reads the city in Chinese, and finds it so.
    const { records } = await market().operator.ok('GET /platform/shop/page', { q: '义乌' }, { locale: 'zh_CN' });
    expect(records.find(({ shopName }) => shopName === 'Twins')).toMatchObject({ city: '义乌市' });
    expect((await market().operator.ok('GET /platform/shop/page', { q: 'Twins' })).records[0]?.city).toBe('Yiwu');
  });

  it('takes a suspended store and its goods off the site, lets orders go on, and brings all back', async () => {
    const [variant] = await variantsOf(market(), 3);
    const buyer = market().buyer(1);
    const [number = ''] = await placeOrder(market(), buyer, [3]);
    await market().guest.ok('GET /prod/prodInfo', { prodId: variant?.prodId ?? 0 });
    await market().operator.ok('PUT /platform/shop/suspend', { shopId: 3, reason: 'Papers ran out' });
    // Its pages close with the answer; its goods leave the lists as work.
    expect(await market().guest.refused('GET /prod/prodInfo', { prodId: variant?.prodId ?? 0 })).toBe('productUnavailable');
    await market().advance(0);
    expect((await market().guest.ok('GET /search/page', { shopIds: '3' })).total).toBe(0);
    expect(await market().guest.refused('GET /prod/prodInfo', { prodId: variant?.prodId ?? 0 })).toBe('productUnavailable');
    await pay(buyer, [number]);
    expect(await market().operator.refused('PUT /platform/shop/suspend', { shopId: 3, reason })).toBe('shopNotInState');
    expect(await market().operator.ok('GET /platform/shop/info/{shopId}', { shopId: 3 })).toMatchObject({
      shopStatus: 2,
      suspendReason: 'Papers ran out',
      products: 0,
    });
    expect((await market().seller(3).ok('GET /shop/admin/account', {})).suspendReason).toBe('Papers ran out');
    await market().operator.ok('PUT /platform/shop/reopen', { shopId: 3 });
    await market().advance(0);
    expect((await market().guest.ok('GET /search/page', { shopIds: '3' })).total).toBeGreaterThan(0);
    await market().guest.ok('GET /prod/prodInfo', { prodId: variant?.prodId ?? 0 });
  });

  it('gives a lost password anew: the old one and its sessions are over', async () => {
    const { accessToken } = await market().guest.ok('POST /shop/admin/login', { userName: 'seller5', passWord: 'Demo-2026!' });
    const [accountOf5] = (await market().operator.ok('GET /platform/shop/info/{shopId}', { shopId: 5 })).accounts;
    const made = await market().operator.ok('POST /platform/shop/account/password', { accountId: accountOf5?.accountId ?? 0 });
    expect((await http().call('GET /shop/admin/account', {}, accessToken)).code).toBe('A00004');
    expect(await market().guest.refused('POST /shop/admin/login', { userName: 'seller5', passWord: 'Demo-2026!' })).toBe('loginFailed');
    await market().guest.ok('POST /shop/admin/login', { userName: 'seller5', passWord: made.password });
  });

  it('lets a seller change her own password, not with a wrong old one', async () => {
    const seller = market().seller(4);
    expect(await seller.refused('PUT /shop/admin/password', { oldPassword: 'wrong', password: 'Carton-2026' })).toBe('oldPasswordWrong');
    expect(await seller.refused('PUT /shop/admin/password', { oldPassword: 'Demo-2026!', password: 'short' })).toBe('passwordTooWeak');
    await seller.ok('PUT /shop/admin/password', { oldPassword: 'Demo-2026!', password: 'Carton-2026' });
    await market().guest.ok('POST /shop/admin/login', { userName: 'seller4', passWord: 'Carton-2026' });
  });

  it("counts a store's own commission for orders to come only", async () => {
    const [before = ''] = await placeOrder(market(), market().buyer(5), [2]);
    await market().operator.ok('PUT /platform/shop/commission', { shopId: 2, basisPoints: 250 });
    const [after = ''] = await placeOrder(market(), market().buyer(5), [2]);
    const rows = await market().query<{ number: string; points: number }>(
      'select number, commission_basis_points as points from orders where number = any($1)',
      [[before, after]],
    );
    expect(new Map(rows.map((r) => [r.number, r.points]))).toEqual(
      new Map([
        [before, 500],
        [after, 250],
      ]),
    );
  });
});

describe('rules of the site', () => {
  it('changes what is named, tells the site, and keeps before and after', async () => {
    const { version } = await market().operator.ok('GET /platform/site/settings', {});
    const next = await market().operator.ok('PUT /platform/site/settings', {
      version,
      payPalSwitch: false,
      contact: 'help@kyakhta.test',
    });
    expect(next.version).not.toBe(version);
    expect((await market().guest.ok('GET /webConfig/getPcWebConfig', {})).pcContact).toBe('help@kyakhta.test');
    expect(await audited('site.settings')).toMatchObject([
      { before: { payPalSwitch: true, contact: 'help@demo.test' }, after: { payPalSwitch: false } },
    ]);
    expect(await market().operator.refused('PUT /platform/site/settings', { version, claimDays: 3 })).toBe('changedMeanwhile');
    await market().operator.ok('PUT /platform/site/settings', { version: next.version, payPalSwitch: true });
  });

  it('keeps words often searched for apart from the rules, in languages of ours alone', async () => {
    const { version } = await market().operator.ok('GET /platform/site/content', {});
    await market().operator.ok('PUT /platform/site/content', { version, hotSearch: { ru: ['перчатки'], xx: ['gloves'] } });
    expect((await market().operator.ok('GET /platform/site/content', {})).hotSearch).toEqual({ ru: ['перчатки'] });
    expect(await market().operator.refused('PUT /platform/site/content', { version, testimonials: [] })).toBe('changedMeanwhile');
  });

  it('shows at once what is written of the company, its figures and the popularity of the first places', async () => {
    const { version } = await market().operator.ok('GET /platform/site/settings', {});
    const marketing = { prodTenThousands: 12, shopTenThousands: 2, categories: 300, lines: 20, newToday: 0 };
    const copyright = '© Kyakhta | 京ICP备00000000号';
    await market().operator.ok('PUT /platform/site/settings', { version, copyright, marketing, rankPopularity: [5, 4.9, 0] });
    expect(await market().guest.ok('GET /webConfig/getPcWebConfig', {})).toMatchObject({
      pcCopyright: copyright,
      pcCompanyName: 'Kyakhta',
    });
    expect(await market().guest.ok('GET /webConfig/getHomeConfig', {})).toMatchObject(marketing);
    const { version: next } = await market().operator.ok('GET /platform/site/settings', {});
    for (const wrong of [{ rankPopularity: [5.1, 0, 0] }, { rankPopularity: [1, 2] }, { marketing: { ...marketing, lines: -1 } }])
      expect((await market().operator.call('PUT /platform/site/settings', { version: next, ...wrong })).code).toBe('A00014');
  });

  it('refuses a contact that cannot be stored', async () => {
    const { version } = await market().operator.ok('GET /platform/site/settings', {});
    for (const contact of ['help\u0000@kyakhta.test', 'help\ud800'])
      expect((await market().operator.call('PUT /platform/site/settings', { version, contact })).code).toBe('A00014');
    expect((await market().operator.ok('GET /platform/site/settings', {})).version).toBe(version);
  });

  it('lets one of two who save at once have it', async () => {
    const { version } = await market().operator.ok('GET /platform/site/settings', {});
    const outcomes = await Promise.all(
      [4, 5].map((claimDays) => market().operator.call('PUT /platform/site/settings', { version, claimDays })),
    );
    expect(outcomes.map((o) => o.code).toSorted()).toEqual(['00000', 'A00001']);
  });

  it('shows a currency at its new rate and never touches the one that is charged', async () => {
    await market().operator.ok('PUT /platform/site/currency', { currencyCode: 'RUB', exchangeRate: '91.25', enabled: true });
    const rouble = (await market().guest.ok('GET /currency/list', {})).find((c) => c.currencyCode === 'RUB');
    expect(rouble?.exchangeRate).toBe('91.25');
    for (const [currencyCode, exchangeRate, why] of [
      ['USD', '2', 'currencyFixed'],
      ['RUB', '0', 'currencyFixed'],
      ['XXX', '2', 'currencyUnknown'],
    ] as const)
      expect(await market().operator.refused('PUT /platform/site/currency', { currencyCode, exchangeRate, enabled: true })).toBe(why);
  });

  it('does failed work again, and only what failed', async () => {
    await market().query(
      "insert into work (kind, key, due_at, payload, attempts, failed_at, last_error) values ('orders.mailPaid', 'none', now() + interval '1 hour', '{\"orderId\": 999999}', 8, now(), 'down')",
    );
    const [failed] = (await market().operator.ok('GET /platform/jobs/page', {})).records;
    expect(failed?.state).toBe('failed');
    // Of a state or a kind alone, in list and spreadsheet; of both, what is both.
    const listed = async (wanted: { state?: 'failed' | 'retrying' | 'due' | 'waiting'; kind?: string }) =>
      (await market().operator.ok('GET /platform/jobs/page', { ...wanted, size: 100 })).records;
    expect((await listed({ state: 'failed' })).map(({ key }) => key)).toEqual(['none']);
    for (const state of ['due', 'waiting'] as const) expect((await listed({ state })).every((one) => one.state === state)).toBe(true);
    expect((await listed({ state: 'waiting' })).length).toBeGreaterThan(0);
    expect((await listed({ kind: 'orders.mailPaid' })).map(({ kind }) => kind)).toContain('orders.mailPaid');
    expect((await listed({ kind: 'site.count', state: 'failed' })).length + (await listed({ kind: 'none' })).length).toBe(0);
    const sheet = await cellsOf(
      (await market().operator.call('GET /platform/jobs/export', { kind: 'orders.mailPaid', state: 'failed' })).file,
    );
    expect(sheet.length).toBe(2);
    await market().operator.ok('POST /platform/jobs/retry', { workId: failed?.workId ?? '0' });
    expect(await market().operator.refused('POST /platform/jobs/retry', { workId: failed?.workId ?? '0' })).toBe('workUnknown');
    await market().query("delete from work where key = 'none'");
  });

  it('lists and counts work that failed before apart from what was never tried, and does it again at once', async () => {
    const plant = (key: string, due: string, attempts: number, failed: string) =>
      market().query(
        `insert into work (kind, key, due_at, payload, attempts, failed_at, last_error) values ('stores.emptyDraft', $1, now() + $2::interval, '{"userId": 999999}', $3, ${failed}, $4)`,
        [key, due, attempts, attempts > 0 ? 'down' : null],
      );
    await plant('r-later', '1 hour', 3, 'null');
    await plant('r-failed', '1 hour', 8, 'now()');
    await plant('r-new', '1 hour', 0, 'null');
    const list = (state?: 'failed' | 'retrying' | 'due' | 'waiting') =>
      market().operator.ok('GET /platform/jobs/page', { kind: 'stores.emptyDraft', ...(state !== undefined && { state }) });
    const all = await list();
    expect(all.records.map(({ key, state }) => [key, state])).toEqual([
      ['r-failed', 'failed'],
      ['r-later', 'retrying'],
      ['r-new', 'waiting'],
    ]);
    expect([all.counts, all.total]).toEqual([{ failed: 1, retrying: 1, due: 0, waiting: 1 }, 3]);
    const retried = await list('retrying');
    expect(retried).toMatchObject({ total: 1, counts: all.counts, records: [{ key: 'r-later', attempts: 3, lastError: 'down' }] });
    expect((await list('waiting')).records.map(({ key }) => key)).toEqual(['r-new']);
    await market().operator.ok('POST /platform/jobs/retry', { workId: retried.records[0]?.workId ?? '0' });
    const record = await market().operator.ok('GET /platform/audit/page', { action: 'work.retry', size: 1 });
    expect(record.records[0]?.before).toContain('retrying');
    const [fresh] = (await list('waiting')).records;
    expect(await market().operator.refused('POST /platform/jobs/retry', { workId: fresh?.workId ?? '0' })).toBe('workUnknown');
    await market().query("delete from work where key like 'r-%'");
  });
});

describe('the record of changes', () => {
  it('tells long values as far as somebody would read', async () => {
    const long = JSON.stringify({ description: 'x'.repeat(20_000) });
    await market().query(
      "insert into audit_log (at, actor_kind, actor_id, action, subject, before, after, request_id) select at, actor_kind, actor_id, 'product.edit', 'product:1', $1::jsonb, $1::jsonb, request_id from audit_log limit 1",
      [long],
    );
    const [entry] = (await market().operator.ok('GET /platform/audit/page', { subject: 'product:1' })).records;
    expect([entry?.before?.length, entry?.after?.length]).toEqual([4000, 4000]);
  });
});
