import { describe, expect, it } from 'vitest';
import { type Answer, httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { siteForFile } from '../../../test/openid.ts';

// The ways into an account keep the same rules, each of them: what one asks and another forgets is how accounts are lost.
const market = marketplaceForFile();
const http = httpForFile(market);
const page = 'http://shop.test/google/callback';
const site = siteForFile([page]);
const failureOf = ({ data }: Answer): string => (data as { failure?: string } | null)?.failure ?? 'ok';
const sessionsOf = (id: number) =>
  market().query<{ days: number }>(
    "select round(extract(epoch from expires_at - created_at) / 86400)::int as days from sessions where kind = 'buyer' and holder_id = $1 and ended_at is null",
    [id],
  );

const enterBySite = async (login: string): Promise<Answer> => {
  const url = `/api/getThirdLoginUrl?${new URLSearchParams({ socialType: '3', callbackUrl: page }).toString()}`;
  const headers = { host: 'shop.test' };
  const begun = await http().ask({ method: 'GET', url, headers });
  const cookies = Object.fromEntries(begun.cookies.map(({ name, value }) => [name, value]));
  const authCallback = Object.fromEntries((await site().signIn(String(begun.data), login)).searchParams);
  return http().ask({
    method: 'POST',
    url: '/api/thirdLogin',
    payload: { socialType: 3, callbackUrl: page, authCallback },
    cookies,
    headers,
  });
};

/** Each is made ready while the account stands, and enters later. */
const ways = {
  'a password': (id: number) => Promise.resolve(() => http().call('POST /login', { userName: `buyer${id}`, passWord: 'Demo-2026!' })),
  'a mailed code': async (id: number) => {
    const userName = `buyer${id}@demo.test`;
    await http().call('POST /sms/sendLoginCode', { mail: userName });
    await market().app.drain();
    const [row] = await market().query<{ text: string }>('select text from mails where recipient = $1 order by id desc limit 1', [
      userName,
    ]);
    const passWord = /\d{6}/.exec(row?.text ?? '')?.[0] ?? '';
    return () => http().call('POST /mailLogin', { userName, passWord });
  },
  'another site': async (id: number) => {
    const login = `there${id}`;
    await enterBySite(login);
    // As binding in the buyer centre does it, for which social.test.ts looks.
    await market().query(
      `insert into social_accounts (user_id, social_type, issuer, subject, created_at)
       select $1, social_type, issuer, subject, created_at from social_tickets order by created_at desc limit 1`,
      [id],
    );
    return () => enterBySite(login);
  },
};

describe.each(Object.entries(ways))('by %s', (_, prepared) => {
  it('one comes in for thirty days', async () => {
    const enter = await prepared(1);
    const before = (await sessionsOf(1)).length;
    expect(failureOf(await enter())).toBe('ok');
    const sessions = await sessionsOf(1);
    expect([sessions.length - before, ...new Set(sessions.map(({ days }) => days))]).toEqual([1, 30]);
  });

  it('nobody comes into an account that was deleted meanwhile', async () => {
    const enter = await prepared(2);
    const before = (await sessionsOf(2)).length;
    await market().query('update users set deleted_at = now() where id = 2');
    const { data } = await enter();
    await market().query('update users set deleted_at = null where id = 2');
    expect([(data as { accessToken?: string | null } | null)?.accessToken ?? null, (await sessionsOf(2)).length]).toEqual([null, before]);
  });
});
