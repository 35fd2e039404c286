import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

// A person who comes in while the door is being locked is not inside afterwards.
const market = marketplaceForFile();
const http = httpForFile(market);
const failureOf = ({ data }: Answer): unknown => (data as { failure?: string } | null)?.failure ?? 'ok';
const standing = async (kind: string, id: number): Promise<number> =>
  (await market().query('select 1 from sessions where kind = $1 and holder_id = $2 and ended_at is null', [kind, id])).length;

const byPassword = (path: string, userName: string) => () => http().call(path as 'POST /login', { userName, passWord: 'Demo-2026!' });
const mail = 'buyer2@demo.test';
let code = '';
beforeEach(async () => {
  await market().advance(0.1);
  await http().call('POST /sms/sendLoginCode', { mail });
  await market().app.drain();
  const [row] = await market().query<{ text: string }>('select text from mails where recipient = $1 order by id desc limit 1', [mail]);
  code = /\d{6}/.exec(row?.text ?? '')?.[0] ?? '';
});

describe.each([
  [
    'a buyer’s password is changed',
    byPassword('POST /login', 'buyer1'),
    'buyer',
    1,
    'update users set password_hash = $2 where id = $1',
    'loginFailed',
  ],
  [
    'a buyer deletes her account',
    () => http().call('POST /mailLogin', { userName: mail, passWord: code }),
    'buyer',
    2,
    'update users set deleted_at = now(), user_name = $2 where id = $1',
    'wrongVerificationCode',
  ],
  [
    'a seller is locked',
    byPassword('POST /shop/admin/login', 'seller3'),
    'seller',
    3,
    'update store_accounts set locked_at = now(), lock_reason = $2 where id = $1',
    'accountLocked',
  ],
  [
    'an operator is locked',
    byPassword('POST /platform/login', 'operator2'),
    'operator',
    2,
    'update operators set locked_at = now(), lock_reason = $2 where id = $1',
    'accountLocked',
  ],
] as const)('while %s', (_, enter, kind, id, change, failure) => {
  it('nobody enters by what held before', async () => {
    const m = market();
    await m.query('begin');
    await m.query(change, [id, 'changed']);
    await m.query('update sessions set ended_at = now() where kind = $1 and holder_id = $2 and ended_at is null', [kind, id]);
    const entering = enter();
    while ((await m.query('select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))')).length === 0);
    await m.query('commit');
    expect([failureOf(await entering), await standing(kind, id)]).toEqual([failure, 0]);
  });
});
