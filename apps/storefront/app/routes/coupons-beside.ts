import { int4Max } from '@kyakhta/contract/values';
import { loadStrip } from '../sections/coupons/coupons.server.ts';
import type { Route } from './+types/coupons-beside';

export async function loader({ context, url }: Route.LoaderArgs) {
  const prodId = Number(url.searchParams.get('prodId'));
  const isId = Number.isInteger(prodId) && prodId > 0 && prodId <= int4Max;
  return Response.json(isId ? await loadStrip({ context, url }, { prodId }) : [], { headers: { 'Cache-Control': 'no-store' } });
}
