import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/** A password manager files a new password under the account name that stands before it, unseen. */
export async function filesUnder({ page }: Person, userName: string) {
  const form = page.locator('form', { has: page.locator('input[autocomplete="new-password"]') });
  const owner = form.locator('input[autocomplete="username"]');
  await expect(owner).toHaveValue(userName);
  await expect(owner).toBeHidden();
  expect(await form.locator('input:not([type="hidden"])').first().getAttribute('autocomplete')).toBe('username');
  expect(await owner.evaluate((field: HTMLInputElement) => field.name)).toBe('');
}
