import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { registerApi } from './api.ts';
import { Calls } from './calls.ts';
import { openSigner } from './certificate.ts';
import { type Control, createControl } from './control.ts';
import { registerControl } from './control-routes.ts';
import { bodyOf, Failure, type FailureKind, kindOfStatus, refuse, statusOf } from './failure.ts';
import { registerOperator } from './pages/operator.ts';
import { registerPayer } from './pages/payer.ts';
import { Rules } from './rules.ts';
import { Store } from './store.ts';
import { Tokens } from './token.ts';
import { tradeControl } from './trades/control.ts';
import { type Merchants, noMerchants } from './trades/merchants.ts';
import { composersOf, registerTrades } from './trades/register.ts';
import { Trades } from './trades/trades.ts';
import { type Deliver, Webhooks } from './webhooks.ts';

export interface GatewayOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** The merchant as the providers besides PayPal know it; without them there is PayPal only. */
  readonly merchants?: Merchants | undefined;
  /** Where its state and its key are kept; without one they end with it. */
  readonly dataDir?: string | undefined;
  /** Where webhooks go; without one nobody is notified. */
  readonly webhookUrl?: string | undefined;
  /** Path of its pages on the merchant's origin. */
  readonly publicPath?: string | undefined;
  /** Pauses before a webhook that was not taken is sent again, in milliseconds; none: only when the control says so. */
  readonly retryAfterMs?: readonly number[] | undefined;
  /** Brings webhooks to the merchant, by HTTP unless given. */
  readonly deliver?: Deliver | undefined;
  readonly now?: (() => Date) | undefined;
}
export interface Gateway {
  readonly http: FastifyInstance;
  readonly control: Control;
  /** Its address, without a slash at its end; once it listens. */
  readonly url: string;
  /** Listens on the loopback address. @param port 0 takes any @returns its address */
  listen(port?: number): Promise<string>;
  close(): Promise<void>;
}

const bodyLimit = 262_144;

const transport = (): FastifyInstance => {
  // Held calls have no answer for as long as it takes: nothing here may give them up.
  const http = fastify({ bodyLimit, requestTimeout: 0, forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  const readJson = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void readJson(request, String(body), done);
  });
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  // A page of somebody else's must not play with the gateway through the browser of its visitor.
  http.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'POST' && request.headers['sec-fetch-site'] === 'cross-site') {
      void reply.code(403).send({ error: 'this came from another site' });
      return;
    }
    done();
  });
  http.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    const kind: FailureKind = status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : status < 500 ? 'INVALID_REQUEST' : kindOfStatus(status);
    const failure = kind === 'INVALID_REQUEST' ? refuse('MALFORMED_REQUEST_JSON', '/') : new Failure(kind);
    if (status >= 500) console.error(error);
    return reply.code(statusOf(failure)).send(bodyOf(failure));
  });
  http.setNotFoundHandler((_request, reply) => reply.code(404).send(bodyOf(new Failure('RESOURCE_NOT_FOUND'))));
  return http;
};

/**
 * A sandbox payment gateway that speaks the HTTP contracts of PayPal, Alipay, WeChat Pay and a hosted payment page, with a door for those who want it to misbehave. Nothing in it
 * happens by itself: what is held waits until it is released.
 */
export const createGateway = async (options: GatewayOptions): Promise<Gateway> => {
  const folder = options.dataDir ?? null;
  const now = options.now ?? ((): Date => new Date());
  let address = '';
  const base = (): string => address;
  const store = new Store(folder);
  const signer = await openSigner(folder);
  const rules = new Rules();
  const merchants = options.merchants ?? noMerchants;
  const trades = new Trades(store, now);
  const webhooks = new Webhooks({
    store,
    signer,
    webhookId: options.webhookId,
    base,
    now,
    settings: { url: options.webhookUrl ?? null, when: 'after', copies: 1, delayMs: 0 },
    deliver: options.deliver,
    retryAfterMs: options.retryAfterMs,
    composers: composersOf(merchants, trades),
  });
  const calls = new Calls(store, rules, webhooks, now);
  const tokens = new Tokens(options.clientId, options.clientSecret, now);
  const ground = { store, now, base, publicPath: options.publicPath ?? '/dev/gateway', rules, calls, webhooks, tokens, signer };
  const control = createControl({ ...ground, trades: tradeControl({ trades, rules, webhooks }) });
  const http = transport();
  registerApi(http, ground);
  registerControl(http, control);
  registerPayer(http, ground, control);
  registerTrades(http, merchants, { trades, calls, control: control.trades, publicPath: ground.publicPath, now });
  registerOperator(http, control);
  return {
    http,
    control,
    get url() {
      return address;
    },
    listen: async (port = 0) => {
      await http.listen({ port, host: '127.0.0.1' });
      const bound = http.server.address();
      address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : port}`;
      return address;
    },
    close: async () => {
      calls.close();
      webhooks.close();
      await http.close();
      await webhooks.settled();
      store.close();
    },
  };
};
