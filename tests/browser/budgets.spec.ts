import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { origin } from './support/api.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/stay.ts';

/** What a first visit on a phone may cost, in bytes as they travel. */
const kilobyte = 1024;
const budgets = { scripts: 130 * kilobyte, critical: 14 * kilobyte };
const pages = [
  { name: 'home', path: '/', as: 'guest' },
  { name: 'category', path: '/category-page?cpid=1', as: 'guest' },
  { name: 'product', path: '/goods-detail?prodId=11', as: 'guest' },
  { name: 'cart', path: '/cart', as: 'buyer' },
] as const;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;
/** As the server squeezes a page on its way out. */
const squeezed = (text: string): number => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

/** What of the page moved, at how many milliseconds, and by how much of the window. */
type Shift = { value: number; at: number; what: string[] };

/**
 * How far a page may move while it comes: a browser that is slow paints it in pieces, and a tag grows by its word. More
 * than a person sees is an order of things that is not the order they come in.
 */
const whileItComes = 0.02;

/** What moved once the page was there, which is when it asks for its scripts, and by how much before. */
const moved = (page: Page) =>
  page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: Shift[] };
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const there = Math.min(...scripts.map(({ startTime }) => startTime));
    return {
      after: shifts.filter(({ at }) => at > there),
      before: shifts.filter(({ at }) => at <= there).reduce((sum, { value }) => sum + value, 0),
    };
  });

type Fetched = { url: string; type: string; bytes: number };

/** What counts visits is asked for three seconds later, with nothing else: on a busy machine it would be counted as one of the first. */
function withoutFollower() {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = ((work: TimerHandler, ms?: number, ...rest: unknown[]) =>
    ms === 3000 ? 0 : wait(work, ms, ...rest)) as typeof window.setTimeout;
}

/** Opens an address as for the first time and tells everything that was fetched until the page rests. */
async function firstVisit(
  browser: Browser,
  path: string,
  known: BrowserContext,
): Promise<{ page: Page; fetched: readonly Fetched[]; leave: () => Promise<void> }> {
  const storageState = await known.storageState();
  const context = await browser.newContext({ ...phone, baseURL: origin, locale: 'ru-RU', timezoneId: 'Europe/Moscow', storageState });
  const page = await context.newPage();
  await page.addInitScript(withoutFollower);
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        shifts.push({
          value,
          at: entry.startTime,
          what: sources.map(({ node }) => node?.nodeName + ': ' + node?.textContent?.slice(0, 40)),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const asked: Promise<Fetched>[] = [];
  page.on('requestfinished', (request) => {
    const told = async (): Promise<Fetched> => {
      const { responseBodySize } = await request.sizes();
      return { url: request.url(), type: request.resourceType(), bytes: responseBodySize };
    };
    asked.push(told());
  });
  await page.goto(path);
  await ready(page);
  await page.waitForLoadState('networkidle');
  return { page, fetched: await Promise.all(asked), leave: () => context.close() };
}

for (const { name, path, as } of pages)
  test.describe(`the first visit of the ${name} page`, () => {
    test('fetches no more scripts than a slow phone can bear, nothing from elsewhere, and nothing jumps', async ({ browser, stay }) => {
      const { page, fetched, leave } = await firstVisit(browser, path, await stay.browserOf(as));
      const scripts = fetched.filter(({ type }) => type === 'script');
      const sum = scripts.reduce((total, { bytes }) => total + bytes, 0);
      expect(scripts.length).toBeGreaterThan(3);
      expect(sum, scripts.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')).toBeLessThanOrEqual(budgets.scripts);
      expect(fetched.filter(({ url }) => new URL(url).origin !== new URL(origin).origin)).toEqual([]);
      const { after, before } = await moved(page);
      expect(after, 'moved when the page was there').toEqual([]);
      expect(before, 'moved while the page came').toBeLessThan(whileItComes);
      await leave();
    });

    test('needs little before its heading can be read, and is read without scripts', async ({ browser, request }) => {
      const html = await (await request.get(path, { headers: { accept: 'text/html', 'accept-language': 'ru' } })).text();
      const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1];
      if (style === undefined) throw new Error('the page names no sheet of styles');
      const css = await request.get(style, { headers: { 'accept-encoding': 'identity' } });
      // Whatever is named here to be fetched would travel along with what is to be seen.
      expect(html).not.toMatch(/rel="modulepreload"|<script[^>]* src=|^import ["*]/m);
      expect(html).toContain('await import("/assets/');
      const untilHeading = html.slice(0, html.indexOf('</h1>'));
      const sheet = brotliCompressSync(await css.body()).length;
      expect(sheet + squeezed(untilHeading), `${sheet} of styles, ${squeezed(untilHeading)} of page`).toBeLessThanOrEqual(budgets.critical);

      const context = await browser.newContext({ ...phone, baseURL: origin, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
      await context.close();
    });
  });
