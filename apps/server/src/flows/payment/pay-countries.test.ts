import { payType } from '@kyakhta/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { placeOrder } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { payPal, providerForFile } from '../../../test/payments.ts';
import { addBuyers } from '../../../test/people.ts';
import { addService, type Service } from '../../../test/vouchers.ts';

// A way to pay that is bound to countries, and what goes nowhere: the buyer's own country decides.
const market = marketplaceForFile();
providerForFile();
const way = payType.payPal;
let service: Promise<Service> | undefined;

const bind = async (countries: readonly string[]): Promise<void> => {
  const { version } = await market().operator.ok('GET /platform/site/settings', {});
  const payLimits = countries.length === 0 ? {} : { [String(way)]: { least: null, most: null, countries: [...countries] } };
  await market().operator.ok('PUT /platform/site/settings', { version, payLimits });
};
afterEach(() => bind([]));

/** A buyer with a default address there; null has no address. */
const buyerIn = async (country: string | null): Promise<{ readonly id: number; readonly buyer: Person }> => {
  const [id = 0] = await addBuyers(market(), 1);
  if (country === null) await market().query('delete from addresses where user_id = $1', [id]);
  else await market().query('update addresses set country = $2 where user_id = $1', [id, country]);
  return { id, buyer: market().buyer(id) };
};
const topUp = async (buyer: Person): Promise<string> =>
  (await buyer.ok('POST /p/userBalance/recharge', { rechargeAmount: 50 })).rechargeNumber;
const voucher = async (buyer: Person): Promise<string> => {
  const { prodId, skuId, shopId } = await (service ??= addService(market(), 'SRV-COUNTRY'));
  return (await buyer.ok('POST /p/order/submit', { orderItem: { prodId, skuId, shopId, count: 1 } })).orderNumbers;
};
const offers = async (buyer: Person, number: string): Promise<boolean> =>
  (await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number })).payTypes.includes(way);
/** What the page offers, and what pressing anyway comes to. */
const outcome = async (buyer: Person, number: string) => {
  const offered = await offers(buyer, number);
  const pressed = await buyer.call('POST /p/order/pay', payPal(number));
  return [offered, pressed.code === '00000' ? 'begun' : (pressed.data as { failure: string }).failure];
};

describe.each([
  ['a top-up', topUp],
  ['a voucher', voucher],
] as const)('%s and a way to pay that is bound to countries', (_, make) => {
  it.each([
    ['of hers', 'RU', ['RU', 'KZ'], true],
    ['other than hers', 'RU', ['CN'], false],
    ['while hers is not known', null, ['RU'], false],
    ['while hers is not known, of a way bound to none', null, [], true],
    ['of hers, of a way bound to none', 'RU', [], true],
  ] as const)('%s', async (_name, country, bounds, isOffered) => {
    const { buyer } = await buyerIn(country);
    const number = await make(buyer);
    await bind(bounds);
    expect(await outcome(buyer, number)).toEqual(isOffered ? [true, 'begun'] : [false, 'payMethodOff']);
  });

  it('follow her default address, not just any of her own', async () => {
    const { id, buyer } = await buyerIn('CN');
    const number = await make(buyer);
    await market().query(
      `insert into addresses (user_id, receiver, mobile, country, province, city, area, addr, post_code, is_default, created_at)
       select user_id, receiver, mobile, 'KZ', province, city, area, addr, post_code, false, now() from addresses where user_id = $1`,
      [id],
    );
    await bind(['KZ']);
    expect(await outcome(buyer, number)).toEqual([false, 'payMethodOff']);
    const other = (await buyer.ok('GET /p/address/list', {})).find((a) => a.country === 'KZ');
    await buyer.ok('PUT /p/address/defaultAddr/{addrId}', { addrId: other?.addrId ?? 0 });
    expect(await outcome(buyer, number)).toEqual([true, 'begun']);
  });

  it('that has been chosen goes on when it is bound afterwards', async () => {
    const { buyer } = await buyerIn('RU');
    const number = await make(buyer);
    const press = payPal(number);
    await buyer.ok('POST /p/order/pay', press);
    await bind(['CN']);
    expect([await offers(buyer, number), (await buyer.call('POST /p/order/pay', press)).code]).toEqual([false, '00000']);
  });
});

describe('goods and a voucher paid together', () => {
  it('are paid by ways for both countries: where the goods go and where she is at home', async () => {
    const { id, buyer } = await buyerIn('RU');
    const [goods = ''] = await placeOrder(market(), buyer);
    await market().query('update addresses set country = $2 where user_id = $1', [id, 'KZ']);
    const numbers = `${goods},${await voucher(buyer)}`;
    for (const [bounds, isOffered] of [
      [['RU'], false],
      [['KZ'], false],
      [['RU', 'KZ'], true],
    ] as const) {
      await bind(bounds);
      expect(await outcome(buyer, numbers), bounds.join()).toEqual(isOffered ? [true, 'begun'] : [false, 'payMethodOff']);
    }
    await bind(['RU']);
    expect(await offers(buyer, goods)).toBe(true);
  });
});
