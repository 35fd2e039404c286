import { cookieName, demoPassword, locales } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { type Answer, type Audience, httpForFile, loginOf } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { sessionOf } from '../../../test/process.ts';
import { hashOf } from '../identity.ts';
import type { Words } from '../../words/index.ts';

// What a request says of itself, and what somebody has put into a browser before, decides nothing.
const market = marketplaceForFile();
// Behind a proxy that is believed: what it forwards of the caller's address is true, what it forwards of a host is not asked.
const http = httpForFile(market, { TRUST_PROXY: '127.0.0.1' });
const failureOf = (a: Answer): string => (a.data as { failure?: string } | null)?.failure ?? 'ok';
const cookieOf = (a: Answer, audience: Audience): string => a.cookies.find((c) => c.name === cookieName[audience])?.value ?? '';
const forgeries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Host: { host: 'evil.test' },
  'Host with a port': { host: 'evil.test:8080' },
  'X-Forwarded-Host': { host: 'shop.test', 'x-forwarded-host': 'evil.test' },
  'X-Forwarded-Server and X-Original-Host': { host: 'shop.test', 'x-forwarded-server': 'evil.test', 'x-original-host': 'evil.test' },
  Forwarded: { host: 'shop.test', forwarded: 'host=evil.test;proto=https' },
};
const post = (url: string, payload: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  http().ask({ method: 'POST', url, payload, headers });
const me = { buyer: '/api/p/user/userInfo', seller: '/api/shop/admin/account', operator: '/api/platform/account' } as const;
/** The last code mailed to an address. */
const codeTo = async (mail: string): Promise<string> => {
  await market().app.drain();
  const [row] = await market().query<{ text: string }>('select text from mails where recipient = $1 order by id desc limit 1', [mail]);
  return /\d{6}/.exec(row?.text ?? '')?.[0] ?? '';
};
const newBuyer = async (): Promise<{ id: number; mail: string }> => {
  const [id = 0] = await addBuyers(market(), 1, 0n);
  const [row] = await market().query<{ mail: string }>('select mail from users where id = $1', [id]);
  return { id, mail: row?.mail ?? '' };
};
/** Replaces a forgotten password through code and ticket. */
const reset = async (mail: string, headers: Readonly<Record<string, string>> = {}): Promise<void> => {
  expect(failureOf(await post('/api/sms/sendUpdatePwdCode', { mail }, headers))).toBe('ok');
  const validCode = await codeTo(mail);
  const { data } = await http().ask({ method: 'PUT', url: '/api/user/checkUpdatePwdSms', payload: { mail, validCode }, headers });
  const payload = { mail, password: 'Carton-2027', ...(data as object) };
  expect(failureOf(await http().ask({ method: 'PUT', url: '/api/user/updatePwd', payload, headers }))).toBe('ok');
};

describe('a forged host', () => {
  it.each(Object.entries(forgeries))('stands in no mail: %s', async (_, headers) => {
    const { mail } = await newBuyer();
    const fresh = `fresh-${mail}`;
    const [since] = await market().query<{ id: number }>('select max(id) as id from mails');
    await post('/api/sms/sendRegisterCode', { mail: fresh }, headers);
    await post('/api/sms/sendRegisterCode', { mail }, headers);
    await post('/api/sms/sendLoginCode', { mail }, headers);
    await reset(mail, headers);
    await market().app.drain();
    const mails = await market().query<{ text: string; html: string; subject: string }>(
      'select subject, text, html from mails where id > $1',
      [since?.id ?? 0],
    );
    expect(mails).toHaveLength(5);
    for (const { subject, text, html } of mails) expect(`${subject} ${text} ${html}`).not.toMatch(/evil|shop\.test|:\/\/|href|src=/i);
  });

  it('has no place in a mail of any language: none has a link, nor a value that could be one', async () => {
    for (const locale of locales) {
      const module = (await import(`../../words/${locale}/index.ts`)) as Readonly<Record<string, Words>>;
      const mails = Object.entries(module[locale] ?? {}).filter(([id]) => id.startsWith('mail.'));
      expect(mails.length).toBeGreaterThan(50);
      for (const [id, words] of mails) expect(words, `${locale} ${id}`).not.toMatch(/:\/\/|www\.|\{(?:url|link|host|origin|address)\b/i);
    }
  });

  it.each(Object.entries(forgeries).filter(([name]) => !name.startsWith('Host')))(
    'makes no page of another site one of ours: %s',
    async (_, headers) => {
      const cookies = { [cookieName.buyer]: await sessionOf(market(), 1) };
      const change = (origin: string): Promise<Answer> =>
        http().ask({ method: 'DELETE', url: '/api/p/shopCart/deleteAll', headers: { ...headers, origin }, cookies });
      expect((await change('https://evil.test')).code).toBe('A00001');
      expect((await change('https://shop.test')).code).toBe('00000');
    },
  );
});

describe('a session that stood before logging in', () => {
  const planted = 'p'.repeat(43);
  const rowsOf = (token: string): Promise<unknown[]> => market().query('select 1 from sessions where token_hash = $1', [hashOf(token)]);

  it.each(['buyer', 'seller', 'operator'] as const)(
    'is not the one after it, and is not taken up when it was made up: %s',
    async (audience) => {
      const payload = { userName: `${audience}1`, passWord: demoPassword };
      for (const told of [{ cookies: { [cookieName[audience]]: planted } }, { headers: { authorization: planted } }]) {
        const answer = await http().ask({ method: 'POST', url: loginOf[audience], payload, ...told });
        const token = cookieOf(answer, audience);
        expect([failureOf(answer), token.length, token === planted]).toEqual(['ok', 43, false]);
        expect((answer.data as { accessToken: string }).accessToken).toBe(token);
        expect((await http().ask({ url: me[audience], headers: { authorization: token } })).code).toBe('00000');
      }
      expect((await http().ask({ url: me[audience], headers: { authorization: planted } })).code).toBe('A00004');
      expect((await http().ask({ url: me[audience], cookies: { [cookieName[audience]]: planted } })).code).toBe('A00004');
      expect(await rowsOf(planted)).toEqual([]);
    },
  );

  it.each(['a password', 'a mailed code', 'a registration'] as const)(
    'and belongs to who planted it stays hers: after %s the other has one of her own',
    async (way) => {
      const [attacker, victim] = [await newBuyer(), await newBuyer()];
      await reset(victim.mail);
      const hers = await sessionOf(market(), attacker.id);
      const mail = way === 'a registration' ? `new-${victim.mail}` : victim.mail;
      if (way === 'a mailed code') await post('/api/sms/sendLoginCode', { mail });
      if (way === 'a registration') await post('/api/sms/sendRegisterCode', { mail });
      const code = await codeTo(mail);
      const [url, payload] = {
        'a password': ['/api/login', { userName: mail, passWord: 'Carton-2027' }] as const,
        'a mailed code': ['/api/mailLogin', { userName: mail, passWord: code }] as const,
        'a registration': [
          '/api/user/register',
          { mail, validCode: code, password: 'Carton-2027', userName: `planted${victim.id}`, nickName: 'Anna' },
        ] as const,
      }[way];
      const answer = await http().ask({
        method: 'POST',
        url,
        payload,
        headers: { host: 'shop.test', origin: 'https://shop.test' },
        cookies: { [cookieName.buyer]: hers },
      });
      const token = cookieOf(answer, 'buyer');
      expect([failureOf(answer), token === hers, token === '']).toEqual(['ok', false, false]);
      const whose = async (one: string): Promise<string> => {
        const { data } = await http().ask({ url: me.buyer, headers: { authorization: one } });
        return (data as { userMail: string }).userMail;
      };
      expect([await whose(token), await whose(hers)]).toEqual([mail, attacker.mail]);
    },
  );

  it('is nobody’s in an address: a token there opens nothing', async () => {
    const token = await sessionOf(market(), 1);
    for (const name of ['accessToken', 'token', 'authorization', 'Authorization', cookieName.buyer])
      expect((await http().ask({ url: `${me.buyer}?${name}=${token}` })).code, name).toBe('A00004');
  });
});

describe('a password that is set anew', () => {
  const open = async (token: string): Promise<boolean> =>
    (await http().ask({ url: me.buyer, headers: { authorization: token } })).code === '00000';

  it('ends every session when it was forgotten, that of the browser that asks included', async () => {
    const { id, mail } = await newBuyer();
    const tokens = [await sessionOf(market(), id), await sessionOf(market(), id)];
    expect(await Promise.all(tokens.map(open))).toEqual([true, true]);
    await reset(mail, { authorization: tokens[0]! });
    expect(await Promise.all(tokens.map(open))).toEqual([false, false]);
  });

  it('ends every other session when it is changed', async () => {
    const { id, mail } = await newBuyer();
    await reset(mail);
    const [own, other] = [await sessionOf(market(), id), await sessionOf(market(), id)];
    expect([await open(own), await open(other)]).toEqual([true, true]);
    const payload = { oldPassword: 'Carton-2027', password: 'Carton-2028' };
    expect(failureOf(await http().ask({ method: 'PUT', url: '/api/p/user/updatePwd', payload, headers: { authorization: own } }))).toBe(
      'ok',
    );
    expect([await open(own), await open(other)]).toEqual([true, false]);
  });
});
