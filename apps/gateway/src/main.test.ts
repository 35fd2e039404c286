import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderOf } from '../test/client.ts';

const entry = join(import.meta.dirname, 'main.ts');
const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });

let folder: string;
let port: number;
let child: ChildProcess | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kyakhta-gateway-'));
  port = await freePort();
});
const ended = (process: ChildProcess): Promise<number | null> =>
  process.exitCode !== null || process.signalCode !== null
    ? Promise.resolve(process.exitCode)
    : new Promise((done) => process.once('exit', (code) => done(code)));
const kill = async (signal: NodeJS.Signals): Promise<void> => {
  if (child === undefined) return;
  const gone = ended(child);
  child.kill(signal);
  await gone;
  child = undefined;
};
afterEach(async () => {
  await kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const settings = (): NodeJS.ProcessEnv => ({
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WEBHOOK',
  GATEWAY_DATA: join(folder, 'gateway'),
  GATEWAY_PORT: String(port),
  GATEWAY_WEBHOOK_URL: 'http://127.0.0.1:1/',
});
const run = (env: NodeJS.ProcessEnv): ChildProcess => spawn(process.execPath, [entry], { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
/** Starts the gateway as the start script does; resolves to its address. */
const start = (): Promise<string> => {
  const started = run(settings());
  child = started;
  return new Promise((ready, failed) => {
    started.once('message', (message: { url: string }) => ready(message.url));
    started.once('exit', (code) => failed(new Error(`the gateway ended with ${code}`)));
  });
};
// oxlint-disable-next-line typescript/no-explicit-any
const ask = async (url: string, path: string, body?: unknown, key?: string): Promise<any> => {
  const basic = Buffer.from('client:secret').toString('base64');
  const token = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  const { access_token: access } = (await token.json()) as { access_token: string };
  const headers = {
    authorization: `Bearer ${access}`,
    'content-type': 'application/json',
    ...(key === undefined ? {} : { 'paypal-request-id': key }),
  };
  const response = await fetch(url + path, {
    method: key === undefined ? 'GET' : 'POST',
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  return response.json();
};
const control = (url: string, path: string): Promise<Response> => fetch(`${url}/control${path}`, { method: 'POST' });

describe('the gateway as a process', () => {
  it('has everything it said after kill -9', async () => {
    const url = await start();
    const wanted = orderOf();
    const { id } = await ask(url, '/v2/checkout/orders', wanted, 'create');
    for (let i = 0; i < 3; i += 1) await control(url, `/orders/${id}/decline`);
    await control(url, `/orders/${id}/approve`);
    const taken = await ask(url, `/v2/checkout/orders/${id}/capture`, {}, 'capture');
    const captureId = taken.purchase_units[0].payments.captures[0].id as string;
    const given = await ask(
      url,
      `/v2/payments/captures/${captureId}/refund`,
      { amount: { currency_code: 'USD', value: '1.00' } },
      'refund',
    );
    const before = await ask(url, `/v2/checkout/orders/${id}`);
    await kill('SIGKILL');
    // The process was killed in the middle of a line.
    appendFileSync(join(folder, 'gateway/state.jsonl'), '{"kind":"order","value":{"id":"HALF');

    expect(await start()).toBe(url);
    expect(await ask(url, `/v2/checkout/orders/${id}`)).toEqual(before);
    expect(before.purchase_units[0].payments.refunds[0].id).toBe(given.id);
    // The keys it was called with, too.
    expect((await ask(url, '/v2/checkout/orders', wanted, 'create')).id).toBe(id);
    expect((await ask(url, `/v2/checkout/orders/${id}/capture`, {}, 'capture')).id).toBe(id);
    // Begun anew without what is superseded; its key is its own.
    expect(readFileSync(join(folder, 'gateway/state.jsonl'), 'utf8').match(/"kind":"order"/g)).toHaveLength(1);
    for (const name of ['state.jsonl', 'signer.json']) expect(statSync(join(folder, 'gateway', name)).mode & 0o077, name).toBe(0);
    const events = (await (await fetch(`${url}/control/events`)).json()) as { type: string }[];
    expect(events.slice(3).map(({ type }) => type)).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.REFUNDED',
    ]);
    const gone = ended(child!);
    child!.disconnect();
    expect(await gone, 'it ends with its parent').toBe(0);
  });

  it.each([
    [{ KYAKHTA_MODE: 'production' }, 'does not run in production'],
    [{ PAYPAL_CLIENT_SECRET: '' }, 'needs PAYPAL_CLIENT_SECRET'],
  ])('will not start with %o', async (more, words) => {
    const refused = run({ ...settings(), ...more });
    let said = '';
    refused.stderr?.on('data', (part: Buffer) => {
      said += part.toString();
    });
    const closed = new Promise((done) => refused.once('close', done));
    expect(await closed).toBe(78);
    expect(said).toContain(words);
  });
});
