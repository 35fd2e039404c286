import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { ofOneself } from '../../answer-reaction.ts';
import { paths } from '../../paths.ts';
import { askForLogin } from './login-call.ts';
import { putAside } from './put-aside.ts';

type Results = Record<string, DataStrategyResult>;

/** Where somebody is sent to log in, if that is what the answer says. */
function loginIn({ result }: DataStrategyResult): URL | null {
  const to = result instanceof Response ? result.headers.get('location') : null;
  if (to === null) return null;
  const address = new URL(to, location.origin);
  return address.pathname === paths.login() && address.searchParams.has('back') ? address : null;
}

/**
 * A form that is answered by "log in first" is not left for the login page: she logs in over the page. Pages of one's own
 * things show nothing to a guest, and are left.
 */
export const loginInstead: MiddlewareFunction<Results> = async ({ request }, next) => {
  const isForm = request.method !== 'GET' && !ofOneself(location.pathname);
  const form = isForm ? request.clone() : null;
  const results = await next();
  if (form === null) return results;
  for (const [route, answer] of Object.entries(results)) {
    const login = loginIn(answer);
    if (login === null) continue;
    askForLogin({ back: login.searchParams.get('back') ?? '/' });
    await putAside(form);
    // Nothing was answered: the form stands as it is.
    return { ...results, [route]: { type: 'data', result: undefined } };
  }
  return results;
};
