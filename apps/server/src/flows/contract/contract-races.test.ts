import { beforeAll, describe, expect, it } from 'vitest';
import { codeOfBuyer, codeOfStore, everyOrderNeedsOne, placeForContract, signAsBuyer, signing } from '../../../test/agreements.ts';
import { statusOf } from '../../../test/goods.ts';
import { type Marketplace, marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers, nearBuyer, nearSeller, processAhead } from '../../../test/people.ts';
import { namesOf, wires } from '../../../test/racing.ts';

const hour = 3600;
const signaturesOf = (m: Marketplace, number: string): Promise<{ party: string }[]> =>
  m.query('select a.party from agreement_signatures s join agreements a on a.id = s.agreement_id where a.number like $1 order by s.id', [
    `${number}-%`,
  ]);
const movesOf = async (m: Marketplace, number: string): Promise<string[]> =>
  (
    await m.query<{ why: string }>('select w.why from order_moves w join orders o on o.id = w.order_id where o.number = $1 order by w.id', [
      number,
    ])
  ).map((r) => r.why);

describe.each(wires)('those who meet over one contract $wire', ({ how }) => {
  const market = marketplaceForFile({ ...how, contracts: true });
  beforeAll(async () => {
    await everyOrderNeedsOne(market());
  });
  const waiting = async (): Promise<{ id: number; number: string; code: string }> => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const number = await placeForContract(m, nearBuyer(m, id));
    return { id, number, code: await codeOfBuyer(m, nearBuyer(m, id), number) };
  };

  it('sign once, however often they press', async () => {
    const m = market();
    const { id, number, code } = await waiting();
    const outcomes = await Promise.all([1, 2, 3].map(() => m.buyer(id).call('POST /p/agreement/sign', signing(number, code))));
    expect(namesOf(outcomes)).toEqual(['ok', 'ok', 'ok']);
    expect(await signaturesOf(m, number)).toEqual([{ party: 'buyer' }]);
    expect(await statusOf(m, number)).toBe(9);
  });

  it('either sign or refuse', async () => {
    const m = market();
    const { id, number, code } = await waiting();
    const outcomes = await Promise.all([
      m.buyer(id).call('POST /p/agreement/sign', signing(number, code)),
      m.buyer(id).call('POST /p/agreement/refuse', { orderNumber: number, reason: 'Not now' }),
    ]);
    expect(namesOf(outcomes)).toEqual(['agreementOver', 'ok']);
    expect(await statusOf(m, number)).toBe(outcomes[0]?.code === '00000' ? 9 : 6);
    expect(await signaturesOf(m, number)).toHaveLength(outcomes[0]?.code === '00000' ? 1 : 0);
  });

  it.each([['buyer'], ['seller']] as const)('are either in time or too late: the %s', async (who) => {
    const m = market();
    const { id, number, code } = await waiting();
    let validCode = code;
    if (who === 'seller') {
      await nearBuyer(m, id).ok('POST /p/agreement/sign', signing(number, code));
      await m.near.drain();
      await m.advance(1 / 1000);
    }
    // An hour before the end here is an hour after it there.
    await m.advance(71 / 24);
    if (who === 'buyer') validCode = await codeOfBuyer(m, nearBuyer(m, id), number);
    else validCode = await codeOfStore(m, nearSeller(m, 1), number);
    const ahead = await processAhead(m, 2 * hour);
    const [outcome] = await Promise.all([
      who === 'buyer'
        ? m.buyer(id).call('POST /p/agreement/sign', signing(number, validCode))
        : m.seller(1).call('POST /shop/admin/agreement/sign', signing(number, validCode)),
      ahead.drain(),
    ]);
    await ahead.close();
    const moves = await movesOf(m, number);
    const signed = moves.includes(who === 'buyer' ? 'signedByBuyer' : 'signedBySupplier');
    expect(namesOf([outcome])).toEqual([signed ? 'ok' : 'agreementOver']);
    expect(moves.filter((why) => why === 'contractRefused')).toHaveLength(signed ? 0 : 1);
  });

  it('make one chain of seals, whoever signs at the same time', async () => {
    const m = market();
    const all = [await waiting(), await waiting(), await waiting(), await waiting()];
    const outcomes = await Promise.all(
      all.map(({ id, number, code }) => m.buyer(id).call('POST /p/agreement/sign', signing(number, code))),
    );
    expect(namesOf(outcomes)).toEqual(['ok', 'ok', 'ok', 'ok']);
    const [row] = await m.query<{ links: number }>('select count(distinct previous)::int as links from agreement_signatures');
    const [count] = await m.query<{ n: number }>('select count(*)::int as n from agreement_signatures');
    expect(row?.links).toBe(count?.n);
  });

  it('use a code once', async () => {
    const m = market();
    const { id, number, code } = await waiting();
    await signAsBuyer(m, nearBuyer(m, id), number).catch(() => nearBuyer(m, id).ok('POST /p/agreement/sign', signing(number, code)));
    const [row] = await m.query<{ open: number }>('select count(*)::int as open from mail_codes where purpose = $1 and used_at is null', [
      `sign:${number}-B`,
    ]);
    expect(row?.open).toBe(0);
  });
});
