import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway, type Gateway } from '@kyakhta/gateway';
import { clientOf } from './load.ts';
import type { Line } from './orders.ts';
import { round, type Row, say } from './report.ts';

const account = { clientId: 'bench-client', clientSecret: 'bench-secret', webhookId: 'BENCHWEBHOOK' };

/** The sandbox gateway in the bench's own process, and the settings by which web and worker find it. */
export interface BenchGateway {
  readonly gateway: Gateway;
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}
export const openBenchGateway = async (): Promise<BenchGateway> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-bench-gateway-'));
  const gateway = await createGateway({ ...account, dataDir });
  const url = await gateway.listen();
  gateway.control.events.set({ when: 'held', url: 'http://127.0.0.1/' });
  return {
    gateway,
    settings: {
      PAYPAL_CLIENT_ID: account.clientId,
      PAYPAL_CLIENT_SECRET: account.clientSecret,
      PAYPAL_WEBHOOK_ID: account.webhookId,
      PAYPAL_ENVIRONMENT: 'sandbox',
      PAYMENT_GATEWAY_URL: url,
    },
    close: async () => {
      await gateway.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const attempts = 400;

/** Does something for each of a list, so many at a time. @returns how many a second */
const rateOf = async <T>(list: readonly T[], lanes: number, once: (item: T, lane: number) => Promise<unknown>): Promise<number> => {
  const rest = list.values();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (const item of rest) await once(item, lane);
    }),
  );
  return (list.length * 1000) / (performance.now() - started);
};

/**
 * Attempts a second through the adapter, HTTP and the sandbox gateway: begun, and captured when the payer comes back.
 * News a second: verified, kept, and looked into later; and the same news again.
 */
export const paymentRows = async (
  base: string,
  { gateway }: BenchGateway,
  tokens: readonly string[],
  lines: readonly (readonly Line[])[],
): Promise<Row[]> => {
  say('payments');
  const clients = tokens.map((token) => clientOf(base, token));
  const client = (lane: number) => clients[lane % clients.length] ?? clientOf(base, tokens[0] ?? '');
  const orders: { readonly orderNumber: string; readonly lane: number }[] = [];
  await rateOf(
    Array.from({ length: attempts }, (_, i) => i),
    clients.length,
    async (i, lane) => {
      const [line] = lines[i % lines.length] ?? [];
      const { orderNumbers } = (await client(lane).call('POST', '/p/order/submit', { orderItem: line, uuid: randomUUID() })).data as {
        orderNumbers: string;
      };
      orders.push({ orderNumber: orderNumbers, lane });
    },
  );
  const begun = await rateOf(orders, clients.length, ({ orderNumber, lane }) =>
    client(lane).call('POST', '/p/order/pay', {
      orderNumbers: orderNumber,
      payType: 10,
      payAttemptId: randomUUID(),
      returnUrl: `${base}/payment/return?orderNumbers=${orderNumber}`,
    }),
  );
  for (const order of gateway.control.orders()) await gateway.control.approve(order.id);
  const captured = await rateOf(orders, clients.length, ({ orderNumber, lane }) =>
    client(lane).call('POST', '/p/order/payCheck', { orderNumbers: orderNumber }),
  );
  for (const one of clients) one.close();
  const messages = await Promise.all(gateway.control.events.list().map((event) => gateway.control.events.message(event.id)));
  const send = async (message: (typeof messages)[number]): Promise<void> => {
    const answer = await fetch(`${base}/api/paypal/webhook`, {
      method: 'POST',
      headers: message.headers,
      body: new Uint8Array(message.body),
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`a webhook was answered with ${answer.status}`);
  };
  const news = await rateOf(messages, 16, send);
  const again = await rateOf(messages, 16, send);
  const row = (what: string, rate: number): Row => ({ what, figure: `${round(rate)}/s`, yardstick: '', ratio: '', aim: '' });
  return [
    row('payment attempts begun at the gateway', begun),
    row('payment attempts captured and booked', captured),
    row('webhooks, each new: verified, kept, planned', news),
    row('webhooks, each known already', again),
  ];
};
