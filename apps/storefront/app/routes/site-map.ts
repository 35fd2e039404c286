import { siteMap } from '../sections/about/site-map.server.ts';
import type { Route } from './+types/site-map';

const hourSeconds = 3600;

export async function loader({ context, url }: Route.LoaderArgs) {
  const xml = await siteMap({ context, url });
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, max-age=${hourSeconds}` },
  });
}
