import { goTo } from '../ask.ts';
import { apiContext } from '../context.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/logout';

export const loader = ({ url }: Route.LoaderArgs) => goTo(url, paths.home());

/** `to=login`: who has just changed her password logs in with it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const to = (await request.formData()).get('to');
  await context.get(apiContext).call('POST /logOut', {});
  return goTo(url, to === 'login' ? paths.login() : paths.home());
}
