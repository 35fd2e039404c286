import type { RouterContextProvider } from 'react-router';
import { finishBinding } from '../sections/account/social.server.ts';

type Args = { request: Request; context: Readonly<RouterContextProvider>; url: URL };

/** Back from another site whose account is to be bound. */
export const loader = ({ request, context, url }: Args) => finishBinding({ request, context, url });
