import { code } from '@kyakhta/contract/values';
import { redirectDocument } from 'react-router';
import { goTo, keepLanguage, refusal, tryAsk, type Asked, type Refusal } from '../../ask.ts';
import { paths, providerAddress } from '../../paths.ts';
import { attemptField } from './payment-screen.ts';

/**
 * Pays by the way chosen. Each way has an attempt of its own number, so that a second press is the same attempt.
 * @param origin where the buyer stands, as his browser says it: he comes back there from the provider
 */
export async function pay(asked: Asked, orderNumbers: string, form: FormData, origin: string): Promise<Response | Refusal> {
  const { url } = asked;
  const payType = Number(form.get('payType') ?? Number.NaN);
  const payAttemptId = String(form.get(attemptField(payType)) ?? '');
  const answer = await tryAsk(asked, 'POST /p/order/pay', {
    orderNumbers,
    payType,
    systemType: 1,
    returnUrl: new URL(keepLanguage(url, paths.paymentReturn(orderNumbers)), origin).href,
    ...(payAttemptId && { payAttemptId }),
  });
  if (answer.code !== code.ok) return refusal(answer);
  const provider = providerAddress(answer.data.approveUrl);
  return provider === null ? goTo(url, paths.payment(orderNumbers)) : redirectDocument(provider, 303);
}

/** Asks the provider; whatever it says, the page shows what is true then. */
export async function askAboutPayment(asked: Asked, orderNumbers: string): Promise<Response> {
  await tryAsk(asked, 'POST /p/order/payCheck', { orderNumbers });
  return goTo(asked.url, paths.payment(orderNumbers));
}
