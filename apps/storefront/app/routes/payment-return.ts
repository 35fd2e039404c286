import { goTo, tryAsk } from '../ask.ts';
import { paths } from '../paths.ts';
import { orderNumbersOf } from '../payment-address.ts';
import type { Route } from './+types/payment-return';

/**
 * The payer comes back from the provider, having agreed or not. What the address says is not believed: the provider is
 * asked, and the payment page shows what is true.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const orderNumbers = orderNumbersOf(url);
  if (orderNumbers === null) return goTo(url, paths.notFound());
  await tryAsk({ context, url }, 'POST /p/order/payCheck', { orderNumbers });
  return goTo(url, paths.payment(orderNumbers));
}
