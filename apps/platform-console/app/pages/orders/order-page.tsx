import { OrderDetail, ask } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { LinkButton, ReceiptText } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { entriesHref } from '../ledger/entries-href.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  ask(request, 'GET /platform/order/info/{orderNumber}', { orderNumber: params['orderNumber'] ?? '' });

export function Component() {
  const { t } = useLingui();
  const order = useLoaderData<typeof loader>();
  return (
    <OrderDetail
      order={order}
      store
      actions={
        <LinkButton size="sm" variant="ghost" href={entriesHref({ reference: order.orderNumber })}>
          <ReceiptText aria-hidden className="size-4" />
          {t`Journal entries of this order`}
        </LinkButton>
      }
    />
  );
}
