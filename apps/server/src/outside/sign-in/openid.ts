import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
} from 'openid-client';
import type { SignInConfig } from './config.ts';
import { type SignInAttempt, type SignInProvider, SignInRefused, type SocialPerson } from './provider.ts';

/** Somebody waits at the browser: after this long the other site is taken to be down. */
export const patienceMs = 5000;
/** How long an issuer's description of itself is believed. */
const descriptionLifeMs = 24 * 3600 * 1000;

const longestText = 254;
const textOf = (claim: unknown): string | null =>
  typeof claim === 'string' && claim.trim() !== '' ? claim.trim().slice(0, longestText) : null;

/** Codes of the library that say nothing of the person: the other site failed, or was too slow. */
const downCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);
const isRefusal = (error: unknown): boolean =>
  error instanceof AuthorizationResponseError ||
  (error instanceof ResponseBodyError && error.status < 500) ||
  (error instanceof ClientError && error.code !== undefined && !downCodes.has(error.code));

const withinPatience = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the other site is too slow'));
    }, patienceMs);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
};

/** Signing in by OpenID Connect: authorisation code with PKCE; signature, issuer, audience, nonce and times of the ID token are checked. */
export const createSignIn = ({ issuer, clientId, clientSecret, scope, tokenEndpoint }: SignInConfig): SignInProvider => {
  const isPlain = issuer.startsWith('http:');
  const prepared = (configuration: Configuration): Configuration => {
    configuration.timeout = patienceMs / 1000;
    enableNonRepudiationChecks(configuration);
    // The settings take plain HTTP on this machine only.
    if (isPlain) allowInsecureRequests(configuration);
    return configuration;
  };
  const discover = async (): Promise<Configuration> => {
    const found = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: patienceMs / 1000,
      ...(isPlain ? { execute: [allowInsecureRequests] } : {}),
    });
    const { supportsPKCE: _asked, ...about } = found.serverMetadata();
    if (about.token_endpoint !== undefined || tokenEndpoint === null) return prepared(found);
    return prepared(new Configuration({ ...about, token_endpoint: tokenEndpoint }, clientId, clientSecret));
  };

  let known: { readonly configuration: Promise<Configuration>; readonly since: number } | undefined;
  const configuration = (): Promise<Configuration> => {
    if (known !== undefined && performance.now() - known.since < descriptionLifeMs) return known.configuration;
    const asking = { configuration: discover(), since: performance.now() };
    known = asking;
    // What failed is asked anew by the next.
    asking.configuration.catch(() => {
      if (known === asking) known = undefined;
    });
    return asking.configuration;
  };

  const address = async ({ callbackUrl, state, nonce, codeVerifier }: SignInAttempt): Promise<string> =>
    buildAuthorizationUrl(await configuration(), {
      redirect_uri: callbackUrl,
      scope,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    }).href;

  const person: SignInProvider['person'] = async ({ callbackUrl, state, nonce, codeVerifier }, { code, iss }) => {
    const came = new URL(callbackUrl);
    came.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
    const tokens = await authorizationCodeGrant(await configuration(), came, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new SignInRefused('no ID token came');
    return { issuer: claims.iss, subject: claims.sub, mail: textOf(claims['email']), name: textOf(claims['name']) };
  };

  return {
    address: (attempt) => withinPatience(address(attempt)),
    person: (attempt, came): Promise<SocialPerson> =>
      withinPatience(person(attempt, came)).catch((error: unknown) => {
        throw isRefusal(error) ? new SignInRefused('what came back is not good', { cause: error }) : error;
      }),
  };
};
