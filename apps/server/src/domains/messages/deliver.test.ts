import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { startProcess } from '../../../test/process.ts';
import { openSmtp, type TestSmtp } from '../../../test/smtp.ts';
import { type OutgoingMail, smtp as mailServer } from '../../outside/mail/transport.ts';
import type { OutgoingSms } from '../../outside/sms/transport.ts';
import { useMail, useSms } from '../../../test/services.ts';
import { parts } from '../../endpoints.ts';
import { gathering } from '../../runtime/app.ts';
import { addSeconds } from '../../runtime/clock.ts';
import type { Ctx } from '../../runtime/context.ts';
import type { Jobs } from '../../runtime/jobs.ts';
import { inTransaction } from '../../runtime/transaction.ts';
import { writeLater } from '../../runtime/work.ts';
import { deliver, sendMail, sendSms } from './actions.ts';

let done: string[] = [];
let patienceMs: number | undefined;
const jobs: Jobs = {
  ...parts.jobs,
  'messages.deliver': { outside: (ctx, payload) => deliver(ctx, Number(payload['mailId']), patienceMs) },
  'test.other': (_, payload) => {
    done.push(String(payload['n']));
    return Promise.resolve();
  },
  'test.asking': {
    outside: (_, payload) => {
      done.push(String(payload['n']));
      return Promise.resolve();
    },
  },
};
const market = marketplaceForFile({ poolSize: 4, options: { jobs } });
const from = 'Kyakhta <no-reply@shop.test>';

beforeEach(async () => {
  await market().query('delete from work');
  await market().query('update mails set sent_at = now() where sent_at is null');
  done = [];
});
afterEach(() => {
  useMail(null);
  useSms(null);
  patienceMs = undefined;
});

/** Writes messages as an action would. */
const write = async (send: (ctx: Ctx) => Promise<void>): Promise<void> => {
  const { app } = market();
  const gathered = gathering();
  const source = { locale: 'en', requestId: 'test', ip: null, userAgent: null, plainPasswordAllowed: true, token: null } as const;
  await inTransaction(app.pool, async ({ db }) => {
    await send(app.context(db, { kind: 'platform', id: null }, source, gathered));
    await app.settle(db, gathered, 'test');
  });
};
const mailTo = (to: string): Promise<void> => write((ctx) => sendMail(ctx, to, 'en', 'passwordChanged', {}));
const ahead = (seconds: number): Promise<void> => market().advance(seconds / 86_400);
const unsent = async (): Promise<number> => (await market().query('select 1 from mails where sent_at is null')).length;
const busy = (): number => market().app.pool.totalCount - market().app.pool.idleCount;
const planned = (): Promise<{ attempts: number; failed: boolean; error: string | null }[]> =>
  market().query("select attempts, failed_at is not null as failed, last_error as error from work where kind = 'messages.deliver'");

describe('a transport that does not answer', () => {
  it('holds no connection, stops no other work, nor what asks other services', async () => {
    const answer = Promise.withResolvers<void>();
    const asked: OutgoingMail[] = [];
    useMail({
      send: (mail) => {
        asked.push(mail);
        return answer.promise;
      },
    });
    const { app } = market();
    for (const n of [1, 2, 3, 4, 5]) await mailTo(`silent${n}@demo.test`);
    const lanes = [app.workOnce(), app.workOnce()];
    await expect.poll(() => asked.length).toBe(2);
    // The process reads the news of others now and then, which takes a moment.
    await expect.poll(busy).toBe(0);
    const now = addSeconds(app.clock.now(), 1);
    await writeLater(
      app.database.db,
      [1, 2].flatMap((n) =>
        ['test.other', 'test.asking'].map((kind) => ({ kind, key: String(n), dueAt: app.clock.now(), payload: { n: `${kind} ${n}` } })),
      ),
      [],
      'test',
      now,
    );
    for (let n = 0; n < 4; n += 1) expect(await app.workOnce()).toBe(1);
    expect(await app.workOnce()).toBe(0);
    expect(done.toSorted()).toEqual(['test.asking 1', 'test.asking 2', 'test.other 1', 'test.other 2']);
    expect(asked).toHaveLength(2);
    answer.resolve();
    expect(await Promise.all(lanes)).toEqual([1, 1]);
    await app.drain();
    expect([asked.length, await unsent()]).toEqual([5, 0]);
  });

  it('is given up even when it is deaf to being given up, and asked again with the same id', async () => {
    const asked: string[] = [];
    patienceMs = 1;
    useMail({
      send: ({ deliveryId }) => {
        asked.push(deliveryId);
        return new Promise(() => undefined);
      },
    });
    await mailTo('deaf@demo.test');
    await market().app.drain();
    expect(await planned()).toMatchObject([{ attempts: 1, failed: false }]);
    await ahead(60);
    expect(await planned()).toMatchObject([{ attempts: 2, failed: false }]);
    expect([asked.length, new Set(asked).size, await unsent()]).toEqual([2, 1, 1]);
  });
});

describe('a transport that fails', () => {
  it.each([
    ['mail', (send: (id: string) => Promise<void>) => useMail({ send: (m) => send(m.deliveryId) }), () => mailTo('down@demo.test')],
    [
      'sms',
      (send: (id: string) => Promise<void>) => useSms({ send: (m: OutgoingSms) => send(m.deliveryId) }),
      () => write((ctx) => sendSms(ctx, '+79161234567', 'en', 'loginCode', { code: '123456', minutes: 10 })),
    ],
  ] as const)('%s is tried again, later each time, and stands among the failed jobs until it leaves', async (_, use, send) => {
    const asked: string[] = [];
    let isDown = true;
    use((id) => {
      asked.push(id);
      return isDown ? Promise.reject(new Error('421 come back')) : Promise.resolve();
    });
    await send();
    await market().app.drain();
    for (let n = 1; n < 8; n += 1) {
      expect(await planned()).toEqual([{ attempts: n, failed: false, error: '421 come back' }]);
      await ahead(3601);
    }
    expect(await planned()).toEqual([{ attempts: 8, failed: true, error: '421 come back' }]);
    const listed = await market().operator.ok('GET /platform/jobs/page', {});
    expect(listed.records[0]).toMatchObject({ kind: 'messages.deliver', state: 'failed', attempts: 8 });
    isDown = false;
    await ahead(3601);
    await ahead(3601);
    expect([await planned(), await unsent(), new Set(asked).size, asked.length]).toEqual([[], 0, 1, 9]);
  });
});

describe('a mail server', () => {
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await openSmtp();
  });
  afterAll(() => smtp.close());
  beforeEach(() => {
    smtp.manner = 'takes';
  });
  const idsOf = (to: string): string[] => smtp.taken.filter((m) => m.to === to).map((m) => m.id);

  it.each(['committed', 'answered', 'written', 'kept'])(
    'gets a mail under one Message-ID although the worker was killed: %s',
    async (stage) => {
      const to = `${stage}@demo.test`;
      useMail(mailServer(smtp.url, from));
      await mailTo(to);
      const settings = { SMTP_URL: smtp.url, MAIL_FROM: from, KYAKHTA_FAILPOINT: `messages.deliver: ${stage}` };
      expect(await (await startProcess('worker', market().url, settings)).ended).toBe('SIGKILL');
      await ahead(181);
      const ids = idsOf(to);
      expect([ids.length, new Set(ids).size, await unsent()]).toEqual([stage === 'answered' || stage === 'written' ? 2 : 1, 1, 0]);
      expect(ids[0]).toMatch(/^<[0-9a-f]{32}@shop\.test>$/);
    },
    120_000,
  );

  it('that is silent at first is left soon, and gets the mail later; no two mails share an id', async () => {
    useMail(mailServer(smtp.url, from, { connectMs: 2000, greetMs: 20, silenceMs: 2000 }));
    smtp.manner = 'mute';
    await mailTo('mute@demo.test');
    await market().app.drain();
    expect([idsOf('mute@demo.test'), (await planned())[0]?.attempts]).toEqual([[], 1]);
    smtp.manner = 'takes';
    useMail(mailServer(smtp.url, from));
    await mailTo('mute@demo.test');
    await ahead(61);
    const ids = idsOf('mute@demo.test');
    expect([ids.length, new Set(ids).size, await unsent()]).toEqual([2, 2, 0]);
  });

  it('that falls silent over a mail gets it again under the same id', async () => {
    useMail(mailServer(smtp.url, from, { connectMs: 2000, greetMs: 2000, silenceMs: 50 }));
    smtp.manner = 'silentAfterMail';
    await mailTo('half@demo.test');
    await market().app.drain();
    expect([idsOf('half@demo.test').length, await unsent()]).toEqual([1, 1]);
    smtp.manner = 'takes';
    useMail(mailServer(smtp.url, from));
    await ahead(61);
    const ids = idsOf('half@demo.test');
    expect([ids.length, new Set(ids).size, await unsent()]).toEqual([2, 1, 0]);
  });

  it('that refuses for now is tried again', async () => {
    useMail(mailServer(smtp.url, from));
    smtp.manner = 'refuses';
    await mailTo('later@demo.test');
    await market().app.drain();
    expect((await planned())[0]).toMatchObject({ attempts: 1, failed: false });
    smtp.manner = 'takes';
    await ahead(61);
    expect([idsOf('later@demo.test').length, await unsent()]).toEqual([1, 0]);
  });
});
