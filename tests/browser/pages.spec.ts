import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cookieName, languageTag, type Locale, locales } from '@kyakhta/contract/values';
import { inaccessible } from './support/accessible.ts';
import { origin } from './support/api.ts';
import { unsoundDialogs } from './support/dialogs.ts';
import { unwalkable } from './support/keyboard-walk.ts';
import { consoles, storefront } from './support/looks.ts';
import { messageIds } from './support/message-ids.ts';
import { reachedLooks } from './support/reached.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/stay.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
/** English by all rules; the longest words; mirrored. The catalogues of all ten are complete by `bin/check`. */
const always: readonly Locale[] = ['en', 'ru', 'ar'];
/** `npm test -- --every-language` looks at every page in all ten; without it the others look at what the change can reach. */
const everyLanguage = process.env['KYAKHTA_EVERY_LANGUAGE'] !== undefined;
const sizes = [wide, narrow] as const;
/** Where a picture of each look is left, with `--pictures`. */
const pictures = process.env['KYAKHTA_PICTURES'];

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

/** How many titles the page has, and what of its head says nothing. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const titles = [...document.head.querySelectorAll('title')].map((title) => title.textContent);
    const descriptions = [...document.head.querySelectorAll('meta[name=description]')].map((meta) => meta.getAttribute('content') ?? '');
    const says = (text: string) => text.trim() !== '' && !/\b(?:undefined|null|NaN)\b/.test(text);
    return { titles: titles.length, unsaid: [...titles, ...descriptions].filter((text) => !says(text)) };
  });

/** What the dialogs are made of that this worker has looked at. */
const dialogsSeen = new Set<string>();
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

for (const locale of everyLanguage ? locales : always) {
  const dir = locale === 'ar' || locale === 'he' ? 'rtl' : 'ltr';
  const rules = locale === 'en' ? 'all' : 'words';
  test.describe(`pages in ${locale}`, () => {
    for (const look of locale === 'en' ? [...storefront, ...consoles] : reachedLooks) {
      test(`${look.name} is sound in ${locale}`, async ({ stay }) => {
        const made = look.needs === undefined ? '' : await stay.made(look.needs);
        const { page, seen, context, rest } = await stay.pageOf(look.as);
        await context.addCookies([{ name: cookieName.language, value: locale, url: origin }]);
        await page.setViewportSize(sizes[0]);
        seen.expect(look.status);
        const response = await page.goto(look.path(made));
        expect(response?.status()).toBe(look.status ?? 200);
        const policy = response?.headers()['content-security-policy'] ?? '';
        expect(policy).toContain("default-src 'self'");
        expect(policy).not.toContain('unsafe');
        await expect(page.locator('h1')).toHaveCount(1);
        await ready(page);
        expect.soft(await headOf(page), 'title and description').toEqual({ titles: 1, unsaid: [] });
        if (look.leaves) await page.keyboard.press('Shift');
        if (look.opens) await expect(page.getByRole('dialog')).toBeVisible();
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', languageTag[locale]);
        await expect(html).toHaveAttribute('dir', dir);
        for (const size of sizes) {
          await page.setViewportSize(size);
          if (pictures !== undefined)
            await page.screenshot({
              path: join(pictures, `${look.name}-${locale}-${size.width}.png`),
              fullPage: true,
              animations: 'disabled',
            });
          expect.soft((await textsOf(page)).filter(isRaw), 'raw messages').toEqual([]);
          expect.soft(await overflow(page), `wider than ${size.width}`).toEqual([]);
          expect.soft(await inaccessible(page, rules), `accessible at ${size.width}`).toEqual([]);
        }
        if (rules === 'all') {
          await page.setViewportSize(wide);
          expect.soft(await unwalkable(page), 'by keyboard').toEqual([]);
        }
        expect.soft(seen.take()).toEqual([]);
        if (rules === 'all' && consoles.includes(look)) {
          await page.setViewportSize(narrow);
          expect.soft(await unsoundDialogs(page, dialogsSeen), 'dialogs').toEqual([]);
        }
        await rest();
      });
    }
  });
}
