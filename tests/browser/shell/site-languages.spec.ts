import { expect, test, type Page } from '@playwright/test';
import { cookieName, languageName, languageTag, locales } from '@kyakhta/contract/values';
import { inaccessible } from '../support/accessible.ts';
import { ask } from '../support/api.ts';
import { firstPassword, newcomer, requestOf } from '../support/newcomer.ts';
import { inMenu, openConsole, passLogin, person, type Person } from '../support/person.ts';
import { wordsOf, type Language } from '../support/words.ts';

const isKorean = (tag: string | null) => tag?.startsWith('ko') === true;
const settingsOf = (operator: Person) => ask(requestOf(operator), 'GET /platform/site/settings', {});
const languageIs = (page: Page, language: Language) => expect(page.locator('html')).toHaveAttribute('lang', languageTag[language]);
/** The same person at the same browser, who reads another language now. */
const reading = (who: Person, language: Language): Person => ({ ...who, ...wordsOf('storefront', language), language });

/** Opens the menu of the head. @returns where the language is chosen */
const languageMenu = async ({ page, say, like }: Person) => {
  await page.getByLabel(like('Language and currency: {language}, {currency}')).click();
  return page.getByLabel(say('Language'), { exact: true });
};
const offeredIn = (page: Page, name: string) =>
  page
    .getByLabel(name, { exact: true })
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
const hreflangs = (page: Page) =>
  page.locator('link[rel="alternate"][hreflang]').evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));

/** A section of the operator's settings, come to by the menu. */
async function openSection(operator: Person, title: string) {
  const { page, say } = operator;
  await openConsole(operator, '/platform', 'operator1');
  await (await inMenu(operator, say('Site settings'))).click();
  await expect(page.getByRole('heading', { level: 1, name: say('Site settings') })).toBeVisible();
  const section = page.getByRole('region', { name: say(title), exact: true });
  return {
    section,
    save: async () => {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/site/settings'));
      await section.getByRole('button', { name: say('Save') }).click();
      await answered;
      await expect(page.getByRole('region', { name: say('Messages') })).toContainText(say('Saved'));
      await expect(section.getByRole('button', { name: say('Save') })).toBeDisabled();
    },
  };
}

test('Korean is switched off and on again: a guest, one who has the page open, and a buyer who kept it', async ({ browser }) => {
  test.slow();
  const operator = await person(browser, 'en', { app: 'platform-console' });
  const guest = await person(browser, 'ko');
  const amid = await person(browser, 'ko');
  const buyer = await newcomer(browser);
  const without = locales.filter((locale) => locale !== 'ko');

  // Twice, so that the page is one that is kept.
  for (let time = 0; time < 2; time += 1) await guest.open('/category-page?cpid=1');
  await languageIs(guest.page, 'ko');
  await amid.open('/category-page?cpid=1');
  await buyer.open('/');
  await (await languageMenu(buyer)).selectOption('ko');
  await buyer.page.getByRole('button', { name: buyer.say('Save') }).click();
  await languageIs(buyer.page, 'ko');
  await ask(requestOf(buyer), 'POST /logOut', {});

  const { section, save } = await openSection(operator, 'Languages');
  const { page, say } = operator;
  const english = section.getByRole('checkbox', { name: `${languageName.en} ${say('(always on)')}`, exact: true });
  await expect(english).toBeChecked();
  await expect(english).toBeDisabled();
  const korean = section.getByRole('checkbox', { name: languageName.ko, exact: true });
  try {
    await korean.uncheck();
    expect(await inaccessible(page)).toEqual([]);
    await (await inMenu(operator, say('Notices'))).click();
    const question = page.getByRole('dialog', { name: say('Leave without saving?') });
    await expect(question).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await question.getByRole('button', { name: say('Stay here') }).click();
    await expect(question).toHaveCount(0);
    await expect(korean).not.toBeChecked();
    await save();
    await expect(korean).not.toBeChecked();
    const own = page.getByRole('banner').getByLabel(say('Language'), { exact: true });
    await expect(own.locator('option')).toHaveCount(without.length);

    // Whose browser asks for it gets English, by any address, here and at the door of the consoles.
    const reader = reading(guest, 'en');
    for (const path of ['/category-page?cpid=1', '/category-page?cpid=1&lang=ko']) {
      await guest.open(path);
      await languageIs(guest.page, 'en');
      await languageMenu(reader);
      expect(await offeredIn(guest.page, reader.say('Language'))).toEqual(without);
      expect(await hreflangs(guest.page)).toEqual([...without.map((locale) => languageTag[locale]), 'x-default']);
    }
    expect(await inaccessible(guest.page)).toEqual([]);
    await guest.open('/seller/login');
    await languageIs(guest.page, 'en');
    expect(await offeredIn(guest.page, wordsOf('seller-console', 'en').say('Language'))).toEqual(without);

    // Who has the page open goes on in it; asking for the language once more leads to English.
    await amid.page
      .getByRole('navigation', { name: amid.say('About us') })
      .getByRole('link', { name: amid.say('Trade guarantee') })
      .click();
    await expect(amid.page).toHaveURL(/\/trade-control$/);
    // The address changes before the page does, and the menu of the head closes with it.
    await expect(amid.page.getByRole('complementary', { name: amid.say('Filters') })).toHaveCount(0);
    await expect(amid.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(amid.page.getByRole('navigation', { name: amid.say('About us') })).toContainText(amid.say('Trade guarantee'));
    await languageIs(amid.page, 'ko');
    await (await languageMenu(amid)).selectOption('ko');
    await amid.page.getByRole('button', { name: amid.say('Save') }).click();
    await languageIs(amid.page, 'en');
    await expect(amid.page).toHaveURL(/\/trade-control$/);

    // Who kept it logs in and reads English; what she kept stays.
    await buyer.open('/login');
    await languageIs(buyer.page, 'en');
    await passLogin(buyer, buyer.userName, firstPassword);
    const welcome = (who: Person) =>
      who.page.getByRole('heading', { level: 1, name: who.say('Welcome, {nickName}', { nickName: 'Anna' }) });
    await expect(welcome(buyer)).toBeVisible();
    const kept = (await buyer.page.context().cookies()).find(({ name }) => name === cookieName.language);
    expect(kept?.value).toBe('ko');

    await korean.check();
    await save();
    await expect(korean).toBeChecked();
    await buyer.open('/');
    await languageIs(buyer.page, 'ko');
    await expect(welcome(reading(buyer, 'ko'))).toBeVisible();
    await guest.open('/category-page?cpid=1');
    await languageIs(guest.page, 'ko');
    await languageMenu(guest);
    expect(await offeredIn(guest.page, guest.say('Language'))).toEqual([...locales]);
    expect((await hreflangs(guest.page)).filter(isKorean)).toEqual([languageTag.ko]);
  } finally {
    await ask(requestOf(operator), 'PUT /platform/site/settings', { version: (await settingsOf(operator)).version, languagesOff: [] });
  }
  for (const who of [operator, guest, amid, buyer]) {
    expect(who.troubles()).toEqual([]);
    await who.leave();
  }
});

test('what the site calls itself and how it greets is changed in two languages, read in both at once, and put back', async ({
  browser,
}) => {
  test.slow();
  const told = {
    en: { title: 'Tea & <b>Silk</b> Road', logoText: 'Tea Road', welcome: 'Good day, “travellers”!' },
    ru: { title: 'Чайный путь «Опт»', logoText: 'Чайный путь', welcome: 'Здравствуйте, путники!' },
  } as const;
  const operator = await person(browser, 'ru', { app: 'platform-console' });
  const { page, say } = operator;
  const guests = [await person(browser, 'en'), await person(browser, 'ru'), await person(browser, 'zh_CN')];
  const top = ({ page: its, say: words }: Person) => its.getByRole('navigation', { name: words('About us') });
  const logo = (guest: Person, name: string) => guest.page.getByRole('banner').first().getByRole('link', { name, exact: true });
  const titles: string[] = [];
  for (const guest of guests) {
    // Twice, so that the page is one that is kept.
    for (let time = 0; time < 2; time += 1) await guest.open('/trade-control');
    titles.push(await guest.page.title());
  }

  const { section, save } = await openSection(operator, 'Name and greeting');
  const fields = { title: 'Name in page titles', logoText: 'Name next to the logo', welcome: 'Greeting' } as const;
  const names = ['title', 'logoText', 'welcome'] as const;
  const { siteWords: before } = await settingsOf(operator);
  const write = async (language: 'en' | 'ru', words: Readonly<Record<(typeof names)[number], string>>) => {
    await section.getByLabel(say('Language'), { exact: true }).selectOption(language);
    for (const name of names) await section.getByLabel(say(fields[name]), { exact: true }).fill(words[name]);
  };
  try {
    await write('ru', told.ru);
    await write('en', told.en);
    expect(await inaccessible(page)).toEqual([]);
    await save();
    for (const [index, guest] of guests.entries()) {
      // A reader of a language without texts sees the English ones.
      const words = guest.language === 'ru' ? told.ru : told.en;
      await guest.open('/trade-control');
      await expect(guest.page).toHaveTitle(`${titles[index]?.split(' · ')[0] ?? ''} · ${words.title}`);
      await expect(top(guest).getByText(words.welcome, { exact: true })).toBeVisible();
      await expect(logo(guest, words.logoText)).toBeVisible();
      expect(await inaccessible(guest.page)).toEqual([]);
    }
    const [guest] = guests;
    await guest?.open('/login');
    await expect(guest!.page.getByRole('region', { name: guest!.say('What you get with an account') })).toContainText(told.en.welcome);

    for (const language of ['ru', 'en'] as const)
      await write(language, {
        title: before.title[language] ?? '',
        logoText: before.logoText[language] ?? '',
        welcome: before.welcome[language] ?? '',
      });
    await save();
    expect((await settingsOf(operator)).siteWords).toEqual(before);
    for (const [index, one] of guests.entries()) {
      await one.open('/trade-control');
      await expect(one.page).toHaveTitle(titles[index] ?? '');
      for (const { welcome } of Object.values(told)) await expect(top(one)).not.toContainText(welcome);
    }
  } finally {
    await ask(requestOf(operator), 'PUT /platform/site/settings', { version: (await settingsOf(operator)).version, siteWords: before });
  }
  for (const who of [operator, ...guests]) {
    expect(who.troubles()).toEqual([]);
    await who.leave();
  }
});
