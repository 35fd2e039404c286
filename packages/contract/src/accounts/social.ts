import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, instant, nothing, text, textOptional, whole } from '../fields.ts';

/** 3 Google, 4 Facebook (`socialType`). */
const type = () => whole(3, 4);
/** A page of ours that the other site sends the browser back to, whole and without a query. */
const callbackUrl = () => text(1, 300);
const came = () =>
  z.object({
    socialType: type(),
    callbackUrl: callbackUrl(),
    /** The query with which the browser came back. */
    authCallback: z.object({
      code: textOptional(4096),
      state: textOptional(512),
      iss: textOptional(512),
      error: textOptional(512),
    }),
  });

/** Logging in by an account of another site, and binding one. The browser that begins must be the one that finishes. */
export const socialEndpoints = {
  'GET /thirdLogin/types': endpoint({
    who: 'public',
    summary: 'The other sites by whose accounts one can log in here',
    input: nothing,
    output: z.object({ socialTypes: z.array(z.number()) }),
  }),
  'GET /getThirdLoginUrl': endpoint({
    who: 'public',
    summary: 'Where the browser goes to sign in at another site; good for ten minutes, in this browser only',
    input: z.object({ socialType: type(), callbackUrl: callbackUrl() }),
    output: z.string(),
    errors: ['signInOff', 'signInDown'],
    givesBrowserKey: true,
    perMinute: 30,
  }),
  'POST /thirdLogin': endpoint({
    who: 'public',
    summary: 'Logs in whom the other site has named, or answers a ticket to register with',
    input: came(),
    output: z.object({
      /** Null: there is no account yet. */
      accessToken: z.string().nullable(),
      expiresIn: z.number().nullable().meta({ description: 'seconds' }),
      thirdLoginVO: z
        .object({
          mail: z.string().nullable(),
          /** `bizPayload` of the registration, good once and for fifteen minutes. */
          biz: z.string(),
          username: z.string().nullable(),
        })
        .nullable(),
    }),
    errors: ['signInOff', 'signInDown', 'signInFailed'],
    session: { kind: 'buyer', does: 'open' },
    perMinute: 20,
  }),
  'POST /bindThirdAccount': endpoint({
    who: 'buyer',
    summary: 'Binds an account of another site to the buyer who is logged in',
    input: came(),
    output: done,
    errors: ['signInOff', 'signInDown', 'signInFailed', 'socialAccountTaken', 'socialAccountOther'],
    perMinute: 20,
  }),
  'GET /p/user/social': endpoint({
    who: 'buyer',
    summary: 'Accounts of other sites that are bound to this one',
    input: nothing,
    output: z.array(z.object({ socialType: z.number(), mail: z.string().nullable(), boundAt: instant() })),
  }),
  'DELETE /p/user/social/{socialType}': endpoint({
    who: 'buyer',
    summary: 'Unbinds an account of another site, unless it is the last way in',
    input: z.object({ socialType: type() }),
    output: done,
    errors: ['socialAccountNotBound', 'lastWayIn'],
  }),
} as const;
