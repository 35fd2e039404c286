import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { calculatePKCECodeChallenge } from 'openid-client';
import { afterAll, beforeAll } from 'vitest';
import { createSignIn } from '../src/outside/sign-in/openid.ts';
import { useSignIn } from './services.ts';
import type { SignInConfig } from '../src/outside/sign-in/config.ts';

const secret = 'test-secret-of-thirty-two-characters';
/** Its clients: ours, and one of another site. */
export const ownClient = 'kyakhta';
const foreignClient = 'another-site';

/** A cookie jar and the way through the provider's pages, as a browser goes it. */
const walk = async (address: string, login: string): Promise<URL> => {
  const jar = new Map<string, string>();
  const ask = async (url: URL, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  let url = new URL(address);
  const { host } = url;
  for (let step = 0; step < 12; step += 1) {
    let response = await ask(url);
    if (response.status === 200) {
      const page = await response.text();
      response = await ask(url, page.includes('name="login"') ? { prompt: 'login', login, password: 'any' } : { prompt: 'consent' });
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the provider stopped at ${url.pathname} with ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
    if (url.host !== host) return url;
  }
  throw new Error('the provider leads round in circles');
};

export interface TestSite {
  readonly issuer: string;
  /** Signs in there as a browser does: login, consent. @returns the address it sends the browser back to */
  signIn(address: string, login: string): Promise<URL>;
  /** Tokens pass through here on their way to us. */
  meddle: ((tokens: Record<string, unknown>) => Promise<Record<string, unknown>>) | null;
  /** An ID token that the same provider made for another of its clients, with this nonce. */
  foreignIdToken(login: string, nonce: string): Promise<string>;
  /** How many codes were traded. */
  readonly traded: number;
  /** Gone until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const foreignCallback = 'https://another.test/callback';

/** A real OpenID provider on this machine, and our adapter in place for both kinds. */
export const openSite = async (callbackUrls: readonly string[]): Promise<TestSite> => {
  let listener: RequestListener = () => undefined;
  const server = createServer((request, response) => {
    listener(request, response);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const client = (id: string, redirect_uris: readonly string[]): object => ({
    client_id: id,
    client_secret: secret,
    redirect_uris,
    token_endpoint_auth_method: 'client_secret_post',
  });
  const provider = new Provider(issuer, {
    clients: [client(ownClient, callbackUrls), client(foreignClient, [foreignCallback])],
    // As Google does: what the scope asks for is in the ID token.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile', 'public_profile'],
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    findAccount: (_ctx: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@demo.test`, email_verified: true, name: `Name of ${id}` }),
    }),
  });
  let traded = 0;
  const site: TestSite = {
    issuer,
    signIn: walk,
    meddle: null,
    get traded() {
      return traded;
    },
    foreignIdToken: async (login, nonce) => {
      const verifier = 'v'.repeat(43);
      const query = new URLSearchParams({
        client_id: foreignClient,
        redirect_uri: foreignCallback,
        response_type: 'code',
        scope: 'openid email profile',
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      const back = await walk(`${issuer}/auth?${query.toString()}`, login);
      const answer = await fetch(`${issuer}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: back.searchParams.get('code') ?? '',
          redirect_uri: foreignCallback,
          code_verifier: verifier,
          client_id: foreignClient,
          client_secret: secret,
        }),
      });
      return ((await answer.json()) as { id_token: string }).id_token;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
    start: () => listen(port),
  };
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path !== '/token') return;
    traded += 1;
    if (site.meddle !== null) ctx.body = await site.meddle(ctx.body as Record<string, unknown>);
  });
  listener = provider.callback();
  return site;
};

/** Our settings for it. */
export const configOf = (issuer: string, socialType: 3 | 4): SignInConfig => ({
  socialType,
  issuer,
  clientId: ownClient,
  clientSecret: secret,
  scope: socialType === 3 ? 'openid email profile' : 'openid email public_profile',
  tokenEndpoint: null,
});

/** A provider for the whole test file, in place as Google and as Facebook. */
export const siteForFile = (callbackUrls: readonly string[]): (() => TestSite) => {
  let current: TestSite | undefined;
  beforeAll(async () => {
    current = await openSite(callbackUrls);
    const { issuer } = current;
    useSignIn(new Map(([3, 4] as const).map((type) => [type, createSignIn(configOf(issuer, type))])));
  });
  afterAll(async () => {
    useSignIn(new Map());
    await current?.stop();
  });
  return () => {
    if (current === undefined) throw new Error('the provider opens before the first test');
    return current;
  };
};
