import { replace } from 'react-router';
import { ofOneself } from '../../answer-reaction.ts';
import { localPath } from '../../paths.ts';
import { askForLogin } from '../shell/login-call.ts';

/**
 * Who is sent to log in by what she pressed logs in over the page she is on, which then stays as it is. Pages of one's own
 * things show nothing to a guest: they are left for the login page, and so is every page for one of those.
 */
export function askOverPage(login: URL): void {
  const back = localPath(login.searchParams.get('back'));
  const { pathname, search } = location;
  if (!login.searchParams.has('first') || back === null || pathname === login.pathname) return;
  if (ofOneself(pathname) || ofOneself(new URL(back, location.origin).pathname)) return;
  askForLogin({ back, aside: login.searchParams.get('aside') ?? '' });
  throw replace(pathname + search);
}
