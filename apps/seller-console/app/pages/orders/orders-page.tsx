import { OrderIndex, ask, fileHref, readOrderList, statesOf, wireFilters } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { LinkButton, Truck } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';

export const loader = ({ request }: LoaderFunctionArgs) =>
  readOrderList(new URL(request.url), 'to-ship', (filter) => ask(request, 'GET /shop/admin/order/page', filter));

export function Component() {
  const { t } = useLingui();
  const list = useLoaderData<typeof loader>();
  const states = statesOf(list.view).filter((state) => state !== 0);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const href = fileHref('GET /shop/admin/order/export', {
    states: states.length === 0 ? undefined : states.join(','),
    orderNumber: list.q || undefined,
    ...wireFilters(list.filters).narrowing,
    timeZone,
  });
  const byFile = (
    <LinkButton variant="ghost" href="/orders/ship-file">
      <Truck aria-hidden className="size-4" />
      {t`Ship by a file of waybills`}
    </LinkButton>
  );
  return <OrderIndex list={list} viewer="seller" exportHref={href} actions={byFile} />;
}
