import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bareStatusOf, code, type Endpoint, type EndpointKey, endpoints, type Locale, reviewPicturesMax } from '@kyakhta/contract';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { execute, type Request } from '../execute.ts';
import { sendBare } from './bare-page.ts';
import { sessionCookie } from './calls.ts';
import { deadCookie, isSecure, ownAsText } from './cookies.ts';
import { say } from '../../words/index.ts';
import { encodeAs, encoded, isText } from './compress.ts';
import { endUnread, type Fault, faultOf } from './faults.ts';
import { formBytesMax, readsFormFiles, takeFormFiles } from './form-files.ts';
import { doorCookie, doorKeysOf } from './door-keys.ts';
import { browserCookie, browserKeyOf, givenBrowserKey } from './browser-key.ts';
import { guestViewOf, type GuestView, keyOfView, type Preferences, preferencesOf, requestOfView } from './guest-view.ts';
import { type Identity, identityOf, originAllowed, ownOrigins } from './identity.ts';
import { AskedPages, KeptPage, PageReading } from './kept-pages.ts';
import { shownCurrencies } from './offered.ts';
import { storefrontFolder } from './screens.ts';
import { atPace, hurryBody } from './uploads.ts';

interface Currency {
  readonly code: string;
  readonly symbol: string;
  readonly exchangeRate: string;
  readonly decimals: number;
}
/** What the storefront's entry module exports besides its handler. */
interface Entry {
  readonly apiContext: RouterContext<{ call(key: EndpointKey, input: unknown): Promise<unknown> }>;
  readonly personContext: RouterContext<{
    locale: Locale;
    languages: readonly Locale[];
    currency: Currency;
    buyer: { userId: number; nickName: string; pic: string | null; score: number } | null;
    demo: boolean;
    now: string;
    timeZone: string;
    origin: string;
  }>;
  readonly nonceContext: RouterContext<string>;
}

/** Where a form of ours may lead: to pay, the browser is sent on to the provider, and browsers look at that step, too. */
const formTargetsOf = ({ payments: { hosted } }: Config): string =>
  `'self' https://*.paypal.com https://*.alipay.com${hosted === null || !hosted.origin.startsWith('https:') ? '' : ` ${hosted.origin}`}`;
const policyOf = (scripts: string, dev: boolean, formTargets: string): string =>
  `default-src 'self'; script-src 'self'${scripts}; style-src 'self'${dev ? " 'unsafe-inline'" : scripts}; img-src 'self' data:; font-src 'self'; connect-src 'self'${dev ? ' ws:' : ''}; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action ${formTargets}`;

const requestOf = (app: App, request: FastifyRequest, identity: Identity, config: Config, { locale }: Preferences): Request => ({
  actor: identity.actor,
  token: identity.token,
  locale,
  requestId: request.id,
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
  idempotencyKey: null,
  plainPasswordAllowed: app.demo || isSecure(request),
  browserKey: browserKeyOf(request),
  origins: ownOrigins(request, config.publicOrigins),
});

/** The request as the router reads it; pictures in a form of a buyer's are taken out of it on the way. */
const webRequest = async (
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity,
  config: Config,
  preferences: Preferences,
): Promise<globalThis.Request> => {
  const { origin } = preferences;
  if (identity.actor.kind !== 'buyer' || !request.isMultipart()) {
    const { protocol, host } = new URL(origin);
    return createRequest(request.raw, reply.raw, { protocol, host });
  }
  const form = await atPace(request, () =>
    takeFormFiles(
      app,
      request,
      (purpose, upload) =>
        execute(app, 'POST /p/file/upload', { purpose }, { ...requestOf(app, request, identity, config, preferences), upload }),
      say(preferences.locale, 'field.many', { max: reviewPicturesMax }),
    ),
  );
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (!/^(content-(type|length)|transfer-encoding|connection)$/.test(name) && value !== undefined) headers.set(name, String(value));
  return new globalThis.Request(`${origin}${request.raw.url ?? '/'}`, {
    method: request.method,
    headers,
    body: form,
  });
};

/** One page request: the context its loaders get, and the cookies their calls set. */
const contextFor = async (
  app: App,
  entry: Entry,
  request: FastifyRequest,
  identity: Identity,
  nonce: string,
  config: Config,
  reading: PageReading | null,
  preferences: Preferences,
): Promise<{ readonly context: RouterContextProvider; readonly cookies: string[] }> => {
  const { locale, languages, origin } = preferences;
  const cookies: string[] = [];
  const call = async (name: EndpointKey, input: unknown): Promise<unknown> => {
    const endpoint: Endpoint = endpoints[name];
    const gives = endpoint.givesBrowserKey === true ? givenBrowserKey(request) : null;
    const door = doorKeysOf(endpoint, request);
    const asks = { ...requestOf(app, request, identity, config, preferences), door };
    const result = await execute(app, name, input, gives === null ? asks : { ...asks, browserKey: gives });
    reading?.note(result);
    const key = gives !== null && result.code === code.ok ? browserCookie(gives) : null;
    for (const cookie of [sessionCookie(endpoint, result), doorCookie(endpoint, result, door), key])
      if (cookie !== null) cookies.push(...ownAsText(request, cookie));
    return { code: result.code, msg: result.msg, data: result.file ?? result.data };
  };
  // Asked here once more, so that the page is dropped with them.
  await call('GET /lang/default', {});
  const currencies = (await call('GET /currency/list', {})) as { code: string; data: unknown };
  const enabled = currencies.code === code.ok ? shownCurrencies(currencies.data) : [];
  const chosen = enabled.find(({ currencyCode }) => currencyCode === preferences.currency);
  // They were switched this very moment.
  if (chosen === undefined) reading?.refuse();
  const profile =
    identity.actor.kind === 'buyer'
      ? ((await call('GET /p/user/userInfo', {})) as {
          code: string;
          data: { userId: number; nickName: string; pic: string | null; score: number; timeZone: string };
        })
      : null;

  const context = new RouterContextProvider();
  context.set(entry.apiContext, { call });
  context.set(entry.nonceContext, nonce);
  context.set(entry.personContext, {
    locale,
    languages,
    demo: app.demo,
    now: app.clock.now().toISOString(),
    origin,
    timeZone: profile?.code === code.ok ? profile.data.timeZone : preferences.timeZone,
    currency: {
      code: chosen?.currencyCode ?? 'USD',
      symbol: chosen?.symbol ?? '$',
      exchangeRate: chosen?.exchangeRate ?? '1',
      decimals: chosen?.decimals ?? 2,
    },
    buyer:
      profile?.code === code.ok
        ? { userId: profile.data.userId, nickName: profile.data.nickName, pic: profile.data.pic, score: profile.data.score }
        : null,
  });
  return { context, cookies };
};

/** The page that a form stood on, as it was asked for; never a link to another host, whatever its address looks like. */
const wayBackOf = (asked: string): string => {
  const { pathname, search } = new URL(asked.replace(/^[/\\]+/, '/'), 'http://page.invalid');
  return /^\/[/\\]/.test(pathname) ? '/' : pathname + search;
};

/** What becomes of a form that is not even read: one sentence, and the way back to its page. */
const refuseForm = async (app: App, request: FastifyRequest, reply: FastifyReply, fault: Fault): Promise<FastifyReply> => {
  const { failure, values, status } = fault;
  const { locale } = await preferencesOf(app, request);
  await endUnread(request, reply, fault);
  const to = wayBackOf(request.raw.url ?? '/');
  return sendBare(reply, { locale, status, sentence: say(locale, failure, values), link: { to, text: say(locale, 'page.back') } });
};

/** Where the rendered build comes from: the built bundle, or Vite while developing. */
export interface PageSource {
  readonly dev: boolean;
  /** Answers what belongs to the development server itself. @returns true when it did. */
  before(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  build(): Promise<ServerBuild>;
}

/** The built bundle; null when it has not been built. */
export const builtPages = async (): Promise<PageSource | null> => {
  const file = join(storefrontFolder, 'build/server/index.js');
  if (!existsSync(file)) return null;
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  return { dev: false, before: () => Promise.resolve(false), build: () => Promise.resolve(build) };
};

/** The server-rendered storefront at `/`: loaders call the same pipeline in this process. */
export const registerPages = async (http: FastifyInstance, app: App, config: Config, source: PageSource): Promise<void> => {
  const formTargets = formTargetsOf(config);
  const built = source.dev ? null : await source.build();
  const handlerOf = (build: ServerBuild): ReturnType<typeof createRequestHandler> =>
    createRequestHandler(build, source.dev ? 'development' : 'production');
  const builtHandler = built === null ? null : handlerOf(built);

  const asked = new AskedPages();
  /** Makes a page or does what a form asks, and sends the answer. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    identity: Identity,
    reading: PageReading | null,
    preferences: Preferences,
    view: GuestView | null,
  ) => {
    const nonce = randomBytes(16).toString('base64');
    const build = built ?? (await source.build());
    const entry = build.entry.module as unknown as Entry;
    const { context, cookies } = await contextFor(app, entry, request, identity, nonce, config, reading, preferences);
    // Before the others: somebody may log in by this very form.
    const dead = deadCookie(request, 'buyer', identity.token !== null);
    if (dead !== null) cookies.unshift(...ownAsText(request, dead));
    const asked = view === null ? await webRequest(app, request, reply, identity, config, preferences) : requestOfView(view);
    const response = await (builtHandler ?? handlerOf(build))(asked, context);
    const headers = new Headers(response.headers);
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    // What one person was shown is no other's, on a shared computer neither: not kept at all.
    if (!headers.has('cache-control')) headers.set('cache-control', identity.token === null ? 'private, no-cache' : 'private, no-store');
    const policy = (scripts: string): string => policyOf(scripts, source.dev, formTargets);
    // Nothing of a page comes late, so it is sent in one piece; a file travels as it is read.
    const whole = isText(headers) ? Buffer.from(await response.arrayBuffer()) : null;
    if (whole !== null && reading !== null) {
      const page = await reading.page({ status: response.status, headers }, whole.toString(), nonce, policy);
      if (page !== null) return page.send(request, reply);
    }
    for (const [name, value] of Object.entries(reply.getHeaders())) if (!headers.has(name)) headers.set(name, String(value));
    headers.set('content-security-policy', policy(` 'nonce-${nonce}'`));
    reply.hijack();
    const body = whole === null ? response.body : await encoded(whole, encodeAs(headers, request.headers['accept-encoding']));
    await sendResponse(reply.raw, new Response(body, { status: response.status, statusText: response.statusText, headers }));
    return reply;
  };

  await http.register(async (scope) => {
    // Form posts go to the storefront's actions as they came.
    scope.removeAllContentTypeParsers();
    await readsFormFiles(scope);
    scope.addContentTypeParser('*', (_request, _payload, parsed) => {
      parsed(null);
    });
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const fault = faultOf(error);
      if (fault.isOurs === true) request.log.error({ err: error, requestId: request.id }, 'page failed');
      return refuseForm(app, request, reply, fault);
    });
    scope.all('/*', { config: { formFiles: true } }, async (request, reply) => {
      if (await source.before(request, reply)) return reply;
      const identity = await identityOf(app, 'buyer', request);
      const withFiles = identity.actor.kind === 'buyer' && request.isMultipart();
      if (request.isMultipart() && !withFiles) hurryBody(request, reply);
      if (request.method !== 'GET' && request.method !== 'HEAD' && !originAllowed(request, config.publicOrigins))
        return refuseForm(app, request, reply, { failure: 'originNotAllowed', values: {}, status: bareStatusOf.originNotAllowed });
      if (
        request.method !== 'GET' &&
        request.method !== 'HEAD' &&
        !(Number(request.headers['content-length']) <= (withFiles ? formBytesMax : config.bodyLimitBytes))
      )
        return refuseForm(app, request, reply, { failure: 'tooLarge', values: {}, status: bareStatusOf.tooLarge });
      const preferences = await preferencesOf(app, request);
      const view = source.dev || identity.token !== null ? null : guestViewOf(request, preferences);
      const pageKey = view === null ? null : keyOfView(view);
      const found = pageKey === null ? undefined : app.cache.get(pageKey);
      if (found instanceof KeptPage && found.isGood(app.clock.now())) return found.send(request, reply);
      const reading = pageKey === null || !asked.again(pageKey) ? null : new PageReading(app, pageKey);
      try {
        return await answer(request, reply, identity, reading, preferences, view);
      } finally {
        reading?.end();
      }
    });
  });
};
