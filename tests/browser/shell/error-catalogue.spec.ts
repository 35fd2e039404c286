import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { countedUnit, cartLinesMax, code, demoPassword, pictureBytesMax, productType } from '@kyakhta/contract/values';
import { ask, logIn, origin } from '../support/api.ts';
import { query } from '../support/database.ts';
import { newcomer, requestOf } from '../support/newcomer.ts';
import { person, type Person } from '../support/person.ts';

/**
 * The error catalogues of the specification, as far as they belong to the shell: each row has a test of its name that
 * makes the situation happen and reads what a person sees, in two languages. Goods that are sold out or go elsewhere
 * are in not-for-sale.spec.ts.
 */
type Told = { code: string; msg: string };
type Variant = { prodId: number; skuId: number; shopId: number; carton: number; minimum: number; left: number };

/** What the server itself answers to a call that is refused. */
const answerTo = async (request: APIRequestContext, path: string, language: string): Promise<Told> =>
  (await request.get(`/api${path}`, { headers: { locale: language } })).json() as Promise<Told>;
/** Has the browser's next question for categories answered so, and asks it. */
const askInVain = async ({ page, say, open }: Person, answer: object) => {
  await page.route('**/api/category/categoryInfo*', (route) => route.fulfill({ json: { data: null, success: false, ...answer } }));
  await open('/trade-control');
  await page
    .getByRole('navigation', { name: say('Categories'), exact: true })
    .locator('summary')
    .click();
};
/** Follows a link of the site to an address that no page links to. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } };
    router.navigate(to);
  }, path);
/** Goods that nobody else looks at, from the latest on, so that nothing of them is cached. */
const lateGoods = async (back: number): Promise<number> =>
  (await query<{ id: number }>('select product_id as id from listed_products order by product_id desc offset $1 limit 1', [back]))[0]!.id;

for (const language of ['en', 'ru'] as const)
  test.describe(`in ${language}`, () => {
    let guest: Person;
    test.beforeEach(async ({ browser }) => {
      guest = await person(browser, language);
    });
    test.afterEach(() => guest.leave());
    const turn = language === 'en' ? 0 : 1;
    /** A page as it is written for somebody without scripts, or what it says of a form that was sent there. */
    const written = async (path: string, form?: Record<string, string>): Promise<string> => {
      const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
      const request = requestOf(guest);
      return (await (form ? request.post(address, { form, headers: { origin } }) : request.get(address))).text();
    };

    test('A00001: a refusal is said in the words of the server', async () => {
      const answer = await answerTo(requestOf(guest), '/prod/prodInfo?prodId=2147483647', language);
      expect(answer.code).toBe(code.business);
      await askInVain(guest, answer);
      const alert = guest.page.getByRole('alert').filter({ hasText: answer.msg });
      await expect(alert).toBeVisible();
      // No clock runs while nothing is done: who reads slowly would miss it. Once she goes on, it leaves by itself.
      await guest.page.keyboard.press('Escape');
      await expect(alert).toHaveCount(0);
      await askInVain(guest, answer);
      await expect(alert).toBeVisible();
      await alert.getByRole('button', { name: guest.say('Dismiss') }).click();
      await expect(alert).toHaveCount(0);
    });

    test('A00001: the word Error where the server says none', async () => {
      await askInVain(guest, { code: code.business, msg: '' });
      await expect(guest.page.getByRole('alert').filter({ hasText: guest.say('Error') })).toBeVisible();
    });

    test('A00005: the server had a small problem', async () => {
      const { page, say, open } = guest;
      await askInVain(guest, { code: code.serverError, msg: say('Something went wrong on our side') });
      await expect(page.getByRole('alert').filter({ hasText: say('Something went wrong on our side') })).toBeVisible();
      // The same of a whole page.
      await open('/terms-page');
      await page.route('**/logistics-services.data*', (route) => route.fulfill({ status: 500, body: '' }));
      await follow(page, '/logistics-services');
      await expect(page.getByRole('heading', { level: 1, name: say('Something went wrong on our side') })).toBeVisible();
      await expect(
        page.getByText(say('Nothing is lost: your cart, orders and money haven’t changed. Try again in a minute.')),
      ).toBeVisible();
    });

    test('A00004: not logged in; user info unavailable, log in again', async () => {
      const { page, say, open } = guest;
      const answer = await answerTo(requestOf(guest), '/p/user/userInfo', language);
      expect(answer.code).toBe(code.notLoggedIn);
      await askInVain(guest, answer);
      await expect(page.getByRole('dialog', { name: say('Log in'), exact: true })).toBeVisible();
      // On a page of one's own the session ends in another tab: the next step leads to the login and back.
      await logIn(page.context(), 'buyer', 'buyer2@demo.test');
      await open('/user-center/uc-home');
      await ask(requestOf(guest), 'POST /logOut', {});
      await follow(page, '/user-center/uc-address');
      await expect(page).toHaveURL(/\/login\?back=%2Fuser-center%2Fuc-address/);
      await expect(page.getByRole('heading', { level: 1, name: say('Log in') })).toBeVisible();
    });

    test('please log in first', async () => {
      const { page, say, open } = guest;
      await open('/cart');
      await expect(page.getByRole('heading', { name: say('Log in to see your cart') })).toBeVisible();
      await page.goto('/order-detail?orderNumber=1111111111111111');
      await expect(page).toHaveURL(/\/login\?back=/);
      await expect(page.getByRole('heading', { level: 1, name: say('Log in') })).toBeVisible();
    });

    test('login: a valid e-mail, code, password and consent are missing', async () => {
      const { say } = guest;
      const empty = await written('/login', { userName: '', passWord: '' });
      for (const words of ['Enter your account name, email or mobile.', 'Enter the password.', 'Read and accept the terms to continue.'])
        expect(empty).toContain(say(words));
      const noMail = await written('/login?mode=code', { mail: 'nobody', intent: 'send' });
      for (const words of ['Enter a valid email address.', 'Read and accept the terms to continue.']) expect(noMail).toContain(say(words));
      const noCode = await written('/login?mode=code', { mail: 'buyer5@demo.test', code: '', consent: 'on' });
      expect(noCode).toContain(say('Enter the code from the email.'));
    });

    test('login: accounts of other sites are not supported in the popup', async () => {
      const { page, say, open } = guest;
      await open('/cart');
      const dialog = page.getByRole('dialog', { name: say('Log in'), exact: true });
      for (const name of ['Google', 'Facebook']) {
        await dialog.getByRole('button', { name: say('Log in with {name}', { name }) }).click();
        const warning = page.getByRole('dialog', { name: say('Log in with {name}', { name }) });
        await expect(warning).toContainText(say('This method is not supported here'));
        await expect(warning).toContainText(say('Log in with your password, or with a code by email.'));
        await page.keyboard.press('Escape');
        await expect(warning).toHaveCount(0);
      }
    });

    test('registration: what its rules ask for is told at each field', async () => {
      const { say } = guest;
      const text = await written('/register', { mail: 'a@b', userName: '', nickName: '', password: 'short', confirm: 'short' });
      for (const words of [
        'Enter a valid email address.',
        'Read and accept the terms to continue.',
        'Enter the code from the email.',
        'A password has {min} to {max} characters, with letters, digits and symbols, and no spaces at either end.',
      ])
        expect(text).toContain(say(words, { min: 8, max: 20 }));
    });

    test('enter the correct quantity; insufficient stock', async () => {
      const { say } = guest;
      const form = { shopId: '1', cartonQuantity: '1' };
      const [goods] = await query<Variant>(
        `select p.id as "prodId", s.id as "skuId", p.store_id as "shopId", p.carton_quantity as carton, p.minimum, k.on_hand - k.reserved as left
         from products p join skus s on s.product_id = p.id and not s.is_deleted join stock k on k.sku_id = s.id
         where p.status = 1 and p.store_id = 3 and p.product_type = 0 and p.minimum > p.carton_quantity and k.on_hand > k.reserved
         order by p.id limit 1`,
      );
      const { prodId, skuId, shopId, carton, left } = goods!;
      expect(await written(`/goods-detail?prodId=${prodId}`, { ...form, [`c${skuId}`]: '0' })).toContain(
        say('Choose at least one carton of a variant.'),
      );
      const own = { shopId: String(shopId), cartonQuantity: String(carton) };
      const info = await ask(requestOf(guest), 'GET /prod/prodInfo', { prodId }, language);
      expect(await written(`/goods-detail?prodId=${prodId}`, { ...own, [`c${skuId}`]: '1' })).toContain(
        say('Minimum order {minimum} {unit}, all variants combined', {
          minimum: guest.whole(info.minimum),
          unit: countedUnit(info.minimum, info.unit, language),
        }),
      );
      await ask(requestOf(guest), 'POST /login', { userName: 'buyer2@demo.test', passWord: demoPassword });
      const tooMany = await written(`/goods-detail?prodId=${prodId}`, { ...own, [`c${skuId}`]: String(Math.ceil(left / carton) + 1) });
      expect(tooMany).toContain(say('Not added to cart'));
      expect(tooMany).toMatch(language === 'en' ? /Not enough stock of/ : /недостаточно на складе|Недостаточно/);
    });

    test('pre-sale, combo and flash-sale items cannot be added to the cart', async () => {
      const { say } = guest;
      const cases = [
        { change: 'pre_sell = true', back: 'pre_sell = false', words: 'Pre-sale goods cannot be added to the cart.' },
        {
          change: `product_type = ${productType.flash}`,
          back: 'product_type = 0',
          words: 'Flash-sale goods cannot be added to the cart.',
        },
        ...[productType.combo, productType.activity].map((type) => ({
          change: `product_type = ${type}`,
          back: 'product_type = 0',
          words: 'These goods are sold in a promotion only and cannot be added to the cart.',
        })),
      ];
      for (const [index, { change, back, words }] of cases.entries()) {
        const prodId = await lateGoods(index * 2 + turn);
        await query(`update products set ${change} where id = $1`, [prodId]);
        const page = await written(`/goods-detail?prodId=${prodId}`);
        await query(`update products set ${back} where id = $1`, [prodId]);
        expect(page, change).toContain(say(words));
      }
    });

    test('the product is no longer available', async () => {
      const prodId = await lateGoods(10 + turn);
      await query('update products set status = 0 where id = $1', [prodId]);
      const answer = await requestOf(guest).get(`/goods-detail?prodId=${prodId}&lang=${language}`);
      const { msg } = await answerTo(requestOf(guest), `/prod/prodInfo?prodId=${prodId}`, language);
      await query('update products set status = 1 where id = $1', [prodId]);
      expect(answer.status()).toBe(410);
      expect(msg).toMatch(language === 'en' ? /no longer available/ : /больше не продаётся/);
      expect(await answer.text()).toContain(msg);
    });

    test('a product that cannot be opened is told of, and leads back after one and a half seconds', async () => {
      const { page, say, open } = guest;
      await page.clock.install();
      await open('/terms-page');
      // Its time stands still while the page is read, however long that takes.
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await follow(page, '/goods-detail?prodId=2147483647');
      await expect(page.getByText(say('Taking you back in a moment.'))).toBeVisible();
      const { msg } = await answerTo(requestOf(guest), '/prod/prodInfo?prodId=2147483647', language);
      await expect(page.getByRole('heading', { level: 1, name: msg.replace(/\.$/, ''), exact: true })).toBeVisible();
      await page.clock.fastForward(1500);
      await expect(page).toHaveURL(/\/terms-page$/);
    });

    test('the cart supports at most fifty items', async ({ browser }) => {
      const buyer = await newcomer(browser, language);
      const skus = await query<Variant>(
        `select p.id as "prodId", s.id as "skuId", p.store_id as "shopId", p.carton_quantity as carton, p.minimum, k.on_hand - k.reserved as left
         from products p join stores t on t.id = p.store_id and t.status = 1 join skus s on s.product_id = p.id and not s.is_deleted
         join stock k on k.sku_id = s.id and k.on_hand - k.reserved >= 20 * p.carton_quantity
         where p.status = 1 and p.store_id <= 5 and p.product_type = 0 and not p.pre_sell and cardinality(t.delivers_to) = 0 order by s.id limit 51`,
      );
      const items = skus.map(({ prodId, skuId, shopId, carton }) => ({ prodId, skuId, shopId, count: carton }));
      await ask(requestOf(buyer), 'POST /p/shopCart/changeItems', { items: items.slice(0, cartLinesMax) });
      const { prodId, skuId, shopId, carton, minimum } = skus[cartLinesMax]!;
      const cartons = Math.ceil(minimum / carton);
      const sent = await requestOf(buyer).post(`/goods-detail?prodId=${prodId}&lang=${language}`, {
        form: { shopId: String(shopId), cartonQuantity: String(carton), [`c${skuId}`]: String(cartons) },
        headers: { origin },
      });
      const text = await sent.text();
      expect(text).toContain(buyer.say('Not added to cart'));
      expect(text).toMatch(language === 'en' ? /at most 50 items/ : /не более 50/);
      await buyer.leave();
    });

    test('the image format is wrong, or the image too large', async () => {
      const { page, say, open } = guest;
      await logIn(page.context(), 'buyer', 'buyer2@demo.test');
      await open('/user-center/uc-account');
      const file = page.locator('input[name=avatar]');
      const isWrong = language === 'en' ? /not a picture we can read/ : /не картинка/;
      await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
      await expect(page.getByText(isWrong)).toBeVisible();
      const megabytes = pictureBytesMax.avatar / 1_000_000;
      await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(pictureBytesMax.avatar + 1) });
      await expect(page.getByText(say('The picture is larger than {megabytes} MB.', { megabytes }))).toBeVisible();
    });

    test('page not found; the notice does not exist', async () => {
      const { say } = guest;
      for (const path of ['/no-such-page', '/404']) {
        const answer = await requestOf(guest).get(`${path}?lang=${language}`);
        expect(answer.status(), path).toBe(404);
        expect(await answer.text()).toContain(say('Page not found'));
      }
      const { msg } = await answerTo(requestOf(guest), '/notice/info/2147483647', language);
      const notice = await requestOf(guest).get(`/notice-detail?id=2147483647&lang=${language}`);
      expect(notice.status()).toBe(404);
      expect(msg).toMatch(language === 'en' ? /no such notice/ : /[Уу]ведомлени|[Оо]бъявлени|[Нн]овост/);
      expect(await notice.text()).toContain(msg);
    });
  });
