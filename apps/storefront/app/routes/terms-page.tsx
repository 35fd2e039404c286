import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { TermsPage } from '../sections/terms/terms-page.tsx';
import { loadTerms } from '../sections/terms/terms.server.ts';
import type { Route } from './+types/terms-page';

export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const terms = await loadTerms({ context, url });
  const titles = [msg`Terms of service`, msg`Privacy policy`, msg`Terms of purchase`] as const;
  return { ...terms, title: pageTitle(context.get(i18nContext), titles[terms.sts]) };
}

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <TermsPage {...loaderData} />;
}
