import { type OperatorArea, storeAccountsMax } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { httpForFile } from '../../../test/http.ts';
import { marketplaceForFile, openMarketplace, type Person } from '../../../test/marketplace.ts';

const market = marketplaceForFile();
const http = httpForFile(market);

let count = 0;
const nameOf = (): string => `staff_${(count += 1)}`;
const operatorWith = async (areas: OperatorArea[] | null) => {
  const userName = nameOf();
  return { ...(await market().operator.ok('POST /platform/staff', { userName, mail: `${userName}@demo.test`, areas })), areas };
};
const asOperator = ({ operatorId, areas }: { operatorId: number; areas: OperatorArea[] | null }): Person =>
  market().person({ kind: 'operator', id: operatorId, areas });
const failureOf = (answer: { data: unknown }): unknown => (answer.data as { failure?: string } | null)?.failure;

describe('accounts of a store', () => {
  it('are fifty at most, whoever adds them and however many at once', async () => {
    const m = market();
    await m.query(
      "insert into store_accounts (store_id, user_name, password_hash, created_at) select 4, 'full_' || n, 'x', now() from generate_series(2, $1::int) n",
      [storeAccountsMax - 1],
    );
    const asked = await Promise.all(
      [1, 2, 3].map((n) => m.seller(4).call('POST /shop/admin/staff', { userName: `last_${n}`, mail: 'last@demo.test', areas: null })),
    );
    expect(asked.map((o) => (o.data as { failure?: string }).failure ?? 'ok').toSorted()).toEqual([
      'accountLimitReached',
      'accountLimitReached',
      'ok',
    ]);
    expect(asked.find((o) => o.code !== '00000')?.msg).toContain(String(storeAccountsMax));
    expect(await m.operator.refused('POST /platform/shop/account', { shopId: 4, userName: 'one_more' })).toBe('accountLimitReached');
  });
});

describe('the area money, given while its owner chooses her password', () => {
  it('leaves the password hers', async () => {
    const m = market();
    const { operatorId } = await operatorWith(['trade']);
    await m.query('begin');
    // What her choice writes, not yet seen by anybody else.
    await m.query('update operators set own_password = true where id = $1', [operatorId]);
    const given = m.operator.call('PUT /platform/staff/{operatorId}/areas', { operatorId, areas: ['trade', 'money'] });
    while ((await m.query('select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))')).length === 0);
    await m.query('commit');
    expect((await given).code).toBe('00000');
    const [row] = await m.query<{ own: boolean }>('select own_password as own from operators where id = $1', [operatorId]);
    expect(row?.own).toBe(true);
  });
});

describe('two who turn on each other at once', () => {
  it('leave one of them, among operators', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await operatorWith(['staff']), await operatorWith(['staff'])];
      const outcomes = await Promise.all([
        asOperator(one).call('PUT /platform/staff/{operatorId}/lock', { operatorId: two.operatorId, reason: 'He is wrong' }),
        asOperator(two).call('PUT /platform/staff/{operatorId}/areas', { operatorId: one.operatorId, areas: ['trade'] }),
      ]);
      expect(new Set(outcomes.map((o) => failureOf(o) ?? 'ok'))).toEqual(new Set(['notPermitted', 'ok']));
      const [left] = await market().query<{ n: number }>(
        "select count(*)::int as n from operators where id = any($1) and locked_at is null and 'staff' = any(areas)",
        [[one.operatorId, two.operatorId]],
      );
      expect(left?.n).toBe(1);
    }
  });

  it('leave one of them, among the owners of a store, also far from the database', async () => {
    const far = await openMarketplace({ delayMs: 100 });
    try {
      const [userName, mail] = ['second_owner', 'second@demo.test'];
      const owner = far.person({ kind: 'seller', id: 3, storeId: 3, areas: null }, far.near);
      const { accountId } = await owner.ok('POST /shop/admin/staff', { userName, mail, areas: null });
      const second = far.person({ kind: 'seller', id: accountId, storeId: 3, areas: null });
      const outcomes = await Promise.all([
        far.seller(3).call('PUT /shop/admin/staff/{accountId}/lock', { accountId, reason: 'Mine' }),
        second.call('PUT /shop/admin/staff/{accountId}/lock', { accountId: 3, reason: 'No, mine' }),
      ]);
      expect(new Set(outcomes.map((o) => failureOf(o) ?? 'ok'))).toEqual(new Set(['notPermitted', 'ok']));
      expect(await far.query('select id from store_accounts where store_id = 3 and locked_at is null')).toHaveLength(1);
    } finally {
      await far.close();
    }
  });

  it('and a login beside a lock never leaves a session behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { operatorId, userName, password } = await operatorWith(['trade']);
      const [entered] = await Promise.all([
        http().call('POST /platform/login', { userName, passWord: password }),
        market().operator.ok('PUT /platform/staff/{operatorId}/lock', { operatorId, reason: 'Now' }),
      ]);
      await market().operator.ok('PUT /platform/staff/{operatorId}/unlock', { operatorId });
      const open = await market().query("select 1 from sessions where kind = 'operator' and holder_id = $1 and ended_at is null", [
        operatorId,
      ]);
      // Either the lock was first and nobody came in, or it ended what had just begun; or the login came after the unlocking.
      expect(open.length === 0 || entered.code === '00000').toBe(true);
      if (entered.code === '00000') {
        const { accessToken } = entered.data as { accessToken: string };
        expect(failureOf(await http().call('GET /platform/account', {}, accessToken))).toBe('notLoggedIn');
      }
    }
  });
});
