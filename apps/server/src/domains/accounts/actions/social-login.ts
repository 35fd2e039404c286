import { type SignInAttempt, type SignInProvider, SignInRefused, type SocialPerson } from '../../../outside/sign-in/provider.ts';
import { addMinutes } from '../../../runtime/clock.ts';
import type { Answer, AsksOutside, Ctx, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { hashOf, newToken } from '../../../runtime/identity.ts';
import { outside } from '../../../runtime/outside.ts';
import { beginSignIn, purposeOf, resumeSignIn, type SignInPurpose, siteName, ticketMinutes } from '../model/sign-in.ts';
import { insertUsedCiphertext } from '../store.ts';
import { insertSocialTicket, selectSocialUser } from '../store/social.ts';
import { openSession } from './sessions.ts';
import { refuseField } from '../../../runtime/wrong-fields.ts';

export const socialTypes = ({ services }: Ctx): Promise<Result<'GET /thirdLogin/types'>> =>
  Promise.resolve({ socialTypes: [...services.signIn.keys()] });

const providerOf = ({ services }: Ctx, socialType: number): SignInProvider => services.signIn.get(socialType) ?? refuse('signInOff');

const foreignCallback = (ctx: Ctx): never => refuseField(ctx, 'callbackUrl', 'field.wrong');

/** Where the browser signs in. Asks no database: nothing waits on a connection while the other site is asked. */
export const socialLoginUrl = async (ctx: Ctx, input: Parsed<'GET /getThirdLoginUrl'>): Promise<string> => {
  const { socialType, callbackUrl } = input;
  const provider = providerOf(ctx, socialType);
  if (purposeOf(socialType, callbackUrl, ctx.origins) === null) return foreignCallback(ctx);
  if (ctx.browserKey === null) return refuse('signInFailed');
  const secrets = beginSignIn(ctx.browserKey, socialType, callbackUrl, ctx.now);
  return provider.address({ callbackUrl, ...secrets }).catch(() => refuse('signInDown', { site: siteName(socialType) }));
};

/**
 * Who came back from the other site, asked between two transactions. The first marks the sign-in as used, so that of
 * two that come at once, or one after the other, one goes on.
 */
export const whoCameBack = async <R>(
  ctx: Ctx,
  purpose: SignInPurpose,
  input: Parsed<'POST /thirdLogin'>,
  goOn: (inside: Ctx, person: SocialPerson) => Promise<R>,
): Promise<AsksOutside<R>> => {
  const { socialType, callbackUrl, authCallback } = input;
  const provider = providerOf(ctx, socialType);
  if (purposeOf(socialType, callbackUrl, ctx.origins) !== purpose) return foreignCallback(ctx);
  const { code, state, iss, error } = authCallback;
  if (error !== undefined || code === undefined || state === undefined || ctx.browserKey === null) return refuse('signInFailed');
  const secrets = resumeSignIn(ctx.browserKey, state, socialType, callbackUrl, ctx.now);
  if (secrets === null || !(await insertUsedCiphertext(ctx.db, hashOf(`sign-in ${state}`), ctx.now))) return refuse('signInFailed');
  const attempt: SignInAttempt = { callbackUrl, ...secrets };
  return outside(
    () => provider.person(attempt, { code, iss }),
    (inside, answer) => goOn(inside, personIn(answer, socialType)),
  );
};

const personIn = (answer: Answer<SocialPerson>, socialType: number): SocialPerson => {
  if (answer.ok) return answer.value;
  return answer.error instanceof SignInRefused ? refuse('signInFailed') : refuse('signInDown', { site: siteName(socialType) });
};

type Came = Result<'POST /thirdLogin'>;

/** Logs in whose account it is. A mail address that is somebody's here proves nothing: nobody is let in by it. */
export const socialLogin = (ctx: Ctx, input: Parsed<'POST /thirdLogin'>): Promise<AsksOutside<Came>> =>
  whoCameBack<Came>(ctx, 'login', input, async (inside, { name, ...person }) => {
    const identity = { socialType: input.socialType, ...person };
    const userId = await selectSocialUser(inside.db, identity);
    if (userId !== null) return { ...(await openSession(inside, 'buyer', userId, null)), thirdLoginVO: null };
    const biz = newToken();
    await insertSocialTicket(inside.db, {
      ...identity,
      tokenHash: hashOf(biz),
      browserHash: hashOf(ctx.browserKey ?? ''),
      createdAt: inside.now,
      expiresAt: addMinutes(inside.now, ticketMinutes),
    });
    return { accessToken: null, expiresIn: null, thirdLoginVO: { mail: person.mail, biz, username: name } };
  });
