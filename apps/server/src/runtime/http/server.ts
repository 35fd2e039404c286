import cookie from '@fastify/cookie';
import { bareStatusOf } from '@kyakhta/contract';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { refusal, registerCalls, requestIdOf, type Send, sender } from './calls.ts';
import { hostOf, isLoopback } from './identity.ts';
import { callLocaleOf } from './preferences.ts';
import { registerProbes } from './probes.ts';
import { registerReference } from './reference.ts';
import { endUnread, faultOf } from './faults.ts';
import { isSecure } from './cookies.ts';
import { safetyHeaders } from './safety-headers.ts';
import { namesOneHost, targetOf, unreadable } from './target.ts';
import { hurryBodies } from './uploads.ts';
import { watchForProxy } from './unnamed-proxy.ts';

/** The route that serves a request: the address as sent may be written in other letters (`%61pi`). */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? '';
const isOperators = (route: string): boolean => /^\/(api\/)?platform(\/|$)/.test(route);
const targetWrong = { failure: 'argumentNotValid', fields: { url: 'URL' } };
const hostWrong = { failure: 'argumentNotValid', fields: { Host: 'Host' } };
/** We do not answer for this host (RFC 9110, 15.5.20). */
const misdirectedStatus = 421;
const isCall = (route: string): boolean => route.startsWith('/api/');
/** Operators have a separate host in production, so that a fault of the storefront's pages cannot reach their sessions. */
const operatorsMayUse = (config: Config, hostname: string): boolean =>
  config.mode === 'demo' || config.operatorHost === '*' || hostname.toLowerCase() === config.operatorHost;

/** What asks whether the process is well comes by any name, often by the number of the machine. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
/** Whether we are asked by a name of our own. */
const isOwnHost = ({ ownHosts }: Config, request: FastifyRequest): boolean =>
  ownHosts === null || probes.has(routeOf(request)) || ownHosts.has(hostOf(request).replace(/:(80|443)$/, ''));
const takesBare = (request: FastifyRequest): boolean => (request.routeOptions.config as { bareBody?: true }).bareBody === true;
/**
 * Whether a body is a value that no JSON is around. It is kept as text: a number of twenty digits would not survive being
 * read as a number, and several ids joined by comma are no JSON at all.
 */
const isBare = (request: FastifyRequest, body: string): boolean => takesBare(request) && !/^\s*[[{"]/.test(body);
const isJson = (request: FastifyRequest, body: string): boolean => takesBare(request) && !isBare(request, body);

/**
 * The HTTP edge: transport errors become the envelope, every answer carries its request id, nothing
 * of a body or a header is logged.
 */
export const createHttp = async (app: App, config: Config): Promise<FastifyInstance> => {
  const send: Send = sender(app.clock);
  const http = fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers', 'res.headers'],
      serializers: { req: (r) => ({ method: r.method, route: r.routeOptions?.url ?? 'unknown' }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.bodyLimitBytes,
    // For uploads; `hurryBodies` is stricter with all others.
    requestTimeout: 900_000,
    keepAliveTimeout: 65_000,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    forceCloseConnections: 'idle',
    // An address that cannot be decoded comes before any route.
    rewriteUrl: targetOf,
    frameworkErrors: (_error, request, reply) => {
      reply.headers(safetyHeaders(isSecure(request)));
      if (request.url === unreadable) {
        void send(reply, refusal('argumentNotValid', callLocaleOf(request), { first: 'URL' }, targetWrong), bareStatusOf.argumentNotValid);
        return;
      }
      if (!request.url.startsWith('/api')) {
        void reply.redirect('/404');
        return;
      }
      void send(reply, refusal('argumentNotValid', callLocaleOf(request), { first: 'URL' }, targetWrong));
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  hurryBodies(http);
  watchForProxy(http, config.trustProxy);
  await http.register(cookie);
  await http.register(rateLimit, {
    global: true,
    max: config.callsPerMinute,
    timeWindow: 60_000,
    // Pages are read freely; what a page posts counts like a call.
    allowList: (request) => (app.demo && isLoopback(request.ip)) || (request.method === 'GET' && !isCall(routeOf(request))),
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error('too many requests'), {
        statusCode: bareStatusOf.tooManyRequests,
        waitSeconds: Math.ceil(context.ttl / 1000),
      }),
  });
  // Clients of the lineage name their type also where they send nothing.
  const readJson = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isBare(request, String(body))) done(null, String(body).trim());
    else void readJson(request, String(body), done);
  });
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    const pairs = [...new URLSearchParams(String(body))];
    // A bare value sent as a form is a name without a value.
    if (takesBare(request) && pairs.length === 1 && pairs[0]?.[1] === '') done(null, pairs[0][0]);
    else done(null, Object.fromEntries(pairs));
  });
  http.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, body, done) => {
    if (isJson(request, String(body))) void readJson(request, String(body), done);
    else done(null, String(body).trim());
  });
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(safetyHeaders(isSecure(request)));
    const locale = callLocaleOf(request);
    if (!namesOneHost(request))
      void send(reply, refusal('argumentNotValid', locale, { first: 'Host' }, hostWrong), bareStatusOf.argumentNotValid);
    else if (isOwnHost(config, request)) done();
    else void send(reply, refusal('noSuchInterface', locale), misdirectedStatus);
  });
  http.addHook('onRequest', (request, reply, done) => {
    if (isOperators(routeOf(request)) && !operatorsMayUse(config, hostOf(request).replace(/:\d+$/, ''))) {
      void send(reply, refusal('noSuchInterface', callLocaleOf(request)));
      return;
    }
    done();
  });
  http.setErrorHandler<FastifyError & { waitSeconds?: number }>(async (error, request, reply) => {
    const locale = callLocaleOf(request);
    const fault = faultOf(error);
    const { failure, values, fields, status, closes, isOurs } = fault;
    if (isOurs === true) request.log.error({ err: error, requestId: request.id }, 'request failed');
    await endUnread(request, reply, fault);
    const wrong = { failure, ...(fields && { fields }) };
    return send(reply, refusal(failure, locale, values, wrong), ...(closes === true ? [status] : []));
  });
  registerCalls(http, app, config, send);
  registerReference(http);
  registerProbes(http, app);
  return http;
};
