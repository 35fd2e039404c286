import { code } from '@kyakhta/contract/values';

/** What the browser does about an answer, before the caller looks at it. */
export type Reaction = { do: 'go to login' } | { do: 'ask for login' } | { do: 'say'; text: string } | null;

/** Pages of one's own things: a guest has nothing to see there. */
export const ofOneself = (pathname: string): boolean => /user|order/.test(pathname);

/** Results, and what is shown at a field or to nobody; every other refusal is said. */
const passed = new Set<string>([code.ok, code.passedThrough, code.argumentNotValid, code.wrongVerificationCode, code.unknownAnonymousId]);

/**
 * An answer without words is said all the same: the caller has a word for that.
 * @param silent the caller shows a failure itself, or nobody needs to know
 */
export function reactionTo(answer: { code: string; msg: string }, pathname: string, silent: boolean): Reaction {
  if (answer.code === code.notLoggedIn) return ofOneself(pathname) ? { do: 'go to login' } : { do: 'ask for login' };
  return !silent && !passed.has(answer.code) ? { do: 'say', text: answer.msg } : null;
}
