import { farPaths } from '../far-paths.ts';
import { closedToRobots } from '../paths.ts';
import type { Route } from './+types/robots';

const daySeconds = 86_400;

export function loader({ url }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...closedToRobots.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${url.origin}${farPaths.siteMap()}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': `public, max-age=${daySeconds}` },
  });
}
