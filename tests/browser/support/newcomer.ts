/** People with new accounts, made for one journey. */
import { expect, type APIRequestContext, type Browser } from '@playwright/test';
import { ask, mailsTo } from './api.ts';
import { person, type Person } from './person.ts';
import type { Language } from './words.ts';

/** Letters, digits and a sign: good for registering. */
export const firstPassword = 'Carton-2026';

export type Newcomer = Person & { mail: string; userName: string };

/** A mailbox and an account name that nobody has. */
export function newNames(): { mail: string; userName: string } {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 10);
  return { mail: `${id}@new.test`, userName: `n_${id}` };
}

/** The code in the latest message to an address that has one. @param before the message that was the latest until then */
export async function codeTo(request: APIRequestContext, address: string, before = 0): Promise<string> {
  const find = async () => {
    const codes = (await mailsTo(request, address)).filter(({ id }) => id > before).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
    return codes.find((code) => code !== undefined) ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

export const requestOf = ({ page }: Person) => page.context().request;
/** The latest message to an address; 0 while there is none. */
export const latestMail = async (who: Person, address: string) => (await mailsTo(requestOf(who), address))[0]?.id ?? 0;

/**
 * Registers the person who makes these requests, without the form, and logs them in. The clock is one for all: where a journey
 * beside moves it past the life of the code, the next try is somebody else.
 * @returns the names of the account
 */
export async function register(request: APIRequestContext, password: string): Promise<{ mail: string; userName: string }> {
  let names = newNames();
  await expect(async () => {
    names = newNames();
    await ask(request, 'POST /sms/sendRegisterCode', { mail: names.mail });
    const validCode = await codeTo(request, names.mail);
    await ask(request, 'POST /user/register', { ...names, validCode, password, nickName: 'Anna' });
  }).toPass({ timeout: 60_000 });
  return names;
}

/** Somebody who has just registered and is logged in, without the form, where the form is not what is looked at. */
export async function newcomer(browser: Browser, language: Language = 'en', options?: Parameters<typeof person>[2]): Promise<Newcomer> {
  const someone = await person(browser, language, options);
  return { ...someone, ...(await register(requestOf(someone), firstPassword)) };
}
