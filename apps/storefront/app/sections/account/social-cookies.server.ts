import { localPath } from '../../paths.ts';
import { socialSite } from './social-sites.ts';

/** Seconds a sign-in at another site may take, and its ticket is good. */
const life = 15 * 60;

/** Cookies that no script reads, forgotten after a quarter of an hour. */
function shortCookie(name: string) {
  const line = (value: string, age: number, secure: boolean) =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure ? '; Secure' : ''}`;
  return {
    keep: (fields: Record<string, string>, origin: string): string =>
      line(encodeURIComponent(new URLSearchParams(fields).toString()), life, origin.startsWith('https:')),
    forget: (): string => line('', 0, false),
    read(request: Request): URLSearchParams {
      const pairs = (request.headers.get('Cookie') ?? '').split(/;\s*/);
      const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
      try {
        return new URLSearchParams(decodeURIComponent(value));
      } catch {
        return new URLSearchParams();
      }
    },
  };
}

/** Where she was stopped, and the language of that address. */
const way = shortCookie('kyakhtaSignInWay');
export const keepWay = (back: string | null, lang: string | null, origin: string) =>
  way.keep({ ...(back && { back }), ...(lang && { lang }) }, origin);
export const wayOf = (request: Request) => {
  const fields = way.read(request);
  return { back: localPath(fields.get('back')), lang: fields.get('lang') };
};
export const forgetWay = way.forget;

/** Who signed in elsewhere and has no account here: what to fill in, and the ticket to register with. */
export type SocialProfile = { site: string; biz: string; mail: string; userName: string };
const profile = shortCookie('kyakhtaSocialProfile');
export const keepProfile = (one: SocialProfile, origin: string) => profile.keep(one, origin);
export const profileOf = (request: Request): SocialProfile | null => {
  const fields = profile.read(request);
  const [site, biz] = [socialSite(fields.get('site')), fields.get('biz')];
  return site && biz ? { site: site.name, biz, mail: fields.get('mail') ?? '', userName: fields.get('userName') ?? '' } : null;
};
export const forgetProfile = profile.forget;
