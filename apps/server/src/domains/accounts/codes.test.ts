import { demoPassword } from '@kyakhta/contract';
import type * as Argon from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { statementsOf } from '../../../test/statements.ts';

const dear = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof Argon>();
  const counted =
    <A extends unknown[], R>(work: (...args: A) => R) =>
    (...args: A): R => {
      dear.count += 1;
      return work(...args);
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
});

const market = marketplaceForFile();
const http = httpForFile(market);
const minutes = (n: number): Promise<void> => market().advance(n / 1440);
const mails = async (to: string): Promise<number> => (await market().query('select 1 from mails where recipient = $1', [to])).length;
const told = ({ status, code, msg, data }: Answer): unknown => ({ status, code, msg, data });
const failureOf = (a: Answer): string => (a.data as { failure?: string } | null)?.failure ?? 'ok';

describe('codes to one mailbox', () => {
  const ways = ['POST /sms/sendLoginCode', 'POST /sms/sendRegisterCode', 'POST /sms/sendUpdatePwdCode'] as const;
  /** Asks for as many codes of a purpose as are sent to a mailbox in an hour. */
  const flood = async (mail: string, way: (typeof ways)[number] = ways[0]): Promise<void> => {
    for (let n = 0; n < 10; n += 1) {
      await minutes(1.02);
      expect(failureOf(await http().call(way, { mail }))).toBe('ok');
    }
    await minutes(1.02);
  };

  it('are ten an hour for a purpose, from wherever they are asked, alike for known and unknown ones', async () => {
    const [known, unknown] = ['buyer2@demo.test', 'nobody2@new.test'];
    const answers: unknown[] = [];
    for (const mail of [known, unknown]) {
      await minutes(61);
      for (const way of ways) {
        await flood(mail, way);
        answers.push(told(await http().call(way, { mail: mail.toUpperCase() })));
      }
    }
    expect(answers.slice(0, 3)).toEqual(answers.slice(3));
    expect(answers[0]).toMatchObject({ status: 429, code: 'A00015', data: { failure: 'tooManyCodes' } });
    expect((answers[0] as Answer).msg).toContain('50 minutes');
    const before = await mails(known);
    await minutes(60);
    expect(failureOf(await http().call(ways[0], { mail: known }))).toBe('ok');
    await market().app.drain();
    expect(await mails(known)).toBe(before + 1);
  });

  it('are not used up by refusals, nor by those to another mailbox', async () => {
    await minutes(61);
    await flood('buyer3@demo.test');
    for (let n = 0; n < 20; n += 1) expect(failureOf(await http().call(ways[0], { mail: 'buyer3@demo.test' }))).toBe('tooManyCodes');
    expect(failureOf(await http().call(ways[0], { mail: 'buyer4@demo.test' }))).toBe('ok');
    await minutes(58);
    expect(failureOf(await http().call(ways[0], { mail: 'buyer3@demo.test' }))).toBe('ok');
  });

  it('count those that buyers have sent to be bound, by mail and by SMS, whichever account asks', async () => {
    await minutes(61);
    for (const one of [{ mail: 'victim@new.test' }, { mobile: '+7 916 555-01-23' }]) {
      for (let n = 0; n < 10; n += 1) {
        await market()
          .buyer((n % 5) + 1)
          .ok('POST /sms/sendBindCode', one);
        if (n === 4) await minutes(1.02);
      }
      await minutes(1.02);
      expect(await market().buyer(1).refused('POST /sms/sendBindCode', one)).toBe('tooManyCodes');
    }
    expect([await mails('victim@new.test'), await mails('+79165550123')]).toEqual([10, 10]);
  });

  it('are thirty a day for a purpose, then one an hour, and both limits say by header when to ask again', async () => {
    await minutes(24 * 60);
    const mail = 'buyer4@demo.test';
    for (let hour = 0; hour < 3; hour += 1) {
      await flood(mail);
      const last = await http().call(ways[0], { mail });
      if (hour < 2) expect([failureOf(last), Number(last.headers['retry-after'])]).toEqual(['tooManyCodes', 50 * 60]);
      // The last of thirty was a moment ago: one an hour is left.
      else expect([failureOf(last), Number(last.headers['retry-after'])]).toEqual(['tooManyCodes', 59 * 60]);
      await minutes(50);
    }
    for (const way of [ways[1], ways[2]]) expect(failureOf(await http().call(way, { mail }))).toBe('ok');
    await minutes(10);
    for (let hour = 0; hour < 2; hour += 1) {
      expect(failureOf(await http().call(ways[0], { mail }))).toBe('ok');
      await minutes(5);
      expect(failureOf(await http().call(ways[0], { mail }))).toBe('tooManyCodes');
      await minutes(56);
    }
    await minutes(22 * 60);
    await flood(mail);
  });

  it('of one purpose leave to its owner those of the others, and what only she can ask for', async () => {
    await minutes(61);
    await flood('buyer5@demo.test', ways[1]);
    for (const way of [ways[0], ways[2]]) expect(failureOf(await http().call(way, { mail: 'buyer5@demo.test' }))).toBe('ok');
    await market().buyer(5).ok('POST /sms/sendDestroyCode', {});
  });
});

describe('an account that exists and one that does not', () => {
  /** Who asks, what is asked of a mailbox. */
  const paths: Readonly<Record<string, (mail: string) => Promise<Answer>>> = {
    'logging in with a wrong password': (mail) => http().call('POST /login', { userName: mail, passWord: 'Wrong-2026!' }),
    'logging in at the seller console': (mail) =>
      http().call('POST /shop/admin/login', { userName: mail.split('@')[0]!, passWord: 'Wrong-2026!' }),
    'asking for a login code': (mail) => http().call('POST /sms/sendLoginCode', { mail }),
    'logging in with a wrong code that was asked for': async (mail) => {
      await http().call('POST /sms/sendLoginCode', { mail });
      return http().call('POST /mailLogin', { userName: mail, passWord: '000000' });
    },
    'logging in with a code never asked for': (mail) => http().call('POST /mailLogin', { userName: mail, passWord: '000000' }),
    'forgetting a password': (mail) => http().call('POST /sms/sendUpdatePwdCode', { mail }),
    'a wrong code for a new password': (mail) => http().call('PUT /user/checkUpdatePwdSms', { mail, validCode: '000000' }),
    'a new password with a wrong ticket': (mail) =>
      http().call('PUT /user/updatePwd', { mail, password: 'Carton-2026', checkRegisterSmsFlag: 'x'.repeat(43) }),
    'asking to register': (mail) => http().call('POST /sms/sendRegisterCode', { mail }),
    'registering with a wrong code': (mail) =>
      http().call('POST /user/register', { mail, validCode: '000000', password: 'Carton-2026', userName: 'fresh_name', nickName: 'Anna' }),
    'asking to bind a mailbox': (mail) => http().call('POST /sms/sendBindCode', { mail }, asker),
    'binding a mailbox by a wrong code': (mail) => http().call('PUT /p/user/updateMail', { mail, validCode: '000000' }, asker),
  };
  let asker = '';
  beforeEach(async () => {
    await minutes(61);
    await market().app.drain();
    // Made once in the life of a process.
    await http().call('POST /login', { userName: 'warm@new.test', passWord: 'Warm-2026!' });
    asker = await http().token('buyer', 'buyer2');
    // Whose session it is stays known from then on.
    await http().call('GET /p/user/userInfo', {}, asker);
  });
  /** Answer, dear hashings, statements in their order and work planned of one path. */
  const costOf = async (path: (mail: string) => Promise<Answer>, mail: string) => {
    const planned = (): Promise<{ kind: string }[]> => market().query('select kind from work order by kind, id');
    const [before, hashed] = [await planned(), dear.count];
    let answer: unknown;
    const statements = await statementsOf(market().app.pool, async () => {
      answer = told(await path(mail));
    });
    const after = (await planned()).map((w) => w.kind);
    for (const { kind } of before) after.splice(after.indexOf(kind), 1);
    return { answer, hashed: dear.count - hashed, statements, planned: after };
  };

  it.each(Object.entries(paths))('get the same answer for the same work: %s', async (name, path) => {
    const isConsole = name.includes('console');
    const known = await costOf(path, isConsole ? 'seller1@x' : 'buyer1@demo.test');
    const unknown = await costOf(path, isConsole ? 'seller999@x' : 'nobody@new.test');
    expect(known.statements.length).toBeGreaterThan(2);
    expect(unknown).toEqual(known);
  });

  it('are told apart by what is counted here: a right password costs other statements', async () => {
    const path = (password: string) => (mail: string) => http().call('POST /login', { userName: mail, passWord: password });
    const right = await costOf(path(demoPassword), 'buyer1@demo.test');
    const wrong = await costOf(path('Wrong-2026!'), 'buyer1@demo.test');
    expect([right.hashed, wrong.hashed]).toEqual([1, 1]);
    expect(right.statements).not.toEqual(wrong.statements);
  });
});
