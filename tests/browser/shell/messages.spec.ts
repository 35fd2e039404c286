import { expect, test, type APIRequestContext } from '@playwright/test';
import { origin } from '../support/api.ts';
import { query } from '../support/database.ts';
import { wordsOf } from '../support/words.ts';

/** What a person is told when something is not right, as the page is written, in two languages. */
for (const language of ['en', 'ru'] as const) {
  const { say } = wordsOf('storefront', language);
  const inLanguage = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
  const send = async (request: APIRequestContext, path: string, form: Record<string, string>) =>
    (await request.post(inLanguage(path), { form, headers: { origin } })).text();

  test(`an entrance tells what is missing or wrong in it, in ${language}`, async ({ playwright }) => {
    const request = await playwright.request.newContext({ baseURL: origin });
    const empty = await send(request, '/login', { userName: '', passWord: '' });
    for (const words of ['Enter your account name, e-mail or mobile.', 'Enter the password.', 'Read and accept the terms to go on.'])
      expect(empty).toContain(say(words));
    const noMail = await send(request, '/login?mode=code', { mail: 'nobody', intent: 'send' });
    expect(noMail).toContain(say('Enter a valid e-mail address.'));
    expect(noMail).toContain(say('Read and accept the terms to go on.'));
    const noCode = await send(request, '/login?mode=code', { mail: 'buyer5@demo.test', code: '', consent: 'on' });
    expect(noCode).toContain(say('Enter the code from the e-mail.'));
    await request.dispose();
  });

  test(`goods tell why they do not go into the cart, in ${language}`, async ({ playwright }) => {
    const request = await playwright.request.newContext({ baseURL: origin });
    expect(await send(request, '/goods-detail?prodId=1', { cartonQuantity: '6', shopId: '1' })).toContain(
      say('Choose at least one carton of a variant.'),
    );
    // Goods that nobody else looks at: the latest two, one a language. What is cached of them is nothing.
    const [goods] = await query<{ id: number }>('select product_id as id from listed_products order by product_id desc offset $1 limit 1', [
      language === 'en' ? 0 : 1,
    ]);
    await query('update products set pre_sell = true where id = $1', [goods!.id]);
    const page = await (await request.get(inLanguage(`/goods-detail?prodId=${goods!.id}`))).text();
    await query('update products set pre_sell = false where id = $1', [goods!.id]);
    expect(page).toContain(say('Pre-sale goods cannot be added to the cart.'));
    await request.dispose();
  });

  test(`what is not there says so with its true status, in ${language}`, async ({ playwright }) => {
    const request = await playwright.request.newContext({ baseURL: origin });
    for (const path of ['/no-such-page', '/goods-detail?prodId=2147483647']) {
      const answer = await request.get(inLanguage(path));
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).toContain(`lang="${language === 'ru' ? 'ru-RU' : 'en'}"`);
    }
    await request.dispose();
  });
}
