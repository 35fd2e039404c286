import { addMinutes } from '../../../runtime/clock.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { hashOf } from '../../../runtime/identity.ts';
import { triesMaxPerAccount, triesMaxPerAddress, triesWindowMinutes } from '../model/limits.ts';
import type { Audience } from '../store.ts';
import { selectDoors } from '../store/doors.ts';
import { countTries, holdSubjects, insertTries } from '../store/tries.ts';

/** Under what a guess is counted: an account, or the name that was typed when no account is found. */
export interface Counter {
  /** The account that is guessed at; null when none is found. */
  readonly accountId: number | null;
  readonly subject: string;
  /** Whether the browser has logged in to that account before: its guesses are counted apart from those of strangers. */
  readonly isDoor: boolean;
}

/** Under what strangers' guesses at an account are counted. */
export const accountSubject = (what: string, accountId: number): string => `${what}:#${accountId}`;

/** What is counted apart, for people known by a separate name or number. */
export const namedCounter = (what: string, name: string): Counter => ({
  accountId: null,
  subject: `${what}:${hashOf(name.toLowerCase()).toString('base64url')}`,
  isDoor: false,
});

/**
 * The counters of a guess at these accounts: one for each, by whatever of its names it was found, or the one of the name
 * when there is none. A browser that has logged in to an account before has a separate counter there, the same for all
 * ways in: strangers cannot use it up.
 */
export const countersAt = async (
  ctx: Ctx,
  audience: Audience,
  what: string,
  accounts: readonly number[],
  name: string,
): Promise<readonly Counter[]> => {
  const { given } = ctx.door;
  const doors = given === null ? null : await selectDoors(ctx.db, audience, hashOf(given), accounts);
  if (accounts.length === 0) return [namedCounter(what, name)];
  return accounts.map((accountId) => {
    const door = doors?.get(accountId);
    return { accountId, subject: door === undefined ? accountSubject(what, accountId) : `door:${door}`, isDoor: door !== undefined };
  });
};

export const exhausted = (): never => refuse('tooManyTries', { minutes: triesWindowMinutes });

/** Those counters that have tries left; refuses when none has, or when a stranger's address has used up its own. */
export const openCounters = async (ctx: Ctx, counters: readonly Counter[]): Promise<readonly Counter[]> => {
  const address = `ip:${ctx.ip ?? ''}`;
  const tries = await countTries(ctx.db, [...counters.map((one) => one.subject), address], addMinutes(ctx.now, -triesWindowMinutes));
  // In demo mode everyone comes from the same machine.
  const isAddressOpen = ctx.demo || (tries.get(address) ?? 0) < triesMaxPerAddress;
  const open = counters.filter((one) => (tries.get(one.subject) ?? 0) < triesMaxPerAccount && (one.isDoor || isAddressOpen));
  return open.length === 0 ? exhausted() : open;
};

/**
 * Counts a guess, so a refusal after it keeps what is written; refuses when no counter has tries left. Guesses at one
 * counter are made one after the other: a second one at the same time is sent away, or all of them would be counted from
 * the same number.
 * @returns the counters it was counted under
 */
export const countGuess = async (ctx: Ctx, counters: readonly Counter[]): Promise<readonly Counter[]> => {
  const subjects = counters.map((one) => one.subject);
  if (!(await holdSubjects(ctx.db, subjects))) refuse('doNotSubmitRepeatedly');
  const open = await openCounters(ctx, counters);
  const address = open.some((one) => !one.isDoor) ? [`ip:${ctx.ip ?? ''}`] : [];
  await insertTries(ctx.db, [...open.map((one) => one.subject), ...address], ctx.now);
  return open;
};

/** Refuses when the tries of this name, or of an address, are used up. */
export const refuseExhausted = async (ctx: Ctx, what: string, name: string): Promise<void> => {
  await openCounters(ctx, [namedCounter(what, name)]);
};
/** The same, and counts this try. */
export const countThisTry = async (ctx: Ctx, what: string, name: string): Promise<void> => {
  await countGuess(ctx, [namedCounter(what, name)]);
};
