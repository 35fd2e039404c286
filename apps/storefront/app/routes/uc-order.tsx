import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { loadOrders } from '../sections/orders/orders.server.ts';
import { removeOrder } from '../sections/orders/remove-order.server.ts';
import { OrdersPage } from '../sections/orders/orders-page.tsx';
import type { Route } from './+types/uc-order';

export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  return { title: pageTitle(context.get(i18nContext), msg`Orders`), list: await loadOrders({ context, url }) };
}

export const action = async ({ request, context, url }: Route.ActionArgs) => removeOrder({ context, url }, await request.formData());

export default function UcOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <OrdersPage list={loaderData.list} refused={actionData} />;
}
