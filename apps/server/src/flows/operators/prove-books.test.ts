import { describe, expect, it } from 'vitest';
import { openMarketplace } from '../../../test/marketplace.ts';
import { isAtNight, nextNight } from '../../runtime/clock.ts';

const runsOf = async (m: Awaited<ReturnType<typeof openMarketplace>>) =>
  (await m.operator.ok('GET /platform/ledger/runs', { size: 100 })).records;

it('a proof of a night is told apart from one that is made at a start', () => {
  const started = new Date('2026-11-27T07:30:00Z');
  expect([isAtNight(started), isAtNight(nextNight(started)), isAtNight(new Date('2026-11-27T04:00:00Z'))]).toEqual([false, true, false]);
});

describe('the books', () => {
  it('are proven once a night, what is off is kept with its rows, and mailed', async () => {
    const m = await openMarketplace();
    await m.query("insert into work (kind, key, payload, due_at) values ('ledger.prove', 'again', '{}', now())");
    await m.advance(0);
    expect((await runsOf(m)).map((r) => r.balanced)).toEqual([true]);
    await m.query("update balances set balance = balance + 7 where account = 'buyer:1:available'");
    // Notified are operators who look after money and are there; the contact is among them once.
    await m.query("update operators set mail = 'Help@demo.test' where id = 1");
    await m.query("update operators set mail = 'money@demo.test', areas = '{money}' where id = 2");
    await m.query(
      `insert into operators (user_name, password_hash, created_at, mail, areas, locked_at, lock_reason)
       values ('writer', 'x', now(), 'writer@demo.test', '{content}', null, null), ('gone', 'x', now(), 'gone@demo.test', null, now(), 'left')`,
    );
    await m.advance(1);
    const [last, ...before] = await runsOf(m);
    for (const run of [last!, ...before]) expect(run.isNightly).toBe(isAtNight(new Date(run.at)));
    expect([last?.balanced, before.map((r) => r.balanced)]).toEqual([false, [true]]);
    expect(last?.differences).toMatchObject([{ invariant: 'I3', rows: [{ account: 'buyer:1:available' }] }]);
    expect(last?.differences).toEqual((await m.operator.ok('GET /platform/ledger/proof', {})).differences);
    const mails = async () =>
      m.query<{ recipient: string; subject: string }>("select recipient, subject from mails where subject like '%books%' order by id");
    const subject = 'The books do not balance: 1 rule is broken';
    expect(await mails()).toEqual([
      { recipient: 'Help@demo.test', subject },
      { recipient: 'money@demo.test', subject },
    ]);
    const books = (await m.operator.ok('GET /platform/dashboard', {})).queues.find(({ queue }) => queue === 'books');
    expect(books).toMatchObject({ count: 1, oldest: last?.at });
    // Without a contact the operators are notified all the same.
    const { version } = await m.operator.ok('GET /platform/site/settings', {});
    await m.operator.ok('PUT /platform/site/settings', { version, contact: '' });
    await m.advance(1);
    expect((await mails()).map((mail) => mail.recipient)).toEqual([
      'Help@demo.test',
      'money@demo.test',
      'Help@demo.test',
      'money@demo.test',
    ]);
    await m.query("update balances set balance = balance - 7 where account = 'buyer:1:available'");
    await m.advance(1);
    expect((await runsOf(m))[0]?.balanced).toBe(true);
    const [next] = await m.query<{ hour: number; count: number }>(
      "select extract(hour from max(due_at) at time zone 'UTC')::int as hour, count(*)::int as count from work where kind = 'ledger.prove'",
    );
    expect(next).toEqual({ hour: 3, count: 1 });
    await m.close();
  });
});
