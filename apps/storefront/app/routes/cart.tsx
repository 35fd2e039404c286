import { msg } from '@lingui/core/macro';
import { toLogin } from '../ask.ts';
import { i18nContext, personContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageTitle } from '../page-title.ts';
import { changeCart } from '../sections/cart/cart-action.server.ts';
import { CartPage, GuestCart } from '../sections/cart/cart-page.tsx';
import { keptTransport } from '../sections/checkout/kept-transport.server.ts';
import { loadCart } from '../sections/cart/cart.server.ts';
import type { Route } from './+types/cart';

export const meta: Route.MetaFunction = pageMeta;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const title = pageTitle(context.get(i18nContext), msg`Cart`);
  const told = (name: string) => Math.min(50, Math.max(0, Math.trunc(Number(url.searchParams.get(name))) || 0));
  return {
    title,
    cart: context.get(personContext).buyer ? await loadCart({ context, url }, keptTransport(request)) : null,
    again: { fewer: told('fewer'), left: told('left') },
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  if (!context.get(personContext).buyer) throw toLogin(url);
  return changeCart({ context, url }, await request.formData());
}

export const shouldRevalidate = unlessLost;

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.cart ? <CartPage cart={loaderData.cart} again={loaderData.again} result={actionData} /> : <GuestCart />;
}
