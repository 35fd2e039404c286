import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, openCluster } from '../../../../../../bin/lib/postgres.mjs';
import { fillDemo } from '../../../../database/demo/fill.ts';
import { gatewayForFile } from '../../../../test/gateway.ts';
import { placeOrder, receivedOrder } from '../../../../test/goods.ts';
import { type Marketplace, personOf } from '../../../../test/marketplace.ts';
import { numberOf, payPal } from '../../../../test/payments.ts';
import { addBuyers } from '../../../../test/people.ts';
import { wholeOrder } from '../../../../test/refunds.ts';
import { hashPassword } from '../../../domains/accounts/index.ts';
import { parts } from '../../../endpoints.ts';
import { brokenInvariants } from '../../../reads/ledger-proof.ts';
import { type App, createApp } from '../../../runtime/app.ts';
import { migrate } from '../../../runtime/migrations.ts';
import type { Outcome } from '../../../runtime/outcome.ts';
import { services } from '../../../../test/services.ts';

// A separate database, as durable as a real one, because it is killed: what was acknowledged must be there afterwards.
const folder = mkdtempSync(join(tmpdir(), 'kyakhta-kill-'));
const gateway = gatewayForFile();
const startMs = 120_000;
const bank = { holder: 'Ningbo Trading Co.', bank: 'Bank of Ningbo', account: '6222 0213 0401 1234', swift: 'bknbcn2n', country: 'cn' };

let cluster: Cluster;
let app: App;
const url = (): string => cluster.url('kyakhta');
const open = async (): Promise<void> => {
  cluster = await openCluster({ folder: join(folder, 'pg18') });
  await cluster.ensureDatabase('kyakhta');
  app = createApp({ ...parts, services, databaseUrl: url(), poolSize: 10, demo: true });
};
const query = async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query<T>(sql, values)).rows;

const killDatabase = (): void => {
  process.kill(Number(readFileSync(join(folder, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
};
const openAgain = async (): Promise<void> => {
  await app.close().catch(() => undefined);
  await cluster.stop().catch(() => undefined);
  await open();
  await app.catchUp();
};

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
        if (answered === 6) killDatabase();
        return { number, isPaid: outcome.code === '00000' && (outcome.data as { paid: boolean }).paid };
      }),
    );
    await openAgain();

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

it(
  'payments from balances, refunds, releases, payouts and corrections that were acknowledged are there afterwards, each once, and what was not can be done again',
  async () => {
    const m = { query, near: app, seller: () => seller() } as unknown as Marketplace;
    const operator = (id: number) => personOf(app, { kind: 'operator', id, areas: null });
    const seller = () => personOf(app, { kind: 'seller', id: 1, storeId: 1, areas: null });
    const [earner = 0, ...ids] = await addBuyers(m, 25);
    const own = (id: number) => personOf(app, { kind: 'buyer', id });
    const pay = (id: number, orderNumbers: string) => () => own(id).call('POST /p/order/pay', { orderNumbers, payType: 9 });
    const placed = async (id: number): Promise<string> => (await placeOrder(m, own(id)))[0] ?? '';
    // Something earned, for payouts.
    const earned = await receivedOrder(m, own(earner));
    await own(earner).ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: earned });
    await seller().ok('PUT /shop/admin/settlement/account', bank);

    /** What is done, whether it stands, and what the acknowledged call says. */
    const deeds = await Promise.all(
      ids.map(async (id, i): Promise<{ readonly call: () => Promise<Outcome>; readonly stands: () => Promise<boolean> }> => {
        const number = i % 4 === 2 ? await receivedOrder(m, own(id)) : await placed(id);
        const statusIs = (status: number) => async () =>
          (await query('select 1 from orders where number = $1 and status = $2', [number, status])).length === 1;
        if (i % 4 === 0) return { call: pay(id, number), stands: statusIs(2) };
        if (i % 4 === 2)
          return { call: () => own(id).call('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number }), stands: statusIs(5) };
        await pay(id, number)();
        if (i % 4 === 1) {
          const { refundSn } = await own(id).ok('POST /p/orderRefund/apply', wholeOrder(number));
          return {
            call: () => seller().call('PUT /shop/admin/refund/agree', { refundSn }),
            stands: async () =>
              (
                await query('select 1 from refund_moves x join refunds r on r.id = x.refund_id where r.number = $1 and x.why = $2', [
                  refundSn,
                  'agreed',
                ])
              ).length === 1,
          };
        }
        const { proposalId } = await operator(1).ok('POST /platform/user/correction', {
          userId: id,
          amount: '12.34',
          reason: `set right after kill ${id}`,
        });
        return {
          call: () => operator(2).call('PUT /platform/proposal/{proposalId}/agree', { proposalId }, { unlooked: true }),
          stands: async () => (await query("select 1 from proposals where id = $1 and state = 'done'", [proposalId])).length === 1,
        };
      }),
    );
    deeds.push({
      call: () => seller().call('POST /shop/admin/settlement/withdraw', { amount: '10.00' }),
      stands: async () => (await query('select 1 from payouts where store_id = 1')).length === 1,
    });
    const { bankAccountId } = await own(earner).ok('POST /p/userBankAccount', bank);
    deeds.push({
      call: () => own(earner).call('POST /p/userBalance/withdraw', { amount: '10.00', bankAccountId }),
      stands: async () => (await query('select 1 from payouts where user_id = $1', [earner])).length === 1,
    });
    let answered = 0;
    const acknowledged = await Promise.all(
      deeds.map(async ({ call }) => {
        const outcome = await call();
        answered += 1;
        if (answered === 7) killDatabase();
        return outcome.code === '00000';
      }),
    );
    await openAgain();
    const stood = await Promise.all(deeds.map(({ stands }) => stands()));
    expect(acknowledged.filter(Boolean).length).toBeGreaterThanOrEqual(7);
    expect(deeds.filter((_, i) => acknowledged[i] === true && stood[i] !== true)).toEqual([]);
    expect(await brokenInvariants(app.database.db)).toEqual([]);
    // A caller who got no answer asks again, whether it was done or not.
    for (const [i, { call }] of deeds.entries()) if (stood[i] !== true) expect((await call()).code).toBe('00000');
    await app.drain();
    expect((await Promise.all(deeds.map(({ stands }) => stands()))).filter((one) => !one)).toEqual([]);
    expect(await brokenInvariants(app.database.db)).toEqual([]);
  },
  startMs,
);
