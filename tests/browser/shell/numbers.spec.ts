import { expect, test } from '@playwright/test';
import { origin } from '../support/api.ts';

/** Numbers and first choices of pages as they are written for somebody who was never here. */
test('language and currency of a first visit come from the browser, and the lines tell their days', async ({ playwright }) => {
  const written = async (path: string, accepts: string): Promise<string> => {
    const visitor = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { 'accept-language': accepts } });
    const text = await (await visitor.get(path)).text();
    await visitor.dispose();
    return text;
  };
  const langOf = (page: string) => /<html lang="([^"]*)"/.exec(page)?.[1];
  const [russian, chinese, german, finnish] = await Promise.all(
    ['ru-RU', 'zh-CN', 'de', 'fi'].map((accepts) => written('/goods-detail?prodId=1', accepts)),
  );
  expect([russian, chinese, german, finnish].map((page) => langOf(page ?? ''))).toEqual(['ru-RU', 'zh-CN', 'de-DE', 'en']);
  expect(russian).toMatch(/≈[^<]*₽/);
  expect(chinese).toMatch(/≈[^<]*¥/);
  expect(german).toMatch(/≈[^<]*€/);
  // Shown in dollars, in which they are charged: nothing is converted.
  expect(finnish).not.toMatch(/≈/);
  const logistics = (await written('/logistics-services', 'en')).replaceAll('<!-- -->', '');
  for (const days of ['18–23', '3–5', '7–9', '12–15', '18–22', '35–45', '35–50']) expect(logistics).toContain(`${days} days`);
});
