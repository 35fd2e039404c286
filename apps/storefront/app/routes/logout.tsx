import { goTo } from '../ask.ts';
import { apiContext } from '../context.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/logout';

export const loader = ({ url }: Route.LoaderArgs) => goTo(url, paths.home());

export async function action({ context, url }: Route.ActionArgs) {
  await context.get(apiContext).call('POST /logOut', {});
  return goTo(url, paths.home());
}
