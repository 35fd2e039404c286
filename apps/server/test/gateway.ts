import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Control, createGateway, type Gateway, type Message, type RuleRequest, type SendOptions, merchantsOf } from '@kyakhta/gateway';
import { payType } from '@kyakhta/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { patienceMs } from '../src/outside/payments/paypal/account.ts';
import { paymentAccounts } from '../../../bin/lib/payment-accounts.mjs';
import { paymentProviders } from '../src/outside/payments/configured.ts';
import type { PaymentProvider } from '../src/outside/payments/provider.ts';
import { providerFor } from '../src/outside/services.ts';
import { services, usePaymentProviders } from './services.ts';
import { paymentsOf } from '../src/outside/payments/config.ts';

/** Takes a webhook as the edge would. @returns the status it is answered with */
export type Receiver = (headers: Readonly<Record<string, string>>, body: Buffer, url: string) => Promise<number>;

/** Receives webhooks on a route of a server without a socket. */
export const receiverOn =
  (server: FastifyInstance, path: string): Receiver =>
  async (headers, body, url) => {
    const own = new URL(url).pathname;
    return (await server.inject({ method: 'POST', url: own === '/' ? path : own, headers, payload: body })).statusCode;
  };

export interface TestGateway {
  /** Its address while it listens. */
  readonly url: string;
  /** Settings with which a process of the product pays here. */
  readonly environment: Readonly<Record<string, string>>;
  /** Everything that can be done to it: `@kyakhta/gateway`. */
  readonly control: Control;
  /** The adapter that is in place: the real SDK, talking to this gateway. */
  readonly provider: PaymentProvider;
  /** How the next calls are met. */
  rule(rule: RuleRequest): void;
  /** The payer agrees; by PayPal's order id or by our reference. */
  approve(reference: string): Promise<void>;
  /** Where webhooks go from now on, each after the answer of its call; null holds them back, as at first. */
  deliverTo(target: Receiver | string | null): void;
  /** Sends an event now, held or not. @returns the status of each copy's answer */
  deliver(eventId: string, options?: SendOptions): Promise<readonly number[]>;
  /** Ids of the events so far, oldest first; of one type, such as PAYMENT.CAPTURE.COMPLETED, and about one reference, when named. */
  events(type?: string, reference?: string): string[];
  /** A message as it would arrive, for `readNews`. */
  message(eventId: string, options?: SendOptions): Promise<Message>;
  /** Resolves when every webhook on its way has been answered. */
  settled(): Promise<void>;
  /** How many calls of an operation came about a reference. */
  count(operation: RuleRequest['operation'], reference?: string): number;
  /** The adapter gives up every call that is under way, as it does by itself after five seconds. */
  giveUp(): void;
  /** The gateway stops, does nothing more, and comes back at the same address with what it had on disk. */
  restart(): Promise<void>;
  /** The gateway is gone until `restart`. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** A separate gateway, with the adapter in place. */
export const openGateway = async (): Promise<TestGateway> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-gateway-'));
  const account = { clientId: 'test-client', clientSecret: 'test-secret', webhookId: 'TESTWEBHOOK' };
  const accounts = paymentAccounts('http://merchant.test');
  const merchants = merchantsOf({ ...accounts.common, ...accounts.gateway });
  let receiver: Receiver | null = null;
  let impatience = new AbortController();
  let isListening = false;
  const open = (): Promise<Gateway> =>
    createGateway({
      ...account,
      dataDir,
      merchants,
      deliver: async ({ url, headers, body }) => {
        if (receiver !== null) return receiver(headers, body, url);
        return (await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) })).status;
      },
    });
  let gateway = await open();
  const url = await gateway.listen();
  isListening = true;
  gateway.control.events.set({ when: 'held' });
  const environment: Record<string, string> = {
    ...accounts.common,
    PAYPAL_CLIENT_ID: account.clientId,
    PAYPAL_CLIENT_SECRET: account.clientSecret,
    PAYPAL_WEBHOOK_ID: account.webhookId,
    PAYPAL_ENVIRONMENT: 'sandbox',
    WECHAT_CATEGORY_CODE: '5099',
    HOSTED_PAY_CURRENCIES: 'USD',
    KYAKHTA_MODE: 'demo',
    PAYMENT_GATEWAY_URL: url,
  };
  const settings = environment as unknown as Parameters<typeof paymentsOf>[0];
  const providers = paymentProviders({ ...account, environment: 'sandbox', gatewayUrl: url }, paymentsOf(settings), () =>
    AbortSignal.any([AbortSignal.timeout(patienceMs), impatience.signal]),
  );
  usePaymentProviders(providers);
  const provider = providerFor({ services }, payType.payPal);
  if (provider === null) throw new Error('the adapter of PayPal is not in place');

  const stop = async (): Promise<void> => {
    if (isListening) await gateway.close();
    isListening = false;
  };
  return {
    url,
    environment,
    get control() {
      return gateway.control;
    },
    provider,
    rule: (rule) => {
      gateway.control.rules.add(rule);
    },
    approve: async (reference) => {
      await gateway.control.approve(reference);
    },
    deliverTo: (target) => {
      receiver = typeof target === 'string' ? null : target;
      const isHeld = target === null;
      gateway.control.events.set({
        when: isHeld ? 'held' : 'after',
        url: isHeld ? null : typeof target === 'string' ? target : 'http://merchant.test/',
      });
    },
    deliver: (eventId, options) => gateway.control.events.send(eventId, options),
    events: (type, reference) =>
      gateway.control.events
        .list()
        .filter((event) => type === undefined || event.type === type)
        .filter((event) => reference === undefined || JSON.stringify(event.resource).includes(`"${reference}"`))
        .map((event) => event.id),
    message: (eventId, options) => gateway.control.events.message(eventId, options),
    settled: () => gateway.control.events.settled(),
    count: (operation, reference) =>
      gateway.control.calls
        .log()
        .filter((call) => call.operation === operation && (reference === undefined || call.references.includes(reference))).length,
    giveUp: () => {
      const given = impatience;
      impatience = new AbortController();
      given.abort();
    },
    stop,
    restart: async () => {
      const settings = gateway.control.events.settings();
      await stop();
      gateway = await open();
      await gateway.listen(Number(new URL(url).port));
      isListening = true;
      gateway.control.events.set(settings);
    },
    close: async () => {
      usePaymentProviders(new Map());
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** A gateway for the whole test file. After each test no rule is left, no call is held and webhooks are held back again. */
export const gatewayForFile = (): (() => TestGateway) => {
  let current: TestGateway | undefined;
  const get = (): TestGateway => {
    if (current === undefined) throw new Error('the gateway opens before the first test');
    return current;
  };
  beforeAll(async () => {
    current = await openGateway();
  });
  afterEach(async () => {
    get().control.rules.clear();
    get().control.calls.release();
    await get().settled();
    get().deliverTo(null);
  });
  afterAll(async () => {
    await current?.close();
  });
  return get;
};
