/** Somebody of a store at the console, for as long as a piece of a journey takes. */
import { expect, type Browser } from '@playwright/test';
import { openConsole, person, type Person } from './person.ts';
import type { Language } from './words.ts';

export async function asSeller(browser: Browser, language: Language, userName: string, work: (seller: Person) => Promise<void>) {
  const seller = await person(browser, language, { app: 'seller-console' });
  await openConsole(seller, '/seller', userName);
  await work(seller);
  expect(seller.troubles()).toEqual([]);
  await seller.leave();
}
