import { OrderIndex, ask, readOrderList } from '@kyakhta/console';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';

export const loader = ({ request }: LoaderFunctionArgs) =>
  readOrderList(new URL(request.url), 'to-ship', (filter) => ask(request, 'GET /shop/admin/order/page', filter));

export function Component() {
  return <OrderIndex list={useLoaderData<typeof loader>()} viewer="seller" />;
}
