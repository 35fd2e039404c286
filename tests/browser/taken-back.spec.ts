import { expect, test, type Browser } from '@playwright/test';
import { orderStatus, payType } from '@kyakhta/contract/values';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn, origin, placeOrders } from './support/api.ts';
import { balanceOf, buyerOf, mirror } from './support/buyer.ts';
import { scan, takeBack } from './support/gateway.ts';
import { requestOf } from './support/newcomer.ts';
import { person, type Person } from './support/person.ts';

const detailOf = (buyer: Person, orderNumber: string) => ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber });
const infoOf = async (buyer: Person, orderNumbers: string) =>
  (await ask(requestOf(buyer), 'GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers })).attempt?.payNumber ?? '';
/** Pays by a code, and has the bank take it back. @returns the number of the payment */
const paidAndTakenBack = async (buyer: Person, orderNumbers: string): Promise<string> => {
  const request = requestOf(buyer);
  const press = { orderNumbers, payType: payType.wechat, payAttemptId: crypto.randomUUID(), returnUrl: `${origin}/pay-result` };
  await ask(request, 'POST /p/order/pay', press);
  const payNumber = await infoOf(buyer, orderNumbers);
  await scan(request, payNumber);
  await expect.poll(async () => (await ask(request, 'POST /p/order/payCheck', { orderNumbers })).paid).toBe(true);
  await takeBack(request, payNumber);
  return payNumber;
};
const operatorIn = async (browser: Browser): Promise<Person> => {
  const operator = await person(browser, 'en', { app: 'platform-console' });
  await logIn(operator.page.context(), 'operator', 'operator1');
  return operator;
};

test('an order whose money a bank took back waits, and an operator settles it: nothing is sent a second time', async ({ browser }) => {
  const buyer = await buyerOf(browser);
  const [number = ''] = await placeOrders(requestOf(buyer), [mirror]);
  await paidAndTakenBack(buyer, number);
  await expect.poll(async () => (await detailOf(buyer, number)).moneyTakenBack).toBe(true);
  const before = await balanceOf(buyer);

  const operator = await operatorIn(browser);
  const { page, say } = operator;
  await operator.open(`/platform/orders/${number}`);
  await expect(page.getByText(say('A payment was charged back'))).toBeVisible();
  await page.getByRole('button', { name: say('Settle the order') }).click();
  const dialog = page.getByRole('dialog', { name: say('Settle the order') });
  expect(await inaccessible(page)).toEqual([]);
  const reason = 'Her bank has paid her, and nothing has left.';
  await dialog.getByLabel(say('Reason')).fill(reason);
  await dialog.getByRole('button', { name: say('Settle and close') }).click();
  await expect(page.getByText(say('The order is settled and closed'))).toBeVisible();
  const cases = await ask(requestOf(operator), 'GET /platform/payment/cases', { size: 100 });
  expect(cases.records.filter(({ orderNumbers }) => orderNumbers === number)).toEqual([]);

  await buyer.open(`/order-detail?orderNumber=${number}`);
  await expect(buyer.page.getByText(reason).first()).toBeVisible();
  expect([(await detailOf(buyer, number)).status, await balanceOf(buyer)]).toEqual([orderStatus.canceled, before]);
  for (const who of [buyer, operator]) {
    expect(who.troubles()).toEqual([]);
    await who.leave();
  }
});

test('a top-up that a bank took back is held, and is the buyer’s again when an operator says that the bank was wrong', async ({
  browser,
}) => {
  const buyer = await buyerOf(browser);
  const { rechargeNumber } = await ask(requestOf(buyer), 'POST /p/userBalance/recharge', { rechargeAmount: '321.09' });
  await paidAndTakenBack(buyer, rechargeNumber);
  const balance = () => ask(requestOf(buyer), 'GET /p/userBalance/getBalanceInfo', {});
  await expect.poll(async () => (await balance()).heldBalance).toBe(321.09);
  await buyer.open('/user-center/uc-balance');
  const held = buyer.page.getByText(buyer.say('Held: {0}', { 0: buyer.money(321.09) }));
  await expect(held).toBeVisible();
  const line = buyer.page.getByRole('listitem').filter({ hasText: rechargeNumber });
  await expect(line.filter({ hasText: buyer.say('Top-up charged back') })).toBeVisible();
  expect(await inaccessible(buyer.page)).toEqual([]);
  const { balance: free } = await balance();

  const operator = await operatorIn(browser);
  const { page, say } = operator;
  await operator.open('/platform/payments/cases');
  const card = page.getByRole('article').filter({ hasText: rechargeNumber });
  await card.getByRole('button', { name: say('Close the case') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: say('They go back to the buyer') }).check();
  expect(await inaccessible(page)).toEqual([]);
  await dialog.getByLabel(say('Note')).fill('The bank has given it back to us.');
  await dialog.getByRole('button', { name: say('Close the case') }).click();
  await expect(card).toHaveCount(0);
  expect(await balance()).toMatchObject({ balance: Math.round((free + 321.09) * 100) / 100, heldBalance: 0 });
  await buyer.page.reload();
  await expect(held).toHaveCount(0);
  for (const who of [buyer, operator]) {
    expect(who.troubles()).toEqual([]);
    await who.leave();
  }
});
