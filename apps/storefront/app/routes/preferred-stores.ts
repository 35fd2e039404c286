import { loadPreferredStores } from '../sections/catalog/stores.server.ts';
import type { Route } from './+types/preferred-stores';

export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(await loadPreferredStores({ context, url }), { headers: { 'Cache-Control': 'no-store' } });
}
