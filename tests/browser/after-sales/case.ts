/** One order and what is asked back of it, as it goes from chapter to chapter: its buyer, and what the API says of it. */
import { expect, type Browser, type Locator } from '@playwright/test';
import { ask, logIn, pay, placeOrders } from '../support/api.ts';
import { cents, mirror, shower } from '../support/buyer.ts';
import { requestOf } from '../support/newcomer.ts';
import { inMenu, person, type Person } from '../support/person.ts';
import { ready } from '../support/ready.ts';
import { asSeller } from '../support/seller.ts';

/** What people write, each in the language that everybody of the case speaks. */
const written = {
  ru: {
    happened: 'Три зеркала разбиты, упаковка цела.',
    address: 'Иу, улица Чоучжоу, 1, склад 5, Чэнь Хайбо, +86 579 8555 0101',
    refusal: 'Товар ушёл целым, это видно по весу.',
    toPlatform: 'Вес не говорит о стекле',
    evidenceOfBuyer: 'На снимке коробка сразу после вскрытия.',
    evidenceOfStore: 'На снимке коробка перед отправкой.',
    ruling: 'Снимки покупателя убедительны: деньги возвращаются.',
  },
  zh_CN: {
    happened: '三面镜子已碎，外包装完好。',
    address: '义乌市稠州路1号5号仓库，陈海波，+86 579 8555 0101',
    refusal: '货物发出时完好，重量可以证明。',
    toPlatform: '重量说明不了玻璃是否破损',
    evidenceOfBuyer: '照片是刚开箱时拍的。',
    evidenceOfStore: '照片是发货前拍的箱子。',
    ruling: '买家的照片可信，款项退回给买家。',
  },
} as const;
export const languages = ['ru', 'zh_CN'] as const;
export type CaseLanguage = (typeof languages)[number];
export type Case = ReturnType<typeof caseIn>;

const mail = 'buyer4@demo.test';
const store = 'seller5';

/** A case that nobody has begun yet; everybody in it speaks `language`. */
export function caseIn(language: CaseLanguage) {
  let someone: Person | undefined;
  const buyer = (): Person => {
    if (!someone) throw new Error('the case has no buyer yet');
    return someone;
  };
  const request = () => requestOf(buyer());
  const numbers = { order: '', refund: '' };
  const refund = () => ask(request(), 'GET /p/orderRefund/info', { refundSn: numbers.refund }, language);
  return {
    language,
    words: written[language],
    numbers,
    buyer,
    request,
    refund,
    order: () => ask(request(), 'GET /p/myOrder/orderDetail', { orderNumber: numbers.order }, language),
    /** The buyer comes to the refund from what waits for her, with its deadline, by this button. */
    fromHome: async (button: 'Enter the waybill' | 'Answer the refusal') => {
      const { page, say, like, open } = buyer();
      await open('/user-center/uc-home');
      const row = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href*="${numbers.refund}"]`) });
      await expect(row.getByText(like('Until {due}, or the refund is closed'))).toBeVisible();
      await row.getByRole('link', { name: say(button) }).click();
      await expect(page).toHaveURL(new RegExp(numbers.refund));
      await ready(page);
    },
    openRefund: () => buyer().open(`/return-detail?refundSn=${numbers.refund}`),
    logIn: () => logIn(buyer().page.context(), 'buyer', mail),

    /** The buyer has paid an order of mirrors and hand showers of store 5; `received`: they have come. */
    begin: async (browser: Browser, { received }: { received: boolean }) => {
      someone = await person(browser, language);
      await logIn(someone.page.context(), 'buyer', mail);
      const [orderNumber = ''] = await placeOrders(request(), [mirror, shower]);
      numbers.order = orderNumber;
      await pay(request(), [orderNumber]);
      if (!received) return;
      const seller = await person(browser, language, { app: 'seller-console' });
      await logIn(seller.page.context(), 'seller', store);
      const packages = [{ dvyId: 1, dvyFlowId: `SF${orderNumber.slice(-8)}` }];
      await ask(requestOf(seller), 'PUT /shop/admin/order/delivery', { orderNumber, packages });
      await seller.leave();
      await ask(request(), 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
    },

    /** Somebody of the store opens the refund from the list of those under way, as `work` needs it. */
    atStore: (browser: Browser, work: (seller: Person) => Promise<void>) =>
      asSeller(browser, language, store, async (seller) => {
        await openFromList(seller, seller.say('Refunds'), numbers.order);
        await work(seller);
      }),
    /** Somebody of the store at the console, anywhere. */
    asStore: (browser: Browser, work: (seller: Person) => Promise<void>) => asSeller(browser, language, store, work),
  };
}

/** From the menu to the list, and to the one card of this order. */
export async function openFromList({ page, say, like }: Person, list: string, orderNumber: string) {
  await (await inMenu({ page, say }, list)).click();
  const card = page.getByRole('article').filter({ hasText: orderNumber });
  await card.getByRole('link', { name: new RegExp(`^${say('Open')}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: like('Refund of {amount}') })).toBeVisible();
}

/** Writes the same into every field for words that a question has: there may be one for each language. */
export async function writeIn(dialog: Locator, text: string) {
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  for (const field of await dialog.getByRole('textbox').all()) await field.fill(text);
}

/** The buyer asks money back of one line of the order, beginning at the line. */
export async function applyFor(about: Case, line: { prodName: string }, back: boolean) {
  const { page, say, open } = about.buyer();
  await open(`/order-detail?orderNumber=${about.numbers.order}`);
  await page.getByRole('link', { name: `${say('Refund this line')} ${line.prodName}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('Apply for a refund') })).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${back ? say('Goods go back') : say('Money only')}`) }).check();
  const received = page.getByRole('radio', { name: say('Received'), exact: true });
  if (!back && (await received.isVisible())) await received.check();
  await page.getByLabel(say('Reason'), { exact: true }).selectOption({ label: say('Goods arrived damaged') });
  await page.getByLabel(say('What happened?')).fill(about.words.happened);
  await page.getByRole('button', { name: say('Send the application') }).click();
  await expect(
    page.getByText(say('We’ve received your application. The supplier has been notified, and we’ll email you the answer.')),
  ).toBeVisible();
  about.numbers.refund = new URL(page.url()).searchParams.get('refundSn') ?? '';
}

/** What goes back in cents if a refund is granted as it stands: for a fault the freight here comes on top. */
export const goingBack = ({ refundAmount, faultFreight }: { readonly refundAmount: number; readonly faultFreight: number }): number =>
  cents(refundAmount) + cents(faultFreight);
