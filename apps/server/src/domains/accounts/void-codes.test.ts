import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOfBuyer, codeOfStore, everyOrderNeedsOne, placeForContract, signAsBuyer, signing } from '../../../test/agreements.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';

// A person who changes her password because of a mail that alarmed her has the thief's code in mind.
const market = marketplaceForFile({ contracts: true });
const right = 'Demo-2026!';
interface Her {
  readonly id: number;
  readonly mail: string;
  readonly person: Person;
}
const lastCodeTo = async (to: string): Promise<string> => {
  await market().app.drain();
  const [row] = await market().query<{ text: string }>('select text from mails where recipient = $1 order by id desc limit 1', [to]);
  return /\d{6}/.exec(row?.text ?? '')?.[0] ?? '';
};
const later = (): Promise<void> => market().advance(1.1 / 1440);
const somebody = async (): Promise<Her> => {
  const [id = 0] = await addBuyers(market(), 1, 0n);
  const mail = `owner${id}@void.test`;
  await market().query('update users set mail = $2, password_hash = (select password_hash from users where id = 1) where id = $1', [
    id,
    mail,
  ]);
  return { id, mail, person: market().buyer(id) };
};
const resetCode = async ({ mail }: Her): Promise<string> => {
  await market().guest.ok('POST /sms/sendUpdatePwdCode', { mail });
  return lastCodeTo(mail);
};
const resetFlag = async (her: Her): Promise<string> =>
  (await market().guest.ok('PUT /user/checkUpdatePwdSms', { mail: her.mail, validCode: await resetCode(her) })).checkRegisterSmsFlag;
const failureOf = (answer: { readonly data: unknown }): string => (answer.data as { failure?: string } | null)?.failure ?? 'ok';

/** What somebody may hold: each is got first and used later. */
const held: Readonly<Record<string, (her: Her) => Promise<() => Promise<string>>>> = {
  'the flag of a checked code': async (her) => {
    const checkRegisterSmsFlag = await resetFlag(her);
    return async () =>
      failureOf(await market().guest.call('PUT /user/updatePwd', { mail: her.mail, password: 'Kjh7-thief', checkRegisterSmsFlag }));
  },
  'a code for a new password': async (her) => {
    const validCode = await resetCode(her);
    return async () => failureOf(await market().guest.call('PUT /user/checkUpdatePwdSms', { mail: her.mail, validCode }));
  },
  'a login code': async (her) => {
    await market().guest.ok('POST /sms/sendLoginCode', { mail: her.mail });
    const passWord = await lastCodeTo(her.mail);
    return async () => failureOf(await market().guest.call('POST /mailLogin', { userName: her.mail, passWord }));
  },
  'a code to bind another mailbox': async (her) => {
    const mail = `thief${her.id}@void.test`;
    await her.person.ok('POST /sms/sendBindCode', { mail });
    const validCode = await lastCodeTo(mail);
    return async () => failureOf(await her.person.call('PUT /p/user/updateMail', { mail, validCode }));
  },
  'a code to bind another mobile': async (her) => {
    const mobile = `+7916555${String(her.id).padStart(4, '0')}`;
    await her.person.ok('POST /sms/sendBindCode', { mobile });
    const validCode = await lastCodeTo(mobile);
    return async () => failureOf(await her.person.call('PUT /p/user/updateMobile', { mobile, validCode }));
  },
  'a code to delete the account': async (her) => {
    await her.person.ok('POST /sms/sendDestroyCode', {});
    const validCode = await lastCodeTo(her.mail);
    return async () => failureOf(await her.person.call('POST /p/user/destroy', { validCode }));
  },
};

/** What its owner, or an operator, does to an account. */
const endings: Readonly<Record<string, (her: Her) => Promise<unknown>>> = {
  'the password is changed': ({ person }) => person.ok('PUT /p/user/updatePwd', { oldPassword: right, password: 'Kjh7-owner' }),
  'the password is replaced through a newer code': async (her) => {
    await later();
    const checkRegisterSmsFlag = await resetFlag(her);
    await market().guest.ok('PUT /user/updatePwd', { mail: her.mail, password: 'Kjh7-owner', checkRegisterSmsFlag });
  },
  'the mail address is changed': async ({ id, person }) => {
    await later();
    const mail = `moved${id}@void.test`;
    await person.ok('POST /sms/sendBindCode', { mail });
    await person.ok('PUT /p/user/updateMail', { mail, validCode: await lastCodeTo(mail) });
  },
  'the mobile is changed': async ({ id, person }) => {
    await later();
    const mobile = `+7917555${String(id).padStart(4, '0')}`;
    await person.ok('POST /sms/sendBindCode', { mobile });
    await person.ok('PUT /p/user/updateMobile', { mobile, validCode: await lastCodeTo(mobile) });
  },
  'the other sessions are ended': ({ person }) => person.ok('POST /p/user/sessions/endOthers', {}),
  'one of the sessions is ended': async ({ mail, person }) => {
    await market().guest.ok('POST /login', { userName: mail, passWord: right });
    const [session] = await person.ok('GET /p/user/sessions', {});
    await person.ok('DELETE /p/user/session/{sessionId}', { sessionId: session?.sessionId ?? 0 });
  },
  'an operator logs her out everywhere': ({ id }) =>
    market().operator.ok('POST /platform/user/{userId}/endSessions', { userId: id, reason: 'Lost phone' }),
};

beforeAll(() => everyOrderNeedsOne(market()));
beforeEach(async () => {
  await market().query('delete from login_tries');
});

describe.each(Object.entries(held))('%s', (_, got) => {
  it('opens what it is for, whatever another account does', async () => {
    const [her, other] = [await somebody(), await somebody()];
    const use = await got(her);
    for (const end of Object.values(endings)) await end(other).catch(() => null);
    expect(await use()).toBe('ok');
  });

  it.each(Object.entries(endings))('opens nothing any more once %s', async (_name, end) => {
    const her = await somebody();
    const use = await got(her);
    await end(her);
    const [before] = await market().query<{ hash: string; mail: string }>('select password_hash as hash, mail from users where id = $1', [
      her.id,
    ]);
    expect(await use()).toBe('wrongVerificationCode');
    const [after] = await market().query('select password_hash as hash, mail from users where id = $1', [her.id]);
    expect(after).toEqual(before);
  });
});

describe('a code that is traded for a flag', () => {
  it('while the password is being changed gives none', async () => {
    const her = await somebody();
    const validCode = await resetCode(her);
    const m = market();
    await m.query('begin');
    await m.query('select 1 from users where id = $1 for update', [her.id]);
    const trading = m.guest.call('PUT /user/checkUpdatePwdSms', { mail: her.mail, validCode });
    while ((await m.query('select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))')).length === 0);
    await m.query('update mail_codes set used_at = now() where mail = $1', [her.mail]);
    await m.query('commit');
    expect(failureOf(await trading)).toBe('wrongVerificationCode');
  });

  it('of the older of two mails, or a second time, gives none', async () => {
    const her = await somebody();
    const older = await resetCode(her);
    await later();
    const newer = await resetCode(her);
    const check = async (validCode: string) =>
      failureOf(await market().guest.call('PUT /user/checkUpdatePwdSms', { mail: her.mail, validCode }));
    expect([older === newer ? 'wrongVerificationCode' : await check(older), await check(newer), await check(newer)]).toEqual([
      'wrongVerificationCode',
      'ok',
      'wrongVerificationCode',
    ]);
  });
});

describe('a code to sign a contract', () => {
  it('of a buyer signs nothing once she has changed her password', async () => {
    const buyer = market().buyer(1);
    const orderNumber = await placeForContract(market(), buyer);
    const code = await codeOfBuyer(market(), buyer, orderNumber);
    await buyer.ok('PUT /p/user/updatePwd', { oldPassword: right, password: 'Kjh7-owner' });
    expect(await buyer.refused('POST /p/agreement/sign', signing(orderNumber, code))).toBe('wrongVerificationCode');
  });

  const ofStore: Readonly<Record<string, (id: number) => Promise<unknown>>> = {
    'changes the password': () => market().seller(1).ok('PUT /shop/admin/password', { oldPassword: right, password: 'Kjh7-owner' }),
    'is given a password by an operator': (accountId) => market().operator.ok('POST /platform/shop/account/password', { accountId }),
    'is given a password by a colleague': (accountId) => colleague().ok('POST /shop/admin/staff/{accountId}/password', { accountId }),
    'was locked and is unlocked': async (accountId) => {
      await colleague().ok('PUT /shop/admin/staff/{accountId}/lock', { accountId, reason: 'By mistake' });
      await colleague().ok('PUT /shop/admin/staff/{accountId}/unlock', { accountId });
    },
    'has set another mail, and this one again': async () => {
      for (const mail of ['elsewhere@void.test', 'seller1@demo.test'])
        await market().seller(1).ok('PUT /shop/admin/mail', { mail, password: right });
    },
  };
  let colleagueId = 0;
  const colleague = (): Person => market().person({ kind: 'seller', id: colleagueId, storeId: 1, areas: null });

  it.each(Object.entries(ofStore))('of a store signs nothing once its account %s', async (_, end) => {
    await market().query(
      "update store_accounts set password_hash = (select password_hash from users where id = 3) where user_name = 'seller1'",
    );
    if (colleagueId === 0)
      colleagueId = (
        await market().seller(1).ok('POST /shop/admin/staff', { userName: 'colleague', mail: 'colleague@void.test', areas: null })
      ).accountId;
    const buyer = market().buyer(2);
    const orderNumber = await placeForContract(market(), buyer);
    await signAsBuyer(market(), buyer, orderNumber);
    const code = await codeOfStore(market(), market().seller(1), orderNumber);
    await end(1);
    expect(await market().seller(1).refused('POST /shop/admin/agreement/sign', signing(orderNumber, code))).toBe('wrongVerificationCode');
    await later();
    const again = await codeOfStore(market(), market().seller(1), orderNumber);
    await market().seller(1).ok('POST /shop/admin/agreement/sign', signing(orderNumber, again));
  });
});
