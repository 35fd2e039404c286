import { type OperatorArea, type StoreArea } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { configFor, httpForFile, openHttp } from '../../../test/http.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { paidOrder } from '../../../test/refunds.ts';
import { inOwnTransaction } from '../../command.ts';
import { parts } from '../../endpoints.ts';
import { createApp } from '../../runtime/app.ts';
import { giveOperator, makePassword } from './index.ts';

const market = marketplaceForFile();
const http = httpForFile(market);

let count = 0;
const nameOf = (): string => `staff_${(count += 1)}`;
const operatorWith = async (areas: OperatorArea[] | null) => {
  const userName = nameOf();
  return { ...(await market().operator.ok('POST /platform/staff', { userName, mail: `${userName}@demo.test`, areas })), areas };
};
const accountWith = async (areas: StoreArea[] | null, storeId = 1) => {
  const userName = nameOf();
  const made = await market()
    .seller(storeId)
    .ok('POST /shop/admin/staff', { userName, mail: `${userName}@demo.test`, areas });
  return { ...made, areas, storeId };
};
const asOperator = ({ operatorId, areas }: { operatorId: number; areas: OperatorArea[] | null }): Person =>
  market().person({ kind: 'operator', id: operatorId, areas });
const asSeller = ({ accountId, areas, storeId }: { accountId: number; areas: StoreArea[] | null; storeId: number }): Person =>
  market().person({ kind: 'seller', id: accountId, storeId, areas });
const failureOf = (answer: { data: unknown }): unknown => (answer.data as { failure?: string } | null)?.failure;
const audited = (subject: string) =>
  market().query<{ action: string; before: unknown; after: unknown; actor_id: number }>(
    'select action, before, after, actor_id from audit_log where subject = $1 order by id',
    [subject],
  );

describe('an operator who is added', () => {
  it('logs in with the password told once and does what her areas hold, nothing else', async () => {
    const made = await operatorWith(['trade', 'people']);
    expect(made.password).toMatch(/^[a-z]{4}-\d{4}-[a-z]{4}-\d{4}$/);
    const token = await http().token('operator', made.userName, made.password);
    expect(await http().call('GET /platform/account', {}, token)).toMatchObject({
      code: '00000',
      data: { userName: made.userName, areas: ['trade', 'people'] },
    });
    expect((await http().call('GET /platform/order/page', {}, token)).code).toBe('00000');
    const money = await http().call('GET /platform/settlement/payouts', {}, token);
    expect([money.status, money.code, failureOf(money)]).toEqual([200, 'A00001', 'notPermitted']);
    expect(money.msg).toMatch(/account administrator/);
    const [mail] = await market().query<{ text: string }>('select text from mails where recipient = $1', [`${made.userName}@demo.test`]);
    expect(mail?.text).toContain(made.userName);
    expect(mail?.text).not.toContain(made.password);
    expect(await audited(`operator:${made.operatorId}`)).toEqual([
      {
        action: 'operator.add',
        before: null,
        after: { userName: made.userName, mail: `${made.userName}@demo.test`, areas: ['trade', 'people'] },
        actor_id: 1,
      },
    ]);
  });

  it('has a name of her own, areas that there are, and each once', async () => {
    const { operator } = market();
    const [userName, mail] = [nameOf(), 'a@demo.test'];
    expect(await operator.refused('POST /platform/staff', { userName: 'OPERATOR1', mail, areas: null })).toBe('accountNameTaken');
    for (const areas of [[], ['trade', 'trade'], ['all'], 'trade', {}] as never[])
      expect(await operator.refused('POST /platform/staff', { userName, mail, areas })).toBe('argumentNotValid');
    for (const wrong of ['', 'a b', '<script>', "o'neil", 'я_оператор'])
      expect(await operator.refused('POST /platform/staff', { userName: wrong, mail, areas: null })).toBe('argumentNotValid');
  });
});

describe('rights of an operator', () => {
  it('change with the next call, in every process', async () => {
    const made = await operatorWith(['trade']);
    const far = createApp({ ...parts, databaseUrl: market().url, poolSize: 2, demo: true });
    const farHttp = await openHttp(far, configFor(market()));
    try {
      const token = await http().token('operator', made.userName, made.password);
      const seen = async (key: 'GET /platform/order/page' | 'GET /platform/jobs/page') =>
        Promise.all([http().call(key, {}, token), farHttp.call(key, {}, token)]).then((all) => all.map((a) => failureOf(a) ?? a.code));
      expect(await seen('GET /platform/order/page')).toEqual(['00000', '00000']);
      await market().operator.ok('PUT /platform/staff/{operatorId}/areas', { operatorId: made.operatorId, areas: ['settings'] });
      expect(await seen('GET /platform/order/page')).toEqual(['notPermitted', 'notPermitted']);
      expect(await seen('GET /platform/jobs/page')).toEqual(['00000', '00000']);
      await market().operator.ok('PUT /platform/staff/{operatorId}/lock', { operatorId: made.operatorId, reason: 'Left the house' });
      expect(await seen('GET /platform/jobs/page')).toEqual(['notLoggedIn', 'notLoggedIn']);
    } finally {
      await farHttp.server.close();
      await far.close();
    }
  });

  it('are what the search over everything keeps to', async () => {
    const { number, id } = await paidOrder(market(), 2);
    const found = async (areas: OperatorArea[], q: string) =>
      (await market().person({ kind: 'operator', id: 1, areas }).ok('GET /platform/find', { q })).found.map(({ kind }) => kind);
    expect(await found(['trade'], number)).toEqual(['order']);
    expect(await found(['money', 'people', 'stores', 'content', 'settings', 'staff'], number)).toEqual([]);
    expect(await found(['people'], String(id))).toEqual(['buyer']);
    expect(await found(['stores'], '1')).toEqual(expect.arrayContaining(['store', 'product']));
    expect(await found(['content'], '1')).toEqual([]);
  });

  it('are kept with before and after, and not at all when nothing changes', async () => {
    const made = await operatorWith(['trade']);
    const { operator } = market();
    const { operatorId, userName } = made;
    await operator.ok('PUT /platform/staff/{operatorId}/areas', { operatorId, areas: ['money', 'trade'] });
    await operator.ok('PUT /platform/staff/{operatorId}/areas', { operatorId, areas: ['trade', 'money'] });
    await operator.ok('PUT /platform/staff/{operatorId}/lock', { operatorId, reason: 'Lost her phone' });
    await operator.ok('PUT /platform/staff/{operatorId}/lock', { operatorId, reason: 'Again' });
    await operator.ok('PUT /platform/staff/{operatorId}/unlock', { operatorId });
    await operator.ok('PUT /platform/staff/{operatorId}/unlock', { operatorId });
    expect((await audited(`operator:${operatorId}`)).slice(1)).toEqual([
      { action: 'operator.areas', before: { userName, areas: ['trade'] }, after: { userName, areas: ['trade', 'money'] }, actor_id: 1 },
      {
        action: 'operator.lock',
        before: { userName, locked: false },
        after: { userName, locked: true, reason: 'Lost her phone', ended: 0 },
        actor_id: 1,
      },
      {
        action: 'operator.unlock',
        before: { userName, locked: true, reason: 'Lost her phone' },
        after: { userName, locked: false },
        actor_id: 1,
      },
    ]);
  });
});

describe('a locked operator', () => {
  it('is told so only with the right password, and comes in again once unlocked', async () => {
    const made = await operatorWith(null);
    const { operatorId, userName, password } = made;
    const token = await http().token('operator', userName, password);
    await market().operator.ok('PUT /platform/staff/{operatorId}/lock', { operatorId, reason: 'Left' });
    const logIn = (passWord: string) => http().call('POST /platform/login', { userName, passWord });
    expect(failureOf(await logIn(password))).toBe('accountLocked');
    expect(failureOf(await logIn('wrong-1234'))).toBe('loginFailed');
    await market().operator.ok('PUT /platform/staff/{operatorId}/unlock', { operatorId });
    // What was open before stays closed.
    expect(failureOf(await http().call('GET /platform/account', {}, token))).toBe('notLoggedIn');
    expect((await logIn(password)).code).toBe('00000');
  });

  it('gets a new password from somebody else, which ends where she is logged in', async () => {
    const { operatorId, userName, password } = await operatorWith(['trade']);
    const token = await http().token('operator', userName, password);
    const renewed = await market().operator.ok('POST /platform/staff/{operatorId}/password', { operatorId });
    expect(renewed.userName).toBe(userName);
    expect(failureOf(await http().call('GET /platform/account', {}, token))).toBe('notLoggedIn');
    expect(failureOf(await http().call('POST /platform/login', { userName, passWord: password }))).toBe('loginFailed');
    await http().token('operator', userName, renewed.password);
    const kept = await market().query("select 1 from idempotency where answer like '%' || $1 || '%'", [renewed.password]);
    expect(kept).toEqual([]);
  });
});

describe('nobody', () => {
  it('locks himself, takes the accounts from himself, or gives himself a password told once', async () => {
    const made = await operatorWith(['staff', 'trade']);
    const [self, { operatorId }] = [asOperator(made), made];
    expect(await self.refused('PUT /platform/staff/{operatorId}/lock', { operatorId, reason: 'Enough' })).toBe('ownAccount');
    expect(await self.refused('PUT /platform/staff/{operatorId}/areas', { operatorId, areas: ['trade'] })).toBe('ownAccount');
    expect(await self.refused('POST /platform/staff/{operatorId}/password', { operatorId })).toBe('ownAccount');
    await self.ok('PUT /platform/staff/{operatorId}/areas', { operatorId, areas: ['staff'] });
    for (const key of ['PUT /platform/staff/{operatorId}/unlock', 'POST /platform/staff/{operatorId}/password'] as const)
      expect(await self.refused(key, { operatorId: 2_000_000_000 })).toBe('operatorUnknown');
  });

  it('who was locked a moment ago does anything more to the others', async () => {
    const [one, two] = [await operatorWith(null), await operatorWith(null)];
    await asOperator(one).ok('PUT /platform/staff/{operatorId}/lock', { operatorId: two.operatorId, reason: 'First' });
    expect(await asOperator(two).refused('PUT /platform/staff/{operatorId}/lock', { operatorId: one.operatorId, reason: 'Second' })).toBe(
      'notPermitted',
    );
    expect(await asOperator(two).refused('POST /platform/staff', { userName: nameOf(), mail: 'a@demo.test', areas: null })).toBe(
      'notPermitted',
    );
  });
});

describe('two persons', () => {
  it('are still needed to set a balance right', async () => {
    const money = await operatorWith(['money']);
    const wish = { userId: 1, amount: '5', reason: 'A courier came late' };
    const { proposalId } = await asOperator(money).ok('POST /platform/user/correction', wish);
    expect(await asOperator(money).refused('PUT /platform/proposal/{proposalId}/agree', { proposalId })).toBe('proposalOwn');
    // Who made the account is not the second person.
    expect(await market().operator.refused('PUT /platform/proposal/{proposalId}/agree', { proposalId })).toBe('proposalSameHands');
    await market().person({ kind: 'operator', id: 2, areas: null }).ok('PUT /platform/proposal/{proposalId}/agree', { proposalId });
  });
});

describe('an account of a store', () => {
  it('does what its areas hold in its own store, under its own name', async () => {
    const made = await accountWith(['goods']);
    const token = await http().token('seller', made.userName, made.password);
    expect(await http().call('GET /shop/admin/account', {}, token)).toMatchObject({ data: { userName: made.userName, areas: ['goods'] } });
    expect((await http().call('GET /shop/admin/prod/page', {}, token)).code).toBe('00000');
    expect(failureOf(await http().call('GET /shop/admin/order/page', {}, token))).toBe('notPermitted');
    const [sku] = await market().query<{ id: number; seenStock: number }>(
      'select k.id, s.on_hand as "seenStock" from skus k join products p on p.id = k.product_id join stock s on s.sku_id = k.id where p.store_id = 1 and not k.is_deleted order by k.id limit 1',
    );
    await asSeller(made).ok('PUT /shop/admin/prod/sku', { skuId: sku!.id, stocks: 4321, seenStock: sku!.seenStock });
    const [entry] = (await market().operator.ok('GET /platform/audit/page', { subject: `sku:${sku!.id}` })).records;
    expect(entry).toMatchObject({ actorKind: 'seller', actorName: made.userName });
  });

  it('is looked after by the owners of its store alone', async () => {
    const own = await accountWith(['orders']);
    const other = market().seller(2);
    const { accountId } = own;
    expect((await other.ok('GET /shop/admin/staff/list', {})).accounts.map((a) => a.accountId)).not.toContain(accountId);
    expect(await other.refused('PUT /shop/admin/staff/{accountId}/lock', { accountId, reason: 'Not mine' })).toBe('storeAccountUnknown');
    expect(await other.refused('PUT /shop/admin/staff/{accountId}/areas', { accountId, areas: null })).toBe('storeAccountUnknown');
    expect(await other.refused('PUT /shop/admin/staff/{accountId}/unlock', { accountId })).toBe('storeAccountUnknown');
    expect(await other.refused('POST /shop/admin/staff/{accountId}/password', { accountId })).toBe('storeAccountUnknown');
    expect(await asSeller(own).refused('GET /shop/admin/staff/list', {})).toBe('notPermitted');
  });

  it('is locked out at once, and its mail is no longer the store’s', async () => {
    const made = await accountWith(['orders', 'owner']);
    const token = await http().token('seller', made.userName, made.password);
    await market().seller(1).ok('PUT /shop/admin/staff/{accountId}/lock', { accountId: made.accountId, reason: 'Left' });
    expect(failureOf(await http().call('GET /shop/admin/account', {}, token))).toBe('notLoggedIn');
    const { accounts } = await market().operator.ok('GET /platform/shop/info/{shopId}', { shopId: 1 });
    expect(accounts.find((a) => a.accountId === made.accountId)).toMatchObject({ isLocked: true, areas: ['orders', 'owner'] });
    expect(failureOf(await http().call('POST /shop/admin/login', { userName: made.userName, passWord: made.password }))).toBe(
      'accountLocked',
    );
    // Operators give it another password; locked it stays.
    const { password } = await market().operator.ok('POST /platform/shop/account/password', { accountId: made.accountId });
    expect(failureOf(await http().call('POST /shop/admin/login', { userName: made.userName, passWord: password }))).toBe('accountLocked');
  });

  it('finds what its areas hold', async () => {
    const { number } = await paidOrder(market(), 2);
    const found = async (areas: StoreArea[], q: string) =>
      (await market().person({ kind: 'seller', id: 1, storeId: 1, areas }).ok('GET /shop/admin/find', { q })).found.map(({ kind }) => kind);
    expect(await found(['orders'], number)).toEqual(['order']);
    expect(await found(['goods', 'money', 'store', 'owner'], number)).toEqual([]);
    expect(await found(['store'], '1')).toEqual([]);
  });
});

describe('the command of the machine', () => {
  it('lets a locked operator in again with a new password, and leaves her areas as they are', async () => {
    const { operatorId, userName } = await operatorWith(['content']);
    await market().operator.ok('PUT /platform/staff/{operatorId}/lock', { operatorId, reason: 'By mistake' });
    const made = await makePassword();
    expect(await inOwnTransaction(market().app, 'command', (ctx) => giveOperator(ctx, userName, made))).toBe('renewed');
    const token = await http().token('operator', userName, made.password);
    expect((await http().call('GET /platform/account', {}, token)).data).toMatchObject({ areas: ['content'] });
    expect(await inOwnTransaction(market().app, 'command', (ctx) => giveOperator(ctx, nameOf(), made))).toBe('added');
    expect((await market().operator.ok('GET /platform/staff/list', {})).operators.at(-1)).toMatchObject({ areas: null, lockedAt: null });
  });
});

describe('accounts that were there before', () => {
  it('may do everything, also those that the demo and the command of the machine make', async () => {
    expect((await market().operator.ok('GET /platform/staff/list', {})).operators.slice(0, 2)).toMatchObject([
      { userName: 'operator1', areas: null, lockedAt: null, isSelf: true },
      { userName: 'operator2', areas: null, lockedAt: null, isSelf: false },
    ]);
    expect((await market().seller(5).ok('GET /shop/admin/staff/list', {})).accounts).toMatchObject([
      { userName: 'seller5', areas: null, isSelf: true },
    ]);
  });
});
