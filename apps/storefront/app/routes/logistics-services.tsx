import { LogisticsPage } from '../sections/about/logistics-page.tsx';
import { loadLogistics } from '../sections/about/logistics.server.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/logistics-services';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  titleMeta({ loaderData, matches }),
  ...(loaderData === undefined ? [] : [{ name: 'description', content: loaderData.lead }]),
];

export const loader = ({ context }: Route.LoaderArgs) => loadLogistics({ context });

export default function LogisticsRoute({ loaderData }: Route.ComponentProps) {
  return <LogisticsPage page={loaderData} />;
}
