import { describe, expect, it } from 'vitest';
import { balanceOf, receivedOrder } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { writeSum } from '../../words/sums.ts';

const market = marketplaceForFile();
const bank = { holder: 'Ningbo Trading Co.', bank: 'Bank of Ningbo', account: '6222 0213 0401 1234', swift: 'bknbcn2n', country: 'cn' };
const available = (store = 1): Promise<bigint> => balanceOf(market(), `store:${store}:available`);

/** A store that has earned something and may have it paid out. */
const earned = async (store = 1): Promise<bigint> => {
  const number = await receivedOrder(market(), market().buyer(1), store);
  await market().buyer(1).ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
  await market().seller(store).ok('PUT /shop/admin/settlement/account', bank);
  return available(store);
};
const operator2 = () => market().person({ kind: 'operator', id: 2, areas: null });
const decimal = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

describe('a payout', () => {
  it('goes from the store over transit to the bank, each step once', async () => {
    const m = market();
    const all = await earned();
    const seller = m.seller(1);
    const { payoutNumber } = await seller.ok('POST /shop/admin/settlement/withdraw', { amount: decimal(all) });
    expect(await available()).toBe(0n);
    expect(await seller.ok('GET /shop/admin/settlement/balance', {})).toMatchObject({
      available: 0,
      inTransit: Number(all) / 100,
      paidOut: 0,
    });
    const queue = await m.operator.ok('GET /platform/settlement/payouts', {});
    expect(queue).toMatchObject({
      open: 1,
      records: [{ payoutNumber, state: 'asked', bank: { account: bank.account, swift: 'BKNBCN2N', country: 'CN' } }],
    });
    expect(await m.operator.refused('PUT /platform/settlement/payout/{payoutNumber}/paid', { payoutNumber, bankReference: 'NB-1' })).toBe(
      'payoutNotInState',
    );
    await operator2().ok('PUT /platform/settlement/payout/{payoutNumber}/approve', { payoutNumber });
    expect(await seller.refused('PUT /shop/admin/settlement/payout/{payoutNumber}/cancel', { payoutNumber })).toBe('payoutNotInState');
    // Who approved it does not send it.
    const [own] = (await operator2().ok('GET /platform/settlement/payouts', {})).records;
    expect(own).toMatchObject({ payoutNumber, ownApproval: true, can: ['refuse'] });
    expect(await operator2().refused('PUT /platform/settlement/payout/{payoutNumber}/paid', { payoutNumber, bankReference: 'NB-1' })).toBe(
      'payoutOwnApproval',
    );
    await m.operator.ok('PUT /platform/settlement/payout/{payoutNumber}/paid', { payoutNumber, bankReference: 'NB-1' });
    expect(await m.operator.refused('PUT /platform/settlement/payout/{payoutNumber}/paid', { payoutNumber, bankReference: 'NB-2' })).toBe(
      'payoutNotInState',
    );
    expect(await seller.ok('GET /shop/admin/settlement/balance', {})).toMatchObject({ inTransit: 0, paidOut: Number(all) / 100 });
    const shown = await seller.ok('GET /shop/admin/settlement/payouts', {});
    expect(shown.records[0]).toMatchObject({ state: 'paid', bankReference: 'NB-1', bank: { account: '••1234' } });
  });

  it('is found by its number or the bank’s reference, by its store in its statement and by operators in either view', async () => {
    const m = market();
    const all = await earned(3);
    const { payoutNumber } = await m.seller(3).ok('POST /shop/admin/settlement/withdraw', { amount: decimal(all) });
    await operator2().ok('PUT /platform/settlement/payout/{payoutNumber}/approve', { payoutNumber });
    await m.operator.ok('PUT /platform/settlement/payout/{payoutNumber}/paid', { payoutNumber, bankReference: 'NB-77 55' });
    const anywhere = async (number: string, view: 'open' | 'ended' = 'open') =>
      (await m.operator.ok('GET /platform/settlement/payouts', { number, view })).records.map((r) => r.payoutNumber);
    const ofStore = async (store: number, number: string) =>
      (await m.seller(store).ok('GET /shop/admin/settlement/payouts', { number })).records.map((r) => r.payoutNumber);
    const lines = async (store: number, number: string) =>
      (await m.seller(store).ok('GET /shop/admin/settlement/page', { number })).records.map((r) => r.kind);
    for (const number of [payoutNumber, ` ${payoutNumber} `, 'NB-77 55'])
      expect([await anywhere(number), await anywhere(number, 'ended')]).toEqual([[payoutNumber], [payoutNumber]]);
    for (const number of [payoutNumber, payoutNumber.slice(3, 12), 'nb77', '77-55'])
      expect(await ofStore(3, number)).toEqual([payoutNumber]);
    expect(await lines(3, payoutNumber)).toEqual(['payout']);
    // Nobody finds what is another store's, and signs of a pattern stand for themselves.
    expect([await ofStore(1, payoutNumber), await lines(1, payoutNumber)]).toEqual([[], []]);
    for (const number of ['%', '_', '-', "' or 1=1 --"])
      expect([await anywhere(number), await ofStore(3, number), await lines(3, number)]).toEqual([[], [], []]);
  });

  it('that the bank sends back is the store’s again and can be asked for anew', async () => {
    const m = market();
    const all = await earned(2);
    const { payoutNumber } = await m.seller(2).ok('POST /shop/admin/settlement/withdraw', { amount: decimal(all) });
    await operator2().ok('PUT /platform/settlement/payout/{payoutNumber}/approve', { payoutNumber });
    await m.operator.ok('PUT /platform/settlement/payout/{payoutNumber}/paid', { payoutNumber, bankReference: 'NB-3' });
    await m.operator.ok('PUT /platform/settlement/payout/{payoutNumber}/returned', { payoutNumber, reason: 'Account closed' });
    expect(await available(2)).toBe(all);
    expect(
      await m.operator.refused('PUT /platform/settlement/payout/{payoutNumber}/returned', { payoutNumber, reason: 'Account closed' }),
    ).toBe('payoutNotInState');
    const again = await m.seller(2).ok('POST /shop/admin/settlement/withdraw', { amount: decimal(all) });
    await operator2().ok('PUT /platform/settlement/payout/{payoutNumber}/approve', again);
    expect(await m.operator.refused('PUT /platform/settlement/payout/{payoutNumber}/paid', { ...again, bankReference: 'NB-3' })).toBe(
      'bankReferenceTaken',
    );
    await m.operator.ok('PUT /platform/settlement/payout/{payoutNumber}/refuse', { ...again, reason: 'Sanctions check' });
    expect(await available(2)).toBe(all);
  });

  it('is told to its store as far as it has come, once each, with the bank’s reference or the reason', async () => {
    const m = market();
    const all = await earned(2);
    const address = 'money@store.test';
    await m.app.drain();
    await m.operator.ok('PUT /platform/shop/mail', { shopId: 2, mail: address, mailLocale: 'en' });
    const told = async () => {
      await m.app.drain();
      const mails = await m.query<{ subject: string; text: string }>(
        'select subject, text from mails where recipient = $1 and position($2 in subject || text) > 0 order by id',
        [address, 'payout'],
      );
      return mails.map(({ subject, text }) => `${subject}. ${text}`);
    };
    const ask = () => m.seller(2).ok('POST /shop/admin/settlement/withdraw', { amount: decimal(all) });
    const sum = writeSum('en', decimal(all), 'USD');

    const first = await ask();
    await m.seller(2).ok('PUT /shop/admin/settlement/payout/{payoutNumber}/cancel', first);
    expect(await told()).toEqual([]);
    const refused = await ask();
    await m.operator.ok('PUT /platform/settlement/payout/{payoutNumber}/refuse', { ...refused, reason: 'Sanctions check' });
    const paid = await ask();
    for (const _twice of [1, 2])
      await operator2().ok('PUT /platform/settlement/payout/{payoutNumber}/approve', paid, { key: 'approved by one click' });
    await m.app.drain();
    await m.operator.ok('PUT /platform/settlement/payout/{payoutNumber}/paid', { ...paid, bankReference: 'NB-TOLD' });
    await m.app.drain();
    await m.operator.ok('PUT /platform/settlement/payout/{payoutNumber}/returned', { ...paid, reason: 'Account closed.' });
    const mails = await told();
    expect(mails.map((text) => text.split('. ', 1)[0])).toEqual([
      `Payout of ${sum} refused`,
      `Payout of ${sum} approved`,
      `${sum} is on its way to your bank`,
      `The bank returned ${sum}`,
    ]);
    for (const [i, part] of ['Reason: Sanctions check.', '••1234', 'Bank reference: NB-TOLD.', 'Reason: Account closed. The'].entries())
      expect(mails[i]).toContain(part);
  });

  it('asked for ten times at once for all of the money is made once', async () => {
    const m = market();
    const all = await earned(3);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => m.seller(3).call('POST /shop/admin/settlement/withdraw', { amount: decimal(all) })),
    );
    const failures = outcomes.map((o) => (o.code === '00000' ? 'ok' : (o.data as { failure: string }).failure)).toSorted();
    expect(failures).toEqual(['ok', ...Array.from({ length: 9 }, () => 'storeMoneyInsufficient')].toSorted());
    expect(await available(3)).toBe(0n);
  });

  it('is cancelled or approved, never both', async () => {
    const m = market();
    const all = await earned(4);
    const { payoutNumber } = await m.seller(4).ok('POST /shop/admin/settlement/withdraw', { amount: decimal(all) });
    const outcomes = await Promise.all([
      m.seller(4).call('PUT /shop/admin/settlement/payout/{payoutNumber}/cancel', { payoutNumber }),
      m.operator.call('PUT /platform/settlement/payout/{payoutNumber}/approve', { payoutNumber }),
    ]);
    expect(outcomes.filter((o) => o.code === '00000')).toHaveLength(1);
    expect(await available(4)).toBe(outcomes[0].code === '00000' ? all : 0n);
  });

  it('is not made of nothing, of too little, of too much, for another store, nor without an account', async () => {
    const m = market();
    const seller = m.seller(5);
    expect(await seller.refused('POST /shop/admin/settlement/withdraw', { amount: '5' })).toBe('bankAccountMissing');
    await seller.ok('PUT /shop/admin/settlement/account', bank);
    for (const amount of ['0', '0.99', '1.001'])
      expect(await seller.refused('POST /shop/admin/settlement/withdraw', { amount })).toBe('payoutTooSmall');
    for (const amount of ['-5', '1e3', 'all'])
      expect(await seller.refused('POST /shop/admin/settlement/withdraw', { amount })).toBe('argumentNotValid');
    expect(await seller.refused('POST /shop/admin/settlement/withdraw', { amount: '1' })).toBe('storeMoneyInsufficient');
    const all = await available(2);
    const { payoutNumber } = await m.seller(2).ok('POST /shop/admin/settlement/withdraw', { amount: decimal(all) });
    expect(await seller.refused('PUT /shop/admin/settlement/payout/{payoutNumber}/cancel', { payoutNumber })).toBe('payoutUnknown');
    await m.seller(2).ok('PUT /shop/admin/settlement/payout/{payoutNumber}/cancel', { payoutNumber });
    expect(await available(2)).toBe(all);
  });

  it('does not go to an account that was changed today', async () => {
    const m = market();
    await m.seller(2).ok('PUT /shop/admin/settlement/account', { ...bank, account: '6222 9999 0000 1111' });
    expect(await m.seller(2).refused('POST /shop/admin/settlement/withdraw', { amount: '1' })).toBe('bankAccountTooNew');
    await m.seller(2).ok('PUT /shop/admin/settlement/account', { ...bank, account: '6222 9999 0000 1111', bank: 'Renamed bank' });
    await m.advance(1.01);
    await m.seller(2).ok('POST /shop/admin/settlement/withdraw', { amount: '1' });
    for (const wrong of [{ swift: 'XX' }, { account: '12' }, { country: 'China' }, { holder: ' ' }])
      expect(await m.seller(2).refused('PUT /shop/admin/settlement/account', { ...bank, ...wrong })).toBe('argumentNotValid');
  });
});

describe('a store’s statement', () => {
  it('adds up to what the store has, and tells what the platform kept of each order', async () => {
    const m = market();
    for (const store of [1, 2, 3]) {
      const { records } = await m.seller(store).ok('GET /shop/admin/settlement/page', { size: 100 });
      expect(records.reduce((sum, r) => sum + Math.round(r.net * 100), 0)).toBe(Number(await available(store)));
      const release = records.find((r) => r.kind === 'release');
      const parts = [release?.commission, release?.freight, release?.net].reduce<number>(
        (sum, part) => sum + Math.round(Number(part) * 100),
        0,
      );
      expect(parts).toBe(Math.round(Number(release?.gross) * 100));
    }
  });
});

describe('a balance set right by hand', () => {
  it('needs two operators, and is booked once', async () => {
    const m = market();
    const before = await balanceOf(m, 'buyer:5:available');
    const reason = 'Paid twice by bank transfer';
    const proposed = await m.operator.ok('POST /platform/user/correction', { userId: 5, amount: '12.50', reason });
    expect(await balanceOf(m, 'buyer:5:available')).toBe(before);
    expect(await m.operator.refused('PUT /platform/proposal/{proposalId}/agree', proposed)).toBe('proposalOwn');
    const outcomes = await Promise.all([1, 2, 3].map(() => operator2().call('PUT /platform/proposal/{proposalId}/agree', proposed)));
    expect(outcomes.filter((o) => o.code === '00000')).toHaveLength(1);
    expect(await balanceOf(m, 'buyer:5:available')).toBe(before + 1250n);
    const { records } = await operator2().ok('GET /platform/proposal/page', { view: 'decided', userId: 5 });
    expect(records[0]).toMatchObject({ state: 'done', reason, proposedBy: 'operator1', decidedBy: 'operator2', amount: 12.5 });
  });

  it('never takes more than is there', async () => {
    const m = market();
    const before = await balanceOf(m, 'buyer:5:available');
    const all = { userId: 5, amount: decimal(before), lessens: true, reason: 'Fraudulent top-up found' };
    expect(await m.operator.refused('POST /platform/user/correction', { ...all, amount: decimal(before + 1n) })).toBe('correctionTooLarge');
    const one = await m.operator.ok('POST /platform/user/correction', all);
    const two = await m.operator.ok('POST /platform/user/correction', all);
    await operator2().ok('PUT /platform/proposal/{proposalId}/agree', one);
    expect(await balanceOf(m, 'buyer:5:available')).toBe(0n);
    expect(await operator2().refused('PUT /platform/proposal/{proposalId}/agree', two)).toBe('correctionTooLarge');
    await m.operator.ok('PUT /platform/proposal/{proposalId}/refuse', { ...two, note: 'taken back' });
    expect(await operator2().refused('PUT /platform/proposal/{proposalId}/agree', two)).toBe('proposalDecided');
  });
});
