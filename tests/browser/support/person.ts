/** A person before a screen: his browser, his language, and the steps everybody takes. */
import type { Browser, Locator, Page } from '@playwright/test';
import { demoPassword } from '@kyakhta/contract/values';
import { origin } from './api.ts';
import { ready } from './ready.ts';
import { watch } from './watch.ts';
import { wordsOf, writeMoney, writeWhole, type App, type Language, type Words } from './words.ts';

export type Person = Words & {
  page: Page;
  language: Language;
  money: (amount: number) => string;
  whole: (count: number) => string;
  /** Errors, failed requests and words with strangers since the last time this was asked. */
  troubles: () => string[];
  /** Opens an address and waits until the page can be used. */
  open: (path: string) => Promise<void>;
  leave: () => Promise<void>;
};

const tags: Readonly<Record<Language, string>> = { en: 'en-US', ru: 'ru-RU', zh_CN: 'zh-CN', ko: 'ko-KR', ar: 'ar', de: 'de-DE' };
type Options = {
  app?: App;
  javaScriptEnabled?: boolean;
  /** A small screen that is touched. */
  phone?: boolean;
};

/** Good news leaves by itself after a second and a half: on a busy machine it would be gone before it is looked for again. */
function keepGoodNews() {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = ((work: TimerHandler, ms?: number, ...rest: unknown[]) =>
    wait(work, ms === 1500 ? 5000 : ms, ...rest)) as typeof window.setTimeout;
}

export async function person(
  browser: Browser,
  language: Language,
  { app = 'storefront', javaScriptEnabled = true, phone = false }: Options = {},
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: tags[language],
    timezoneId: 'Europe/Moscow',
    javaScriptEnabled,
    reducedMotion: 'reduce',
    ...(phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : { viewport: { width: 1280, height: 800 } }),
  });
  await context.addInitScript(keepGoodNews);
  const page = await context.newPage();
  const seen = watch(page, origin);
  return {
    ...wordsOf(app, language),
    page,
    language,
    money: (amount) => writeMoney(language, amount),
    whole: (count) => writeWhole(language, count),
    troubles: seen.take,
    open: async (path) => {
      await page.goto(path);
      if (javaScriptEnabled) await ready(page);
    },
    leave: () => context.close(),
  };
}

/** The value beside a term: "Goods" → its amount. */
export const valueOf = (scope: Locator, term: string): Locator =>
  scope
    .locator('dl > div', {
      has: scope.page().locator('dt', { hasText: new RegExp(`^${term.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`) }),
    })
    .locator('dd');

/** Fills in the storefront's form and sends it. */
export async function passLogin({ page, say }: Person, userName: string, passWord: string = demoPassword) {
  await page.getByLabel(say('Account name, email or mobile')).fill(userName);
  await page.getByLabel(say('Password'), { exact: true }).fill(passWord);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say('Log in'), exact: true }).click();
}

/** Logs into a console by its form. */
export async function openConsole(who: Person, base: '/seller' | '/platform', userName: string, passWord: string = demoPassword) {
  const { page, say, open } = who;
  await open(`${base}/login`);
  await page.getByLabel(say('Account name')).fill(userName);
  await page.getByLabel(say('Password'), { exact: true }).fill(passWord);
  await page.getByRole('button', { name: say('Log in'), exact: true }).click();
  await page.getByRole('navigation', { name: say('Pages'), exact: true }).waitFor();
}

/** An entry of a console's menu by its name, behind which may stand what waits there. It may be in a group that is folded: that is opened first. */
export async function inMenu({ page, say }: Pick<Person, 'page' | 'say'>, name: string) {
  const menu = page.getByRole('navigation', { name: say('Pages'), exact: true });
  const entry = menu.getByRole('link', { name: new RegExp(`^${name}( \\d.*)?$`), includeHidden: true });
  await entry.waitFor({ state: 'attached' });
  const folded = entry.locator('xpath=ancestor::div[@hidden]');
  if ((await folded.count()) > 0) await menu.locator(`button[aria-controls="${await folded.getAttribute('id')}"]`).click();
  return entry;
}
