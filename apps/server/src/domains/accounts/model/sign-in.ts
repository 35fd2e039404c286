import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What one may come back for; each has its own pages. */
export type SignInPurpose = 'login' | 'bind';

const minutes = 10;
export const ticketMinutes = 15;

/** The other sites by name; a name is the same in every language. */
const siteNames: Readonly<Record<number, string>> = { 3: 'Google', 4: 'Facebook' };
export const siteName = (socialType: number): string => siteNames[socialType] ?? '';

/** The pages of ours to which the other site may send the browser back. */
const callbackPaths: Readonly<Record<number, Readonly<Record<SignInPurpose, string>>>> = {
  3: { login: '/google/callback', bind: '/google/bind/callback' },
  4: { login: '/facebook/callback', bind: '/facebook/bind/callback' },
};

/** What somebody comes back for at this address; null when it is not one of ours, to the letter. */
export const purposeOf = (socialType: number, callbackUrl: string, origins: readonly string[]): SignInPurpose | null => {
  const paths = callbackPaths[socialType];
  if (paths === undefined) return null;
  for (const purpose of ['login', 'bind'] as const)
    if (origins.some((origin) => callbackUrl === `${origin}${paths[purpose]}`)) return purpose;
  return null;
};

export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

const print = (browserKey: string, ...parts: string[]): string =>
  createHmac('sha256', browserKey).update(JSON.stringify(parts)).digest('base64url');

const secretsOf = (browserKey: string, state: string): SignInSecrets => ({
  state,
  nonce: print(browserKey, 'nonce', state),
  codeVerifier: print(browserKey, 'verifier', state),
});

const stateFor = (browserKey: string, flow: string, socialType: number, callbackUrl: string): string =>
  `${flow}.${print(browserKey, 'state', flow, String(socialType), callbackUrl)}`;

/**
 * A sign-in that begins. All its secrets come from the key of the browser, so nothing is kept here until it comes back:
 * who does not hold that key can neither begin it for that browser nor finish it.
 */
export const beginSignIn = (browserKey: string, socialType: number, callbackUrl: string, now: Date): SignInSecrets => {
  const flow = `${randomBytes(16).toString('base64url')}.${Math.floor(now.getTime() / 1000).toString(36)}`;
  return secretsOf(browserKey, stateFor(browserKey, flow, socialType, callbackUrl));
};

/** The secrets of a sign-in that comes back; null when this browser did not begin it, or too long ago. */
export const resumeSignIn = (
  browserKey: string,
  state: string,
  socialType: number,
  callbackUrl: string,
  now: Date,
): SignInSecrets | null => {
  const [id = '', at = ''] = state.split('.');
  const expected = Buffer.from(stateFor(browserKey, `${id}.${at}`, socialType, callbackUrl));
  const given = Buffer.from(state);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const age = now.getTime() / 1000 - parseInt(at, 36);
  return age >= -60 && age <= minutes * 60 ? secretsOf(browserKey, state) : null;
};
