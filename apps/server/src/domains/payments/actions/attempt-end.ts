import { providerNamed, type Services } from '../../../outside/services.ts';
import type { Attempt } from '../store/attempts.ts';

type Ending = Pick<Attempt, 'provider' | 'expiresAt'>;
interface Asks {
  readonly services: Services;
}

/**
 * Until when the payer may agree to an attempt, by the clock of the world outside, which providers go by; null where it has
 * no time limit: a bank transfer, and a provider that sets its own and takes nothing we did not ask for.
 */
const endOutsideOf = (ctx: Asks, { provider, expiresAt }: Ending): number | null =>
  expiresAt !== null && providerNamed(ctx, provider)?.closeOrder !== undefined ? expiresAt.getTime() : null;

/** Nobody can agree to it at the provider any more. @param graceMs how long ago that must be */
export const hasEnded = (ctx: Asks, attempt: Ending, graceMs = 0): boolean => {
  const end = endOutsideOf(ctx, attempt);
  return end !== null && Date.now() >= end + graceMs;
};

/**
 * Until when the payer may agree to an attempt, in the clock of the marketplace, as everything else is shown; that clock may be
 * moved against the one outside, and what is left there is counted from now.
 */
export const endOf = (ctx: Asks, attempt: Ending, now: Date): Date | null => {
  const end = endOutsideOf(ctx, attempt);
  return end === null ? null : new Date(now.getTime() + end - Date.now());
};

/** Where the payer agrees to an attempt, a page or a code, while that is waited for and she still can. */
export const waysToAgree = (ctx: Asks, attempt: Attempt): { readonly redirectUrl: string | null; readonly codeUrl: string | null } =>
  attempt.state === 'waiting' && !hasEnded(ctx, attempt)
    ? { redirectUrl: attempt.approveUrl, codeUrl: attempt.codeUrl }
    : { redirectUrl: null, codeUrl: null };
