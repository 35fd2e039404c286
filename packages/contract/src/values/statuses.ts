import { code, type Code, type Failure } from './codes.ts';

/**
 * HTTP status of an answer, by its code. The envelope tells what became of a call; another status than 200 only says what
 * the machines on the way act upon.
 */
export const statusOf = {
  [code.ok]: 200,
  [code.business]: 200,
  [code.passedThrough]: 200,
  [code.notLoggedIn]: 200,
  [code.serverError]: 500,
  [code.wrongVerificationCode]: 200,
  [code.unknownAnonymousId]: 200,
  [code.noSuchInterface]: 404,
  [code.argumentNotValid]: 200,
  [code.tooManyRequests]: 429,
  [code.tooLarge]: 413,
  [code.deliveryNotSupported]: 200,
  [code.orderExpired]: 200,
  [code.couponsNotCombinable]: 200,
  [code.noStock]: 200,
  [code.socialAccountNotBound]: 200,
  [code.socialAccountTaken]: 200,
  [code.deliveryOver]: 200,
} as const satisfies Readonly<Record<Code, number>>;

/**
 * HTTP status of failures where nobody reads an envelope: forms of a browser, other systems’ messages, requests that are no
 * HTTP to speak of, bodies that are waited for no longer.
 */
export const bareStatusOf = {
  argumentNotValid: 400,
  newsNotGenuine: 400,
  originNotAllowed: 403,
  uploadTooSlow: 408,
  tooLarge: 413,
  tooManyRequests: 429,
  serverError: 500,
  providerDown: 503,
  storageFull: 507,
} as const satisfies Readonly<Partial<Record<Failure, number>>>;
