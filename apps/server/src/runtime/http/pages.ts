import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  code,
  cookieName,
  type Endpoint,
  type EndpointKey,
  endpoints,
  type Locale,
  readLocale,
  reviewPicturesMax,
  locales,
  timeZoneDefault,
} from '@kyakhta/contract';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { execute, type Request } from '../execute.ts';
import { isSecure, sessionCookie } from './calls.ts';
import { say } from '../words/index.ts';
import { compressed } from './compress.ts';
import { formBytesMax, readsFormFiles, takeFormFiles } from './form-files.ts';
import { type Identity, identityOf, originAllowed, ownOrigins } from './identity.ts';
import { registerStorefrontAssets, storefrontFolder } from './screens.ts';
import { hurryBody } from './uploads.ts';

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
    currency: Currency;
    buyer: { userId: number; nickName: string; pic: string | null } | null;
    demo: boolean;
    now: string;
    timeZone: string;
  }>;
  readonly nonceContext: RouterContext<string>;
}

const currencyOfLocale: Readonly<Partial<Record<Locale, string>>> = { zh_CN: 'CNY', ru: 'RUB' };

/** Language of a page: the address names it, else the cookie, else the browser's wish, else English. */
const localeOf = (request: FastifyRequest): Locale => {
  const named = (request.query as Record<string, unknown>)['lang'];
  if (typeof named === 'string') return readLocale(named);
  const cookie = request.cookies[cookieName.language];
  if (cookie !== undefined) return readLocale(cookie);
  for (const part of (request.headers['accept-language'] ?? '').split(',')) {
    const tag = (part.split(';')[0] ?? '').trim().replace('-', '_').toLowerCase();
    const found = locales.find((l) => l.toLowerCase() === tag) ?? locales.find((l) => l.toLowerCase().split('_')[0] === tag.split('_')[0]);
    if (tag !== '' && found !== undefined) return found;
  }
  return readLocale(undefined);
};

const timeZoneOf = (request: FastifyRequest): string => {
  const wished = request.cookies[cookieName.timeZone];
  if (wished === undefined || !/^[A-Za-z_+\-/0-9]{1,60}$/.test(wished)) return timeZoneDefault;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: wished }).resolvedOptions().timeZone;
  } catch {
    return timeZoneDefault;
  }
};

/** Where a form of ours may lead: to pay, the browser is sent on to the provider, and browsers look at that step, too. */
const formTargets = "'self' https://*.paypal.com";
const policy = (nonce: string, dev: boolean): string =>
  `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}; img-src 'self' data:; font-src 'self'; connect-src 'self'${dev ? ' ws:' : ''}; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action ${formTargets}`;

const requestOf = (app: App, request: FastifyRequest, identity: Identity, config: Config): Request => ({
  actor: identity.actor,
  token: identity.token,
  locale: localeOf(request),
  requestId: request.id,
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
  idempotencyKey: null,
  plainPasswordAllowed: app.demo || isSecure(request),
  origins: ownOrigins(request, config.publicOrigins),
});

/** The request as the router reads it; pictures in a form of a buyer's are taken out of it on the way. */
const webRequest = async (
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity,
  config: Config,
): Promise<globalThis.Request> => {
  if (identity.actor.kind !== 'buyer' || !request.isMultipart()) return createRequest(request.raw, reply.raw);
  const form = await takeFormFiles(
    app,
    request,
    (purpose, upload) => execute(app, 'POST /p/file/upload', { purpose }, { ...requestOf(app, request, identity, config), upload }),
    say(localeOf(request), 'field.many', { max: reviewPicturesMax }),
  );
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (!/^(content-(type|length)|transfer-encoding|connection)$/.test(name) && value !== undefined) headers.set(name, String(value));
  const protocol = 'encrypted' in request.raw.socket ? 'https:' : 'http:';
  return new globalThis.Request(`${protocol}//${request.headers.host ?? 'localhost'}${request.raw.url ?? '/'}`, {
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
): Promise<{ readonly context: RouterContextProvider; readonly cookies: string[] }> => {
  const locale = localeOf(request);
  const cookies: string[] = [];
  const call = async (name: EndpointKey, input: unknown): Promise<unknown> => {
    const endpoint: Endpoint = endpoints[name];
    const result = await execute(app, name, input, requestOf(app, request, identity, config));
    const cookie = sessionCookie(endpoint, result, isSecure(request));
    if (cookie !== null)
      cookies.push(
        `${cookie.name}=${cookie.value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${cookie.maxAge}${cookie.secure ? '; Secure' : ''}`,
      );
    return { code: result.code, msg: result.msg, data: result.file ?? result.data };
  };
  const currencies = (await call('GET /currency/list', {})) as {
    data: { currencyCode: string; symbol: string; exchangeRate: string; decimals: number; status: number; defaultCurrency: number }[];
  };
  const enabled = currencies.data.filter((c) => c.status === 1);
  const wished = request.cookies[cookieName.currency] ?? currencyOfLocale[locale];
  const chosen = enabled.find((c) => c.currencyCode === wished) ?? enabled.find((c) => c.defaultCurrency === 1);
  const profile =
    identity.actor.kind === 'buyer'
      ? ((await call('GET /p/user/userInfo', {})) as {
          code: string;
          data: { userId: number; nickName: string; pic: string | null; timeZone: string };
        })
      : null;

  const context = new RouterContextProvider();
  context.set(entry.apiContext, { call });
  context.set(entry.nonceContext, nonce);
  context.set(entry.personContext, {
    locale,
    demo: app.demo,
    now: app.clock.now().toISOString(),
    timeZone: profile?.code === code.ok ? profile.data.timeZone : timeZoneOf(request),
    currency: {
      code: chosen?.currencyCode ?? 'USD',
      symbol: chosen?.symbol ?? '$',
      exchangeRate: chosen?.exchangeRate ?? '1',
      decimals: chosen?.decimals ?? 2,
    },
    buyer: profile?.code === code.ok ? { userId: profile.data.userId, nickName: profile.data.nickName, pic: profile.data.pic } : null,
  });
  return { context, cookies };
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
  if (!source.dev) await registerStorefrontAssets(http);
  const built = source.dev ? null : await source.build();
  const handlerOf = (build: ServerBuild): ReturnType<typeof createRequestHandler> =>
    createRequestHandler(build, source.dev ? 'development' : 'production');
  const builtHandler = built === null ? null : handlerOf(built);

  await http.register(async (scope) => {
    // Form posts go to the storefront's actions as they came.
    scope.removeAllContentTypeParsers();
    await readsFormFiles(scope);
    scope.addContentTypeParser('*', (_request, _payload, parsed) => {
      parsed(null);
    });
    scope.all('/*', { config: { formFiles: true } }, async (request, reply) => {
      if (await source.before(request, reply)) return reply;
      const identity = await identityOf(app, 'buyer', request);
      const withFiles = identity.actor.kind === 'buyer' && request.isMultipart();
      if (request.isMultipart() && !withFiles) hurryBody(request, reply);
      if (request.method !== 'GET' && request.method !== 'HEAD' && !originAllowed(request, config.publicOrigins))
        return reply.code(403).type('text/plain; charset=utf-8').send('This form came from another site.');
      if (
        request.method !== 'GET' &&
        request.method !== 'HEAD' &&
        !(Number(request.headers['content-length']) <= (withFiles ? formBytesMax : config.bodyLimitBytes))
      )
        return reply.code(413).type('text/plain; charset=utf-8').send('This form is too large.');
      const nonce = randomBytes(16).toString('base64');
      const build = built ?? (await source.build());
      const { context, cookies } = await contextFor(app, build.entry.module as unknown as Entry, request, identity, nonce, config);
      const asked = await webRequest(app, request, reply, identity, config);
      reply.hijack();
      const response = await (builtHandler ?? handlerOf(build))(asked, context);
      const headers = new Headers(response.headers);
      for (const cookie of cookies) headers.append('set-cookie', cookie);
      headers.set('content-security-policy', policy(nonce, source.dev));
      headers.set('x-request-id', request.id);
      headers.set('x-content-type-options', 'nosniff');
      headers.set('referrer-policy', 'strict-origin-when-cross-origin');
      if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
      const body = compressed(response.body, headers, request.headers['accept-encoding']);
      await sendResponse(reply.raw, new Response(body, { status: response.status, statusText: response.statusText, headers }));
      return reply;
    });
  });
};
