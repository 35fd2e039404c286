import { code } from '@kyakhta/contract/values';
import { data } from 'react-router';
import { msg } from '@lingui/core/macro';
import { goTo, refusal, tryAsk, type PageProblem } from '../ask.ts';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { paths, type OrderQuestion } from '../paths.ts';
import { loadOrder } from '../sections/orders/order-detail.server.ts';
import { buyAgainIntent } from '../sections/orders/buy-again.tsx';
import { OrderPage } from '../sections/orders/order-page.tsx';
import { revealIntent } from '../sections/orders/order-vouchers.tsx';
import type { Route } from './+types/order-detail';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

function numberOf(url: URL): string {
  const orderNumber = url.searchParams.get('orderNumber') ?? '';
  if (!/^\d{16,20}$/.test(orderNumber)) throw data<PageProblem>({ msg: '', failure: 'orderUnknown' }, { status: 404 });
  return orderNumber;
}

const asks: readonly OrderQuestion[] = ['receipt', 'satisfied', 'cancel', 'remove'];

export async function loader({ context, url }: Route.LoaderArgs) {
  const orderNumber = numberOf(url);
  const order = await loadOrder({ context, url }, orderNumber);
  const ask = asks.find((question) => question === url.searchParams.get('ask')) ?? null;
  return { title: pageTitle(context.get(i18nContext), context.get(i18nContext)._(msg`Order ${orderNumber}`)), order, ask };
}

const calls = {
  receipt: 'PUT /p/myOrder/receipt/{orderNumber}',
  satisfied: 'PUT /p/myOrder/satisfied/{orderNumber}',
  cancel: 'PUT /p/myOrder/cancel/{orderNumber}',
  remove: 'DELETE /p/myOrder/{orderNumber}',
} as const;

export async function action({ request, context, url }: Route.ActionArgs) {
  const orderNumber = numberOf(url);
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === revealIntent) {
    const voucherId = Number(form.get('voucherId')) || 0;
    const answer = await tryAsk({ context, url }, 'PUT /p/myOrder/revealVoucher', { orderNumber, voucherId });
    return answer.code === code.ok ? goTo(url, `${paths.order(orderNumber)}#vouchers`) : refusal(answer);
  }
  if (intent === buyAgainIntent) {
    const answer = await tryAsk({ context, url }, 'POST /p/myOrder/buyAgain/{orderNumber}', { orderNumber });
    return answer.code === code.ok ? goTo(url, paths.cart(answer.data)) : refusal(answer);
  }
  const question = asks.find((known) => known === intent);
  if (!question) return goTo(url, paths.order(orderNumber));
  const answer = await tryAsk({ context, url }, calls[question], { orderNumber });
  if (answer.code !== code.ok) return refusal(answer);
  return goTo(url, question === 'remove' ? paths.orders({ done: 'removed' }) : paths.order(orderNumber));
}

export default function OrderDetail({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage order={loaderData.order} ask={loaderData.ask} refused={actionData} />;
}
