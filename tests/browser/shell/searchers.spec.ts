import { expect, test } from '@playwright/test';
import { languageTag, locales } from '@kyakhta/contract/values';
import { ask, origin } from '../support/api.ts';

/** What search engines read of a page. */
test('a page names itself, its ten languages and what it is for whoever reads none of them', async ({ request }) => {
  const html = await (await request.get('/category-page?cpid=1&lang=ru')).text();
  const of = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, first = '', second = '']) => [first, second.replaceAll('&amp;', '&')]);
  expect(of(/<link rel="(canonical)" href="([^"]+)"/g)).toEqual([['canonical', `${origin}/category-page?cpid=1&lang=ru`]]);
  expect(of(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)).toEqual([
    ...locales.map((locale) => [languageTag[locale], `${origin}/category-page?cpid=1&lang=${locale}`]),
    ['x-default', `${origin}/category-page?cpid=1`],
  ]);
});

test('a product tells its name, price and store as data', async ({ request }) => {
  const info = await ask(request, 'GET /prod/prodInfo', { prodId: 11 });
  const html = await (await request.get('/goods-detail?prodId=11&lang=en')).text();
  const told = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, text = '']) => JSON.parse(text) as { '@type': string; name?: string; offers?: Record<string, unknown> }[],
  );
  const product = told.flat().find((one) => one['@type'] === 'Product');
  expect(product?.name).toBe(info.prodName);
  expect(JSON.stringify(product?.offers)).toContain(info.currency);
  expect(told.flat().map((one) => one['@type'])).toContain('BreadcrumbList');
});

test('the map of the site is named to robots and lists pages in every language', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('of=products');
  const part = await (await request.get('/sitemap.xml?of=products&part=1')).text();
  for (const locale of locales) expect(part).toContain(`lang=${locale}`);
});
