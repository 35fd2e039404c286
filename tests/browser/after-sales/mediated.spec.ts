import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { ask } from '../support/api.ts';
import { balanceOf, cents } from '../support/buyer.ts';
import { requestOf } from '../support/newcomer.ts';
import { openConsole, person } from '../support/person.ts';
import { picture } from '../support/picture.ts';
import { applyFor, caseIn, goingBack, languages, openFromList, writeIn } from './case.ts';

/** How files of each kind begin. */
const beginnings = { 'For reading (PDF)': '%PDF-', 'With evidence, for verification (ZIP)': 'PK\u0003\u0004' } as const;
const beginningOf = async (page: Page, name: string): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return (await readFile(await download.path())).toString('latin1', 0, 5);
};

/** A refusal goes before the platform: buyer, store and operator, each before their own screens. */
for (const language of languages) {
  test.describe.serial(`a refund that the platform decides, in ${language}`, () => {
    const about = caseIn(language);
    const { words, numbers, buyer, request, refund } = about;

    test.beforeAll(({ browser }) => about.begin(browser, { received: true }));
    test.afterEach(() => {
      expect(buyer().troubles()).toEqual([]);
    });
    test.afterAll(() => buyer().leave());

    test('the buyer asks money back, and the store refuses with a reason', async ({ browser }) => {
      const line = (await about.order()).orderItemDtos.at(-1);
      if (!line) throw new Error('the order has no line');
      await applyFor(about, line, false);
      await about.atStore(browser, async ({ page, say }) => {
        await page.getByRole('button', { name: say('Refuse'), exact: true }).click();
        const dialog = page.getByRole('dialog', { name: say('Refuse the refund?') });
        const yes = dialog.getByRole('button', { name: say('Refuse the refund'), exact: true });
        await yes.click();
        await expect(dialog.getByText(say('Enter a few words.'))).toBeVisible();
        expect(await inaccessible(page)).toEqual([]);
        await writeIn(dialog, words.refusal);
        await yes.click();
        await expect(page.getByText(say('The refund is refused')).first()).toBeVisible();
        await expect(page.getByText(say('Refused by the store'), { exact: true })).toBeVisible();
      });
    });

    test('the buyer asks the platform to decide', async () => {
      const { page, say } = buyer();
      await about.fromHome('Answer the refusal');
      await expect(page.getByText(words.refusal).first()).toBeVisible();
      await page.getByRole('link', { name: say('Ask Kyakhta to decide') }).click();
      await page.getByLabel(say('Your reason')).fill(words.toPlatform);
      await page.getByLabel(say('What happened?')).fill(words.happened);
      await page.getByRole('button', { name: say('Ask Kyakhta to decide') }).click();
      await expect(page.getByRole('heading', { name: say('Kyakhta is asked to decide') })).toBeVisible();
    });

    test('both lay evidence, with pictures, and read that of the other', async ({ browser }) => {
      const { page, say } = buyer();
      await page.getByRole('link', { name: say('Add evidence') }).click();
      await page.getByLabel(say('What happened?')).fill(words.evidenceOfBuyer);
      await page.getByLabel(say('Add pictures')).setInputFiles(await picture('opened.png', '#a33'));
      await expect(page.getByRole('img', { name: say('Picture {number}', { number: 1 }) })).toBeVisible();
      await page.getByRole('button', { name: say('Send the evidence') }).click();
      await expect(page.getByText(words.evidenceOfBuyer).first()).toBeVisible();
      await about.atStore(browser, async (seller) => {
        await expect(seller.page.getByText(words.toPlatform).first()).toBeVisible();
        await expect(seller.page.getByText(words.evidenceOfBuyer).first()).toBeVisible();
        await seller.page.getByRole('button', { name: seller.say('Add evidence'), exact: true }).click();
        const dialog = seller.page.getByRole('dialog', { name: seller.say('Add evidence') });
        await writeIn(dialog, words.evidenceOfStore);
        await dialog.getByLabel(seller.say('Add pictures')).setInputFiles(await picture('packed.png', '#3a3'));
        await expect(dialog.getByRole('img', { name: seller.say('Picture {number}', { number: 1 }) })).toBeVisible();
        await dialog.getByRole('button', { name: seller.say('Add evidence'), exact: true }).click();
        await expect(seller.page.getByText(seller.say('The evidence is added'))).toBeVisible();
        await expect(seller.page.getByText(words.evidenceOfStore).first()).toBeVisible();
      });
      await about.openRefund();
      await expect(page.getByText(words.evidenceOfStore).first()).toBeVisible();
      const { evidence } = await refund();
      expect(evidence.map(({ side, pictures }) => [side, pictures])).toEqual([
        ['buyer', 1],
        ['seller', 1],
      ]);
    });

    test('an operator reads both and rules for the buyer', async ({ browser }) => {
      const due = goingBack(await refund());
      const before = await balanceOf(buyer());
      const operator = await person(browser, language, { app: 'platform-console' });
      await openConsole(operator, '/platform', 'operator1');
      const { page, say, money } = operator;
      await openFromList(operator, say('Disputes'), numbers.order);
      for (const said of [words.happened, words.refusal, words.toPlatform, words.evidenceOfBuyer, words.evidenceOfStore])
        await expect(page.getByText(said).first()).toBeVisible();
      expect(await inaccessible(page)).toEqual([]);
      await page.getByRole('button', { name: say('Rule for the buyer') }).click();
      const dialog = page.getByRole('dialog', { name: say('Rule for the buyer?') });
      await writeIn(dialog, words.ruling);
      await dialog.getByRole('button', { name: say('Rule and refund {amount}', { amount: money(due / 100) }) }).click();
      await expect(page.getByText(say('The platform ruled for the buyer')).first()).toBeVisible();
      await expect(page.getByRole('button', { name: say('Rule for the buyer') })).toHaveCount(0);
      expect(operator.troubles()).toEqual([]);
      await operator.leave();
      expect(cents(await balanceOf(buyer())) - cents(before)).toBe(due);
    });

    test('the buyer takes the whole history with her, to read and to check', async () => {
      const { page, say } = buyer();
      await about.openRefund();
      for (const [name, beginning] of Object.entries(beginnings))
        expect((await beginningOf(page, say(name))).startsWith(beginning), name).toBe(true);
    });

    test('the buyer reads the ruling, the store what it costs', async ({ browser }) => {
      const { page, say } = buyer();
      await about.openRefund();
      await expect(page.getByRole('heading', { name: say('Kyakhta decided for you') })).toBeVisible();
      await expect(page.getByText(words.ruling).first()).toBeVisible();
      await expect(page.getByText(say('gone back'), { exact: true })).toBeVisible();
      const { refundAmount, goodsAmount } = await refund();
      const order = await about.order();
      await about.asStore(browser, async (seller) => {
        const { money } = seller;
        // Held of the order is what the ruling has left.
        await seller.open('/seller/money');
        const held = seller.page.getByRole('row').filter({ hasText: numbers.order });
        await expect(held).toContainText(money((cents(order.actualTotal) - cents(refundAmount)) / 100));
        // Released, the store is paid for what was not refunded, and owes nothing.
        await ask(request(), 'PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: numbers.order });
        const { records } = await ask(requestOf(seller), 'GET /shop/admin/settlement/page', {}, language);
        const released = records.find(({ kind, reference }) => kind === 'release' && reference === numbers.order);
        expect(cents(released?.gross ?? 0)).toBe(cents(order.actualTotal) - cents(refundAmount));
        expect(cents(released?.net ?? 0)).toBeLessThanOrEqual(cents(order.total) - cents(goodsAmount));
        await seller.open('/seller/money?view=statement');
        const line = seller.page.getByRole('row').filter({ hasText: numbers.order });
        await expect(line).toContainText(seller.say('Order released'));
        await expect(line).toContainText(money(released?.gross ?? 0));
        await expect(line).toContainText(money(released?.net ?? 0));
      });
    });
  });
}
