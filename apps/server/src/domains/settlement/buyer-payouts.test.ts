import { describe, expect, it } from 'vitest';
import { balanceOf, pay, placeOrder } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { agreed, providerForFile, tellNews } from '../../../test/payments.ts';
import { addBuyers, closingCode } from '../../../test/people.ts';
import { mailsTo } from '../../../test/terms.ts';
import { giftLeft } from './model.ts';

// A buyer's balance goes to her bank, by two operators (decision 0099). After each test the books are proven.
const market = marketplaceForFile();
const provider = providerForFile();
const bank = { holder: 'Anna Lebedeva', bank: 'Альфа-Банк', account: '40817 8100 0000 1234567', swift: 'alfarumm', country: 'ru' };
const operator2 = () => market().person({ kind: 'operator', id: 2, areas: null });

/** A buyer with 100.00 and a bank account. */
const withAccount = async (balance = 10_000n) => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1, balance);
  const buyer = m.buyer(id);
  const { bankAccountId } = await buyer.ok('POST /p/userBankAccount', bank);
  const available = () => balanceOf(m, `buyer:${id}:available`);
  const ask = (amount: string, key?: string) =>
    buyer.call('POST /p/userBalance/withdraw', { amount, bankAccountId }, key === undefined ? {} : { key });
  const asked = async (amount: string) => buyer.ok('POST /p/userBalance/withdraw', { amount, bankAccountId });
  const state = async () => (await buyer.ok('GET /p/userBalance/payouts', {})).records.map((r) => r.state);
  const failureOf = async (amount: string) => ((await ask(amount)).data as { failure?: string } | null)?.failure;
  return { m, id, buyer, bankAccountId, available, ask, asked, state, failureOf };
};
const approve = (payoutNumber: string) => operator2().ok('PUT /platform/settlement/payout/{payoutNumber}/approve', { payoutNumber });
const paid = (payoutNumber: string, bankReference: string) =>
  market().operator.ok('PUT /platform/settlement/payout/{payoutNumber}/paid', { payoutNumber, bankReference });

describe('a payout of a balance', () => {
  it('leaves the balance at once, and goes to the bank by two operators', async () => {
    const { m, id, buyer, available, asked, state } = await withAccount();
    const { payoutNumber } = await asked('60');
    expect(await available()).toBe(4000n);
    expect(await buyer.ok('GET /p/userBalance/getBalanceInfo', {})).toMatchObject({
      balance: 40,
      heldBalance: 0,
      inTransit: 60,
      payable: 40,
      leastPayout: 1,
    });
    const [waits] = (await m.operator.ok('GET /platform/settlement/payouts', {})).records;
    expect(waits).toMatchObject({
      payoutNumber,
      kind: 'buyer',
      userId: id,
      shopId: null,
      shopName: null,
      toppedUp: 0,
      // Whole, as they type it into the bank.
      bank: { holder: bank.holder, account: bank.account, swift: 'ALFARUMM', country: 'RU' },
    });
    expect(waits?.accountChangedAt).not.toBeNull();
    // What is asked for cannot be sent; who approved it does not send it.
    const sent = { payoutNumber, bankReference: 'AB-1' };
    expect(await m.operator.refused('PUT /platform/settlement/payout/{payoutNumber}/paid', sent)).toBe('payoutNotInState');
    await approve(payoutNumber);
    expect(await operator2().refused('PUT /platform/settlement/payout/{payoutNumber}/approve', { payoutNumber })).toBe('payoutNotInState');
    expect(await operator2().refused('PUT /platform/settlement/payout/{payoutNumber}/paid', sent)).toBe('payoutOwnApproval');
    expect(await buyer.refused('PUT /p/userBalance/payout/{payoutNumber}/cancel', { payoutNumber })).toBe('payoutNotInState');
    await paid(payoutNumber, 'AB-1');
    expect([await available(), await state()]).toEqual([4000n, ['paid']]);
    const [shown] = (await buyer.ok('GET /p/userBalance/payouts', {})).records;
    expect(shown).toMatchObject({ payoutNumber, bankReference: 'AB-1', bank: { account: '••4567' } });
    const [line] = (await buyer.ok('GET /p/userBalanceLog/page', {})).records;
    expect(line).toMatchObject({ kind: 'payout', changeBalance: -60, balanceAfter: 40, payoutNumber, orderNumbers: '' });
    expect(await m.operator.ok('GET /platform/find', { q: payoutNumber })).toMatchObject({ found: [{ kind: 'payout' }] });
  });

  it('comes back when she takes it back, when an operator refuses it, and when the bank sends it back; she is told by mail', async () => {
    const { m, id, buyer, available, asked, state } = await withAccount();
    const first = await asked('10');
    await buyer.ok('PUT /p/userBalance/payout/{payoutNumber}/cancel', first);
    expect(await available()).toBe(10_000n);
    const second = await asked('20');
    await m.operator.ok('PUT /platform/settlement/payout/{payoutNumber}/refuse', { ...second, reason: 'The holder is another person.' });
    expect(await available()).toBe(10_000n);
    const third = await asked('30');
    await approve(third.payoutNumber);
    await m.app.drain();
    await paid(third.payoutNumber, 'AB-3');
    await m.app.drain();
    await m.operator.ok('PUT /platform/settlement/payout/{payoutNumber}/returned', { ...third, reason: 'Account closed' });
    expect(await available()).toBe(10_000n);
    expect(await state()).toEqual(['returned', 'refused', 'canceled']);
    const told = (await mailsTo(m, id)).filter((s) => /bank|Payout/.test(s));
    expect(told).toEqual([
      'A bank account was added',
      'Payout of $20.00 refused',
      'Payout of $30.00 approved',
      '$30.00 is on its way to your bank',
      'The bank returned $30.00',
    ]);
    const kinds = (await buyer.ok('GET /p/userBalanceLog/page', {})).records.map((r) => [r.kind, r.changeBalance]);
    expect(kinds.slice(0, 2)).toEqual([
      ['payoutBack', 30],
      ['payout', -30],
    ]);
  });

  it('asked for in many tabs at once for all of it is made once', async () => {
    const { available, ask, state } = await withAccount();
    const codes = (await Promise.all(Array.from({ length: 8 }, () => ask('100')))).map((o) => o.code);
    expect(codes.filter((c) => c === '00000')).toHaveLength(1);
    expect([await available(), await state()]).toEqual([0n, ['asked']]);
  });

  it('asked for again under the same key is the one there is', async () => {
    const { available, ask, state } = await withAccount();
    const outcomes = [await ask('40', 'one click'), await ask('40', 'one click')];
    expect(outcomes[1]?.data).toEqual(outcomes[0]?.data);
    expect([await available(), await state()]).toEqual([6000n, ['asked']]);
  });

  it('and an order paid at the same moment take the balance once', async () => {
    const { m, id, buyer, available, ask } = await withAccount(100_000n);
    const [number = ''] = await placeOrder(m, buyer);
    await Promise.allSettled([ask('1000'), pay(buyer, [number])]);
    const [order] = await m.query<{ status: number }>('select status from orders where number = $1', [number]);
    const [payout] = await m.query('select 1 from payouts where user_id = $1', [id]);
    expect([order?.status === 1, payout === undefined]).toEqual(payout === undefined ? [false, true] : [true, false]);
    expect((await available()) >= 0n).toBe(true);
  });

  it.each([
    ['100.01', 'balanceInsufficient'],
    ['99999999999', 'balanceInsufficient'],
    ['0.99', 'payoutTooSmall'],
    ['0', 'payoutTooSmall'],
    ['1.001', 'payoutTooSmall'],
  ])('of %s is refused: %s', async (amount, failure) => {
    const { available, failureOf } = await withAccount();
    expect([await failureOf(amount), await available()]).toEqual([failure, 10_000n]);
  });

  it.each(['-5', '1e3', '', '٥', '1,000', '5; drop table payouts', 'NaN', '\u0000'])('of “%s” is no amount', async (amount) => {
    const { ask } = await withAccount();
    expect((await ask(amount)).code).toBe('A00014');
  });

  it('goes to no account of another person, and nobody else sees it or takes it back', async () => {
    const { m, asked, bankAccountId } = await withAccount();
    const other = await withAccount();
    const theirs = { amount: '5', bankAccountId };
    expect(await other.buyer.refused('POST /p/userBalance/withdraw', theirs)).toBe('bankAccountUnknown');
    expect(await other.buyer.refused('DELETE /p/userBankAccount/{bankAccountId}', { bankAccountId })).toBe('bankAccountUnknown');
    const payout = await asked('5');
    expect(await other.buyer.refused('PUT /p/userBalance/payout/{payoutNumber}/cancel', payout)).toBe('payoutUnknown');
    expect(await m.seller(1).refused('PUT /shop/admin/settlement/payout/{payoutNumber}/cancel', payout)).toBe('payoutUnknown');
    expect((await other.buyer.ok('GET /p/userBalance/payouts', {})).records).toEqual([]);
  });
});

describe('money that is not hers to take', () => {
  it('is what is held of a top-up that a bank took back, also when a payout comes back afterwards', async () => {
    const { m, id, buyer, asked, failureOf, available } = await withAccount();
    const { rechargeNumber } = await buyer.ok('POST /p/userBalance/recharge', { rechargeAmount: '250' });
    const payment = await agreed(m, provider(), buyer, rechargeNumber);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: rechargeNumber });
    const payout = await asked('300');
    expect((await m.operator.ok('GET /platform/settlement/payouts', {})).records.at(-1)).toMatchObject({ toppedUp: 250 });
    provider().takeBack(payment);
    await tellNews(m, payment);
    await m.near.drain();
    const held = () => balanceOf(m, `buyer:${id}:held`);
    expect([await available(), await held()]).toEqual([0n, 5000n]);
    expect(await failureOf('1')).toBe('balanceInsufficient');
    await m.operator.ok('PUT /platform/settlement/payout/{payoutNumber}/refuse', { ...payout, reason: 'The top-up was taken back.' });
    expect([await available(), await held()]).toEqual([10_000n, 25_000n]);
    expect(await failureOf('100.01')).toBe('balanceInsufficient');
  });

  it('is what the platform added to a top-up, until an order has used it', async () => {
    const { m, buyer, failureOf, asked, available } = await withAccount(0n);
    await m.query(
      `insert into settings (name, value, changed_at) values ('topUpOffers', '[{"amount":500,"gift":20}]', now()) on conflict (name) do update set value = excluded.value`,
    );
    await m.app.catchUp();
    const { rechargeNumber } = await buyer.ok('POST /p/userBalance/recharge', { rechargeAmount: '500' });
    await agreed(m, provider(), buyer, rechargeNumber);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: rechargeNumber });
    await m.query(`delete from settings where name = 'topUpOffers'`);
    await m.app.catchUp();
    expect(await buyer.ok('GET /p/userBalance/getBalanceInfo', {})).toMatchObject({ balance: 520, payable: 500 });
    expect(await failureOf('500.01')).toBe('giftStays');
    const { payoutNumber } = await asked('500');
    expect([await available(), await failureOf('1')]).toEqual([2000n, 'giftStays']);
    await buyer.ok('PUT /p/userBalance/payout/{payoutNumber}/cancel', { payoutNumber });
    expect(await buyer.ok('GET /p/userBalance/getBalanceInfo', {})).toMatchObject({ balance: 520, payable: 500 });
  });

  it('is spent on orders first and comes back first, and what was there before does not change it', () => {
    const gift = { kind: 'gift', key: 'gift:T1', amount: 1000n } as const;
    const bought = (amount: bigint) => ({ kind: 'capture', key: `capture:${amount}`, amount: -amount }) as const;
    const back = (amount: bigint) => ({ kind: 'refund', key: `refund:${amount}`, amount }) as const;
    const topUp = { kind: 'capture', key: 'capture:T1', amount: 50_000n } as const;
    const payout = { kind: 'payout', key: 'payout:1', amount: -20_000n } as const;
    const takenBack = { kind: 'hold', key: 'takenBack:x', amount: -800n } as const;
    expect(giftLeft([])).toBe(0n);
    expect(giftLeft([gift, topUp, payout, takenBack])).toBe(1000n);
    expect(giftLeft([gift, bought(400n)])).toBe(600n);
    expect(giftLeft([gift, bought(5000n)])).toBe(0n);
    // An order that is refunded brings it back: it cannot be turned into money.
    expect(giftLeft([gift, bought(5000n), back(5000n)])).toBe(1000n);
    expect(giftLeft([gift, bought(1000n), gift, back(9000n)])).toBe(2000n);
  });
});

describe('a buyer’s bank account', () => {
  it('that is meant as an IBAN is checked by its own digits, at its field and in the reader’s language; a national number is taken', async () => {
    const { buyer } = await withAccount();
    for (const account of ['DE89 3704 0044 0532 0130 01', 'DE98370400440532013000', 'GB29NWBK']) {
      const { code, data } = await buyer.call('POST /p/userBankAccount', { ...bank, account }, { locale: 'ru' });
      expect([code, (data as { fields?: Record<string, string> }).fields?.['account']], account).toEqual([
        'A00014',
        'неверный IBAN: проверьте буквы и цифры',
      ]);
    }
    await buyer.ok('POST /p/userBankAccount', { ...bank, account: 'gb29 NWBK 6016 1331 9268 19' });
  });

  it('is shown by its end, is one when kept twice, and another can be used a day later', async () => {
    const { m, buyer, bankAccountId, failureOf } = await withAccount();
    expect(await buyer.ok('POST /p/userBankAccount', { ...bank, account: bank.account.replaceAll(' ', '') })).toEqual({ bankAccountId });
    const tabs = await Promise.all(
      Array.from({ length: 4 }, () => buyer.ok('POST /p/userBankAccount', { ...bank, account: 'DE89 3704 0044 0532 0130 00' })),
    );
    const another = tabs[0]?.bankAccountId ?? 0;
    expect(new Set(tabs.map((t) => t.bankAccountId)).size).toBe(1);
    expect((await buyer.ok('GET /p/userBankAccount/list', {})).map((a) => [a.account, a.usable])).toEqual([
      ['••4567', true],
      ['••3000', false],
    ]);
    expect(await buyer.refused('POST /p/userBalance/withdraw', { amount: '5', bankAccountId: another })).toBe('bankAccountTooNew');
    // Forgetting the first does not make the next one the first.
    await buyer.ok('DELETE /p/userBankAccount/{bankAccountId}', { bankAccountId });
    expect(await failureOf('5')).toBe('bankAccountUnknown');
    const third = await buyer.ok('POST /p/userBankAccount', { ...bank, account: '40817810000000000001' });
    expect(await buyer.refused('POST /p/userBalance/withdraw', { amount: '5', ...third })).toBe('bankAccountTooNew');
    await m.advance(1);
    await buyer.ok('POST /p/userBalance/withdraw', { amount: '5', ...third });
  });

  it('is kept at most five times', async () => {
    const { buyer } = await withAccount();
    const add = (n: number) => buyer.call('POST /p/userBankAccount', { ...bank, account: `4081781000000000000${n}` });
    const codes = (await Promise.all([1, 2, 3, 4, 5, 6].map(add))).map((o) => o.code);
    expect(codes.filter((c) => c === '00000')).toHaveLength(4);
  });

  it.each([
    ['holder', ' '],
    ['holder', 'x'.repeat(121)],
    ['bank', '\u0000\u0000'],
    ['account', '<script>alert(1)</script>'],
    ['account', "'; drop table payouts; --"],
    ['account', '12'],
    ['swift', 'ALFA'],
    ['swift', 'ALFARUMM1'],
    ['country', 'Russia'],
  ])('is refused with a wrong %s: “%s”', async (field, value) => {
    const { buyer } = await withAccount();
    const outcome = await buyer.call('POST /p/userBankAccount', { ...bank, [field]: value });
    expect([outcome.code, Object.keys((outcome.data as { fields: object }).fields)]).toEqual(['A00014', [field]]);
  });

  it('stands in what is kept about her, and goes with her account; where money went stays in the books', async () => {
    const { m, id, buyer, bankAccountId, asked } = await withAccount(5000n);
    const read = async () => {
      const { file } = await buyer.call('GET /p/user/export', {});
      let text = '';
      for await (const part of file?.bytes ?? []) text += String(part);
      return JSON.parse(text) as { bankAccounts: unknown[]; payouts: unknown[] };
    };
    const refused = await asked('20');
    await m.operator.ok('PUT /platform/settlement/payout/{payoutNumber}/refuse', { ...refused, reason: 'Another person.' });
    const { payoutNumber } = await asked('50');
    expect(await read()).toMatchObject({ bankAccounts: [{ account: bank.account }], payouts: [{ amount: '2000' }, { amount: '5000' }] });
    const validCode = await closingCode(m, id);
    const close = () => buyer.refused('POST /p/user/destroy', { validCode });
    expect(await close()).toBe('accountInUse');
    await approve(payoutNumber);
    expect(await close()).toBe('accountInUse');
    await paid(payoutNumber, `AB-${id}`);
    await buyer.ok('POST /p/user/destroy', { validCode });
    expect(await m.query('select 1 from user_bank_accounts where user_id = $1', [id])).toEqual([]);
    const left = await m.query<{ state: string; account: string; holder: string }>(
      "select state, bank->>'account' as account, bank->>'holder' as holder from payouts where user_id = $1 order by id",
      [id],
    );
    expect(left).toEqual([
      { state: 'refused', account: '••4567', holder: '' },
      { state: 'paid', account: bank.account, holder: bank.holder },
    ]);
    // A bank may send it back even then: it stands on what was her balance, and she is mailed nothing.
    const mails = async () => (await m.query('select 1 from mails')).length;
    await m.app.drain();
    const before = await mails();
    await m.operator.ok('PUT /platform/settlement/payout/{payoutNumber}/returned', { payoutNumber, reason: 'Account closed' });
    await m.app.drain();
    expect([await balanceOf(m, `buyer:${id}:available`), await mails()]).toEqual([5000n, before]);
    expect(bankAccountId).toBeGreaterThan(0);
  });
});
