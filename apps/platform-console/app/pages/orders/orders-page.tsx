import { OrderIndex, ask, readOrderList, sheetHref, statesOf, wireFilters } from '@kyakhta/console';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';

export const loader = ({ request }: LoaderFunctionArgs) =>
  readOrderList(new URL(request.url), 'all', (filter, shopName) =>
    ask(request, 'GET /platform/order/page', { ...filter, ...(shopName !== undefined && { shopName }) }),
  );

export function Component() {
  const list = useLoaderData<typeof loader>();
  const states = statesOf(list.view).filter((state) => state !== 0);
  const href = sheetHref('GET /platform/order/export', {
    states: states.length === 0 ? undefined : states.join(','),
    orderNumber: list.q || undefined,
    shopId: list.shop,
    shopName: list.filters.store,
    ...wireFilters(list.filters).narrowing,
  });
  return <OrderIndex list={list} viewer="operator" exportHref={href} />;
}
