import { goTo } from '../ask.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/unknown';

/** Whatever has no page goes to /404, which answers with that status. */
export const loader = ({ url }: Route.LoaderArgs) => goTo(url, paths.notFound());
export const action = loader;
