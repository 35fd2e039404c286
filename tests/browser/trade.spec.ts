import { expect, test } from '@playwright/test';
import { tradeIn } from './support/trade.ts';
import { choosing } from './trade/choosing.ts';
import { ordering } from './trade/ordering.ts';
import { settling } from './trade/settling.ts';
import { shipping } from './trade/shipping.ts';

/** One whole trade, told once and walked in two languages by two buyers of the same two stores, chapter after chapter. */
for (const [language, mail] of [
  ['en', 'buyer1@demo.test'],
  ['ru', 'buyer2@demo.test'],
] as const) {
  test.describe.serial(`a whole trade in ${language}`, () => {
    const trade = tradeIn(language, mail);

    test.beforeAll(({ browser }) => trade.begin(browser));
    test.afterEach(() => {
      expect(trade.buyer().troubles()).toEqual([]);
    });
    test.afterAll(() => trade.buyer().leave());

    choosing(trade);
    ordering(trade);
    shipping(trade);
    settling(trade);
  });
}
