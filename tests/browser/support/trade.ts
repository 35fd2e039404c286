/** One trade as it goes from chapter to chapter: its buyer, her two orders, and what the API says of them. */
import type { Browser } from '@playwright/test';
import { ask } from './api.ts';
import { requestOf } from './newcomer.ts';
import { person, type Person } from './person.ts';
import type { Language } from './words.ts';

/** What is bought, each at another store. */
export const wares = { tools: { prodId: 1, shopId: 1 }, boots: { prodId: 11, shopId: 2 } };

/** The languages a whole trade is walked in. */
type TradeLanguage = Exclude<Language, 'ko' | 'ar' | 'de'>;

const remarks: Readonly<Record<TradeLanguage, string>> = {
  en: 'Please call before you ship.',
  ru: 'Пожалуйста, позвоните перед отгрузкой.',
  zh_CN: '发货前请先来电。',
};

export type Trade = ReturnType<typeof tradeIn>;

/** A trade that nobody has begun yet; its reader speaks `language`. */
export function tradeIn(language: TradeLanguage, mail: string) {
  let someone: Person | undefined;
  const buyer = (): Person => {
    if (!someone) throw new Error('the trade has no buyer yet');
    return someone;
  };
  const request = () => requestOf(buyer());
  return {
    language,
    mail,
    /** What the buyer tells the first store with her order. */
    remark: remarks[language],
    begin: async (browser: Browser) => {
      someone = await person(browser, language);
    },
    buyer,
    request,
    /** Lines of the cart, and numbers of the orders; empty until the buyer has got so far. */
    basketIds: [] as number[],
    orders: { tools: '', boots: '' },
    productOf: (prodId: number) => ask(request(), 'GET /prod/prodInfo', { prodId }, language),
    orderOf: (orderNumber: string) => ask(request(), 'GET /p/myOrder/orderDetail', { orderNumber }, language),
    openOrder: (orderNumber: string) => buyer().open(`/order-detail?orderNumber=${orderNumber}`),
  };
}
