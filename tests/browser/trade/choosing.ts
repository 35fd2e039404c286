import { countedUnit } from '@kyakhta/contract/values';
import { expect, test } from '@playwright/test';
import { ask } from '../support/api.ts';
import { passLogin, valueOf } from '../support/person.ts';
import { ready } from '../support/ready.ts';
import { wares, type Trade } from '../support/trade.ts';

/** Name of a variant by its place. */
const variant = (skus: readonly { skuId: number; skuName: string }[], index: number) => skus[index]?.skuName ?? '';

/** From the search to a cart of two stores. */
export function choosing(trade: Trade) {
  const { language, mail, buyer, request, productOf } = trade;

  const cartons = (name: string) => buyer().page.getByRole('spinbutton', { name: buyer().say('Cartons: {full}', { full: name }) });

  test('a guest searches, chooses, logs in and finds the choice again', async () => {
    const { page, say, open } = buyer();
    const product = await productOf(wares.tools.prodId);
    await open('/');
    await page
      .getByLabel(say('Search the catalogue'))
      .first()
      .fill(product.prodName.split(',')[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/category-page\?.*pn=/);
    // The address changes before the page does, and goods stand on the one before, too.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.prodName.split(',')[0] ?? '');
    await page.getByRole('link', { name: product.prodName }).click();
    await expect(page.getByRole('heading', { level: 1, name: product.prodName, exact: true })).toBeVisible();
    const [red = ''] = product.skuList.map(({ skuName }) => skuName);
    const more = page.getByRole('button', { name: say('One carton more: {full}', { full: red }) });
    await more.click();
    const add = page.getByRole('button', { name: say('Add to cart') });
    await add.click();
    await expect(page.getByText(say('Not added to cart'))).toBeVisible();
    const enough = String(Math.ceil(product.minimum / product.cartonQuantity));
    await cartons(red).fill(enough);
    // The refusal was of another choice.
    await expect(page.getByText(say('Not added to cart'))).toHaveCount(0);
    await add.click();
    // A guest is asked over the page, which is loaded anew afterwards with what was chosen.
    await expect(page.getByRole('dialog', { name: say('Log in'), exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/goods-detail\?prodId=1/);
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    await passLogin(buyer(), mail);
    await expect(page.locator('body[data-before]')).toHaveCount(0);
    await ready(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cartons(red)).toHaveValue(enough);
    await add.click();
    await expect(page.getByRole('status').filter({ hasText: say('Added to the cart') })).toBeVisible();
    await ask(request(), 'DELETE /p/shopCart/deleteAll', {});
  });

  test('the product page counts every carton, tells the next price and fills the cart', async () => {
    const { page, say, money, whole, open } = buyer();
    const product = await productOf(wares.tools.prodId);
    const box = page.getByRole('complementary', { name: say('Your selection') });
    const [first, second] = [variant(product.skuList, 0), variant(product.skuList, 1)];
    const tiers = product.tieredPriceVO.map(({ start, price }) => ({ start, price: Number(price) }));
    const freightEach = Number(product.skuList[0]?.universalExpress);
    const expressEach = Number(product.skuList[0]?.express);
    const shown = async (pieces: number, price: number, each = freightEach) => {
      const goods = Math.round(price * 100) * pieces;
      const freight = Math.round(each * 100) * pieces;
      await expect(valueOf(box, say('Goods'))).toHaveText(money(goods / 100));
      await expect(valueOf(box, say('Freight'))).toHaveText(money(freight / 100));
      await expect(valueOf(box, say('Total')).locator('bdi').first()).toHaveText(money((goods + freight) / 100));
    };
    await open(`/goods-detail?prodId=${wares.tools.prodId}`);
    await cartons(first).fill('4');
    await cartons(second).fill('5');
    await shown(54, tiers[0]?.price ?? 0);
    const [before, after] = [tiers[0]?.price ?? 0, tiers[1]?.price ?? 0];
    const saving = (Math.round(before * 100) - Math.round(after * 100)) * 54;
    const hint = say('Add {missing} {unit} and pay {price} each: you save <0>{saving}</0> on these {pieces}.', {
      missing: whole(6),
      unit: countedUnit(6, product.unit, language),
      price: money(after),
      saving: money(saving / 100),
      pieces: whole(54),
    });
    await expect(page.getByText(hint.replaceAll(/\s/g, ' '))).toBeVisible();
    await page.getByRole('button', { name: say('One carton more: {full}', { full: second }) }).click();
    await shown(60, after);
    await page.getByRole('radio', { name: new RegExp(`^${say('Express')}`) }).check();
    await shown(60, after, expressEach);
    await page.getByRole('button', { name: say('Add to cart') }).click();
    await expect(page.getByRole('status').filter({ hasText: say('Added to the cart') })).toBeVisible();
    await expect(cartons(first)).toHaveValue('0');

    const other = await productOf(wares.boots.prodId);
    await open(`/goods-detail?prodId=${wares.boots.prodId}`);
    // What was chosen last is chosen again, and goes on to the cart.
    await expect(page.getByRole('radio', { name: new RegExp(`^${say('Express')}`) })).toBeChecked();
    await page.getByRole('radio', { name: new RegExp(`^${say('Ordinary')}`) }).check();
    // Colours are headings, sizes are rows: two colours, three sizes.
    for (const [index, count] of [
      [1, 3],
      [8, 4],
      [9, 2],
    ] as const)
      await cartons(variant(other.skuList, index)).fill(String(count));
    await page.getByRole('button', { name: say('Add to cart') }).click();
    const added = page.getByRole('status').filter({ hasText: say('Added to the cart') });
    await expect(added).toContainText(say('{0, plural, one {# carton} other {# cartons}}', { 0: 9 }));
    await added.getByRole('link', { name: say('Go to cart') }).click();
    await expect(page).toHaveURL(/\/cart/);
  });

  test('the cart stands by store, prices again and gives back what was taken out', async () => {
    const { page, say, money } = buyer();
    const cartOf = () => ask(request(), 'POST /p/shopCart/info', { transportType: 1 }, language);
    type Cart = Awaited<ReturnType<typeof cartOf>>;
    const linesOf = (cart: Cart) =>
      cart.shopCarts.flatMap(({ shopCartItemDiscounts }) => shopCartItemDiscounts.flatMap((one) => one.shopCartItems));
    const full = (line: { prodName: string; skuName: string }) => say('{name}, {variant}', { name: line.prodName, variant: line.skuName });
    const rowOf = (line: { prodName: string; skuName: string }) =>
      page.getByRole('listitem').filter({ has: page.getByRole('button', { name: say('Remove from cart: {full}', { full: full(line) }) }) });
    const shownAsTold = async (cart: Cart) => {
      for (const store of cart.shopCarts) {
        const section = page.getByRole('region', { name: store.shopName });
        for (const [message, amount] of [
          ['Goods <0>{0}</0>', store.total],
          ['Ordinary freight <0>{0}</0>', store.transfee],
          ['Total <0>{0}</0>', store.actualTotal],
        ] as const)
          await expect(section.getByText(say(message, { 0: money(amount) }).replaceAll(/\s/g, ' '), { exact: true })).toBeVisible();
      }
      for (const line of linesOf(cart)) {
        await expect(rowOf(line)).toContainText(money(line.price));
        await expect(rowOf(line)).toContainText(money(line.total));
      }
      const total = page.getByRole('complementary', { name: say('Cart total') });
      await expect(valueOf(total, say('Goods'))).toHaveText(money(cart.totalMoney));
      await expect(valueOf(total, say('Ordinary freight'))).toHaveText(money(cart.freightAmount));
      await expect(total.getByText(money(cart.finalMoney), { exact: true })).toBeVisible();
    };
    const before = await cartOf();
    expect(linesOf(before)).toHaveLength(5);
    await shownAsTold(before);

    const boot = linesOf(before).find(({ prodId }) => prodId === wares.boots.prodId);
    if (!boot) throw new Error('the boots are not in the cart');
    await page.getByRole('button', { name: say('One carton more: {full}', { full: full(boot) }) }).click();
    await expect
      .poll(async () => linesOf(await cartOf()).find(({ basketId }) => basketId === boot.basketId)?.count)
      .toBe(boot.count + boot.cartonQuantity);
    const dearer = Number(boot.price);
    const repriced = await cartOf();
    expect(Number(linesOf(repriced).find(({ basketId }) => basketId === boot.basketId)?.price)).toBeLessThan(dearer);
    await shownAsTold(repriced);

    const last = linesOf(repriced).at(-1);
    if (!last) throw new Error('the cart is empty');
    await rowOf(last)
      .getByRole('button', { name: say('Remove from cart: {full}', { full: full(last) }) })
      .click();
    await expect(page.getByText(say('Removed from cart: {name}', { name: full(last) }))).toBeVisible();
    await expect(rowOf(last)).toHaveCount(0);
    await shownAsTold(await cartOf());
    await page.getByRole('button', { name: say('Undo') }).click();
    await expect(rowOf(last)).toBeVisible();
    const again = await cartOf();
    expect(again.finalMoney).toBe(repriced.finalMoney);
    await shownAsTold(again);
    trade.basketIds = linesOf(again).map(({ basketId }) => basketId);
  });
}
