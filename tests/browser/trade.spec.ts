import { expect, test, type Browser } from '@playwright/test';
import { orderStatus, transportType } from '@kyakhta/contract/values';
import { ask, days, mailsTo, moveClock } from './support/api.ts';
import { openConsole, passLogin, person, valueOf, type Person } from './support/person.ts';

/** One whole trade, told once and walked in two languages by two buyers of the same two stores. */
for (const [language, buyerMail] of [
  ['en', 'buyer1@demo.test'],
  ['ru', 'buyer2@demo.test'],
] as const) {
  test.describe.serial(`a whole trade in ${language}`, () => {
    const tools = { prodId: 1, shopId: 1 };
    const boots = { prodId: 11, shopId: 2 };
    // The road of the platform's own line is told in the reader's language.
    const stations =
      language === 'ru'
        ? {
            customs: ['Маньчжурия: экспортная декларация принята', 'Забайкальск: документы проверены, пошлина уплачена'],
            onward: 'Чита: отправлена в город назначения',
          }
        : {
            customs: ['Manzhouli: export declaration accepted', 'Zabaykalsk: documents checked, duty paid'],
            onward: 'Chita: departed to the destination city',
          };
    const remark = language === 'ru' ? 'Пожалуйста, позвоните перед отгрузкой.' : 'Please call before you ship.';
    let buyer: Person;
    let toolOrder = '';
    let bootOrder = '';
    let basketIds: number[] = [];

    test.beforeAll(async ({ browser }) => {
      buyer = await person(browser, language);
    });
    test.afterEach(() => {
      expect(buyer.troubles()).toEqual([]);
    });
    test.afterAll(() => buyer.leave());

    const request = () => buyer.page.context().request;
    const productOf = (prodId: number) => ask(request(), 'GET /prod/prodInfo', { prodId }, language);
    const orderOf = (orderNumber: string) => ask(request(), 'GET /p/myOrder/orderDetail', { orderNumber }, language);
    const variant = (skus: readonly { skuId: number; skuName: string }[], index: number) => skus[index]?.skuName ?? '';
    const cartons = (name: string) => buyer.page.getByRole('spinbutton', { name: buyer.say('Cartons: {full}', { full: name }) });
    /** The order's own line in the list; its other actions name its number, too. */
    const linkTo = (orderNumber: string) => buyer.page.locator('a[href^="/order-detail"]').filter({ hasText: orderNumber });
    const openOrder = (orderNumber: string) => buyer.open(`/order-detail?orderNumber=${orderNumber}`);

    test('a guest searches, chooses, logs in and finds the choice again', async () => {
      const { page, say, open } = buyer;
      const product = await productOf(tools.prodId);
      await open('/');
      await page
        .getByLabel(say('Search the catalogue'))
        .first()
        .fill(product.prodName.split(',')[0] ?? '');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/category-page\?.*pn=/);
      await page.getByRole('link', { name: product.prodName }).click();
      await expect(page.getByRole('heading', { level: 1, name: product.prodName })).toBeVisible();
      const [red = ''] = product.skuList.map(({ skuName }) => skuName);
      const more = page.getByRole('button', { name: say('One carton more: {full}', { full: red }) });
      await more.click();
      const add = page.getByRole('button', { name: say('Add to cart') });
      await add.click();
      await expect(page.getByText(say('Not added to the cart'))).toBeVisible();
      const enough = String(Math.ceil(product.minimum / product.cartonQuantity));
      await cartons(red).fill(enough);
      await add.click();
      // A guest is asked over the page, which is loaded anew afterwards with what was chosen.
      await expect(page.getByRole('dialog', { name: say('Log in'), exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/goods-detail\?prodId=1/);
      await page.evaluate(() => document.body.setAttribute('data-before', ''));
      await passLogin(buyer, buyerMail);
      await expect(page.locator('body[data-before]')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(cartons(red)).toHaveValue(enough);
      await add.click();
      await expect(page.getByRole('status').filter({ hasText: say('Added to the cart') })).toBeVisible();
      await ask(request(), 'DELETE /p/shopCart/deleteAll', {});
    });

    test('the product page counts every carton, tells the next price and fills the cart', async () => {
      const { page, say, money, whole, open } = buyer;
      const product = await productOf(tools.prodId);
      const box = page.getByRole('complementary', { name: say('Your order of this product') });
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
      await open(`/goods-detail?prodId=${tools.prodId}`);
      await cartons(first).fill('4');
      await cartons(second).fill('5');
      await shown(54, tiers[0]?.price ?? 0);
      const [before, after] = [tiers[0]?.price ?? 0, tiers[1]?.price ?? 0];
      const saving = (Math.round(before * 100) - Math.round(after * 100)) * 54;
      const hint = say('{missing} {unit} more and each costs {price}: you would save <0>{saving}</0> on these {pieces}.', {
        missing: whole(6),
        unit: product.unit,
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

      const other = await productOf(boots.prodId);
      await open(`/goods-detail?prodId=${boots.prodId}`);
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
      await added.getByRole('link', { name: say('Go to the cart') }).click();
      await expect(page).toHaveURL(/\/cart/);
    });

    test('the cart stands by store, prices again and gives back what was taken out', async () => {
      const { page, say, money } = buyer;
      const cartOf = () => ask(request(), 'POST /p/shopCart/info', { transportType: 1 }, language);
      type Cart = Awaited<ReturnType<typeof cartOf>>;
      const linesOf = (cart: Cart) =>
        cart.shopCarts.flatMap(({ shopCartItemDiscounts }) => shopCartItemDiscounts.flatMap((one) => one.shopCartItems));
      const full = (line: { prodName: string; skuName: string }) =>
        say('{name}, {variant}', { name: line.prodName, variant: line.skuName });
      const rowOf = (line: { prodName: string; skuName: string }) =>
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('button', { name: say('Take out of the cart: {full}', { full: full(line) }) }) });
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
        const total = page.getByRole('complementary', { name: say('Total of the cart') });
        await expect(valueOf(total, say('Goods'))).toHaveText(money(cart.totalMoney));
        await expect(valueOf(total, say('Ordinary freight'))).toHaveText(money(cart.freightAmount));
        await expect(total.getByText(money(cart.finalMoney), { exact: true })).toBeVisible();
      };
      const before = await cartOf();
      expect(linesOf(before)).toHaveLength(5);
      await shownAsTold(before);

      const boot = linesOf(before).find(({ prodId }) => prodId === boots.prodId);
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
        .getByRole('button', { name: say('Take out of the cart: {full}', { full: full(last) }) })
        .click();
      await expect(page.getByText(say('Taken out of the cart: {name}', { name: full(last) }))).toBeVisible();
      await expect(rowOf(last)).toHaveCount(0);
      await shownAsTold(await cartOf());
      await page.getByRole('button', { name: say('Undo') }).click();
      await expect(rowOf(last)).toBeVisible();
      const again = await cartOf();
      expect(again.finalMoney).toBe(repriced.finalMoney);
      await shownAsTold(again);
      basketIds = linesOf(again).map(({ basketId }) => basketId);
    });

    test('the order is checked with express freight and placed with a remark', async () => {
      const { page, say, money } = buyer;
      await page.getByRole('link', { name: say('Check and order') }).click();
      await expect(page.getByRole('heading', { level: 1, name: say('Check and order') })).toBeVisible();
      const quoteOf = (transport: number) => ask(request(), 'POST /p/order/confirm', { basketIds, transportType: transport }, language);
      const totals = page.getByRole('complementary', { name: say('Totals') });
      const shownAsTold = async (quote: Awaited<ReturnType<typeof quoteOf>>) => {
        await expect(valueOf(totals, say('Freight'))).toHaveText(money(quote.totalTransFee));
        await expect(valueOf(totals, say('Goods'))).toHaveText(money(quote.total));
        await expect(valueOf(totals, say('To pay')).locator('bdi').first()).toHaveText(money(quote.actualTotal));
        for (const store of quote.shopCartOrders) {
          const section = page.getByRole('region', { name: store.shopName });
          await expect(valueOf(section, say('Goods'))).toHaveText(money(store.total));
          await expect(valueOf(section, say('Freight'))).toHaveText(money(store.transfee));
          await expect(valueOf(section, say('This order'))).toHaveText(money(store.actualTotal));
          for (const line of store.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))
            await expect(section.getByRole('listitem').filter({ hasText: line.prodName }).filter({ hasText: line.skuName })).toContainText(
              money(line.total),
            );
        }
        for (const { transportType: type, transfee } of quote.transports) {
          const name = type === transportType.express ? say('Express') : say('Ordinary');
          await expect(page.locator('label', { has: page.getByRole('radio', { name: new RegExp(`^${name}`) }) })).toContainText(
            money(transfee),
          );
        }
      };
      await shownAsTold(await quoteOf(transportType.ordinary));
      await page.getByRole('radio', { name: new RegExp(`^${say('Express')}`) }).check();
      await expect(page).toHaveURL(/transportType=2/);
      const quote = await quoteOf(transportType.express);
      await shownAsTold(quote);
      const toolStore = quote.shopCartOrders.find(({ shopId }) => shopId === tools.shopId)?.shopName ?? '';
      await page.getByRole('region', { name: toolStore }).getByRole('textbox').fill(remark);
      await page.getByRole('button', { name: say('Place the orders') }).click();
      await expect(page).toHaveURL(/\/payment\?orderNumbers=\d+(,|%2C)\d+/);
      const numbers = new URL(page.url()).searchParams.get('orderNumbers')?.split(',') ?? [];
      const placed = await Promise.all(numbers.map(orderOf));
      toolOrder = placed.find(({ shopId }) => shopId === tools.shopId)?.orderNumber ?? '';
      bootOrder = placed.find(({ shopId }) => shopId === boots.shopId)?.orderNumber ?? '';
      expect(placed.reduce((sum, { actualTotal }) => sum + Math.round(actualTotal * 100), 0)).toBe(Math.round(quote.actualTotal * 100));
      expect(placed.map(({ status }) => status)).toEqual([orderStatus.pendingPayment, orderStatus.pendingPayment]);
    });

    test('both orders are paid from the balance, once', async () => {
      const { page, say, money } = buyer;
      const info = await ask(
        request(),
        'GET /p/order/getOrderPayInfoByOrderNumber',
        { orderNumbers: `${toolOrder},${bootOrder}` },
        language,
      );
      await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
      const left = Math.round((info.balance - info.totalFee) * 100) / 100;
      const detail = say('You have {balance}; {balanceAfter} is left after payment.', {
        balance: money(info.balance),
        balanceAfter: money(left),
      });
      await expect(page.getByText(detail.replaceAll(/\s/g, ' '))).toBeVisible();
      await page.getByRole('button', { name: say('Pay {amount}', { amount: money(info.totalFee) }) }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: say('Paid: {amount} is in escrow', { amount: money(info.totalFee) }) }),
      ).toBeVisible();
      const after = await ask(request(), 'GET /p/user/userInfo', {}, language);
      expect(after.balance).toBe(left);
    });

    test('list and detail show what the API says', async () => {
      const { page, say, money } = buyer;
      await page.getByRole('link', { name: say('See the orders') }).click();
      for (const number of [toolOrder, bootOrder]) {
        const order = await orderOf(number);
        const card = page.getByRole('listitem').filter({ has: linkTo(number) });
        await expect(card.getByText(money(order.actualTotal), { exact: true })).toBeVisible();
        await expect(card.getByText(say('Being prepared'))).toBeVisible();
      }
      for (const number of [toolOrder, bootOrder]) {
        const order = await orderOf(number);
        await page.goto('/user-center/uc-order');
        await linkTo(number).click();
        await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
        const amounts = page.getByRole('region', { name: say('Amount'), exact: true });
        await expect(valueOf(amounts, say('Goods'))).toHaveText(money(order.total));
        await expect(valueOf(amounts, say('Freight'))).toHaveText(money(order.transfee));
        await expect(valueOf(amounts, say('Paid')).locator('bdi').first()).toHaveText(money(order.actualTotal));
        const timeline = page.getByRole('region', { name: say('What happened, what comes') });
        await expect(timeline.getByText(say('{amount} held in escrow', { amount: money(order.actualTotal) }))).toBeVisible();
        const goods = page.getByRole('region', { name: say('Goods of the order') });
        for (const item of order.orderItemDtos) {
          const row = goods.getByRole('row').filter({ hasText: item.prodName }).filter({ hasText: item.skuName });
          await expect(row).toContainText(money(item.price));
          await expect(row).toContainText(money(item.productTotalAmount));
        }
        if (number === toolOrder)
          await expect(page.getByText(say('Message to the supplier: {remarks}', { remarks: remark }))).toBeVisible();
      }
    });

    const asSeller = async (browser: Browser, userName: string, work: (seller: Person) => Promise<void>) => {
      const seller = await person(browser, language, { app: 'seller-console' });
      await openConsole(seller, '/seller', userName);
      await work(seller);
      expect(seller.troubles()).toEqual([]);
      await seller.leave();
    };
    const openShipping = async ({ page, say }: Person, orderNumber: string) => {
      await page
        .getByRole('navigation', { name: say('Pages'), exact: true })
        .getByRole('link', { name: say('Orders') })
        .click();
      await page.getByRole('link', { name: `${say('Ship')} ${orderNumber}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: say('Ship order {number}', { number: orderNumber }) })).toBeVisible();
    };
    const packOne = async ({ page, say }: Person, waybill: string) => {
      const pack = page.getByRole('region', { name: say('Package {number}', { number: 1 }), exact: true });
      await pack.getByRole('combobox', { name: say('Courier') }).selectOption({ label: 'Kyakhta Road Line' });
      await pack.getByRole('textbox', { name: say('Waybill') }).fill(waybill);
      return pack;
    };

    test('the first supplier ships everything in one package', async ({ browser }) => {
      await asSeller(browser, 'seller1', async (seller) => {
        const { page, say, money } = seller;
        await openShipping(seller, toolOrder);
        await expect(page.getByText(remark)).toBeVisible();
        await packOne(seller, `KRL-${toolOrder.slice(-6)}`);
        await page.getByRole('button', { name: say('Hand over to the carrier') }).click();
        await expect(page.getByRole('status').filter({ hasText: say('Everything is shipped') })).toBeVisible();
        await page.getByRole('link', { name: say('To the order') }).click();
        const order = await ask(page.context().request, 'GET /shop/admin/order/info/{orderNumber}', { orderNumber: toolOrder }, language);
        expect(order.status).toBe(orderStatus.pendingReceipt);
        const amounts = page.getByRole('region', { name: say('Amounts') });
        await expect(valueOf(amounts, say('Goods'))).toHaveText(money(order.total));
        await expect(valueOf(amounts, say('Freight'))).toHaveText(money(order.transfee));
        await expect(valueOf(amounts, say('Charged'))).toHaveText(money(order.actualTotal));
      });
    });

    test('the second supplier ships a part first, then the rest', async ({ browser }) => {
      await asSeller(browser, 'seller2', async (seller) => {
        const { page, say } = seller;
        const statusNow = async () =>
          (await ask(page.context().request, 'GET /shop/admin/order/info/{orderNumber}', { orderNumber: bootOrder }, language)).status;
        await openShipping(seller, bootOrder);
        await page.getByRole('radio', { name: new RegExp(`^${say('Split into packages')}`) }).check();
        await page.getByRole('button', { name: say('Remove package {number}', { number: 2 }) }).click();
        const pack = await packOne(seller, `KRL-${bootOrder.slice(-6)}-1`);
        await pack.getByRole('spinbutton').first().fill('2');
        await page.getByRole('button', { name: say('Hand over to the carrier') }).click();
        await expect(page.getByRole('status').filter({ hasText: say('The packages are sent, the rest is still to ship') })).toBeVisible();
        expect(await statusNow()).toBe(orderStatus.partlyShipped);
        await openOrder(bootOrder);
        await expect(buyer.page.getByText(buyer.say('Partly shipped'), { exact: true })).toBeVisible();
        await page.getByRole('link', { name: say('Ship the rest') }).click();
        await packOne(seller, `KRL-${bootOrder.slice(-6)}-2`);
        await page.getByRole('button', { name: say('Hand over to the carrier') }).click();
        await expect(page.getByRole('status').filter({ hasText: say('Everything is shipped') })).toBeVisible();
        expect(await statusNow()).toBe(orderStatus.pendingReceipt);
      });
    });

    test('the buyer follows the parcels through customs', async () => {
      const { page, say } = buyer;
      await moveClock(request(), days(20));
      for (const [number, parcels] of [
        [toolOrder, 1],
        [bootOrder, 2],
      ] as const) {
        await openOrder(number);
        const order = await orderOf(number);
        expect(order.packages).toHaveLength(parcels);
        const timeline = page.getByRole('region', { name: say('What happened, what comes') });
        for (const station of stations.customs) {
          const entry = timeline.getByRole('listitem').filter({ hasText: station }).first();
          await expect(entry.getByText(say('Customs'), { exact: true })).toBeVisible();
        }
        const scan = timeline.getByRole('listitem').filter({ hasText: stations.onward }).first();
        await expect(scan.getByText(say('Goods'), { exact: true })).toBeVisible();
        const packages = page.getByRole('region', { name: say('Packages') });
        await expect(packages.getByText(say('Delivered'), { exact: true })).toHaveCount(parcels);
        for (const { dvyFlowId } of order.packages) await expect(packages.getByText(dvyFlowId)).toBeVisible();
      }
    });

    test('receipt is confirmed after a warning; one order is closed at once, the other by its claim period', async () => {
      const { page, say, money } = buyer;
      const answer = async (number: string, link: string, title: string, yes: string, warned: string) => {
        await openOrder(number);
        await page.getByRole('link', { name: say(link) }).click();
        const question = page.getByRole('dialog', { name: say(title) });
        await expect(question.getByText(warned)).toBeVisible();
        await question.getByRole('button', { name: say(yes) }).click();
        await expect(question).toHaveCount(0);
      };
      for (const number of [toolOrder, bootOrder]) {
        const order = await orderOf(number);
        const warning = say(
          '{claimDays, plural, one {This moves the money on: the claim period of # day starts now. If you make no claim, {total} is released from escrow to {store}.} other {This moves the money on: the claim period of # days starts now. If you make no claim, {total} is released from escrow to {store}.}}',
          {
            claimDays: 7,
            total: money(order.total),
            store: order.shopName,
          },
        );
        await answer(number, 'Confirm receipt', 'Confirm that you received the goods?', 'Yes, I received everything', warning);
        await expect(page.getByText(say('Received, claim period'), { exact: true })).toBeVisible();
      }
      const order = await orderOf(toolOrder);
      const warning = say(
        '{total} leaves escrow and goes to {store} at once. This cannot be undone, and you can no longer claim for this order.',
        {
          total: money(order.total),
          store: order.shopName,
        },
      );
      await answer(toolOrder, 'Everything is right', 'Release the money now?', 'Yes, release the money', warning);
      await expect(page.getByText(say('Completed'), { exact: true }).first()).toBeVisible();
      expect((await orderOf(toolOrder)).status).toBe(orderStatus.completed);
      expect((await orderOf(bootOrder)).status).toBe(orderStatus.pendingEvaluation);
      await moveClock(request(), days(7) + 60);
      await openOrder(bootOrder);
      await expect(page.getByText(say('Claim period over'))).toBeVisible();
      expect((await orderOf(bootOrder)).status).toBe(orderStatus.completed);
    });

    test('the operator sees both orders, books that balance, and every entry to the cent', async ({ browser }) => {
      const operator = await person(browser, language, { app: 'platform-console' });
      const { page, say, money } = operator;
      const read = page.context().request;
      await openConsole(operator, '/platform', 'operator1');
      for (const number of [toolOrder, bootOrder]) {
        await page.goto(`/platform/orders?view=all&q=${number}`);
        await expect(page.getByRole('row').filter({ hasText: number })).toContainText(say('Completed'));
      }
      await page
        .getByRole('navigation', { name: say('Pages'), exact: true })
        .getByRole('link', { name: say('Proof of the books') })
        .click();
      await expect(page.getByRole('status').filter({ hasText: say('The books balance') })).toBeVisible();
      const proof = await ask(read, 'GET /platform/ledger/proof', {}, language);
      expect(proof.differences).toEqual([]);
      for (const [number, userName] of [
        [toolOrder, 'seller1'],
        [bootOrder, 'seller2'],
      ] as const) {
        await page.goto(`/platform/ledger/entries?reference=${number}`);
        const { records } = await ask(read, 'GET /platform/ledger/page', { reference: number }, language);
        expect(records.length).toBeGreaterThan(0);
        for (const { entryId, postings } of records) {
          const entry = page.getByRole('rowgroup').filter({ hasText: say('Entry {entryId}', { entryId }) });
          for (const { amount } of postings) await expect(entry.getByText(money(Math.abs(amount)), { exact: true }).first()).toBeVisible();
          expect(postings.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(0);
        }
        const order = await orderOf(number);
        const release = records.find(({ kind }) => kind === 'release');
        const out = release?.postings.find(({ account }) => account === `escrow:${number}`)?.amount;
        expect(out).toBe(0 - Number(order.actualTotal));
        await asSeller(browser, userName, async (seller) => {
          await seller.page
            .getByRole('navigation', { name: seller.say('Pages'), exact: true })
            .getByRole('link', { name: seller.say('Money') })
            .click();
          const balance = await ask(seller.page.context().request, 'GET /shop/admin/settlement/balance', {}, language);
          const stage = seller.page.getByRole('listitem').filter({ hasText: seller.say('Available') });
          await expect(stage.getByText(seller.money(balance.available), { exact: true })).toBeVisible();
          const account = `store:${order.shopId}:available`;
          const earned = await ask(read, 'GET /platform/ledger/page', { account, size: 100 }, language);
          const sum = earned.records
            .flatMap(({ postings }) => postings.filter((one) => one.account === account))
            .reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
          expect(sum).toBe(Math.round(balance.available * 100));
        });
      }
      expect(operator.troubles()).toEqual([]);
      await operator.leave();
    });

    test('the buyer was told by mail at every step', async () => {
      const { page } = buyer;
      const mails = await mailsTo(request(), buyerMail);
      for (const number of [toolOrder, bootOrder])
        expect(mails.filter(({ subject }) => subject.includes(number)).length).toBeGreaterThanOrEqual(3);
      await page.goto('/dev/mailbox');
      await expect(page.getByRole('heading', { name: toolOrder })).toHaveCount(
        mails.filter(({ subject }) => subject.includes(toolOrder)).length,
      );
      const order = await orderOf(toolOrder);
      expect(mails.find(({ text }) => text.includes(toolOrder) && text.includes(order.actualTotal.toFixed(2)))).toBeDefined();
    });
  });
}
