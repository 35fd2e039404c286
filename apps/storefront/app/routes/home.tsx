import { msg } from '@lingui/core/macro';
import { code } from '@kyakhta/contract/values';
import { lazy } from 'react';
import { data } from 'react-router';
import { apiContext, i18nContext, personContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { BoundNotice, boundOf } from '../sections/home/bound-notice.tsx';
import { paths } from '../paths.ts';
import { GuestHome } from '../sections/home/guest-home.tsx';
import { loadGuestHome, loadPersonalHome } from '../sections/home/home.server.ts';
import { StructuredData } from '../structured-data.tsx';
import type { Route } from './+types/home';

// A guest on a slow phone does not fetch what only buyers see. There is no fallback: the page waits for it as for its own script.
const PersonalHome = lazy(() => import('../sections/home/personal-home.tsx'));

export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const i18n = context.get(i18nContext);
  const { buyer } = context.get(personContext);
  const asked = { context, url };
  const site = await context.get(apiContext).call('GET /webConfig/getPcWebConfig', {});
  return data({
    title: pageTitle(i18n, msg`Order from Chinese factories by the carton, money held in escrow`),
    organization: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: site.code === code.ok ? site.data.pcTitleContent : 'Kyakhta',
      url: new URL(paths.home(), url.origin).href,
      logo: new URL('/favicon.svg', url.origin).href,
    },
    shown: buyer ? { nickName: buyer.nickName, personal: await loadPersonalHome(asked) } : { guest: await loadGuestHome(asked) },
    bound: boundOf(url),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { shown, bound } = loaderData;
  const home = 'guest' in shown ? <GuestHome home={shown.guest} /> : <PersonalHome nickName={shown.nickName} home={shown.personal} />;
  return (
    <>
      {bound === null ? null : <BoundNotice bound={bound} />}
      {home}
      <StructuredData data={[loaderData.organization]} />
    </>
  );
}
