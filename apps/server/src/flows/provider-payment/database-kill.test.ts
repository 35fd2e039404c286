import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, openCluster } from '../../../../../bin/lib/postgres.mjs';
import { fillDemo } from '../../../database/demo/fill.ts';
import { gatewayForFile } from '../../../test/gateway.ts';
import { placeOrder } from '../../../test/goods.ts';
import { type Marketplace, personOf } from '../../../test/marketplace.ts';
import { numberOf, payPal } from '../../../test/payments.ts';
import { addBuyers } from '../../../test/people.ts';
import { hashPassword } from '../../domains/accounts/index.ts';
import { parts } from '../../endpoints.ts';
import { brokenInvariants } from '../../reads/ledger-proof.ts';
import { type App, createApp } from '../../runtime/app.ts';
import { migrate } from '../../runtime/migrations.ts';

// A database of its own, as durable as a real one, because it is killed: what was acknowledged must be there afterwards.
const folder = mkdtempSync(join(tmpdir(), 'kyakhta-kill-'));
const gateway = gatewayForFile();
const startMs = 60_000;

let cluster: Cluster;
let app: App;
const url = (): string => cluster.url('kyakhta');
const open = async (): Promise<void> => {
  cluster = await openCluster({ folder: join(folder, 'pg18') });
  await cluster.ensureDatabase('kyakhta');
  app = createApp({ ...parts, databaseUrl: url(), poolSize: 10, demo: true });
};
const query = async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query<T>(sql, values)).rows;

beforeAll(async () => {
  await open();
  await migrate(url(), () => undefined);
  const client = new pg.Client({ connectionString: url() });
  await client.connect();
  await client.query('begin');
  await fillDemo(client, { passwordHash: await hashPassword('Demo-2026!'), at: new Date(), part: 'first' });
  await client.query('commit');
  await client.end();
  await app.catchUp();
}, startMs);
afterAll(async () => {
  await app.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

it(
  'payments that were acknowledged when PostgreSQL is killed are there afterwards, and the others end as they should',
  async () => {
    const m = { query, near: app } as unknown as Marketplace;
    const buyers = await addBuyers(m, 24);
    const placed = await Promise.all(
      buyers.map(async (id) => {
        const buyer = () => personOf(app, { kind: 'buyer', id });
        const [number = ''] = await placeOrder(m, buyer());
        const { payAttemptId } = await buyer().ok('POST /p/order/pay', payPal(number));
        const payment = await numberOf(m, payAttemptId);
        await gateway().approve(payment);
        return { buyer, number, payment };
      }),
    );
    // The database dies among their commits.
    let answered = 0;
    const outcomes = await Promise.all(
      placed.map(async ({ buyer, number }) => {
        const outcome = await buyer().call('POST /p/order/payCheck', { orderNumbers: number });
        answered += 1;
        if (answered === 6) process.kill(Number(readFileSync(join(folder, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
        return { number, isPaid: outcome.code === '00000' && (outcome.data as { paid: boolean }).paid };
      }),
    );
    await app.close().catch(() => undefined);
    await cluster.stop().catch(() => undefined);
    await open();
    await app.catchUp();

    const acknowledged = outcomes.filter((o) => o.isPaid).map((o) => o.number);
    expect(acknowledged.length).toBeGreaterThanOrEqual(6);
    expect(acknowledged.length).toBeLessThan(placed.length);
    const paid = new Set((await query<{ number: string }>('select number from orders where status = 2')).map((r) => r.number));
    expect(acknowledged.filter((number) => !paid.has(number))).toEqual([]);
    expect(await brokenInvariants(app.database.db)).toEqual([]);

    await query('update instance set clock_offset_seconds = clock_offset_seconds + 300');
    await app.catchUp();
    await app.drain();
    expect(await query("select number, state from payments where provider is not null and state <> 'paid'")).toEqual([]);
    expect(await query('select number, status from orders where status <> 2')).toEqual([]);
    for (const { payment } of placed)
      expect(gateway().control.order(payment)).toMatchObject({ capture: { status: 'COMPLETED' }, refunds: [] });
    expect(await brokenInvariants(app.database.db)).toEqual([]);
  },
  startMs,
);
