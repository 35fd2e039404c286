import { msg } from '@lingui/core/macro';
import type { RouterContextProvider } from 'react-router';
import { i18nContext } from '../context.ts';
import { titleMeta, type MetaArgs } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { SignInFailedPage } from '../sections/account/sign-in-failed-page.tsx';
import { finishThirdLogin } from '../sections/account/social.server.ts';

// One file for the ways back of all sites, so no types are made for one of them.
type Args = { request: Request; context: Readonly<RouterContextProvider>; url: URL };

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta = ({ loaderData, matches }: MetaArgs) => [titleMeta({ loaderData, matches }), { name: 'robots', content: 'noindex' }];

export async function loader({ request, context, url }: Args) {
  const onward = await finishThirdLogin({ request, context, url });
  if (onward !== null) throw onward;
  return { title: pageTitle(context.get(i18nContext), msg`Sign-in failed`) };
}

export default function SocialCallback() {
  return <SignInFailedPage />;
}
