import { AnnouncedPage } from '../sections/announced/announced-page.tsx';
import { loadAnnounced } from '../sections/announced/announced.server.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/announced';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  titleMeta({ loaderData, matches }),
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ context, url }: Route.LoaderArgs) => loadAnnounced({ context, url });

export default function AnnouncedRoute({ loaderData }: Route.ComponentProps) {
  return <AnnouncedPage {...loaderData} />;
}
