import { OrderIndex, ask, readOrderList } from '@kyakhta/console';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';

export const loader = ({ request }: LoaderFunctionArgs) =>
  readOrderList(new URL(request.url), 'all', (filter) => ask(request, 'GET /platform/order/page', filter));

export function Component() {
  return <OrderIndex list={useLoaderData<typeof loader>()} viewer="operator" />;
}
