import { describe, expect, it } from 'vitest';
import { openMarketplace } from '../../test/marketplace.ts';

const runsOf = async (m: Awaited<ReturnType<typeof openMarketplace>>) =>
  (await m.operator.ok('GET /platform/ledger/runs', { size: 100 })).records;

describe('the books', () => {
  it('are proven once a night, what is off is kept with its rows, and mailed', async () => {
    const m = await openMarketplace();
    await m.query("insert into work (kind, key, payload, due_at) values ('ledger.prove', 'again', '{}', now())");
    await m.advance(0);
    expect((await runsOf(m)).map((r) => r.balanced)).toEqual([true]);
    await m.query("update balances set balance = balance + 7 where account = 'buyer:1:available'");
    await m.advance(1);
    const [last, ...before] = await runsOf(m);
    expect([last?.balanced, before.map((r) => r.balanced)]).toEqual([false, [true]]);
    expect(last?.differences).toMatchObject([{ invariant: 'I3', rows: [{ account: 'buyer:1:available' }] }]);
    expect(last?.differences).toEqual((await m.operator.ok('GET /platform/ledger/proof', {})).differences);
    const mails = await m.query<{ subject: string }>("select subject from mails where recipient = 'help@demo.test'");
    expect(mails.map((mail) => mail.subject)).toEqual(['The books do not agree: 1 rule is broken']);
    await m.query("update balances set balance = balance - 7 where account = 'buyer:1:available'");
    await m.advance(1);
    expect((await runsOf(m))[0]?.balanced).toBe(true);
    const [next] = await m.query<{ hour: number; count: number }>(
      "select extract(hour from max(due_at) at time zone 'UTC')::int as hour, count(*)::int as count from work where kind = 'ledger.prove'",
    );
    expect(next).toEqual({ hour: 3, count: 1 });
    await m.close();
  }, 60_000);
});
