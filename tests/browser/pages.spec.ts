import type { Page } from '@playwright/test';
import { cookieName, languageTag } from '@kyakhta/contract/values';
import { inaccessible } from './support/accessible.ts';
import { ask, origin } from './support/api.ts';
import { unwalkable } from './support/keyboard-walk.ts';
import { messageIds } from './support/message-ids.ts';
import { ready } from './support/ready.ts';
import { expect, test, type Audience } from './support/stay.ts';
import { watch } from './support/watch.ts';

type Made = {
  paid: string;
  unpaid: string;
  received: string;
  contract: string;
  transfer: string;
  parts: string;
  invoice: string;
  dispute: string;
  topUp: string;
  refund: string;
  code: string;
  address: string;
};
type Look = {
  name: string;
  as: Audience;
  path: (made: Made) => string;
  /** Status of the document, where it is not 200. */
  status?: number;
  /** Goes back by itself, unless a person touches something. */
  leaves?: true;
  /** Which orders have to be there. */
  needs?: keyof Made | 'signed' | 'failedInvoice';
};

const storefront: readonly Look[] = [
  { name: 'home of a guest', as: 'guest', path: () => '/' },
  { name: 'login', as: 'guest', path: () => '/login' },
  { name: 'login by code', as: 'guest', path: () => '/login?mode=code' },
  { name: 'registration', as: 'guest', path: () => '/register?back=%2Fcart' },
  { name: 'forgotten password', as: 'guest', path: () => '/forget-password' },
  { name: 'terms of service', as: 'guest', path: () => '/terms-page?sts=0' },
  { name: 'privacy policy', as: 'guest', path: () => '/terms-page?sts=1' },
  { name: 'sign-in at another site that did not succeed', as: 'guest', path: () => '/google/callback' },
  { name: 'login after a sign-in elsewhere was broken off', as: 'guest', path: () => '/login?trouble=canceled' },
  { name: 'home after binding', as: 'guest', path: () => '/?bound=done' },
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
  { name: 'rankings', as: 'guest', path: () => '/ranking-page' },
  { name: 'ranking of a category', as: 'guest', path: () => '/ranking-detail?categoryId=1&rankType=1' },
  { name: 'ranking of no category', as: 'guest', path: () => '/ranking-detail?categoryId=2000000', status: 404 },
  { name: 'cart of a guest', as: 'guest', path: () => '/cart' },
  { name: 'trade guarantee', as: 'guest', path: () => '/trade-control' },
  { name: 'logistics services', as: 'guest', path: () => '/logistics-services' },
  { name: 'qualifications of a store', as: 'guest', path: () => '/shop-qualifications?sid=2' },
  { name: 'notices', as: 'guest', path: () => '/notice-list' },
  { name: 'notice', as: 'guest', path: () => '/notice-detail?id=3' },
  { name: 'notice not found', as: 'guest', path: () => '/notice-detail?id=2147483647', status: 404 },
  { name: 'page whose trade comes later', as: 'guest', path: () => '/coupons' },
  { name: 'messages of a buyer', as: 'buyer', path: () => '/message-box' },
  { name: 'page of the buyer centre whose trade comes later', as: 'buyer', path: () => '/user-center/uc-coupons' },
  { name: 'page not found', as: 'guest', path: () => '/404', status: 404 },
  { name: 'product not found', as: 'guest', path: () => '/goods-detail?prodId=2147483647', status: 404, leaves: true },
  { name: 'home of a buyer', as: 'buyer', path: () => '/', needs: 'unpaid' },
  { name: 'cart', as: 'buyer', path: () => '/cart', needs: 'unpaid' },
  { name: 'check and order', as: 'buyer', path: () => '/submit-order', needs: 'unpaid' },
  { name: 'payment', as: 'buyer', path: ({ unpaid }) => `/payment?orderNumbers=${unpaid}`, needs: 'unpaid' },
  { name: 'waiting for a bank transfer', as: 'buyer', path: ({ transfer }) => `/payment?orderNumbers=${transfer}`, needs: 'transfer' },
  { name: 'code to scan', as: 'buyer', path: ({ code }) => `/payment?orderNumbers=${code}`, needs: 'code' },
  { name: 'payment invoice', as: 'buyer', path: ({ transfer }) => `/payment/invoice?orderNumbers=${transfer}`, needs: 'transfer' },
  { name: 'payment of a part', as: 'buyer', path: ({ parts }) => `/payment?orderNumbers=${parts}-2`, needs: 'parts' },
  { name: 'order paid in parts', as: 'buyer', path: ({ parts }) => `/order-detail?orderNumber=${parts}`, needs: 'parts' },
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
  { name: 'balance', as: 'buyer', path: () => '/user-center/uc-balance', needs: 'paid' },
  { name: 'points', as: 'buyer', path: () => '/user-center/uc-integral' },
  { name: 'points that went', as: 'buyer', path: () => '/user-center/uc-integral?kind=spent' },
  { name: 'check and order with points that cannot be used', as: 'buyer', path: () => '/submit-order?points=15', needs: 'unpaid' },
  { name: 'movements of one kind', as: 'buyer', path: () => '/user-center/uc-balance?kind=gift&time=1' },
  { name: 'payment of a top-up', as: 'buyer', path: ({ topUp }) => `/payment?orderNumbers=${topUp}`, needs: 'topUp' },
  { name: 'refunds', as: 'buyer', path: () => '/user-center/uc-return', needs: 'refund' },
  { name: 'refunds of a group without any', as: 'buyer', path: () => '/user-center/uc-return?group=completed' },
  { name: 'refused refund', as: 'buyer', path: ({ refund }) => `/return-detail?refundSn=${refund}`, needs: 'refund' },
  {
    name: 'question before a refund is withdrawn',
    as: 'buyer',
    path: ({ refund }) => `/return-detail?refundSn=${refund}&ask=withdraw`,
    needs: 'refund',
  },
  { name: 'changing a refund', as: 'buyer', path: ({ refund }) => `/user-center/apply-return?refundSn=${refund}`, needs: 'refund' },
  { name: 'applying for a refund', as: 'buyer', path: ({ paid }) => `/user-center/apply-return?orderNumber=${paid}`, needs: 'paid' },
  {
    name: 'asking the platform to decide',
    as: 'buyer',
    path: ({ refund }) => `/user-center/return-proof?refundSn=${refund}`,
    needs: 'refund',
  },
  { name: 'refund not found', as: 'buyer', path: () => '/return-detail?refundSn=111111111111111111', status: 404 },
  { name: 'invoices', as: 'buyer', path: () => '/user-center/uc-invoice', needs: 'invoice' },
  { name: 'invoice', as: 'buyer', path: ({ invoice }) => `/invoice-detail?id=${invoice}`, needs: 'invoice' },
  { name: 'application that failed', as: 'buyer', path: ({ invoice }) => `/invoice-detail?id=${invoice}`, needs: 'failedInvoice' },
  { name: 'applying again', as: 'buyer', path: ({ invoice }) => `/user-center/apply-invoice?id=${invoice}`, needs: 'failedInvoice' },
  { name: 'details of one’s firm', as: 'buyer', path: () => '/user-center/uc-firm' },
  { name: 'applying for an invoice', as: 'buyer', path: () => '/user-center/apply-invoice', needs: 'received' },
  { name: 'invoice not found', as: 'buyer', path: () => '/invoice-detail?id=2000000', status: 404 },
  { name: 'order', as: 'buyer', path: ({ paid }) => `/order-detail?orderNumber=${paid}`, needs: 'paid' },
  { name: 'contract to sign', as: 'buyer', path: ({ contract }) => `/waiting-sign-contract?orderNumber=${contract}`, needs: 'contract' },
  { name: 'signed contract', as: 'buyer', path: ({ contract }) => `/waiting-sign-contract?orderNumber=${contract}`, needs: 'signed' },
  { name: 'contract of no order', as: 'buyer', path: () => '/waiting-sign-contract?orderNumber=1111111111111111', status: 404 },
  { name: 'order not found', as: 'buyer', path: () => '/order-detail?orderNumber=1111111111111111', status: 404 },
  { name: 'buyer centre', as: 'buyer', path: () => '/user-center/uc-home', needs: 'unpaid' },
  { name: 'orders', as: 'buyer', path: () => '/user-center/uc-order', needs: 'paid' },
  { name: 'address book', as: 'buyer', path: () => '/user-center/uc-address?done=saved' },
  {
    name: 'question before deleting an address',
    as: 'buyer',
    path: ({ address }) => `/user-center/uc-address?ask=${address}`,
    needs: 'address',
  },
  { name: 'new address', as: 'buyer', path: () => '/user-center/uc-address?add=1' },
  { name: 'address added within an order', as: 'buyer', path: () => '/submit-order?address=new', needs: 'unpaid' },
  { name: 'goods that wait for a review', as: 'buyer', path: () => '/user-center/uc-comments' },
  { name: 'reviews of a buyer', as: 'buyer', path: () => '/user-center/uc-comments?sts=1&done=1' },
  { name: 'writing a review', as: 'buyer', path: ({ received }) => `/write-comments?orderItemId=${received}`, needs: 'received' },
  { name: 'review of no line', as: 'buyer', path: () => '/write-comments?orderItemId=2000000', status: 404 },
  { name: 'asking for a price', as: 'buyer', path: () => '/user-center/initiate-inquirys?prodId=1&quantity=500' },
  { name: 'asking for what is not found', as: 'buyer', path: () => '/user-center/initiate-inquirys?pn=samovar' },
  { name: 'inquiries', as: 'buyer', path: () => '/user-center/my-inquiry' },
  { name: 'inquiry not found', as: 'buyer', path: () => '/user-center/inquiry-detail?id=2000000', status: 404 },
  { name: 'nothing found', as: 'guest', path: () => '/category-page?pn=qqqqzzzz' },
  { name: 'favourites', as: 'buyer', path: () => '/user-center/uc-collection' },
  { name: 'favourite stores', as: 'buyer', path: () => '/user-center/uc-collection?tab=shop&removed=2' },
  { name: 'browsing history', as: 'buyer', path: () => '/history-page' },
  { name: 'browsing history in the buyer centre', as: 'buyer', path: () => '/user-center/uc-footprint' },
  { name: 'home of a buyer without scripts', as: 'buyer', path: () => '/?more=1&rank=1' },
  { name: 'account information', as: 'buyer', path: () => '/user-center/uc-account' },
  { name: 'password', as: 'buyer', path: () => '/user-center/uc-password' },
  { name: 'e-mail and mobile', as: 'buyer', path: () => '/user-center/uc-bind?done=mobile' },
  { name: 'sessions', as: 'buyer', path: () => '/user-center/uc-sessions?ended=2' },
  { name: 'opening a store', as: 'buyer', path: () => '/user-center/apply-shop' },
  { name: 'opening a store: contact', as: 'buyer', path: () => '/user-center/apply-shop?step=contact&kept=1' },
  { name: 'opening a store: papers', as: 'buyer', path: () => '/user-center/apply-shop?step=firm' },
  { name: 'opening a store: all of it', as: 'buyer', path: () => '/user-center/apply-shop?step=check' },
  { name: 'deleting the account', as: 'buyer', path: () => '/user-center/uc-delete' },
];
const consoles: readonly Look[] = [
  { name: 'seller login', as: 'guest', path: () => '/seller/login' },
  { name: 'seller today', as: 'seller', path: () => '/seller/', needs: 'paid' },
  { name: 'seller orders', as: 'seller', path: () => '/seller/orders', needs: 'paid' },
  { name: 'seller order', as: 'seller', path: ({ paid }) => `/seller/orders/${paid}`, needs: 'paid' },
  { name: 'seller vouchers', as: 'seller', path: () => '/seller/vouchers' },
  { name: 'seller ships', as: 'seller', path: ({ paid }) => `/seller/orders/${paid}/ship`, needs: 'paid' },
  { name: 'seller ships by a file', as: 'seller', path: () => '/seller/orders/ship-file' },
  { name: 'seller packing list', as: 'seller', path: ({ paid }) => `/seller/orders/${paid}/packing-list`, needs: 'paid' },
  { name: 'seller contract', as: 'seller', path: ({ contract }) => `/seller/orders/${contract}/contract`, needs: 'signed' },
  { name: 'seller refunds', as: 'seller', path: () => '/seller/refunds?view=all', needs: 'dispute' },
  { name: 'seller refund', as: 'seller', path: ({ dispute }) => `/seller/refunds/${dispute}`, needs: 'dispute' },
  { name: 'seller products', as: 'seller', path: () => '/seller/products' },
  { name: 'seller product', as: 'seller', path: () => '/seller/products/1' },
  { name: 'seller new product', as: 'seller', path: () => '/seller/products/new' },
  { name: 'seller stock', as: 'seller', path: () => '/seller/stock' },
  { name: 'seller stock of a variant', as: 'seller', path: () => '/seller/stock/1' },
  { name: 'seller stock by a file', as: 'seller', path: () => '/seller/stock/file' },
  { name: 'seller password', as: 'seller', path: () => '/seller/password' },
  { name: 'seller import', as: 'seller', path: () => '/seller/products/import' },
  { name: 'seller reviews', as: 'seller', path: () => '/seller/reviews?view=all' },
  { name: 'seller inquiries', as: 'seller', path: () => '/seller/inquiries?view=all' },
  { name: 'seller finding what is not there', as: 'seller', path: () => '/seller/find?q=KX-0' },
  { name: 'seller money', as: 'seller', path: () => '/seller/money' },
  { name: 'seller payouts', as: 'seller', path: () => '/seller/money?view=payouts' },
  { name: 'seller statement', as: 'seller', path: () => '/seller/money?view=statement' },
  { name: 'seller store', as: 'seller', path: () => '/seller/store' },
  { name: 'seller delivery', as: 'seller', path: () => '/seller/delivery' },
  { name: 'seller staff', as: 'seller', path: () => '/seller/staff' },
  { name: 'seller bank account', as: 'seller', path: () => '/seller/money/account' },
  { name: 'seller page not found', as: 'seller', path: () => '/seller/nowhere' },
  { name: 'operator login', as: 'guest', path: () => '/platform/login' },
  { name: 'operator today', as: 'operator', path: () => '/platform/', needs: 'paid' },
  { name: 'operator orders', as: 'operator', path: () => '/platform/orders?view=all', needs: 'paid' },
  { name: 'operator order', as: 'operator', path: ({ paid }) => `/platform/orders/${paid}`, needs: 'paid' },
  { name: 'operator order with contracts', as: 'operator', path: ({ contract }) => `/platform/orders/${contract}`, needs: 'signed' },
  { name: 'operator disputes', as: 'operator', path: () => '/platform/disputes', needs: 'dispute' },
  { name: 'operator dispute', as: 'operator', path: ({ dispute }) => `/platform/disputes/${dispute}`, needs: 'dispute' },
  { name: 'operator reviews', as: 'operator', path: () => '/platform/reviews' },
  { name: 'operator hidden reviews', as: 'operator', path: () => '/platform/reviews?view=hidden&q=1' },
  { name: 'operator inquiries', as: 'operator', path: () => '/platform/inquiries?view=all' },
  { name: 'operator payment cases', as: 'operator', path: () => '/platform/payments/cases' },
  { name: 'operator closed payment cases', as: 'operator', path: () => '/platform/payments/cases?view=closed' },
  { name: 'operator bank transfers', as: 'operator', path: () => '/platform/payments/transfers?view=all' },
  { name: 'operator order paid in parts', as: 'operator', path: ({ parts }) => `/platform/orders/${parts}`, needs: 'parts' },
  { name: 'operator invoices', as: 'operator', path: () => '/platform/invoices?view=issued', needs: 'invoice' },
  { name: 'operator payouts', as: 'operator', path: () => '/platform/payouts' },
  { name: 'operator proposals', as: 'operator', path: () => '/platform/proposals' },
  { name: 'operator overdue orders', as: 'operator', path: () => '/platform/overdue' },
  { name: 'operator proof', as: 'operator', path: () => '/platform/ledger' },
  { name: 'operator entries', as: 'operator', path: () => '/platform/ledger/entries', needs: 'paid' },
  { name: 'operator categories', as: 'operator', path: () => '/platform/categories' },
  { name: 'operator synonyms', as: 'operator', path: () => '/platform/search/synonyms' },
  { name: 'operator buyers', as: 'operator', path: () => '/platform/users' },
  { name: 'operator buyer', as: 'operator', path: () => '/platform/users/1' },
  { name: 'operator buyers not found', as: 'operator', path: () => '/platform/users?q=qqqqzzzz' },
  { name: 'goods that wait for an operator', as: 'operator', path: () => '/platform/goods' },
  { name: 'operator applications for stores', as: 'operator', path: () => '/platform/applications?view=approved' },
  { name: 'operator stores', as: 'operator', path: () => '/platform/stores' },
  { name: 'operator store', as: 'operator', path: () => '/platform/stores/1' },
  { name: 'operator site settings', as: 'operator', path: () => '/platform/site' },
  { name: 'operator home page', as: 'operator', path: () => '/platform/home' },
  { name: 'operator notices', as: 'operator', path: () => '/platform/notices' },
  { name: 'operator terms', as: 'operator', path: () => '/platform/terms' },
  { name: 'operator visits', as: 'operator', path: () => '/platform/visits' },
  { name: 'operator visits of a year', as: 'operator', path: () => '/platform/visits?days=365' },
  { name: 'operator staff', as: 'operator', path: () => '/platform/staff' },
  { name: 'operator record of changes', as: 'operator', path: () => '/platform/audit' },
  { name: 'operator password', as: 'operator', path: () => '/platform/password' },
  { name: 'operator finding what is not there', as: 'operator', path: () => '/platform/find?q=KX-0' },
  { name: 'operator finding one of two', as: 'operator', path: () => '/platform/find?q=1' },
  { name: 'operator background work', as: 'operator', path: () => '/platform/jobs' },
];

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
const languages = [
  { locale: 'en', dir: 'ltr', sizes: [wide, narrow], rules: 'all' },
  { locale: 'ru', dir: 'ltr', sizes: [wide, narrow], rules: 'words' },
  { locale: 'ar', dir: 'rtl', sizes: [wide, narrow], rules: 'words' },
  { locale: 'he', dir: 'rtl', sizes: [wide], rules: 'words' },
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

for (const { locale, dir, sizes, rules } of languages) {
  test.describe(`pages in ${locale}`, () => {
    for (const look of [...storefront, ...consoles]) {
      test(`${look.name} is sound in ${locale}`, async ({ stay }) => {
        const context = await stay.browserOf(look.as);
        await context.addCookies([{ name: cookieName.language, value: locale, url: origin }]);
        const made = {
          paid: look.needs === 'paid' ? await stay.paidOrder() : '',
          unpaid: look.needs === 'unpaid' ? await stay.unpaidOrder(context.request) : '',
          received: look.needs === 'received' ? await stay.receivedLine() : '',
          contract: look.needs === 'contract' || look.needs === 'signed' ? await stay.contractOrder(look.needs === 'signed') : '',
          transfer: look.needs === 'transfer' ? await stay.transferOrder() : '',
          code: look.needs === 'code' ? await stay.codeOrder() : '',
          dispute: look.needs === 'dispute' ? await stay.dispute() : '',
          parts: look.needs === 'parts' ? await stay.partsOrder() : '',
          invoice: look.needs === 'invoice' || look.needs === 'failedInvoice' ? await stay.invoiceId(look.needs === 'invoice') : '',
          refund: look.needs === 'refund' ? await stay.refund() : '',
          address: look.needs === 'address' ? String((await ask(context.request, 'GET /p/address/list', {}))[0]?.addrId) : '',
          topUp:
            look.needs === 'topUp'
              ? (await ask(context.request, 'POST /p/userBalance/recharge', { rechargeAmount: 50 })).rechargeNumber
              : '',
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
        if (look.leaves) await page.keyboard.press('Shift');
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', languageTag[locale]);
        await expect(html).toHaveAttribute('dir', dir);
        for (const size of sizes) {
          await page.setViewportSize(size);
          expect.soft((await textsOf(page)).filter(isRaw), 'raw messages').toEqual([]);
          expect.soft(await overflow(page), `wider than ${size.width}`).toEqual([]);
          expect.soft(await inaccessible(page, rules), `accessible at ${size.width}`).toEqual([]);
        }
        if (rules === 'all') {
          await page.setViewportSize(wide);
          expect.soft(await unwalkable(page), 'by keyboard').toEqual([]);
        }
        expect.soft(seen.take()).toEqual([]);
        await page.close();
      });
    }
  });
}
