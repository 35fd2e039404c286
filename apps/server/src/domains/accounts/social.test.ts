import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { siteForFile } from '../../../test/openid.ts';
import { createSignIn } from '../../outside/sign-in/openid.ts';

const market = marketplaceForFile();
const http = httpForFile(market);
const origin = 'http://shop.test';
const pageOf = (socialType: 3 | 4, purpose: 'login' | 'bind' = 'login'): string =>
  `${origin}/${socialType === 3 ? 'google' : 'facebook'}${purpose === 'bind' ? '/bind' : ''}/callback`;
const site = siteForFile([pageOf(3), pageOf(4), pageOf(3, 'bind'), pageOf(4, 'bind')]);
afterEach(() => {
  site().meddle = null;
});

type Callback = Record<string, string>;
/** A browser: it keeps the key it is given, and its session when it has one. */
const browser = (token?: string) => {
  const cookies: Record<string, string> = {};
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer> => {
    const headers = { host: 'shop.test', ...(token === undefined ? {} : { authorization: token }) };
    const answer = await http().ask({ method, url: `/api${url}`, headers, cookies, ...(payload === undefined ? {} : { payload }) });
    for (const { name, value } of answer.cookies) if (name === 'kyakhtaSignIn') cookies[name] = value;
    return answer;
  };
  const begin = (socialType: number, callbackUrl: string): Promise<Answer> =>
    ask('GET', `/getThirdLoginUrl?${new URLSearchParams({ socialType: String(socialType), callbackUrl }).toString()}`);
  return {
    begin,
    /** Goes to the other site and comes back. */
    signIn: async (
      login: string,
      socialType: 3 | 4 = 3,
      purpose: 'login' | 'bind' = 'login',
      change?: (address: URL) => void,
    ): Promise<Callback> => {
      const address = new URL(String((await begin(socialType, pageOf(socialType, purpose))).data));
      change?.(address);
      return Object.fromEntries((await site().signIn(address.href, login)).searchParams);
    },
    logIn: (authCallback: Callback, socialType: 3 | 4 = 3, callbackUrl = pageOf(socialType)) =>
      ask('POST', '/thirdLogin', { socialType, callbackUrl, authCallback }),
    bind: (authCallback: Callback, socialType: 3 | 4 = 3) =>
      ask('POST', '/bindThirdAccount', { socialType, callbackUrl: pageOf(socialType, 'bind'), authCallback }),
    register: (form: object) => ask('POST', '/user/register', form),
  };
};
const failure = (answer: Answer): string => (answer.data as { failure: string }).failure;
interface Came {
  accessToken: string | null;
  thirdLoginVO: { mail: string; biz: string; username: string } | null;
}
const came = (answer: Answer): Came => {
  expect([answer.code, answer.msg]).toEqual(['00000', 'ok']);
  return answer.data as Came;
};

let count = 0;
/** The form of a new buyer who has read her code. */
const form = async (more: object = {}) => {
  const mail = `social${(count += 1)}@new.test`;
  await market().guest.ok('POST /sms/sendRegisterCode', { mail });
  await market().app.drain();
  const [row] = await market().query<{ text: string }>('select text from mails where recipient = $1 order by id desc limit 1', [mail]);
  return {
    mail,
    validCode: /\d{6}/.exec(row?.text ?? '')?.[0],
    password: 'Carton-2026',
    userName: `social${count}`,
    nickName: 'Анна',
    ...more,
  };
};
const newBuyer = async (login: string) => {
  const one = browser();
  const { thirdLoginVO } = came(await one.logIn(await one.signIn(login)));
  const { accessToken } = came(await one.register(await form({ bizPayload: thirdLoginVO?.biz })));
  return accessToken ?? '';
};

describe('signing in at another site', () => {
  it('answers a profile and a ticket to who has no account, and logs her in once she registered with it', async () => {
    const anna = browser();
    const first = await anna.logIn(await anna.signIn('anna'));
    expect(came(first)).toMatchObject({ accessToken: null, thirdLoginVO: { mail: 'anna@demo.test', username: 'Name of anna' } });
    expect(first.cookies.map((c) => c.name)).not.toContain('cbecBbcToken');
    came(await anna.register(await form({ bizPayload: came(first).thirdLoginVO?.biz })));

    const again = browser();
    const answer = await again.logIn(await again.signIn('anna'));
    expect(came(answer).thirdLoginVO).toBeNull();
    expect(answer.cookies.find((c) => c.name === 'cbecBbcToken')?.httpOnly).toBe(true);
    const info = await http().call('GET /p/user/userInfo', {}, came(answer).accessToken ?? '');
    expect(info.data).toMatchObject({ userName: `social${count}` });
    // At the other kind the same name is somebody else.
    const facebook = browser();
    expect(came(await facebook.logIn(await facebook.signIn('anna', 4), 4)).accessToken).toBeNull();
  });

  it('lets nobody in by a mail address that is hers elsewhere', async () => {
    const buyer1 = browser();
    const answer = came(await buyer1.logIn(await buyer1.signIn('buyer1')));
    expect(answer).toMatchObject({ accessToken: null, thirdLoginVO: { mail: 'buyer1@demo.test' } });
    expect(
      await market().query("select 1 from social_accounts s join users u on u.id = s.user_id where u.mail = 'buyer1@demo.test'"),
    ).toEqual([]);
  });

  it('takes a ticket once, in its own browser, for fifteen minutes', async () => {
    const one = browser();
    const biz = came(await one.logIn(await one.signIn('ticket'))).thirdLoginVO?.biz;
    const thief = browser();
    await thief.begin(3, pageOf(3));
    expect(failure(await thief.register(await form({ bizPayload: biz })))).toBe('signInTicketOver');
    came(await one.register(await form({ bizPayload: biz })));
    expect(failure(await one.register(await form({ bizPayload: biz })))).toBe('signInTicketOver');
    const late = came(await one.logIn(await one.signIn('late'))).thirdLoginVO?.biz;
    await market().advance(16 / 1440);
    expect(failure(await one.register(await form({ bizPayload: late })))).toBe('signInTicketOver');
  });

  it('keeps the ticket when the name is taken, and makes no account when the other site’s is bound meanwhile', async () => {
    const [one, two] = [browser(), browser()];
    const biz = came(await one.logIn(await one.signIn('twice'))).thirdLoginVO?.biz;
    const other = came(await two.logIn(await two.signIn('twice'))).thirdLoginVO?.biz;
    const typed = await form({ bizPayload: biz });
    expect(failure(await one.register({ ...typed, userName: 'buyer1' }))).toBe('userNameTaken');
    came(await one.register(typed));
    const late = await form({ bizPayload: other });
    const answer = await two.register(late);
    expect([answer.code, failure(answer)]).toEqual(['A04002', 'socialAccountTaken']);
    expect(await market().query('select 1 from users where mail = $1', [late.mail])).toEqual([]);
  });
});

describe('an attack', () => {
  const refused = async (answer: Promise<Answer>): Promise<void> => {
    expect(failure(await answer)).toBe('signInFailed');
  };

  it('with a code used already, in order or at once, goes on once at most', async () => {
    const one = browser();
    const callback = await one.signIn('replay');
    const before = site().traded;
    const answers = await Promise.all([one.logIn(callback), one.logIn(callback), one.logIn(callback)]);
    expect(answers.filter((a) => a.code === '00000')).toHaveLength(1);
    await refused(one.logIn(callback));
    expect(site().traded - before).toBe(1);
  });

  it('with the code of one sign-in and the state of another is stopped by PKCE', async () => {
    const one = browser();
    const [first, second] = [await one.signIn('pkce1'), await one.signIn('pkce2')];
    await refused(one.logIn({ ...first, state: second['state'] ?? '' }));
  });

  it('with a state of another browser, of another site, an old one, or none', async () => {
    const [victim, attacker] = [browser(), browser()];
    const stolen = await attacker.signIn('attacker');
    await refused(victim.logIn(stolen));
    await victim.begin(3, pageOf(3));
    await refused(victim.logIn(stolen));
    await refused(attacker.logIn(stolen, 4));
    for (const state of ['', 'x', 'a.b.c', `${stolen['state']}x`]) await refused(attacker.logIn({ ...stolen, state }));
    await market().advance(11 / 1440);
    await refused(attacker.logIn(stolen));
  });

  it('with another nonce, or an ID token that was made for another client', async () => {
    const one = browser();
    await refused(one.logIn(await one.signIn('nonce', 3, 'login', (address) => address.searchParams.set('nonce', 'planted'))));
    let nonce = '';
    const callback = await one.signIn('audience', 3, 'login', (address) => {
      nonce = address.searchParams.get('nonce') ?? '';
    });
    const foreign = await site().foreignIdToken('audience', nonce);
    site().meddle = (tokens) => Promise.resolve({ ...tokens, id_token: foreign });
    await refused(one.logIn(callback));
  });

  it('with a signature that does not fit', async () => {
    const one = browser();
    const callback = await one.signIn('signature');
    site().meddle = (tokens) => {
      const [head, claims = '', signature] = String(tokens['id_token']).split('.');
      const changed = { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), sub: 'buyer1' };
      return Promise.resolve({ ...tokens, id_token: `${head}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}` });
    };
    await refused(one.logIn(callback));
  });

  it('with an error instead of a code', async () => {
    const one = browser();
    const { state = '' } = await one.signIn('error');
    await refused(one.logIn({ error: 'access_denied', state }));
  });

  it('with an address to come back to that is not one of ours', async () => {
    const one = browser();
    for (const url of [
      'https://evil.test/google/callback',
      `${origin}.evil.test/google/callback`,
      'http://shop.test@evil.test/google/callback',
      `${origin}/facebook/callback`,
      `${origin}/google/callback?back=https://evil.test`,
      `${origin}/google/callback#x`,
      `${origin}/google/callback/../../login`,
      `${origin}//evil.test/google/callback`,
      `${origin}/cart`,
      'javascript:alert(1)',
    ]) {
      const answer = await one.begin(3, url);
      expect([answer.code, Object.keys((answer.data as { fields: object }).fields)], url).toEqual(['A00014', ['callbackUrl']]);
    }
    const callback = await one.signIn('where');
    expect((await one.logIn(callback, 3, pageOf(3, 'bind'))).code).toBe('A00014');
  });
});

describe('binding', () => {
  it('takes what is nobody’s, and tells whose it is not', async () => {
    const token = await http().token('buyer', 'buyer2');
    const one = browser(token);
    came(await one.bind(await one.signIn('bound', 3, 'bind')));
    came(await one.bind(await one.signIn('bound', 3, 'bind')));
    expect(failure(await one.bind(await one.signIn('second', 3, 'bind')))).toBe('socialAccountOther');
    const two = browser(await http().token('buyer', 'buyer3'));
    expect((await two.bind(await two.signIn('bound', 3, 'bind'))).code).toBe('A04002');
    expect((await browser().bind(await browser().signIn('bound', 3, 'bind'))).code).toBe('A00004');
    // A sign-in that was begun to log in binds nothing.
    expect(failure(await one.bind(await one.signIn('other')))).toBe('signInFailed');

    const exported = await http().ask({ url: '/api/p/user/export', headers: { authorization: token } });
    expect(JSON.parse(exported.text)).toMatchObject({ socialAccounts: [{ social_type: 3, subject: 'bound', mail: 'bound@demo.test' }] });
    const buyer = market().buyer(2);
    expect(await buyer.ok('GET /p/user/social', {})).toMatchObject([{ socialType: 3, mail: 'bound@demo.test' }]);
    await buyer.ok('DELETE /p/user/social/{socialType}', { socialType: 3 });
    expect((await buyer.call('DELETE /p/user/social/{socialType}', { socialType: 3 })).code).toBe('A04001');
    // Once each, to the reader of the account's mail, by its name.
    const told = await market().query<{ subject: string }>("select subject from mails where recipient = 'buyer2@demo.test' order by id");
    expect(told.map(({ subject }) => subject)).toEqual(['Google can now log in to your account', 'A Google account was unlinked']);
  });

  it('leaves the last way in', async () => {
    const one = browser(await http().token('buyer', 'buyer4'));
    came(await one.bind(await one.signIn('last', 3, 'bind')));
    came(await one.bind(await one.signIn('last', 4, 'bind'), 4));
    await market().query('update users set password_hash = null where id = 4');
    const both = await Promise.all(
      ([3, 4] as const).map((socialType) => market().buyer(4).call('DELETE /p/user/social/{socialType}', { socialType })),
    );
    expect(both.map((o) => o.code).toSorted()).toEqual(['00000', 'A00001']);
  });

  it('ends with the account, which nobody enters any more', async () => {
    const token = await newBuyer('leaving');
    const mail = `social${count}@new.test`;
    await http().call('POST /sms/sendDestroyCode', {}, token);
    await market().app.drain();
    const [row] = await market().query<{ text: string }>('select text from mails where recipient = $1 order by id desc limit 1', [mail]);
    const left = await http().call('POST /p/user/destroy', { validCode: /\d{6}/.exec(row?.text ?? '')?.[0] }, token);
    expect(left.code).toBe('00000');
    expect(await market().query("select 1 from social_accounts where subject = 'leaving'")).toEqual([]);
    const one = browser();
    expect(came(await one.logIn(await one.signIn('leaving'))).accessToken).toBeNull();
  });
});

describe('a site that is down', () => {
  it('is a clear refusal in both steps, and is asked anew', async () => {
    const one = browser();
    const callback = await one.signIn('down');
    await site().stop();
    const answer = await one.logIn(callback);
    expect([failure(answer), answer.msg]).toEqual(['signInDown', expect.stringContaining('Google')]);
    const fresh = createSignIn({
      socialType: 3,
      issuer: site().issuer,
      clientId: 'x',
      clientSecret: 'x',
      scope: 'openid',
      tokenEndpoint: null,
    });
    const attempt = { callbackUrl: pageOf(3), state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) };
    await expect(fresh.address(attempt)).rejects.toThrow();
    await site().start();
    expect(await fresh.address(attempt)).toContain(`${site().issuer}/auth?`);
    came(await one.logIn(await one.signIn('down')));
  });
});
