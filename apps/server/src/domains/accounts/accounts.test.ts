import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, configFor, httpForFile, openHttp, type TestHttp } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { parts } from '../../endpoints.ts';
import { type App, createApp } from '../../runtime/app.ts';
import { say } from '../../words/index.ts';
import { codesMaxPerAddressAndHour, triesMaxPerAccount, triesMaxPerAddress } from './model/limits.ts';

const market = marketplaceForFile();
const http = httpForFile(market);
const password = 'Demo-2026!';
const failureOf = (a: Answer): string => (a.code === '00000' ? 'ok' : (a.data as { failure: string }).failure);
const minutes = (n: number): Promise<void> => market().advance(n / 1440);
const now = (): number => market().app.clock.now().getTime();

interface Key {
  readonly keyId: string;
  readonly publicKey: string;
}
const loginKey = async (): Promise<Key> => (await http().call('GET /login/key', {})).data as Key;
/** As a client encrypts: RSA-OAEP with SHA-256 of "<unix ms>:<password>", base64. */
const encrypt = ({ publicKey }: Key, text: string): string =>
  publicEncrypt(
    {
      key: createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' }),
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    },
    Buffer.from(text),
  ).toString('base64');
const logIn = (userName: string, passWord: string, keyId?: string): Promise<Answer> =>
  http().call('POST /login', { userName, passWord, ...(keyId === undefined ? {} : { keyId }) });

beforeEach(async () => {
  await market().query('delete from login_tries');
});

// One number, as people write it at home and abroad.
const mobileOfBuyer1 = ['+79025550101', '8 (902) 555-01-01', '89025550101', '902 555 01 01', '+7 902 555-01-01', '0079025550101'];

describe('login with a password', () => {
  it.each(['buyer1', 'BUYER1', 'buyer1@demo.test', 'Buyer1@Demo.Test', '  buyer1  ', ...mobileOfBuyer1])(
    'opens a session for %j',
    async (name) => {
      const answer = await logIn(name, password);
      expect(failureOf(answer)).toBe('ok');
      const { accessToken } = answer.data as { accessToken: string };
      expect((await http().call('GET /p/user/userInfo', {}, accessToken)).data).toMatchObject({ userId: 1 });
    },
  );

  it('opens a Chinese number written at home, and that of whoever bound it before an account that is called so', async () => {
    await market().query("update users set mobile = '+8613800138000' where id = 3");
    await market().query("update users set user_name = '13800138000' where id = 4");
    const answer = await logIn('138 0013 8000', password);
    const { accessToken } = answer.data as { accessToken: string };
    expect((await http().call('GET /p/user/userInfo', {}, accessToken)).data).toMatchObject({ userId: 3 });
    // Whose name it is comes in as well, by a password of her own.
    await market().query('update users set password_hash = null where id = 3');
    const named = (await logIn('13800138000', password)).data as { accessToken: string };
    expect((await http().call('GET /p/user/userInfo', {}, named.accessToken)).data).toMatchObject({ userId: 4 });
    await market().query("update users set user_name = 'buyer4' where id = 4");
    await market().query('update users set mobile = null, password_hash = (select password_hash from users where id = 4) where id = 3');
  });

  it('counts tries at one number together, however it is written', async () => {
    await market().query("update users set mobile = '+79025550144' where id = 5");
    const ways = ['+79025550144', '8 (902) 555-01-44', '89025550144', '902 555 01 44'];
    for (let i = 0; i < triesMaxPerAccount; i += 1) expect(failureOf(await logIn(ways[i % 4] ?? '', 'wrong'))).toBe('loginFailed');
    for (const way of ways) expect(failureOf(await logIn(way, password))).toBe('tooManyTries');
  });

  it('keeps only hashes: neither the token nor the password can be read in the database', async () => {
    const { accessToken } = (await logIn('buyer1', password)).data as { accessToken: string };
    const rows = await market().query<{ all: string }>('select s::text || coalesce(u.password_hash, $1) as all from sessions s, users u', [
      '',
    ]);
    expect(rows.some((r) => r.all.includes(accessToken) || r.all.includes(password))).toBe(false);
    expect(rows[0]?.all).toContain('$argon2id$');
  });

  it('reads the password encrypted with the key of the day, once, and only for five minutes', async () => {
    const key = await loginKey();
    const sent = encrypt(key, `${now()}:${password}`);
    expect(failureOf(await logIn('buyer2', sent, key.keyId))).toBe('ok');
    expect(failureOf(await logIn('buyer2', sent, key.keyId))).toBe('passwordNotReadable');
    // The same bytes written in other ways.
    for (const again of [` ${sent}`, `${sent}\n`, sent.replaceAll('=', ''), sent.replaceAll('+', '-').replaceAll('/', '_')])
      expect(failureOf(await logIn('buyer2', again, key.keyId))).toBe('passwordNotReadable');
    for (const stamp of [now() - 301_000, now() + 301_000])
      expect(failureOf(await logIn('buyer2', encrypt(key, `${stamp}:${password}`), key.keyId))).toBe('passwordNotReadable');
    for (const text of [password, `:${password}`, `soon:${password}`, `${now()}:`, `${now()}`])
      expect(failureOf(await logIn('buyer2', encrypt(key, text), key.keyId))).toBe('passwordNotReadable');
  });

  it('cannot read a password for a key that is unknown, not used or too old', async () => {
    const key = await loginKey();
    const sent = encrypt(key, `${now()}:${password}`);
    expect(failureOf(await logIn('buyer1', sent, 'unknown'))).toBe('passwordNotReadable');
    expect(failureOf(await logIn('buyer1', sent))).toBe('loginFailed');
    for (const junk of ['x', '====', 'é', 'A'.repeat(1000)])
      expect(failureOf(await logIn('buyer1', junk, key.keyId))).toBe('passwordNotReadable');
    await minutes(25 * 60);
    const next = await loginKey();
    expect(next.keyId).not.toBe(key.keyId);
    expect(failureOf(await logIn('buyer1', encrypt(key, `${now()}:${password}`), key.keyId))).toBe('ok');
    await minutes(2 * 60);
    expect(failureOf(await logIn('buyer1', encrypt(key, `${now()}:${password}`), key.keyId))).toBe('passwordNotReadable');
  });

  it('uses the same words for a wrong password and an unknown account', async () => {
    const [wrong, unknown] = [await logIn('buyer1', 'Wrong-2026!'), await logIn('nobody', password)];
    expect([wrong.code, wrong.msg, wrong.data]).toEqual([unknown.code, unknown.msg, unknown.data]);
    expect(failureOf(wrong)).toBe('loginFailed');
  });

  it('stops guessing at one account after ten tries, for a quarter of an hour, also with the right password', async () => {
    for (let i = 0; i < 10; i += 1) expect(failureOf(await logIn('buyer3', `guess${i}`))).toBe('loginFailed');
    const stopped = await logIn('buyer3', password);
    expect([stopped.status, stopped.code, failureOf(stopped)]).toEqual([429, 'A00015', 'tooManyTries']);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(failureOf(await logIn('buyer4', password))).toBe('ok');
    await minutes(16);
    expect(failureOf(await logIn('buyer3', password))).toBe('ok');
  });

  it('counts guesses that are made at the same time', async () => {
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, i) => logIn('buyer5', `guess${i}`)));
    expect(guesses.filter((g) => failureOf(g) === 'loginFailed').length).toBeLessThanOrEqual(10);
    expect(guesses.map((g) => g.code)).not.toContain('A00005');
  });
});

describe('login with a mailed code', () => {
  const mail = 'buyer1@demo.test';
  const send = (to = mail): Promise<Answer> => http().call('POST /sms/sendLoginCode', { mail: to });
  const enter = (code: string, to = mail): Promise<Answer> => http().call('POST /mailLogin', { userName: to, passWord: code });
  const lastCode = async (to = mail): Promise<string> => {
    await market().app.drain();
    const [row] = await market().query<{ text: string }>('select text from mails where recipient = $1 order by id desc limit 1', [to]);
    return /\d{6}/.exec(row?.text ?? '')?.[0] ?? '';
  };
  const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  beforeEach(async () => {
    await minutes(60);
  });

  it('opens a session once', async () => {
    expect(failureOf(await send())).toBe('ok');
    const code = await lastCode();
    expect(failureOf(await enter(code))).toBe('ok');
    const again = await enter(code);
    expect([again.code, failureOf(again)]).toEqual(['A00006', 'wrongVerificationCode']);
  });

  it('ends with ten minutes', async () => {
    await send();
    await minutes(10);
    expect(failureOf(await enter(await lastCode()))).toBe('wrongVerificationCode');
  });

  it('allows five tries, then not even the right code', async () => {
    await send();
    const code = await lastCode();
    for (let i = 0; i < 5; i += 1) expect(failureOf(await enter(wrong(code)))).toBe('wrongVerificationCode');
    expect(failureOf(await enter(code))).toBe('wrongVerificationCode');
  });

  it('counts tries that are made at the same time', async () => {
    await send();
    const code = await lastCode();
    const guesses = await Promise.all(Array.from({ length: 40 }, () => enter(wrong(code))));
    expect(guesses.map((g) => g.code)).not.toContain('A00005');
    const [row] = await market().query<{ tries: number }>('select tries from mail_codes order by id desc limit 1');
    expect(row!.tries).toBeLessThanOrEqual(5);
  });

  it('is sent again after a minute, and then the code before is void once the new one is used', async () => {
    await send();
    const first = await lastCode();
    const soon = await send();
    expect(failureOf(soon)).toBe('codeRecentlySent');
    await minutes(1.02);
    expect(failureOf(await send())).toBe('ok');
    const second = await lastCode();
    expect(failureOf(await enter(second))).toBe('ok');
    if (first !== second) expect(failureOf(await enter(first))).toBe('wrongVerificationCode');
  });

  it('sends one code when it is asked for twice at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('buyer2@demo.test')));
    expect(answers.filter((a) => a.code === '00000')).toHaveLength(1);
  });

  it('belongs to the address it was sent to, in any spelling of it', async () => {
    await send();
    const code = await lastCode();
    expect(failureOf(await enter(code, 'buyer2@demo.test'))).toBe('wrongVerificationCode');
    expect(failureOf(await enter(code, 'BUYER1@demo.test'))).toBe('ok');
  });

  it('answers the same for an address nobody has, and sends nothing', async () => {
    await market().app.drain();
    const before = await market().query('select 1 from mails');
    const [unknown, known] = [await send('nobody@demo.test'), await send('buyer5@demo.test')];
    expect([unknown.code, unknown.msg, unknown.data]).toEqual([known.code, known.msg, known.data]);
    await market().app.drain();
    expect(await market().query('select 1 from mails')).toHaveLength(before.length + 1);
    expect(failureOf(await send('nobody@demo.test'))).toBe('codeRecentlySent');
  });
});

describe('a session', () => {
  let app: App;
  let second: TestHttp;
  beforeAll(async () => {
    app = createApp({ ...parts, databaseUrl: market().url, poolSize: 2, demo: false });
    await app.catchUp();
    second = await openHttp(app, configFor(market(), { KYAKHTA_MODE: 'production', OPERATOR_HOST: '*', TRUST_PROXY: '127.0.0.1' }));
  });
  afterAll(async () => {
    await second.server.close();
    await app.close();
  });
  // The other process learns of the clock a test has moved by its change feed, at a moment of its choosing.
  beforeEach(() => app.catchUp());
  const me = { buyer: 'GET /p/user/userInfo', seller: 'GET /shop/admin/account', operator: 'GET /platform/account' } as const;
  const out = { buyer: 'POST /logOut', seller: 'POST /shop/admin/logOut', operator: 'POST /platform/logOut' } as const;

  it.each(['buyer', 'seller', 'operator'] as const)('of a %s ends by logging out, on every process', async (audience) => {
    const token = await http().token(audience, `${audience}1`);
    expect((await http().call(me[audience], {}, token)).code).toBe('00000');
    expect((await second.call(me[audience], {}, token)).code).toBe('00000');
    expect((await http().call(out[audience], {}, token)).code).toBe('00000');
    await app.catchUp();
    expect((await http().call(me[audience], {}, token)).code).toBe('A00004');
    expect((await second.call(me[audience], {}, token)).code).toBe('A00004');
  });

  it('of one audience is none on the routes of another', async () => {
    for (const mine of ['buyer', 'seller', 'operator'] as const) {
      const token = await http().token(mine, `${mine}1`);
      for (const other of ['buyer', 'seller', 'operator'] as const)
        expect((await http().call(me[other], {}, token)).code, `${mine} on ${other}`).toBe(mine === other ? '00000' : 'A00004');
    }
  });

  it('ends after thirty days, also on a process that remembers it', async () => {
    const token = await http().token('buyer', 'buyer1');
    expect((await http().call(me.buyer, {}, token)).code).toBe('00000');
    await market().advance(29.9);
    expect((await http().call(me.buyer, {}, token)).code).toBe('00000');
    await market().advance(0.2);
    const over = await http().call(me.buyer, {}, token);
    expect([over.code, over.msg]).toEqual(['A00004', say('en', 'notLoggedIn')]);
  });

  it('is not guessed at from one address, whatever accounts are tried from there', async () => {
    const from = (address: string, userName: string, passWord: string): Promise<Answer> =>
      second.ask({
        method: 'POST',
        url: '/api/login',
        payload: { userName, passWord },
        headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': address },
      });
    await market().query('insert into login_tries (subject, at) select $1, $2 from generate_series(1, $3)', [
      'ip:198.51.100.7',
      market().app.clock.now(),
      triesMaxPerAddress - 1,
    ]);
    expect(failureOf(await from('198.51.100.7', 'nobody1', 'guess'))).toBe('loginFailed');
    expect(failureOf(await from('198.51.100.7', 'buyer1', password))).toBe('tooManyTries');
    expect(failureOf(await from('198.51.100.8', 'buyer1', password))).toBe('ok');
  });

  it('is not had by codes asked for from one address for everybody', async () => {
    const send = (address: string, mail: string): Promise<Answer> =>
      second.ask({ method: 'POST', url: '/api/sms/sendLoginCode', payload: { mail }, headers: { 'x-forwarded-for': address } });
    expect(failureOf(await send('198.51.100.9', 'first@new.test'))).toBe('ok');
    const [asked] = await market().query<{ subject: string }>(
      "select subject from login_tries where subject like '%198.51.100.9' order by at desc limit 1",
    );
    await market().query('insert into login_tries (subject, at) select $1, $2 from generate_series(1, $3)', [
      asked?.subject,
      market().app.clock.now(),
      codesMaxPerAddressAndHour,
    ]);
    for (const mail of ['second@new.test', 'buyer1@demo.test'])
      expect(failureOf(await send('198.51.100.9', mail)), mail).toBe('tooManyTries');
    expect(failureOf(await send('198.51.100.10', 'second@new.test'))).toBe('ok');
  });

  it('is not opened with a plain password outside demo mode, unless TLS carries it', async () => {
    const login = { method: 'POST', url: '/api/login', payload: { userName: 'buyer1', passWord: password } } as const;
    expect(failureOf(await second.ask(login))).toBe('plainPasswordRefused');
    expect(failureOf(await second.ask({ ...login, headers: { 'x-forwarded-proto': 'https' } }))).toBe('ok');
    expect(failureOf(await second.ask({ ...login, headers: { 'x-forwarded-proto': 'https' }, remoteAddress: '203.0.113.9' }))).toBe(
      'plainPasswordRefused',
    );
  });
});
