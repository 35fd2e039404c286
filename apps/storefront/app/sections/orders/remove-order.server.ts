import { code } from '@kyakhta/contract/values';
import { goTo, refusal, tryAsk, type Asked, type Refusal } from '../../ask.ts';
import { textOf } from '../../form-text.ts';
import { paths } from '../../paths.ts';
import { addressOf } from './orders.server.ts';

/** Takes an order out of the list, and comes back to the same list. */
export async function removeOrder(asked: Asked, form: FormData): Promise<Response | Refusal> {
  const list = addressOf(asked.url);
  const orderNumber = textOf(form, 'orderNumber');
  if (!/^\d{16,20}$/.test(orderNumber)) return goTo(asked.url, paths.orders(list));
  const answer = await tryAsk(asked, 'DELETE /p/myOrder/{orderNumber}', { orderNumber });
  return answer.code === code.ok ? goTo(asked.url, paths.orders({ ...list, done: 'removed' })) : refusal(answer);
}
