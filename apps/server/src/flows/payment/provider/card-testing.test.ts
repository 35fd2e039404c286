import { describe, expect, it } from 'vitest';
import { marketplaceForFile, type Person } from '../../../../test/marketplace.ts';
import { numberOf, payPal, placeFor, providerForFile } from '../../../../test/payments.ts';
import { namesOf, oks } from '../../../../test/racing.ts';

// Who has stolen cards looks for a shop that tells which of them work, with the smallest amounts it takes.
const market = marketplaceForFile();
const provider = providerForFile();
let cents = 0;
/** The smallest top-ups there are, each its own. */
const topUp = async (buyer: Person): Promise<string> => {
  cents += 1;
  return (await buyer.ok('POST /p/userBalance/recharge', { rechargeAmount: `0.${String(cents).padStart(2, '0')}` })).rechargeNumber;
};
const declined = async (buyer: Person): Promise<void> => {
  const reference = await topUp(buyer);
  const { payAttemptId } = await buyer.ok('POST /p/order/pay', payPal(reference));
  provider().approve(await numberOf(market(), payAttemptId));
  provider().next('capture', { refuses: 'INSTRUMENT_DECLINED' });
  expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: reference })).toMatchObject({ state: 'declined' });
};

describe('cards that are tried one after the other', () => {
  it('are ten an hour for a buyer; what waits already goes on, other ways and other buyers too', async () => {
    const { m, buyer, number, joined } = await placeFor(market());
    const { payAttemptId } = await buyer.ok('POST /p/order/pay', payPal(joined));
    for (let i = 0; i < 10; i += 1) await declined(buyer);
    const outcome = await buyer.call('POST /p/order/pay', payPal(await topUp(buyer)));
    expect([outcome.code, outcome.data, outcome.waitSeconds]).toMatchObject(['A00015', { failure: 'tooManyTries' }, 3600]);
    expect((await buyer.ok('POST /p/order/pay', payPal(joined, { payAttemptId }))).payAttemptId).toBe(payAttemptId);
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    const other = await placeFor(m);
    await other.buyer.ok('POST /p/order/pay', payPal(other.joined));
    await m.advance(1.1 / 24);
    await declined(buyer);
  });

  it('and begun many at once are a hundred at most, before any is declined', async () => {
    const { m, buyer } = await placeFor(market());
    await m.query(
      `insert into payments (number, user_id, pay_type, currency, amount, state, created_at, provider, attempt_id)
       select 'P' || lpad(n::text, 17, '0'), (select max(id) from users), 2, 'USD', 1, 'waiting', $1, 'paypal', 'many-' || n from generate_series(1, 95) n`,
      [m.app.clock.now()],
    );
    const references: string[] = [];
    for (let i = 0; i < 10; i += 1) references.push(await topUp(buyer));
    const outcomes: Awaited<ReturnType<Person['call']>>[] = [];
    for (const reference of references) outcomes.push(await buyer.call('POST /p/order/pay', payPal(reference)));
    expect([oks(outcomes), new Set(namesOf(outcomes))]).toEqual([5, new Set(['ok', 'tooManyTries'])]);
    // They stood for nothing.
    await m.query("delete from payments where attempt_id like 'many-%'");
  });
});
