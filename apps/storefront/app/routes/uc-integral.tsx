import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { PointsPage } from '../sections/points/points-page.tsx';
import { loadPoints } from '../sections/points/points.server.ts';
import type { Route } from './+types/uc-integral';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Points`),
  points: await loadPoints({ context, url }),
});

export const shouldRevalidate = unlessLost;

export default function UcIntegral({ loaderData }: Route.ComponentProps) {
  return <PointsPage points={loaderData.points} />;
}
