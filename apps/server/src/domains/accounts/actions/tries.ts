import type { Ctx } from '../../../runtime/context.ts';
import { addMinutes } from '../../../runtime/clock.ts';
import { refuse } from '../../../runtime/errors.ts';
import { hashOf } from '../../../runtime/identity.ts';
import { triesMaxPerAccount, triesMaxPerAddress, triesWindowMinutes } from '../model/limits.ts';
import { countTries, holdSubject, insertTry } from '../store.ts';

const subjectsOf = (ctx: Ctx, audience: string, name: string): { readonly account: string; readonly address: string } => ({
  account: `${audience}:${hashOf(name.toLowerCase()).toString('base64url')}`,
  address: `ip:${ctx.ip ?? ''}`,
});

/** Refuses when an account or an address has used up its tries. */
export const refuseExhausted = async (ctx: Ctx, audience: string, name: string): Promise<void> => {
  const { account, address } = subjectsOf(ctx, audience, name);
  const since = addMinutes(ctx.now, -triesWindowMinutes);
  if ((await countTries(ctx.db, account, since)) >= triesMaxPerAccount) refuse('tooManyTries', { minutes: triesWindowMinutes });
  // In demo mode everyone comes from the same machine.
  if (!ctx.demo && (await countTries(ctx.db, address, since)) >= triesMaxPerAddress)
    refuse('tooManyTries', { minutes: triesWindowMinutes });
};

/**
 * Refuses when an account or an address has tried too often; counts this try, so a refusal after it
 * keeps what is written. Tries of one account are made one after the other: a second one at the same
 * time is sent away, or all of them would be counted from the same number.
 */
export const countThisTry = async (ctx: Ctx, audience: string, name: string): Promise<string> => {
  const { account, address } = subjectsOf(ctx, audience, name);
  if (!(await holdSubject(ctx.db, account))) refuse('doNotSubmitRepeatedly');
  await refuseExhausted(ctx, audience, name);
  await insertTry(ctx.db, account, ctx.now);
  await insertTry(ctx.db, address, ctx.now);
  return account;
};
