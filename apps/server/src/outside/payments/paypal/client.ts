import { Agent } from 'node:http';
import { ApiError, type ApiResponse, Client, Environment, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import { ProviderRefused, ProviderSilent } from '../provider.ts';
import { type PayPalAccount, patienceMs } from './account.ts';

type RequestBuilderFactory = ReturnType<Client['getRequestBuilderFactory']>;

/** The SDK knows PayPal's two addresses only; this one asks the same of a gateway. */
const clientOfGateway = (gatewayUrl: string): typeof Client =>
  class extends Client {
    override getRequestBuilderFactory(): RequestBuilderFactory {
      const make = super.getRequestBuilderFactory();
      return (method, path) => {
        const builder = make(method, path);
        builder.interceptRequest((request) => {
          const { pathname, search } = new URL(request.url);
          return { ...request, url: gatewayUrl + pathname + search };
        });
        return builder;
      };
    }
  };

/** PayPal's own word for why it refused: the issue when it names one, else the name of the error. */
const reasonOf = (error: ApiError): string => {
  const told = (error.result ?? {}) as { readonly name?: unknown; readonly details?: unknown };
  const [first] = Array.isArray(told.details) ? (told.details as { readonly issue?: unknown }[]) : [];
  if (typeof first?.issue === 'string') return first.issue;
  return typeof told.name === 'string' ? told.name : `HTTP_${error.statusCode}`;
};

/**
 * Statuses that say nothing about the payment: not authorized (our access token or our settings), too slow, another call of the
 * same key at work, too many calls.
 */
const tellsNothing = new Set([401, 408, 409, 425, 429]);

/** An error of the SDK in the words of a provider. Nothing of the request goes along: it holds the access token. */
const translated = (error: unknown): Error => {
  if (error instanceof ProviderSilent) return error;
  if (!(error instanceof ApiError)) {
    const { code } = error as { readonly code?: unknown };
    return new ProviderSilent(`PayPal did not answer (${typeof code === 'string' ? code : 'no readable answer'})`);
  }
  const debugId = error.headers['paypal-debug-id'] ?? 'no debug id';
  const text = `PayPal answered ${error.statusCode} ${reasonOf(error)} (${debugId})`;
  if (error.statusCode < 400 || error.statusCode >= 500 || tellsNothing.has(error.statusCode)) return new ProviderSilent(text);
  return new ProviderRefused(reasonOf(error), text);
};

/** Status with which PayPal says that it knows no such thing. */
const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 404;

interface Controllers {
  readonly orders: OrdersController;
  readonly payments: PaymentsController;
}
type Ask<T> = (paypal: Controllers, options: { readonly abortSignal: AbortSignal }) => Promise<ApiResponse<T>>;

/** PayPal through its official SDK: each call within its time, every error in the words of a provider. */
export class PayPalClient {
  readonly #account: PayPalAccount;
  readonly #deadline: () => AbortSignal;
  #controllers: Controllers | null = null;
  /** Requests for an access token that are under way. */
  #tokenRequests = 0;

  /** @param deadline gives each call a signal for when it has taken too long */
  constructor(account: PayPalAccount, deadline: () => AbortSignal) {
    this.#account = account;
    this.#deadline = deadline;
  }

  #open(): Controllers {
    if (this.#controllers !== null) return this.#controllers;
    const { clientId, clientSecret, environment, gatewayUrl } = this.#account;
    const Chosen = gatewayUrl === null ? Client : clientOfGateway(gatewayUrl);
    const client = new Chosen({
      environment: environment === 'live' ? Environment.Production : Environment.Sandbox,
      ...(gatewayUrl === null
        ? { httpClientOptions: { timeout: patienceMs } }
        : {
            // It may have been started anew since the last call: no connection is kept.
            httpClientOptions: { timeout: patienceMs, httpAgent: new Agent({ keepAlive: false }) },
            // On this machine it is never behind the proxy that the environment may name.
            unstable_httpClientOptions: { proxy: false },
          }),
      clientCredentialsAuthCredentials: {
        oAuthClientId: clientId,
        oAuthClientSecret: clientSecret,
        oAuthClockSkew: 60,
        oAuthTokenProvider: async (last, manager) => {
          this.#tokenRequests += 1;
          try {
            return await manager.updateToken(last);
          } catch (error) {
            // The SDK keeps the failed attempt and answers every later call with it: only a new client asks again.
            this.#controllers = null;
            const why = error instanceof ApiError ? error.statusCode : 'no answer';
            throw new ProviderSilent(`PayPal gave no access token (${why})`);
          } finally {
            this.#tokenRequests -= 1;
          }
        },
      },
    });
    this.#controllers = { orders: new OrdersController(client), payments: new PaymentsController(client) };
    return this.#controllers;
  }

  async #once<T>(ask: Ask<T>, abortSignal: AbortSignal): Promise<T> {
    let stop: (() => void) | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      stop = () => {
        // Later calls would wait for the same token.
        if (this.#tokenRequests > 0) this.#controllers = null;
        reject(new ProviderSilent('PayPal took too long'));
      };
      if (abortSignal.aborted) stop();
      abortSignal.addEventListener('abort', stop, { once: true });
    });
    try {
      return (await Promise.race([ask(this.#open(), { abortSignal }), tooLate])).result;
    } finally {
      if (stop !== undefined) abortSignal.removeEventListener('abort', stop);
    }
  }

  /** An access token that PayPal no longer takes is asked for anew, once. */
  async #ask<T>(ask: Ask<T>, deadline: AbortSignal): Promise<T> {
    try {
      return await this.#once(ask, deadline);
    } catch (error) {
      const isOutOfDate = error instanceof ApiError && error.statusCode === 401;
      if (!isOutOfDate) throw error;
      this.#controllers = null;
      return this.#once(ask, deadline);
    }
  }

  /** The time of a call that is made in several parts. */
  deadline(): AbortSignal {
    return this.#deadline();
  }

  /** Makes a call. @throws ProviderSilent @throws ProviderRefused */
  async ask<T>(ask: Ask<T>, deadline = this.#deadline()): Promise<T> {
    try {
      return await this.#ask(ask, deadline);
    } catch (error) {
      throw translated(error);
    }
  }

  /** Asks about something that PayPal may not know; null then. @throws ProviderSilent @throws ProviderRefused */
  async find<T>(ask: Ask<T>, deadline = this.#deadline()): Promise<T | null> {
    try {
      return await this.#ask(ask, deadline);
    } catch (error) {
      if (isUnknown(error)) return null;
      throw translated(error);
    }
  }
}
