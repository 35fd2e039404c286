import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from './marketplace.ts';

const market = marketplaceForFile();

/** Does it and puts it back, each seen as another state. @returns whether all three states differ */
const isSeen = async (change: string, back: string): Promise<boolean> => {
  const m = market();
  const before = await m.stateOfBooks();
  await m.query(change);
  const changed = await m.stateOfBooks();
  await m.query(back);
  return before !== changed && changed !== (await m.stateOfBooks());
};

describe('whether the books can have changed', () => {
  it('is told by a row that is added, taken away or changed in any table that an invariant looks at', async () => {
    expect(
      await isSeen(
        "insert into balances (account, currency, balance) values ('store:5:any', 'USD', 0)",
        "delete from balances where account = 'store:5:any'",
      ),
    ).toBe(true);
    const stock = (by: number): string => `update stock set on_hand = on_hand + ${by} where sku_id = (select min(sku_id) from stock)`;
    expect(await isSeen(stock(1), stock(-1))).toBe(true);
  });

  it('is told by a clock that was moved: what has become due may break them', async () => {
    const before = await market().stateOfBooks();
    await market().advance(1);
    expect(await market().stateOfBooks()).not.toBe(before);
  });

  it('is not told by what no invariant looks at, nor by looking', async () => {
    const before = await market().stateOfBooks();
    await market().query('update notices set is_top = not is_top');
    await market().guest.ok('GET /login/key', {});
    expect(await market().stateOfBooks()).toBe(before);
  });
});
