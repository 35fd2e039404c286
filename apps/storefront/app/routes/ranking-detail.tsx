import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { RankingPage } from '../sections/rankings/rankings-page.tsx';
import { loadRanking } from '../sections/rankings/rankings.server.ts';
import type { Route } from './+types/ranking-detail';

export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { type, ranking } = await loadRanking({ context, url });
  return { title: pageTitle(context.get(i18nContext), ranking.name || msg`Rankings`), type, ranking };
}

export default function RankingDetail({ loaderData: { type, ranking } }: Route.ComponentProps) {
  return <RankingPage type={type} ranking={ranking} />;
}
