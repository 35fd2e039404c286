import { beginThirdLogin } from '../sections/account/social.server.ts';
import type { Route } from './+types/third-login';

/** On the way to another site, to sign in there. */
export const loader = ({ context, url }: Route.LoaderArgs) => beginThirdLogin({ context, url });
