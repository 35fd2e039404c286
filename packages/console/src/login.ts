import { code, demoPassword } from '@kyakhta/contract/values';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { refusalOf, type Sending } from './ask.ts';
import { localPath } from './base.ts';
import { call, newKey } from './client.ts';
import { canEncrypt, encrypt } from '@kyakhta/client/encrypt';

/** The calls of one audience. */
export type Audience = {
  login: 'POST /shop/admin/login' | 'POST /platform/login';
  logout: 'POST /shop/admin/logOut' | 'POST /platform/logOut';
  account: 'GET /shop/admin/account' | 'GET /platform/account';
  /** The account that a demo offers. */
  demoUser: string;
};
export const sellerAudience: Audience = {
  login: 'POST /shop/admin/login',
  logout: 'POST /shop/admin/logOut',
  account: 'GET /shop/admin/account',
  demoUser: 'seller1',
};
export const operatorAudience: Audience = {
  login: 'POST /platform/login',
  logout: 'POST /platform/logOut',
  account: 'GET /platform/account',
  demoUser: 'operator1',
};

export type Credentials = { userName: string; passWord: string };
/** `contact`: where people write to the site; empty where nobody named it. */
export type LoginData = { demo: Credentials | null; contact: string };

const backOf = (request: Request) => localPath(new URL(request.url).searchParams.get('back')) ?? '/';

/** Who is logged in already goes where he wanted to go. */
export const loginLoader =
  (audience: Audience) =>
  async ({ request }: LoaderFunctionArgs): Promise<LoginData> => {
    const [account, site] = await Promise.all([
      call(audience.account, {}, { signal: request.signal }),
      call('GET /webConfig/getPcWebConfig', {}, { signal: request.signal }),
    ]);
    if (account.code === code.ok) throw redirect(backOf(request));
    return {
      demo: site.code === code.ok && site.data.demo ? { userName: audience.demoUser, passWord: demoPassword } : null,
      contact: site.code === code.ok ? site.data.pcContact : '',
    };
  };

/** The password is encrypted before it leaves, where the browser can; the server sets the cookie. */
export const loginAction =
  (audience: Audience) =>
  async ({ request }: ActionFunctionArgs) => {
    const { userName, passWord } = ((await request.json()) as Sending).input as Credentials;
    let sealed: { passWord: string; keyId?: string } = { passWord };
    if (canEncrypt()) {
      const key = await call('GET /login/key', {});
      if (key.code !== code.ok) return refusalOf(key);
      sealed = { passWord: await encrypt(key.data, key.data.now, passWord), keyId: key.data.keyId };
    }
    const answer = await call(audience.login, { userName, ...sealed }, { idempotencyKey: newKey() });
    if (answer.code !== code.ok) return refusalOf(answer);
    return redirect(backOf(request));
  };

/** Ends the session; when it is gone already, that is as good. */
export const logoutAction = (audience: Audience) => async () => {
  await call(audience.logout, {}, { idempotencyKey: newKey() });
  return redirect('/login');
};
