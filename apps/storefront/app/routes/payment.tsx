import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { toLogin, type PageProblem } from '../ask.ts';
import { i18nContext, personContext } from '../context.ts';
import { isLost, lostAnswer, unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { orderNumbersOf } from '../payment-address.ts';
import { askAboutPayment, pay } from '../sections/checkout/payment-action.server.ts';
import { loadPayment } from '../sections/checkout/payment.server.ts';
import { PaymentPage } from '../sections/checkout/payment-page.tsx';
import type { Route } from './+types/payment';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

function numbersOf(url: URL): string {
  const orderNumbers = orderNumbersOf(url);
  if (orderNumbers === null) throw data<PageProblem>({ msg: '', failure: 'orderUnknown' }, { status: 404 });
  return orderNumbers;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(personContext).buyer) throw toLogin(url);
  return { title: pageTitle(context.get(i18nContext), msg`Payment`), payment: await loadPayment({ context, url }, numbersOf(url)) };
}

/** Pays, by the way chosen, or asks the provider once more how a payment stands. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData();
  const asked = { context, url };
  return form.get('intent') === 'check'
    ? askAboutPayment(asked, numbersOf(url))
    : pay(asked, numbersOf(url), form, request.headers.get('origin') ?? url.origin);
}

/** An answer that is lost on the way does not tell whether the order was paid. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (isLost(error)) return lostAnswer;
    throw error;
  }
}

export const shouldRevalidate = unlessLost;

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentPage payment={loaderData.payment} result={actionData} />;
}
