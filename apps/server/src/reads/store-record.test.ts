import { describe, expect, it } from 'vitest';
import { pay, placeOrder, ship } from '../../test/goods.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { addBuyers } from '../../test/people.ts';

const market = marketplaceForFile();
const record = async (shopId = 1) => (await market().guest.ok('GET /shop/qualification/{shopId}', { shopId })).record;
const shipOne = async (): Promise<string> => {
  const buyer = market().buyer((await addBuyers(market(), 1))[0] ?? 0);
  const numbers = await placeOrder(market(), buyer);
  await pay(buyer, numbers);
  await ship(market().seller(1), numbers[0] ?? '', `SF${Math.trunc(100_000_000 + (Number(numbers[0]) % 899_999_999))}`);
  return numbers[0] ?? '';
};

describe('the record of a store', () => {
  it('says nothing of shares before there is enough, and counts what left in time after', async () => {
    const before = await record();
    const late: string[] = [];
    for (let n = 0; n < 5; n += 1) late.push(await shipOne());
    // Counted anew each hour.
    await market().advance(1 / 20);
    const after = await record();
    expect(after.shipped).toBe(before.shipped + 5);
    expect(after.onTimePercent).not.toBeNull();
    if (before.shipped === 0) expect(after.onTimePercent).toBe(100);
    await market().query("update orders set paid_at = paid_at - interval '200 days' where number = $1", [late[0]]);
    await market().advance(1 / 20);
    const later = await record();
    expect(later.onTimePercent).toBe(Math.round(((after.shipped - 1) * 100) / after.shipped));
    await market().query("update orders set paid_at = paid_at + interval '200 days' where number = $1", [late[0]]);
  });

  it('is of twelve months, and of its own orders alone', async () => {
    const other = await record(2);
    await shipOne();
    await market().advance(1 / 20);
    expect(await record(2)).toEqual(other);
    await market().advance(366);
    expect(await record()).toMatchObject({ shipped: 0, onTimePercent: null, answeredPercent: null, answerHours: null });
  });
});
