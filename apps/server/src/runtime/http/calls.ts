import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  code,
  type Endpoint,
  type EndpointKey,
  endpoints,
  failures,
  type FileAnswer,
  type Locale,
  offeredLocale,
  statusOf,
} from '@kyakhta/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { App } from '../app.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Message, Upload } from '../context.ts';
import { isPermitted } from '../rights.ts';
import { execute, type Request } from '../execute.ts';
import { outcome, type Outcome } from '../outcome.ts';
import { say } from '../../words/index.ts';
import { registerMessages, sendMessageAnswer, takeMessage } from './messages.ts';
import { waitSecondsOf } from '../errors.ts';
import { registerRawUploads, registerUploads, takeRawUpload, takeUpload } from './uploads.ts';
import { removeUpload } from '../uploads.ts';
import { offeredLanguages } from './offered.ts';
import { callLocaleOf, callVariesBy } from './preferences.ts';
import { doorCookie, doorKeysOf } from './door-keys.ts';
import { browserCookie, browserKeyOf, givenBrowserKey } from './browser-key.ts';
import { type CookieToSet, isSecure, ownCookie, setOwn } from './cookies.ts';
import { type Identity, identityOf, originAllowed, ownOrigins } from './identity.ts';

const version = '1.0';
const keyMax = 255;
/** When to ask again after a limit whose words tell no time. */
const retryAfterSeconds = 60;

/** The envelope as JSON text around data that is JSON text already. */
export const envelope = (result: Outcome, timestamp: number): string =>
  `{"code":"${result.code}","msg":${JSON.stringify(result.msg)},"data":${result.body},"success":${result.code === code.ok || result.code === code.passedThrough},"timestamp":${timestamp},"version":"${version}"}`;

const okHead = Buffer.from(`{"code":"${code.ok}","msg":"ok","data":`);
/** The envelope around an answer whose bytes are kept: copied, not encoded again. */
const keptEnvelope = (parts: readonly Buffer[], timestamp: number): Buffer =>
  Buffer.concat([okHead, ...parts, Buffer.from(`,"success":true,"timestamp":${timestamp},"version":"${version}"}`)]);

/** A refusal made by the transport itself, before any call. */
export const refusal = (
  failure: keyof typeof failures,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
  data: unknown = null,
): Outcome => ({ ...outcome(failures[failure], say(locale, failure, values), data), waitSeconds: waitSecondsOf(values) });

/** @param status in place of the one that the code has */
export type Send = (reply: FastifyReply, result: Outcome, status?: number) => FastifyReply;
/** Sends outcomes in the envelope; its timestamp is the product's clock, which a demo may have moved. */
export const sender =
  (clock: Clock): Send =>
  (reply, result, status) => {
    const timestamp = clock.now().getTime();
    if (result.replayed) reply.header('idempotent-replayed', 'true');
    if (result.code === code.tooManyRequests && !reply.hasHeader('retry-after'))
      reply.header('retry-after', String(result.waitSeconds ?? retryAfterSeconds));
    if (result.file !== undefined) return sendFile(reply, result.file);
    // Whose answer it is, is known to the call alone: nobody on the way keeps one that does not say so itself.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return reply
      .code(status ?? statusOf[result.code])
      .type('application/json; charset=utf-8')
      .send(result.parts === undefined ? envelope(result, timestamp) : keptEnvelope(result.parts, timestamp));
  };

const sendFile = (reply: FastifyReply, { name, type, bytes }: FileAnswer): FastifyReply =>
  reply
    .type(type)
    .header(
      'content-disposition',
      `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('cache-control', 'private, no-store')
    .send(Readable.from(bytes, { objectMode: false }));

/** Sets or expires the cookie of the audience whose session a call opened or ended. */
export const sessionCookie = (endpoint: Endpoint, result: Outcome): CookieToSet | null => {
  const { session } = endpoint;
  if (session === undefined || result.code !== code.ok) return null;
  const opened = result.data as { accessToken: string | null; expiresIn: number | null } | null;
  // Nobody was logged in: there is no account yet.
  if (session.does === 'open' && !opened?.accessToken) return null;
  return {
    cookie: session.kind,
    value: session.does === 'open' ? (opened?.accessToken ?? '') : '',
    maxAge: session.does === 'open' ? (opened?.expiresIn ?? 0) : 0,
  };
};

/** Path, query and body as the one flat object a call takes; what a call does not know is dropped later. */
const inputOf = (endpoint: Endpoint, request: FastifyRequest): unknown => {
  const { body } = request;
  const params = request.params as Record<string, unknown>;
  const query = request.query as Record<string, unknown>;
  if (endpoint.bareBody !== undefined && (typeof body !== 'object' || Array.isArray(body)) && body !== undefined)
    return { ...query, [endpoint.bareBody]: body, ...params };
  if (endpoint.listBody === true && Array.isArray(body)) return { ...query, items: body as unknown[], ...params };
  if (body !== null && body !== undefined && (typeof body !== 'object' || Array.isArray(body))) return body;
  return { ...query, ...(body as Record<string, unknown> | null | undefined), ...params };
};

const requestOf = (
  app: App,
  config: Config,
  request: FastifyRequest,
  identity: Identity,
  upload: Upload | null,
  message: Message | null,
  browserKey: string | null,
  locale: Locale,
): Request => {
  const key = request.headers['idempotency-key'];
  const agent = request.headers['user-agent'];
  return {
    actor: identity.actor,
    token: identity.token,
    locale,
    requestId: request.id,
    ip: request.ip,
    userAgent: agent ?? null,
    idempotencyKey: typeof key === 'string' && key !== '' ? key : null,
    plainPasswordAllowed: app.demo || isSecure(request),
    upload,
    message,
    browserKey,
    origins: ownOrigins(request, config.publicOrigins),
  };
};

/** Registers every endpoint of the contract below `/api`. */
export const registerCalls = (http: FastifyInstance, app: App, config: Config, send: Send): void => {
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointKey, Endpoint][]) {
    const add =
      endpoint.upload !== undefined
        ? (endpoint.upload.raw === true ? registerRawUploads : registerUploads)(http, endpoint.upload.bytes)
        : endpoint.message !== undefined
          ? registerMessages(http, endpoint.message.bytes)
          : (route: RouteOptions): void => void http.route(route);
    const space = name.indexOf(' ');
    const method = name.slice(0, space) as 'GET' | 'POST' | 'PUT' | 'DELETE';
    const audience = endpoint.who === 'public' ? (endpoint.session?.kind ?? endpoint.knows ?? null) : endpoint.who;
    add({
      method,
      url: `/api${name.slice(space + 1).replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: {
        ...(endpoint.perMinute !== undefined && { rateLimit: { max: endpoint.perMinute } }),
        ...(endpoint.bareBody !== undefined && { bareBody: true as const }),
      },
      handler: async (request, reply) => {
        // A public call asks nobody's name unless it says so: no session is looked up for it.
        const identity: Identity =
          audience === null || (endpoint.who === 'public' && endpoint.knows === undefined)
            ? { actor: { kind: 'anonymous', id: null }, token: null, via: null }
            : await identityOf(app, audience, request);
        if (identity.via === 'cookie' && method !== 'GET' && !originAllowed(request, config.publicOrigins))
          return send(reply, refusal('originNotAllowed', callLocaleOf(request)));
        // A login made by another site would put its visitor into an account of that site's choice.
        if (endpoint.session?.does === 'open' && request.headers.origin !== undefined && !originAllowed(request, config.publicOrigins))
          return send(reply, refusal('originNotAllowed', callLocaleOf(request)));
        const key = request.headers['idempotency-key'];
        if (typeof key === 'string' && key.length > keyMax) {
          const fields = { 'Idempotency-Key': say(callLocaleOf(request), 'field.long', { max: keyMax }) };
          return send(
            reply,
            refusal('argumentNotValid', callLocaleOf(request), { first: 'Idempotency-Key' }, { failure: 'argumentNotValid', fields }),
          );
        }
        const mayUpload = endpoint.upload !== undefined && identity.actor.kind === endpoint.who && isPermitted(name, identity.actor);
        const raw = endpoint.upload?.raw === true ? await takeRawUpload(app, request, endpoint.upload.bytes) : null;
        const upload = mayUpload ? await takeUpload(app, request) : raw;
        const message = endpoint.message === undefined ? null : takeMessage(request);
        const isFile = endpoint.upload?.raw === true;
        const input = isFile ? request.params : message === null ? inputOf(endpoint, request) : {};
        const browserKey = endpoint.givesBrowserKey === true ? givenBrowserKey(request) : browserKeyOf(request);
        const locale = offeredLocale(callLocaleOf(request), await offeredLanguages(app));
        const door = doorKeysOf(endpoint, request);
        const asks = requestOf(app, config, request, identity, upload, message, browserKey, locale);
        const result = await execute(app, name, input, { ...asks, door });
        if (message !== null) return sendMessageAnswer(reply, result, endpoint.message?.answer ?? '');
        // What was not taken over by this very call belongs to nobody.
        if (upload !== null && (result.code !== code.ok || result.replayed)) await removeUpload(app.dataDir, upload.name);
        for (const cookie of [sessionCookie(endpoint, result), doorCookie(endpoint, result, door)])
          if (cookie !== null) setOwn(request, reply, cookie);
        if (browserKey !== null && endpoint.givesBrowserKey === true && result.code === code.ok)
          setOwn(request, reply, browserCookie(browserKey));
        if (result.code === code.notLoggedIn && audience !== null && ownCookie(request, audience) !== undefined)
          setOwn(request, reply, { cookie: audience, value: '', maxAge: 0 });
        reply.header('vary', callVariesBy(request, audience !== null));
        // Says of an endpoint that its answers tell nothing of anybody.
        if (endpoint.browserKeepsSeconds !== undefined && result.code === code.ok)
          reply.header('cache-control', `private, max-age=${endpoint.browserKeepsSeconds}`);
        return send(reply, result);
      },
    });
  }
  http.all('/api/*', (request, reply) => send(reply, refusal('noSuchInterface', callLocaleOf(request))));
};

/** Request ids come from a proxy when they look like one, else are made here. */
export const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
