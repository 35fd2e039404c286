import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { RankingsPage } from '../sections/rankings/rankings-page.tsx';
import { loadRankings } from '../sections/rankings/rankings.server.ts';
import type { Route } from './+types/ranking-page';

export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Rankings`),
  rankings: await loadRankings({ context, url }),
});

export default function RankingPageRoute({ loaderData }: Route.ComponentProps) {
  return <RankingsPage {...loaderData.rankings} />;
}
