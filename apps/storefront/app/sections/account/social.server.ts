import { code } from '@kyakhta/contract/values';
import { redirect } from 'react-router';
import type { Asked } from '../../ask.ts';
import { apiContext, personContext } from '../../context.ts';
import { namedLanguage } from '../../locales.ts';
import { farPaths } from '../../far-paths.ts';
import { type BoundResult, localPath, paths, withLanguage } from '../../paths.ts';
import { homeBound, socialBindCallback, socialCallback } from '../../server-address.ts';
import { forgetProfile, forgetWay, keepProfile, keepWay, wayOf } from './social-cookies.server.ts';
import { socialSite, socialSites } from './social-sites.ts';

type AskedBy = Asked & { request: Request };

/** The other sites that log in here. */
export async function loadSocialSites({ context }: Pick<Asked, 'context'>) {
  const answer = await context.get(apiContext).call('GET /thirdLogin/types', {});
  const types = answer.code === code.ok ? answer.data.socialTypes : [];
  return socialSites.filter(({ type }) => types.includes(type)).map(({ site }) => site);
}

const go = (path: string, lang: string | null, ...cookies: string[]) => {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return redirect(withLanguage(path, lang), { status: 303, headers });
};

/** Only an address of the web leads out of here. */
const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Sends the browser to the other site; where she is to go afterwards is kept in this browser. */
export async function beginThirdLogin({ context, url }: Asked): Promise<Response> {
  const about = socialSite(url.searchParams.get('site'));
  if (about === null) return go(paths.notFound(), namedLanguage(url));
  const { origin } = context.get(personContext);
  const binds = url.searchParams.has('bind');
  const back = localPath(url.searchParams.get('back'));
  const lang = namedLanguage(url);
  const callback = binds ? socialBindCallback(about.site) : socialCallback(about.site);
  const answer = await context
    .get(apiContext)
    .call('GET /getThirdLoginUrl', { socialType: about.type, callbackUrl: `${origin}${callback}` });
  if (answer.code === code.ok && isWebAddress(answer.data)) return go(answer.data, null, keepWay(back, lang, origin));
  const trouble = answer.code !== code.ok && answer.data?.failure === 'signInOff' ? 'off' : 'down';
  return go(binds ? farPaths.binding({ trouble }) : paths.login({ ...(back && { back }), trouble }), lang);
}

/** What the other site sent the browser back with, and for what. */
function cameBack({ context, url }: Asked) {
  const about = socialSite(url.pathname.split('/')[1] ?? null);
  if (about === null) throw new Error('a way back that no site has');
  const said = Object.fromEntries(['code', 'state', 'iss', 'error'].map((name) => [name, url.searchParams.get(name) ?? '']));
  const { origin } = context.get(personContext);
  return { about, origin, input: { socialType: about.type, callbackUrl: `${origin}${url.pathname}`, authCallback: said } };
}

/** Logs in who came back, or leads her to register. Null: the bare address, which says that it did not succeed. */
export async function finishThirdLogin(asked: AskedBy): Promise<Response | null> {
  const { url, context, request } = asked;
  if (url.search === '' || [...url.searchParams.keys()].every((name) => name === 'lang')) return null;
  const { back, lang: kept } = wayOf(request);
  const lang = kept ?? namedLanguage(url);
  const from = back ? { back } : {};
  if (url.searchParams.has('error')) return go(paths.login({ ...from, trouble: 'canceled' }), lang, forgetWay());
  const { about, origin, input } = cameBack(asked);
  const answer = await context.get(apiContext).call('POST /thirdLogin', input);
  if (answer.code !== code.ok) return go(url.pathname, lang);
  const { accessToken, thirdLoginVO } = answer.data;
  if (accessToken !== null || thirdLoginVO === null) return go(back ?? paths.home(), lang, forgetWay(), forgetProfile());
  const { biz, mail, username } = thirdLoginVO;
  return go(
    paths.register(from),
    lang,
    forgetWay(),
    keepProfile({ site: about.site, biz, mail: mail ?? '', userName: username ?? '' }, origin),
  );
}

const boundBy: Readonly<Record<string, BoundResult>> = { socialAccountTaken: 'taken', socialAccountOther: 'other' };

/** Binds the account of who came back, then home, where it is said what became of it. */
export async function finishBinding(asked: AskedBy): Promise<Response> {
  const { url, context, request } = asked;
  const lang = wayOf(request).lang ?? namedLanguage(url);
  if (url.searchParams.has('error')) return go(homeBound('failed'), lang, forgetWay());
  const answer = await context.get(apiContext).call('POST /bindThirdAccount', cameBack(asked).input);
  if (answer.code === code.notLoggedIn) return go(paths.login({ back: farPaths.binding() }), lang, forgetWay());
  const bound = answer.code === code.ok ? 'done' : (boundBy[answer.data?.failure ?? ''] ?? 'failed');
  return go(homeBound(bound), lang, forgetWay());
}
