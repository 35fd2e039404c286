import type { Page } from '@playwright/test';
import { cookieName, languageTag } from '@kyakhta/contract/values';
import { inaccessible } from './support/accessible.ts';
import { origin } from './support/api.ts';
import { messageIds } from './support/message-ids.ts';
import { ready } from './support/ready.ts';
import { expect, test, type Audience } from './support/stay.ts';
import { watch } from './support/watch.ts';

type Made = { paid: string; unpaid: string; received: string };
type Look = {
  name: string;
  as: Audience;
  path: (made: Made) => string;
  /** Status of the document, where it is not 200. */
  status?: number;
  /** Which orders have to be there. */
  needs?: 'paid' | 'unpaid' | 'received';
};

const storefront: readonly Look[] = [
  { name: 'home of a guest', as: 'guest', path: () => '/' },
  { name: 'login', as: 'guest', path: () => '/login' },
  { name: 'login by code', as: 'guest', path: () => '/login?mode=code' },
  { name: 'registration', as: 'guest', path: () => '/register?back=%2Fcart' },
  { name: 'forgotten password', as: 'guest', path: () => '/forget-password' },
  { name: 'terms of service', as: 'guest', path: () => '/terms-page?sts=0' },
  { name: 'privacy policy', as: 'guest', path: () => '/terms-page?sts=1' },
  { name: 'account deleted', as: 'guest', path: () => '/account-deleted' },
  { name: 'catalogue', as: 'guest', path: () => '/category-page' },
  { name: 'category', as: 'guest', path: () => '/category-page?cpid=1' },
  { name: 'search', as: 'guest', path: () => '/category-page?pageType=search&pn=lamp' },
  { name: 'narrowed list', as: 'guest', path: () => '/category-page?cpid=1&minPrice=1&minimumMax=500&sort=4' },
  { name: 'store', as: 'guest', path: () => '/shop-page?sid=1' },
  { name: 'goods of a store', as: 'guest', path: () => '/shop-prod-list?sid=1' },
  { name: 'store not found', as: 'guest', path: () => '/shop-page?sid=2147483647', status: 404 },
  { name: 'search without a find', as: 'guest', path: () => '/category-page?pageType=search&pn=qqqqzzzz' },
  { name: 'product', as: 'guest', path: () => '/goods-detail?prodId=11' },
  { name: 'product with a price for each variant', as: 'guest', path: () => '/goods-detail?prodId=2&c5=3' },
  { name: 'cart of a guest', as: 'guest', path: () => '/cart' },
  { name: 'page not found', as: 'guest', path: () => '/404', status: 404 },
  { name: 'product not found', as: 'guest', path: () => '/goods-detail?prodId=2147483647', status: 404 },
  { name: 'home of a buyer', as: 'buyer', path: () => '/', needs: 'unpaid' },
  { name: 'cart', as: 'buyer', path: () => '/cart', needs: 'unpaid' },
  { name: 'check and order', as: 'buyer', path: () => '/submit-order', needs: 'unpaid' },
  { name: 'payment', as: 'buyer', path: ({ unpaid }) => `/payment?orderNumbers=${unpaid}`, needs: 'unpaid' },
  { name: 'payment of a paid order', as: 'buyer', path: ({ paid }) => `/payment?orderNumbers=${paid}`, needs: 'paid' },
  {
    name: 'way back from a payment provider',
    as: 'buyer',
    path: ({ unpaid }) => `/payment/return?orderNumbers=${unpaid}`,
    needs: 'unpaid',
  },
  {
    name: 'question before cancelling',
    as: 'buyer',
    path: ({ unpaid }) => `/order-detail?orderNumber=${unpaid}&ask=cancel`,
    needs: 'unpaid',
  },
  { name: 'order', as: 'buyer', path: ({ paid }) => `/order-detail?orderNumber=${paid}`, needs: 'paid' },
  { name: 'order not found', as: 'buyer', path: () => '/order-detail?orderNumber=1111111111111111', status: 404 },
  { name: 'buyer centre', as: 'buyer', path: () => '/user-center/uc-home', needs: 'unpaid' },
  { name: 'orders', as: 'buyer', path: () => '/user-center/uc-order', needs: 'paid' },
  { name: 'address book', as: 'buyer', path: () => '/user-center/uc-address?done=saved' },
  { name: 'question before deleting an address', as: 'buyer', path: () => '/user-center/uc-address?ask=1' },
  { name: 'new address', as: 'buyer', path: () => '/user-center/uc-address?add=1' },
  { name: 'address added within an order', as: 'buyer', path: () => '/submit-order?address=new', needs: 'unpaid' },
  { name: 'goods that wait for a review', as: 'buyer', path: () => '/user-center/uc-comments' },
  { name: 'reviews of a buyer', as: 'buyer', path: () => '/user-center/uc-comments?sts=1&done=1' },
  { name: 'writing a review', as: 'buyer', path: ({ received }) => `/write-comments?orderItemId=${received}`, needs: 'received' },
  { name: 'review of no line', as: 'buyer', path: () => '/write-comments?orderItemId=2000000', status: 404 },
  { name: 'account information', as: 'buyer', path: () => '/user-center/uc-account' },
  { name: 'password', as: 'buyer', path: () => '/user-center/uc-password' },
  { name: 'e-mail and mobile', as: 'buyer', path: () => '/user-center/uc-bind?done=mobile' },
  { name: 'sessions', as: 'buyer', path: () => '/user-center/uc-sessions?ended=2' },
  { name: 'deleting the account', as: 'buyer', path: () => '/user-center/uc-delete' },
];
const consoles: readonly Look[] = [
  { name: 'seller login', as: 'guest', path: () => '/seller/login' },
  { name: 'seller today', as: 'seller', path: () => '/seller/', needs: 'paid' },
  { name: 'seller orders', as: 'seller', path: () => '/seller/orders', needs: 'paid' },
  { name: 'seller order', as: 'seller', path: ({ paid }) => `/seller/orders/${paid}`, needs: 'paid' },
  { name: 'seller ships', as: 'seller', path: ({ paid }) => `/seller/orders/${paid}/ship`, needs: 'paid' },
  { name: 'seller products', as: 'seller', path: () => '/seller/products' },
  { name: 'seller product', as: 'seller', path: () => '/seller/products/1' },
  { name: 'seller new product', as: 'seller', path: () => '/seller/products/new' },
  { name: 'seller password', as: 'seller', path: () => '/seller/password' },
  { name: 'seller import', as: 'seller', path: () => '/seller/products/import' },
  { name: 'seller reviews', as: 'seller', path: () => '/seller/reviews?view=all' },
  { name: 'seller money', as: 'seller', path: () => '/seller/money' },
  { name: 'seller page not found', as: 'seller', path: () => '/seller/nowhere' },
  { name: 'operator login', as: 'guest', path: () => '/platform/login' },
  { name: 'operator orders', as: 'operator', path: () => '/platform/orders?view=all', needs: 'paid' },
  { name: 'operator order', as: 'operator', path: ({ paid }) => `/platform/orders/${paid}`, needs: 'paid' },
  { name: 'operator reviews', as: 'operator', path: () => '/platform/reviews' },
  { name: 'operator hidden reviews', as: 'operator', path: () => '/platform/reviews?view=hidden&q=1' },
  { name: 'operator payment cases', as: 'operator', path: () => '/platform/payments/cases' },
  { name: 'operator closed payment cases', as: 'operator', path: () => '/platform/payments/cases?view=closed' },
  { name: 'operator proof', as: 'operator', path: () => '/platform/ledger' },
  { name: 'operator entries', as: 'operator', path: () => '/platform/ledger/entries', needs: 'paid' },
  { name: 'operator synonyms', as: 'operator', path: () => '/platform/search/synonyms' },
  { name: 'operator buyers', as: 'operator', path: () => '/platform/users' },
  { name: 'operator buyer', as: 'operator', path: () => '/platform/users/1' },
  { name: 'operator buyers not found', as: 'operator', path: () => '/platform/users?q=qqqqzzzz' },
  { name: 'operator stores', as: 'operator', path: () => '/platform/stores' },
  { name: 'operator store', as: 'operator', path: () => '/platform/stores/1' },
  { name: 'operator site settings', as: 'operator', path: () => '/platform/site' },
  { name: 'operator record of changes', as: 'operator', path: () => '/platform/audit' },
  { name: 'operator password', as: 'operator', path: () => '/platform/password' },
  { name: 'operator background work', as: 'operator', path: () => '/platform/jobs' },
];

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
const languages = [
  { locale: 'en', dir: 'ltr', sizes: [wide, narrow] },
  { locale: 'ru', dir: 'ltr', sizes: [wide, narrow] },
  { locale: 'ar', dir: 'rtl', sizes: [wide, narrow] },
  { locale: 'he', dir: 'rtl', sizes: [wide] },
] as const;

/** Every text a person can meet: what is written, and what is read out or shown in empty fields. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(node.getAttribute(name) ?? '');
      } else if (!node.parentElement?.closest('script, style')) {
        texts.push(node.textContent ?? '');
      }
    }
    return texts.map((text) => text.trim()).filter(Boolean);
  });

const ids = messageIds();
const isRaw = (text: string) => ids.has(text) || /\{\w+[,}]/.test(text) || /<\/?\d+\/?>/.test(text);

/** Nothing is wider than the window; what scrolls, scrolls in its own box. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > clientWidth + 1 || left < -1);
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
      .slice(0, 8);
  });

for (const { locale, dir, sizes } of languages) {
  test.describe(`pages in ${locale}`, () => {
    for (const look of [...storefront, ...consoles]) {
      test(`${look.name} is sound in ${locale}`, async ({ stay }) => {
        const context = await stay.browserOf(look.as);
        await context.addCookies([{ name: cookieName.language, value: locale, url: origin }]);
        const made = {
          paid: look.needs === 'paid' ? await stay.paidOrder() : '',
          unpaid: look.needs === 'unpaid' ? await stay.unpaidOrder(context.request) : '',
          received: look.needs === 'received' ? await stay.receivedLine() : '',
        };
        const page = await context.newPage();
        await page.setViewportSize(sizes[0]);
        const seen = watch(page, origin);
        seen.expect(look.status);
        const response = await page.goto(look.path(made));
        expect(response?.status()).toBe(look.status ?? 200);
        const policy = response?.headers()['content-security-policy'] ?? '';
        expect(policy).toContain("default-src 'self'");
        expect(policy).not.toContain('unsafe');
        await expect(page.locator('h1')).toHaveCount(1);
        await ready(page);
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', languageTag[locale]);
        await expect(html).toHaveAttribute('dir', dir);
        for (const size of sizes) {
          await page.setViewportSize(size);
          expect.soft((await textsOf(page)).filter(isRaw), 'raw messages').toEqual([]);
          expect.soft(await overflow(page), `wider than ${size.width}`).toEqual([]);
          expect.soft(await inaccessible(page), `accessible at ${size.width}`).toEqual([]);
        }
        expect.soft(seen.take()).toEqual([]);
        await page.close();
      });
    }
  });
}
