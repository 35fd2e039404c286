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

  it('counts as late what never left, unless it was called off in time', async () => {
    const paid = async (): Promise<string> => {
      const buyer = market().buyer((await addBuyers(market(), 1))[0] ?? 0);
      const numbers = await placeOrder(market(), buyer);
      await pay(buyer, numbers);
      return numbers[0] ?? '';
    };
    const [waits, calledOff] = [await paid(), await paid()];
    await market().advance(1 / 20);
    const before = await record();
    await market().query('update orders set canceled_at = paid_at where number = $1', [calledOff]);
    await market().query("update orders set paid_at = paid_at - interval '100 days' where number = any($1)", [[waits]]);
    await market().advance(1 / 20);
    const after = await record();
    expect(after.shipped).toBe(before.shipped);
    expect(after.onTimePercent).toBeLessThan(before.onTimePercent ?? 0);
    await market().query("update orders set paid_at = paid_at + interval '100 days' where number = any($1)", [[waits]]);
    await market().query('update orders set canceled_at = null where number = $1', [calledOff]);
  });

  it('tells of inquiries how many were answered, and how soon half of those', async () => {
    const [product] = await market().query<{ id: number }>('select id from products where store_id = 3 and status = 1 order by id limit 1');
    await market().query(
      `insert into inquiries (user_id, store_id, product_id, state, name, message, quantity, unit, currency, created_at)
       select 1, 3, $1, 2, 'Asked', 'x', 10, 'pcs', 'USD', $2::timestamptz - n * interval '1 day' from generate_series(1, 5) n`,
      [product?.id, market().app.clock.now()],
    );
    await market().query(
      `insert into inquiry_answers (inquiry_id, message, price, minimum, valid_until, answered_at)
       select id, 'y', 100, 1, created_at + interval '30 days', created_at + (row_number() over (order by id desc)) * interval '3 hours' from inquiries where store_id = 3 order by id desc limit 3`,
    );
    await market().advance(1 / 20);
    const { answeredPercent, answerHours } = await record(3);
    // The one of yesterday that has no answer yet is not held against the store.
    expect([answeredPercent, answerHours]).toEqual([75, 6]);
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
