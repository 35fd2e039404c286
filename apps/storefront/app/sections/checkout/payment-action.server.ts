import { code, payType as payTypes } from '@kyakhta/contract/values';
import { redirectDocument } from 'react-router';
import { goTo, keepLanguage, refusal, tryAsk, type Asked, type Refusal } from '../../ask.ts';
import { textOf } from '../../form-text.ts';
import { paths } from '../../paths.ts';
import { paymentReturn } from '../../server-address.ts';
import { providerAddress } from '../../payment-address.ts';
import { plainAmount } from '../balance/balance.server.ts';
import { attemptField } from './payment-screen.ts';

/**
 * Pays by the way chosen. Each way has an attempt with its own number, so that a second press is the same attempt.
 * @param origin where the buyer stands, as his browser says it: he comes back there from the provider
 */
export async function pay(asked: Asked, orderNumbers: string, form: FormData, origin: string): Promise<Response | Refusal> {
  const { url } = asked;
  const payType = Number(form.get('payType') ?? Number.NaN);
  const isOnline = payType !== payTypes.balance && payType !== payTypes.bankTransfer;
  const balanceAmount = isOnline ? plainAmount(textOf(form, 'balanceAmount')) : '';
  // Another part from the balance is another attempt than the one that was begun.
  const isSame = Number(balanceAmount) === Number(textOf(form, 'heldPart')) || !isOnline;
  const payAttemptId = isSame ? String(form.get(attemptField(payType)) ?? '') : crypto.randomUUID();
  const answer = await tryAsk(asked, 'POST /p/order/pay', {
    orderNumbers,
    payType,
    systemType: 1,
    returnUrl: new URL(keepLanguage(url, paymentReturn(orderNumbers)), origin).href,
    ...(payAttemptId && { payAttemptId }),
    ...(balanceAmount && { balanceAmount }),
  });
  if (answer.code !== code.ok) return refusal(answer);
  const provider = providerAddress(answer.data.redirectUrl);
  return provider === null ? goTo(url, paths.payment(orderNumbers)) : redirectDocument(provider, 303);
}

/** Asks the provider; whatever it says, the page shows what is true then. */
export async function askAboutPayment(asked: Asked, orderNumbers: string): Promise<Response> {
  await tryAsk(asked, 'POST /p/order/payCheck', { orderNumbers });
  return goTo(asked.url, paths.payment(orderNumbers));
}
