/** Steps and places that the journeys of an account share. */
import { expect, type Locator } from '@playwright/test';
import { ask } from './api.ts';
import { requestOf } from './newcomer.ts';
import { passLogin, type Person } from './person.ts';

export const heading = ({ page }: Person, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const button = ({ page }: Person, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
export const field = ({ page }: Person, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
/** What is said to be wrong with a field, as a screen reader hears it. */
export const expectWrong = async (input: Locator, text: string | RegExp) => {
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(text);
};
/** Where the account is logged in. */
export const sessionsOf = (who: Person) => ask(requestOf(who), 'GET /p/user/sessions', {});
export const isLoggedIn = async ({ page }: Person) => {
  await page.goto('/user-center/uc-home');
  return new URL(page.url()).pathname === '/user-center/uc-home';
};

export async function fillPasswords(who: Person, label: string, again: string, password: string) {
  await field(who, who.say(label)).fill(password);
  await field(who, who.say(again)).fill(password);
}

export async function passLoginOf(who: Person, userName: string) {
  await who.open('/login');
  await passLogin(who, userName);
  await expect(who.page).toHaveURL((url) => url.pathname === '/');
}
