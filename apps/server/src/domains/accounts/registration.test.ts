import { isPassword } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { pay, placeOrder } from '../../../test/goods.ts';
import { httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { readPhone } from './model/phone.ts';

const market = marketplaceForFile();
const http = httpForFile(market);
let count = 0;
const fresh = () => `person${(count += 1)}@new.test`;
/** The latest message to an address, and the code in it. */
const lastTo = async (to: string): Promise<{ subject: string; text: string; channel: string; code: string }> => {
  await market().app.drain();
  const [row] = await market().query<{ subject: string; text: string; channel: string }>(
    'select subject, text, channel from mails where recipient = $1 order by id desc limit 1',
    [to],
  );
  return { ...(row ?? { subject: '', text: '', channel: '' }), code: /\d{6}/.exec(row?.text ?? '')?.[0] ?? '' };
};
const form = (mail: string, validCode: string, more: object = {}) => ({
  mail,
  validCode,
  password: 'Carton-2026',
  userName: `user${count}`,
  nickName: 'Анна',
  ...more,
});
const registered = async () => {
  const mail = fresh();
  await market().guest.ok('POST /sms/sendRegisterCode', { mail });
  const { accessToken } = await market().guest.ok('POST /user/register', form(mail, (await lastTo(mail)).code));
  const [row] = await market().query<{ id: number }>('select id from users where mail = $1', [mail]);
  return { mail, token: accessToken, id: row?.id ?? 0, person: market().buyer(row?.id ?? 0) };
};

describe('registering', () => {
  it('takes a mailed code, logs in, and the account works from then on', async () => {
    const { mail, token } = await registered();
    const info = await http().call('GET /p/user/userInfo', {}, token);
    expect(info.data).toMatchObject({ userName: `user${count}`, userMail: mail, nickName: 'Анна', balance: 0 });
    await market().guest.ok('POST /login', { userName: mail.toUpperCase(), passWord: 'Carton-2026' });
  });

  it('keeps the clock of her browser; Moscow’s where it is not known', async () => {
    for (const [timeZone, kept] of [
      ['Asia/Yekaterinburg', 'Asia/Yekaterinburg'],
      ['Mars/Olympus', 'Europe/Moscow'],
      [undefined, 'Europe/Moscow'],
    ]) {
      const mail = fresh();
      await market().guest.ok('POST /sms/sendRegisterCode', { mail });
      const { code: validCode } = await lastTo(mail);
      const { accessToken } = await market().guest.ok('POST /user/register', form(mail, validCode, timeZone ? { timeZone } : {}));
      const info = await http().call('GET /p/user/userInfo', {}, accessToken ?? '');
      expect(info.data).toMatchObject({ timeZone: kept });
    }
  });

  it('says the same to whoever has an account, and tells her by mail', async () => {
    const unknown = fresh();
    const asked = await market().guest.call('POST /sms/sendRegisterCode', { mail: unknown });
    const known = await market().guest.call('POST /sms/sendRegisterCode', { mail: 'Buyer1@demo.test' });
    expect([known.code, known.body]).toEqual([asked.code, asked.body]);
    const told = await lastTo('buyer1@demo.test');
    expect([told.code, told.subject]).toEqual(['', 'You already have an account']);
    expect(await market().guest.refused('POST /user/register', form('buyer1@demo.test', '123456'))).toBe('wrongVerificationCode');
  });

  it('tells of a taken name only behind the right code, which stays good for another name', async () => {
    const mail = fresh();
    await market().guest.ok('POST /sms/sendRegisterCode', { mail });
    const { code } = await lastTo(mail);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await market().guest.refused('POST /user/register', form(mail, wrong, { userName: 'buyer1' }))).toBe('wrongVerificationCode');
    expect(await market().guest.refused('POST /user/register', form(mail, code, { userName: 'BUYER1' }))).toBe('userNameTaken');
    await market().guest.ok('POST /user/register', form(mail, code, { userName: 'nameFree_1' }));
    expect(await market().guest.refused('POST /user/register', form(mail, code, { userName: 'nameFree_2' }))).toBe('wrongVerificationCode');
  });

  it('makes one account when two tabs send the same form', async () => {
    const mail = fresh();
    await market().guest.ok('POST /sms/sendRegisterCode', { mail });
    const input = form(mail, (await lastTo(mail)).code);
    const outcomes = await Promise.all([1, 2, 3].map(() => market().guest.call('POST /user/register', input)));
    expect(outcomes.filter((o) => o.code === '00000')).toHaveLength(1);
    expect(outcomes.map((o) => o.code)).not.toContain('A00005');
  });

  it('refuses weak passwords, long nicknames and odd names in words', async () => {
    const mail = fresh();
    for (const password of ['short-1', 'onlyletters', 'letters123456', '12345678', 'x'.repeat(30)])
      expect(await market().guest.refused('POST /user/register', form(mail, '1', { password })), password).toBe('passwordTooWeak');
    expect(await market().guest.refused('POST /user/register', form(mail, '1', { nickName: 'абвгдежзийклмнопр' }))).toBe('nickNameTooLong');
    // Fifteen people of several parts are fifteen characters.
    expect(await market().guest.refused('POST /user/register', form(mail, '1', { nickName: '👩‍👩‍👧'.repeat(15) }))).toBe(
      'wrongVerificationCode',
    );
    const answer = await market().guest.call('POST /user/register', form(mail, '1', { userName: 'a b' }), { locale: 'ru' });
    expect(answer.data).toMatchObject({ fields: { userName: 'от 4 до 16 букв, цифр или знаков подчёркивания' } });
  });

  it('lets a code be guessed five times at most', async () => {
    const mail = fresh();
    await market().guest.ok('POST /sms/sendRegisterCode', { mail });
    const { code } = await lastTo(mail);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let i = 0; i < 5; i += 1)
      expect(await market().guest.refused('POST /user/register', form(mail, wrong))).toBe('wrongVerificationCode');
    expect(await market().guest.refused('POST /user/register', form(mail, code))).toBe('wrongVerificationCode');
  });
});

describe('a forgotten password', () => {
  it('is replaced through a mailed code, and every session ends', async () => {
    const { mail, token } = await registered();
    await market().guest.ok('POST /sms/sendUpdatePwdCode', { mail });
    const { checkRegisterSmsFlag } = await market().guest.ok('PUT /user/checkUpdatePwdSms', { mail, validCode: (await lastTo(mail)).code });
    const input = { mail, password: 'newlamp1', checkRegisterSmsFlag };
    await market().guest.ok('PUT /user/updatePwd', input);
    expect(await market().guest.refused('PUT /user/updatePwd', input)).toBe('wrongVerificationCode');
    expect((await http().call('GET /p/user/userInfo', {}, token)).code).toBe('A00004');
    expect(await market().guest.refused('POST /login', { userName: mail, passWord: 'Carton-2026' })).toBe('loginFailed');
    await market().guest.ok('POST /login', { userName: mail, passWord: 'newlamp1' });
    expect((await lastTo(mail)).subject).toBe('Your password was changed');
  });

  it('tells nothing of who has an account, and a code of one purpose opens no other', async () => {
    const nobody = fresh();
    const { mail } = await registered();
    const asked = await market().guest.call('POST /sms/sendUpdatePwdCode', { mail: nobody });
    const known = await market().guest.call('POST /sms/sendUpdatePwdCode', { mail });
    expect([known.code, known.body]).toEqual([asked.code, asked.body]);
    const { code } = await lastTo(mail);
    expect(await market().guest.refused('POST /mailLogin', { userName: mail, passWord: code })).toBe('wrongVerificationCode');
    expect(await market().guest.refused('PUT /user/checkUpdatePwdSms', { mail: nobody, validCode: code })).toBe('wrongVerificationCode');
    expect(await market().guest.refused('PUT /user/updatePwd', { mail, password: 'newlamp1', checkRegisterSmsFlag: code })).toBe(
      'wrongVerificationCode',
    );
  });
});

describe('an account of one’s own', () => {
  it('changes its password by the old one; other devices are logged out, this one stays', async () => {
    const { mail, token } = await registered();
    const other = (await http().ask({ method: 'POST', url: '/api/login', payload: { userName: mail, passWord: 'Carton-2026' } })).data as {
      accessToken: string;
    };
    const wrong = await http().call('PUT /p/user/updatePwd', { oldPassword: 'nope', password: 'second22' }, token);
    expect(wrong.data).toMatchObject({ failure: 'oldPasswordWrong' });
    expect((await http().call('PUT /p/user/updatePwd', { oldPassword: 'Carton-2026', password: 'second22' }, token)).code).toBe('00000');
    expect((await http().call('GET /p/user/userInfo', {}, other.accessToken)).code).toBe('A00004');
    expect((await http().call('GET /p/user/userInfo', {}, token)).code).toBe('00000');
  });

  it('lists its sessions and ends them one by one, or all but this', async () => {
    const { mail, token, person } = await registered();
    const log = () => market().guest.ok('POST /login', { userName: mail, passWord: 'Carton-2026' });
    await log();
    await log();
    const list = (await http().call('GET /p/user/sessions', {}, token)).data as { sessionId: number; current: boolean }[];
    expect(list.map((s) => s.current)).toEqual([true, false, false]);
    const [stranger = 0] = await addBuyers(market(), 1);
    expect(await market().buyer(stranger).refused('DELETE /p/user/session/{sessionId}', { sessionId: list[1]!.sessionId })).toBe(
      'sessionUnknown',
    );
    await person.ok('DELETE /p/user/session/{sessionId}', { sessionId: list[1]!.sessionId });
    expect((await http().call('POST /p/user/sessions/endOthers', {}, token)).data).toEqual({ ended: 1 });
    expect((await http().call('GET /p/user/sessions', {}, token)).data).toHaveLength(1);
  });

  it('binds a new mail address and a mobile number by codes sent there; somebody else’s are not to be had', async () => {
    const { mail, person } = await registered();
    const next = fresh();
    await person.ok('POST /sms/sendBindCode', { mail: next });
    await person.ok('PUT /p/user/updateMail', { mail: next, validCode: (await lastTo(next)).code });
    expect((await lastTo(mail)).subject).toBe('Your email address was changed');
    await person.ok('POST /sms/sendBindCode', { mobile: '8 (902) 555-01-77' });
    const sms = await lastTo('+79025550177');
    expect(sms.channel).toBe('sms');
    await person.ok('PUT /p/user/updateMobile', { mobile: '+7 902 555 01 77', validCode: sms.code });
    expect(await person.ok('GET /p/user/userInfo', {})).toMatchObject({ userMail: next, userMobile: '+79025550177' });
    await market().guest.ok('POST /login', { userName: '+79025550177', passWord: 'Carton-2026' });
    await person.ok('POST /sms/sendBindCode', { mail: 'buyer2@demo.test' });
    const told = await lastTo('buyer2@demo.test');
    expect([told.code, told.subject]).toEqual(['', 'You already have an account']);
    const buyer = market().buyer(1);
    await buyer.ok('POST /sms/sendBindCode', { mobile: '902 555-01-77' });
    const bound = await lastTo('+79025550177');
    expect([bound.code, bound.channel, bound.subject]).toEqual(['', 'sms', expect.stringContaining('tried to add this number')]);
    expect(await buyer.refused('PUT /p/user/updateMobile', { mobile: '+79025550177', validCode: '123456' })).toBe('wrongVerificationCode');
    expect(await person.refused('POST /sms/sendBindCode', {})).toBe('nothingToBind');
  });

  it.each([
    ['12', 'has too few digits; it should look like +'],
    ['8 902 555 01 777', 'has too many digits; it should look like +7'],
    ['1380013800', 'has too few digits; it should look like +86'],
    ['8 902 CALL-ME', 'use only digits'],
  ])('is told what is wrong with the number %s', async (mobile, reason) => {
    const { data } = await market().buyer(1).call('POST /sms/sendBindCode', { mobile });
    expect(data).toMatchObject({ failure: 'mobileNotValid', fields: { mobile: expect.stringContaining(reason) as string } });
  });

  it('has a nickname that can be read: marks that turn what follows are taken out of it, one of signs nobody sees is refused', async () => {
    const { person } = await registered();
    for (const nickName of ['', '   ', '\u200B\u2060', '\u202E', '\u3164'])
      expect(await person.refused('PUT /p/user/setUserInfo', { nickName })).toBe('argumentNotValid');
    await person.ok('PUT /p/user/setUserInfo', { nickName: '\u202EЛавка\u2066 у\nдома' });
    expect(await person.ok('GET /p/user/userInfo', {})).toMatchObject({ nickName: 'Лавка у дома' });
    await person.ok('PUT /p/user/setUserInfo', { nickName: '👩‍🌾' });
    expect(await person.ok('GET /p/user/userInfo', {})).toMatchObject({ nickName: '👩‍🌾' });
  });

  it('changes nickname, gender, birthday and time zone, and refuses what none of them can be', async () => {
    const { person } = await registered();
    await person.ok('PUT /p/user/setUserInfo', { nickName: 'Лавка', sex: 'F', birthDate: '1990-02-28', timeZone: 'Asia/Yekaterinburg' });
    expect(await person.ok('GET /p/user/userInfo', {})).toMatchObject({
      nickName: 'Лавка',
      sex: 'F',
      birthDate: '1990-02-28',
      timeZone: 'Asia/Yekaterinburg',
    });
    await person.ok('PUT /p/user/setUserInfo', { sex: '', birthDate: '' });
    expect(await person.ok('GET /p/user/userInfo', {})).toMatchObject({ nickName: 'Лавка', sex: null, birthDate: null });
    for (const bad of [{ birthDate: '2023-02-30' }, { birthDate: '2999-01-01' }, { timeZone: 'Mars/Base' }])
      expect(await person.refused('PUT /p/user/setUserInfo', bad)).toBe('argumentNotValid');
  });

  it('takes all of its data along, and is forgotten once nothing is under way', async () => {
    const [id = 0] = await addBuyers(market(), 1, 100_000_000n);
    const person = market().buyer(id);
    const numbers = await placeOrder(market(), person);
    await pay(person, numbers);
    const file = await person.ok('GET /p/user/export', {});
    const parts: Uint8Array[] = [];
    for await (const part of (file as unknown as { bytes: AsyncIterable<Uint8Array> } | null)?.bytes ?? []) parts.push(part);
    const [user] = await market().query<{ mail: string }>('select mail from users where id = $1', [id]);
    await person.ok('POST /sms/sendDestroyCode', {});
    const { code } = await lastTo(user?.mail ?? '');
    expect(await person.refused('POST /p/user/destroy', { validCode: code })).toBe('accountInUse');

    const gone = await registered();
    await gone.person.ok('POST /p/user/collection/addOrCancel', { prodId: 1 });
    await gone.person.ok('POST /p/shop/collection/addOrCancel', { shopId: 1 });
    await gone.person.ok('POST /p/prodBrowseLog', { prodId: 1 });
    await gone.person.ok('POST /sms/sendDestroyCode', {});
    expect(await gone.person.refused('POST /p/user/destroy', { validCode: '1' })).toBe('wrongVerificationCode');
    await gone.person.ok('POST /p/user/destroy', { validCode: (await lastTo(gone.mail)).code });
    expect((await http().call('GET /p/user/userInfo', {}, gone.token)).code).toBe('A00004');
    for (const table of ['product_collections', 'store_collections', 'browse_log'])
      expect(await market().query(`select 1 from ${table} where user_id = $1`, [gone.id])).toEqual([]);
    expect(await market().query('select 1 from users where mail = $1 or id = $2 and deleted_at is null', [gone.mail, gone.id])).toEqual([]);
    expect(await market().guest.refused('POST /login', { userName: gone.mail, passWord: 'Carton-2026' })).toBe('loginFailed');
    // Nothing names her any more but the farewell, which goes after ninety days.
    const tables = await market().query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public' order by 1");
    const naming: string[] = [];
    for (const { name } of tables)
      for (const row of await market().query<{ row: string }>(`select t::text as row from ${name} t where t::text ilike '%' || $1 || '%'`, [
        gone.mail,
      ]))
        naming.push(name === 'mails' ? `mails ${row.row.includes('deleted') ? 'farewell' : row.row}` : name);
    expect(naming).toEqual(['mails farewell']);
    await market().query(
      "insert into work (kind, key, due_at, payload) values ('accounts.retention', 'again', now(), '{}') on conflict do nothing",
    );
    await market().advance(95);
    expect(await market().query('select 1 from mails where recipient = $1', [gone.mail])).toEqual([]);
  });
});

describe('rules', () => {
  it('a password has its length and its kinds', () => {
    const strict = { min: 8, max: 20, classes: 3 } as const;
    expect(['Carton-2026', 'пароль-77!', 'abc123!@#'].map((p) => isPassword(p, strict))).toEqual([true, true, true]);
    expect(['Carton2026', ' Carton-2026', 'a1!', `a1!${'x'.repeat(20)}`, 'a1!\u0007xxxxx'].map((p) => isPassword(p, strict))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['8 (912) 345-67-89', '', '+79123456789'],
    ['+7 912 345 67 89', '', '+79123456789'],
    ['9123456789', 'RU', '+79123456789'],
    ['138 0013 8000', 'CN', '+8613800138000'],
    ['+86 13800138000', '', '+8613800138000'],
    ['13800138000', '', '+8613800138000'],
    ['+49 30 123456', '', '+4930123456'],
    ['２３', '', null],
    ['+7 912', '', null],
    ['1380013800', 'CN', null],
    ["1'; drop", '', null],
    ['+999 123456789', '', null],
  ])('%s in %s is %s', (text, country, expected) => {
    expect(readPhone(text, country)).toBe(expected);
  });
});
