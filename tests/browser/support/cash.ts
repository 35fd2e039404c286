/** Orders whose price the courier takes at the door, without the screens, where the screens are not what is looked at. */
import { expect, type Browser } from '@playwright/test';
import { paymentTerm } from '@kyakhta/contract/values';
import { ask, logIn } from './api.ts';
import { mail } from './buyer.ts';
import { signByBoth } from './contract.ts';
import { goods } from './goods.ts';
import { requestOf } from './newcomer.ts';
import { person, type Person } from './person.ts';

/** The steps on the page of an order to be paid at the door, as they are named now; the payment stands where it comes. */
export async function expectSteps({ page, say }: Person, steps: readonly string[], now: string) {
  const list = page.getByRole('list', { name: say('Progress of the order') }).getByRole('listitem');
  await expect(list).toContainText(steps.map((step) => say(step)));
  await expect(list.filter({ hasText: say('Now:') })).toContainText(say(now));
}

/** An order of store 1 is signed for by both sides: whatever is not paid before delivery needs a contract. */
export async function agreeOn(browser: Browser, buyer: Person, orderNumber: string) {
  const seller = await person(browser, 'en', { app: 'seller-console' });
  await logIn(seller.page.context(), 'seller', 'seller1');
  await signByBoth(requestOf(buyer), mail, requestOf(seller), orderNumber);
  await seller.leave();
}

/** Everything of an order of store 1 leaves with the courier. */
export async function sendAll(browser: Browser, orderNumber: string) {
  const seller = await person(browser, 'en', { app: 'seller-console' });
  await logIn(seller.page.context(), 'seller', 'seller1');
  const packages = [{ dvyId: 1, dvyFlowId: `SF${orderNumber.slice(-8)}` }];
  await ask(requestOf(seller), 'PUT /shop/admin/order/delivery', { orderNumber, packages });
  await seller.leave();
}

/** An order of buyer 3 that is on its way, and for which nobody has paid yet. */
export async function sentForCash(browser: Browser, buyer: Person): Promise<string> {
  const { orderNumbers } = await ask(requestOf(buyer), 'POST /p/order/submit', {
    orderItem: goods.tools,
    paymentTerm: paymentTerm.cashOnDelivery,
    uuid: crypto.randomUUID(),
  });
  await agreeOn(browser, buyer, orderNumbers);
  await sendAll(browser, orderNumbers);
  return orderNumbers;
}
