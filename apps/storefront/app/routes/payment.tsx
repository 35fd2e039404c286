import { msg } from '@lingui/core/macro';
import { code, payType } from '@kyakhta/contract/values';
import { data } from 'react-router';
import { goTo, refusal, toLogin, tryAsk, type PageProblem } from '../ask.ts';
import { i18nContext, personContext } from '../context.ts';
import { isLost, lostAnswer } from '../lost-answer.ts';
import { pageTitle } from '../page-title.ts';
import { paths } from '../paths.ts';
import { loadPayment } from '../sections/checkout/payment.server.ts';
import { PaymentPage } from '../sections/checkout/payment-page.tsx';
import type { Route } from './+types/payment';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

function numbersOf(url: URL): string {
  const orderNumbers = url.searchParams.get('orderNumbers') ?? '';
  if (!/^\d{16,20}(,\d{16,20}){0,49}$/.test(orderNumbers)) throw data<PageProblem>({ msg: '', failure: 'orderUnknown' }, { status: 404 });
  return orderNumbers;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(personContext).buyer) throw toLogin(url);
  return { title: pageTitle(context.get(i18nContext), msg`Payment`), payment: await loadPayment({ context, url }, numbersOf(url)) };
}

/** Pays from the balance. The attempt has its own number, so that a second press is the same attempt. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData();
  const payAttemptId = String(form.get('payAttemptId') ?? '');
  const answer = await tryAsk({ context, url }, 'POST /p/order/pay', {
    orderNumbers: numbersOf(url),
    payType: payType.balance,
    systemType: 1,
    ...(payAttemptId && { payAttemptId }),
  });
  if (answer.code !== code.ok) return refusal(answer);
  return answer.data.paid ? goTo(url, paths.payment(numbersOf(url))) : { ok: true as const };
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

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentPage payment={loaderData.payment} result={actionData} />;
}
