import { ask } from '@kyakhta/console';
import { hasArea, operatorAreas, type OperatorArea } from '@kyakhta/contract/values';
import { redirect, type LoaderFunctionArgs } from 'react-router';

/** Where the work of each area begins. */
const begins: Record<OperatorArea, string> = {
  trade: '/orders',
  money: '/payments/cases',
  people: '/users',
  stores: '/stores',
  content: '/home',
  settings: '/site',
  staff: '/staff',
};

/** Leads to the first page that the operator may open. */
export async function firstPage({ request }: LoaderFunctionArgs) {
  const { areas } = await ask(request, 'GET /platform/account', {});
  return redirect(begins[operatorAreas.find((area) => hasArea(areas, area)) ?? 'trade']);
}
