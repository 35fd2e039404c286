import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Audience, configFor, httpForFile, loginOf, openHttp } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { statementsOf } from '../../../test/statements.ts';
import { inOwnTransaction } from '../../command.ts';
import { forgetOld } from './actions/erase.ts';
import { giveOperator, makePassword } from './index.ts';
import { doorDays, doorsMaxPerAccount } from './model/limits.ts';

const market = marketplaceForFile();
const http = httpForFile(market);
const right = 'Demo-2026!';
type Jar = Record<string, string>;
const failureOf = ({ data }: Answer): string => (data as { failure?: string } | null)?.failure ?? 'ok';
const nameOf = { buyer: 'kyakhtaBuyerDoor', seller: 'kyakhtaSellerDoor', operator: 'kyakhtaOperatorDoor' } as const;

/** A POST or PUT from a browser, which keeps the door's cookie it is given. */
const send = async (url: string, payload: object, jar: Jar = {}, method: 'POST' | 'PUT' = 'POST'): Promise<Answer> => {
  const answer = await http().ask({ method, url, payload, cookies: jar });
  for (const { name, value } of answer.cookies) if (name.endsWith('Door')) jar[name] = value;
  return answer;
};
const logIn = async (audience: Audience, userName: string, passWord: string, jar: Jar = {}): Promise<string> =>
  failureOf(await send(loginOf[audience], { userName, passWord }, jar));
/** A browser that has logged in once. */
const known = async (audience: Audience, userName: string, jar: Jar = {}): Promise<Jar> => {
  expect(await logIn(audience, userName, right, jar)).toBe('ok');
  return jar;
};
/** Guesses of strangers until none is left. */
const useUp = async (audience: Audience, userName: string): Promise<void> => {
  for (let n = 0; n < 10; n += 1) expect(await logIn(audience, userName, `wrong${n}`)).toBe('loginFailed');
  expect(await logIn(audience, userName, right)).toBe('tooManyTries');
};
const lastCodeTo = async (mail: string): Promise<string> => {
  await market().app.drain();
  const [row] = await market().query<{ text: string }>('select text from mails where recipient = $1 order by id desc limit 1', [mail]);
  return /\d{6}/.exec(row?.text ?? '')?.[0] ?? '';
};
const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000');

beforeEach(async () => {
  await market().query('delete from login_tries');
  await market().query('delete from known_browsers');
  await market().advance(0.001);
});

const people = [
  ['buyer', 'buyer1', 'buyer2'],
  ['seller', 'seller1', 'seller2'],
  ['operator', 'operator1', 'operator2'],
] as const;

describe.each(people)('the browser in which a %s has logged in', (audience, mine, other) => {
  it('still lets her in when strangers have guessed, forty at once among them', async () => {
    const hers = await known(audience, mine);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => logIn(audience, mine, `guess${n}`)));
    const counted = answers.filter((one) => one === 'loginFailed').length;
    expect(counted).toBeLessThanOrEqual(10);
    for (let n = counted; n < 10; n += 1) expect(await logIn(audience, mine, `more${n}`)).toBe('loginFailed');
    expect(await logIn(audience, mine, right)).toBe('tooManyTries');
    expect(await logIn(audience, mine, right, hers)).toBe('ok');
    // Her coming in gives strangers no new tries.
    expect(await logIn(audience, mine, right)).toBe('tooManyTries');
    expect(await logIn(audience, mine, right, hers)).toBe('ok');
  });

  it('is no other: neither a forged key, nor another account’s, nor one that was replaced', async () => {
    const hers = await known(audience, mine);
    const replaced = { ...hers };
    await known(audience, mine, hers);
    const others = await known(audience, other);
    await useUp(audience, mine);
    const name = nameOf[audience];
    for (const key of ['x'.repeat(43), '', hers[name]?.toLowerCase(), `${hers[name]}x`, others[name], replaced[name]])
      expect(await logIn(audience, mine, right, { [name]: key ?? '' }), key).toBe('tooManyTries');
    expect(await logIn(audience, mine, right, hers)).toBe('ok');
  });

  it('never opens by its key alone, and stops after ten wrong guesses of its own while others come in', async () => {
    const hers = await known(audience, mine);
    const copied = { ...hers };
    for (let n = 0; n < 10; n += 1) expect(await logIn(audience, mine, `wrong${n}`, copied)).toBe('loginFailed');
    expect(await logIn(audience, mine, right, copied)).toBe('tooManyTries');
    expect(await logIn(audience, mine, right, hers)).toBe('tooManyTries');
    expect(await logIn(audience, mine, right)).toBe('ok');
    await market().advance(16 / 1440);
    expect(await logIn(audience, mine, right, hers)).toBe('ok');
  });

  it('counts guesses that are made at the same time', async () => {
    const hers = await known(audience, mine);
    await Promise.all(Array.from({ length: 40 }, (_, n) => logIn(audience, mine, `guess${n}`, { ...hers })));
    const tries = await market().query("select 1 from login_tries where subject like 'door:%'");
    expect(tries.length).toBeLessThanOrEqual(10);
    for (let n = tries.length; n < 10; n += 1) expect(await logIn(audience, mine, `more${n}`, { ...hers })).toBe('loginFailed');
    expect(await logIn(audience, mine, right, hers)).toBe('tooManyTries');
  });

  it('is known to both accounts that log in there, and no login of one gives tries at the other', async () => {
    const shared = await known(audience, mine);
    await known(audience, other, shared);
    for (const name of [mine, other]) await useUp(audience, name);
    for (let n = 0; n < 9; n += 1) expect(await logIn(audience, mine, `wrong${n}`, shared)).toBe('loginFailed');
    await known(audience, other, shared);
    expect(await logIn(audience, mine, 'wrong9', shared)).toBe('loginFailed');
    expect(await logIn(audience, mine, right, shared)).toBe('tooManyTries');
    expect(await logIn(audience, other, right, shared)).toBe('ok');
  });
});

describe('the key of a known browser', () => {
  it('says nothing of anybody, is read by no script, and is kept as its hash', async () => {
    const answer = await http().ask({ method: 'POST', url: '/api/login', payload: { userName: 'buyer1', passWord: right } });
    const cookie = answer.cookies.find(({ name }) => name === nameOf.buyer);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: doorDays * 86_400 });
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    const rows = await market().query<{ all: string }>("select k::text || encode(token_hash, 'escape') as all from known_browsers k");
    expect(rows).toHaveLength(1);
    expect(rows[0]?.all).not.toContain(cookie?.value);
    expect(answer.text).not.toContain(cookie?.value);
  });

  it('is of one audience: a seller’s is none of an operator', async () => {
    const jar = await known('seller', 'seller1');
    await useUp('operator', 'operator1');
    expect(await logIn('operator', 'operator1', right, { [nameOf.operator]: jar[nameOf.seller] ?? '' })).toBe('tooManyTries');
  });

  it('is given to nobody who was refused or has no account', async () => {
    for (const [userName, passWord] of [
      ['buyer1', 'wrong'],
      ['nobody', right],
    ] as const) {
      const jar: Jar = {};
      expect(await logIn('buyer', userName, passWord, jar)).toBe('loginFailed');
      expect(jar).toEqual({});
    }
  });

  it('has the prefix of its host behind TLS, and is read by that name alone there', async () => {
    const behind = await openHttp(market().app, configFor(market(), { TRUST_PROXY: '127.0.0.1' }));
    const ask = (passWord: string, cookies: Jar = {}): Promise<Answer> =>
      behind.ask({
        method: 'POST',
        url: '/api/login',
        payload: { userName: 'buyer3', passWord },
        cookies,
        headers: { 'x-forwarded-proto': 'https' },
      });
    const given = (await ask(right)).cookies.find(({ name }) => name.endsWith('BuyerDoor'));
    expect(given).toMatchObject({ name: `__Host-${nameOf.buyer}`, secure: true, path: '/' });
    expect(given?.domain).toBeUndefined();
    await useUp('buyer', 'buyer3');
    expect(failureOf(await ask(right, { [nameOf.buyer]: given?.value ?? '' }))).toBe('tooManyTries');
    expect(failureOf(await ask(right, { [`__Host-${nameOf.buyer}`]: given?.value ?? '' }))).toBe('ok');
    await behind.server.close();
  });

  it('is forgotten by night when it has not been used for long, and beyond the newest of an account', async () => {
    const old = await known('buyer', 'buyer4');
    await market().query("update known_browsers set used_at = used_at - make_interval(days => $1) where kind = 'buyer'", [doorDays + 1]);
    const mine = await known('seller', 'seller4');
    await market().query(
      `insert into known_browsers (kind, holder_id, token_hash, created_at, used_at)
       select 'seller', holder_id, sha256(n::text::bytea), created_at - interval '1 day', used_at - interval '1 day' from known_browsers, generate_series(1, $1) n where kind = 'seller'`,
      [doorsMaxPerAccount],
    );
    await inOwnTransaction(market().app, 'night', forgetOld);
    const left = await market().query<{ kind: string; count: number }>(
      'select kind, count(*)::int as count from known_browsers group by kind order by kind',
    );
    expect(left).toEqual([{ kind: 'seller', count: doorsMaxPerAccount }]);
    for (const [audience, name, jar, answer] of [
      ['buyer', 'buyer4', old, 'tooManyTries'],
      ['seller', 'seller4', mine, 'ok'],
    ] as const) {
      await useUp(audience, name);
      expect(await logIn(audience, name, right, jar), name).toBe(answer);
    }
  });
});

it('a browser that comes back is not pushed out by logins that keep no cookies', async () => {
  const hers = await known('buyer', 'buyer1');
  await market().advance(0.001);
  await known('buyer', 'buyer1', hers);
  await market().query(
    `insert into known_browsers (kind, holder_id, token_hash, created_at, used_at)
     select 'buyer', holder_id, sha256(n::text::bytea), used_at + interval '1 hour', used_at + interval '1 hour' from known_browsers, generate_series(1, $1) n`,
    [doorsMaxPerAccount + 50],
  );
  await inOwnTransaction(market().app, 'night', forgetOld);
  expect(await market().query('select count(*)::int as count from known_browsers')).toEqual([{ count: doorsMaxPerAccount }]);
  await useUp('buyer', 'buyer1');
  expect(await logIn('buyer', 'buyer1', right, hers)).toBe('ok');
});

describe('guesses at a buyer', () => {
  it('are counted once for name, mail and mobile', async () => {
    await market().query("update users set mobile = '+79025550133' where id = 3");
    const names = ['buyer3', 'buyer3@demo.test', '8 902 555-01-33'];
    for (let n = 0; n < 10; n += 1) expect(await logIn('buyer', names[n % 3] ?? '', `wrong${n}`)).toBe('loginFailed');
    for (const name of names) expect(await logIn('buyer', name, right), name).toBe('tooManyTries');
    await market().query('update users set mobile = null where id = 3');
  });

  it('whose number is another’s name are counted at both, each by itself', async () => {
    await market().query("update users set mobile = '+79025550155' where id = 3");
    await market().query("update users set user_name = '+79025550155', password_hash = null where id = 5");
    await useUp('buyer', 'buyer5@demo.test');
    // The other account is closed to strangers, hers is not.
    expect(await logIn('buyer', '+79025550155', right)).toBe('ok');
    for (let n = 0; n < 10; n += 1) expect(await logIn('buyer', '+79025550155', `wrong${n}`)).toBe('loginFailed');
    expect(await logIn('buyer', 'buyer3', right)).toBe('tooManyTries');
    await market().query(
      "update users set user_name = 'buyer5', password_hash = (select password_hash from users where id = 3) where id = 5",
    );
    await market().query('update users set mobile = null where id = 3');
  });

  it('end as those at nobody do: same words after as many tries, for the same work, with and without a key', async () => {
    const jar = await known('buyer', 'buyer2');
    const ends = async (userName: string, cookies: Jar) => {
      const said: unknown[] = [];
      const statements = await statementsOf(market().app.pool, async () => {
        for (let n = 0; n < 11; n += 1) {
          const { status, code, msg, data } = await send('/api/login', { userName, passWord: `wrong${n}` }, { ...cookies });
          said.push({ status, code, msg, data });
        }
      });
      return { said, statements };
    };
    await logIn('buyer', 'warm', 'wrong');
    expect(await ends('nobody', {})).toEqual(await ends('buyer1', {}));
    await market().query('delete from login_tries');
    expect(await ends('nobody', jar)).toEqual(await ends('buyer1', jar));
  });
});

describe('a mailed code', () => {
  const mail = 'buyer2@demo.test';
  const byCode = async (code: string, jar: Jar = {}): Promise<string> =>
    failureOf(await send('/api/mailLogin', { userName: mail, passWord: code }, jar));

  it('is still good in a known browser when strangers have used up its tries and theirs', async () => {
    const hers = await known('buyer', 'buyer2');
    expect(failureOf(await send('/api/sms/sendLoginCode', { mail }))).toBe('ok');
    const code = await lastCodeTo(mail);
    for (let n = 0; n < 10; n += 1) expect(await byCode(wrongOf(code))).toBe('wrongVerificationCode');
    expect(await byCode(code)).toBe('tooManyTries');
    expect(await byCode(code, await known('buyer', 'buyer1'))).toBe('tooManyTries');
    expect(await byCode(code, hers)).toBe('ok');
    expect(await byCode(code, hers)).toBe('wrongVerificationCode');
  });

  it('is guessed at in a known browser no oftener than a password, both counted together', async () => {
    await market().advance(2 / 1440);
    const hers = await known('buyer', 'buyer2');
    expect(failureOf(await send('/api/sms/sendLoginCode', { mail }))).toBe('ok');
    const code = await lastCodeTo(mail);
    for (let n = 0; n < 5; n += 1) expect(await byCode(wrongOf(code), hers)).toBe('wrongVerificationCode');
    for (let n = 0; n < 5; n += 1) expect(await logIn('buyer', 'buyer2', `wrong${n}`, hers)).toBe('loginFailed');
    expect(await byCode(code, hers)).toBe('tooManyTries');
    expect(await byCode(code)).toBe('ok');
  });

  it('for a new password is traded in a known browser whatever strangers do, and makes another browser known', async () => {
    await market().advance(2 / 1440);
    const hers = await known('buyer', 'buyer2');
    const elsewhere = await known('buyer', 'buyer2');
    expect(failureOf(await send('/api/sms/sendUpdatePwdCode', { mail }))).toBe('ok');
    const validCode = await lastCodeTo(mail);
    const check = (code: string, jar: Jar = {}) => send('/api/user/checkUpdatePwdSms', { mail, validCode: code }, jar, 'PUT');
    for (let n = 0; n < 10; n += 1) expect(failureOf(await check(wrongOf(validCode)))).toBe('wrongVerificationCode');
    expect(failureOf(await check(validCode))).toBe('tooManyTries');
    const traded = await check(validCode, hers);
    const { checkRegisterSmsFlag } = traded.data as { checkRegisterSmsFlag: string };
    const set = { mail, password: 'Kjh7-fresh', checkRegisterSmsFlag };
    expect(failureOf(await send('/api/user/updatePwd', set, hers, 'PUT'))).toBe('ok');
    for (let n = 0; n < 10; n += 1) expect(await logIn('buyer', 'buyer2', `wrong${n}`)).toBe('loginFailed');
    expect(await logIn('buyer', 'buyer2', 'Kjh7-fresh', elsewhere)).toBe('tooManyTries');
    expect(await logIn('buyer', 'buyer2', 'Kjh7-fresh', hers)).toBe('ok');
    await market().query('update users set password_hash = (select password_hash from users where id = 3) where id = 2');
  });
});

describe('other browsers of an account', () => {
  it('are known no more when its owner ends the other sessions', async () => {
    const elsewhere = await known('buyer', 'buyer1');
    const hers: Jar = {};
    const { data } = await send('/api/login', { userName: 'buyer1', passWord: right }, hers);
    const { accessToken } = data as { accessToken: string };
    const ended = await http().ask({
      method: 'POST',
      url: '/api/p/user/sessions/endOthers',
      payload: {},
      cookies: hers,
      headers: { authorization: accessToken },
    });
    expect(failureOf(ended)).toBe('ok');
    await useUp('buyer', 'buyer1');
    expect(await logIn('buyer', 'buyer1', right, elsewhere)).toBe('tooManyTries');
    expect(await logIn('buyer', 'buyer1', right, hers)).toBe('ok');
  });

  it.each([
    ['buyer', 'buyer3', '/api/p/user/updatePwd'],
    ['seller', 'seller3', '/api/shop/admin/password'],
    ['operator', 'operator2', '/api/platform/password'],
  ] as const)('are known no more when a %s changes the password', async (audience, userName, url) => {
    const elsewhere = await known(audience, userName);
    const hers: Jar = {};
    const { data } = await send(loginOf[audience], { userName, passWord: right }, hers);
    const { accessToken } = data as { accessToken: string };
    const changed = await http().ask({
      method: 'PUT',
      url,
      payload: { oldPassword: right, password: 'Kjh7-fresh' },
      cookies: hers,
      headers: { authorization: accessToken },
    });
    expect(failureOf(changed)).toBe('ok');
    for (let n = 0; n < 10; n += 1) expect(await logIn(audience, userName, `wrong${n}`)).toBe('loginFailed');
    expect(await logIn(audience, userName, 'Kjh7-fresh', elsewhere)).toBe('tooManyTries');
    expect(await logIn(audience, userName, 'Kjh7-fresh', hers)).toBe('ok');
  });

  it('stay known when an operator gives a password because of an attack', async () => {
    const hers = await known('seller', 'seller5');
    await useUp('seller', 'seller5');
    const [account] = await market().query<{ id: number }>("select id from store_accounts where user_name = 'seller5'");
    const { password } = await market().operator.ok('POST /platform/shop/account/password', { accountId: account?.id ?? 0 });
    expect(await logIn('seller', 'seller5', password)).toBe('tooManyTries');
    expect(await logIn('seller', 'seller5', password, hers)).toBe('ok');
  });

  it('are not needed by an operator to whom the machine gives a password while strangers guess', async () => {
    await useUp('operator', 'operator1');
    const made = await makePassword();
    expect(await inOwnTransaction(market().app, 'command', (ctx) => giveOperator(ctx, 'operator1', made))).toBe('renewed');
    expect(await logIn('operator', 'operator1', made.password)).toBe('ok');
  });
});
