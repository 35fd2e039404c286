import { loadInspiration } from '../sections/home/inspiration.server.ts';
import type { Route } from './+types/inspiration';

export const loader = async ({ context, url }: Route.LoaderArgs) =>
  Response.json(await loadInspiration({ context, url }), { headers: { 'Cache-Control': 'no-store' } });
