import { buffer } from 'node:stream/consumers';
import { exportEntriesMax } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { pay, placeOrder } from '../../test/goods.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { addBuyers } from '../../test/people.ts';
import { cellsOf } from '../../test/sheets.ts';

const market = marketplaceForFile();

const ordered = async () => {
  const [id = 0] = await addBuyers(market(), 1);
  const buyer = market().buyer(id);
  const [number = ''] = await placeOrder(market(), buyer, [2]);
  return { id, buyer, number };
};

describe('orders as a spreadsheet', () => {
  it("are the buyer's own as searched, in her zone and language, with money as numbers", async () => {
    const { buyer, number } = await ordered();
    await pay(buyer, [number]);
    const order = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    const other = await ordered();
    const { file } = await buyer.call('GET /p/myOrder/export', { timeZone: 'Asia/Vladivostok' }, { locale: 'ru' });
    const [header, row, ...rest] = await cellsOf(file);
    expect(rest).toEqual([]);
    expect(header?.slice(0, 3)).toEqual(['Заказ', 'Оформлен', 'Состояние']);
    const placed = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Vladivostok' });
    expect([row?.[0], row?.[1], row?.[2]]).toEqual([number, placed.format(new Date(order.createTime)), 'Готовится']);
    expect([row?.[6], row?.[7]]).toEqual(['60', 'пар']);
    expect([10, 11, 12, 13, 14, 15].map((column) => Number(row?.[column]))).toEqual([order.transfee, 0, 0, order.actualTotal, 0, 0]);
    expect(row?.[16]).toBe(order.currency);
    expect(JSON.stringify(await cellsOf((await buyer.call('GET /p/myOrder/export', { orderNumber: other.number })).file))).not.toContain(
      other.number,
    );
    expect(await cellsOf((await buyer.call('GET /p/myOrder/export', { status: 1 })).file)).toHaveLength(1);
  });

  it('of a store are its own, in its own zone unless another is named, and say which; a zone that is none is refused', async () => {
    const { number } = await ordered();
    const seller = (shopId: number, more: { timeZone?: string } = {}) =>
      market()
        .seller(shopId)
        .call('GET /shop/admin/order/export', { orderNumber: number, ...more });
    const refused = await seller(2, { timeZone: 'Mars/Base' });
    expect([refused.file, refused.data]).toMatchObject([undefined, { failure: 'argumentNotValid' }]);
    expect(refused.msg).toContain('this time zone is unknown');
    const [own, named] = [await cellsOf((await seller(2)).file), await cellsOf((await seller(2, { timeZone: 'UTC' })).file)];
    expect([own[0]?.at(-1), own[1]?.at(-1), named[1]?.at(-1)]).toEqual(['Time zone of the times', 'Asia/Shanghai', 'UTC']);
    expect((Date.parse(`${own[1]?.[1]}Z`) - Date.parse(`${named[1]?.[1]}Z`)) / 3_600_000).toBe(8);
    expect((await cellsOf((await seller(2)).file)).map((r) => r[0])).toContain(number);
    expect(await cellsOf((await seller(3)).file)).toHaveLength(1);
    const byState = await market().seller(2).call('GET /shop/admin/order/export', { orderNumber: number, states: '2,3' });
    expect(await cellsOf(byState.file)).toHaveLength(1);
  });

  it('hold no formula, whatever a person is called', async () => {
    const { id, number } = await ordered();
    await market().query('update users set nick_name = $2 where id = $1', [id, '=HYPERLINK("x")']);
    const { file } = await market().seller(2).call('GET /shop/admin/order/export', { orderNumber: number });
    const whole = await cellsOf(file);
    expect(whole[1]?.[3]).toBe('=HYPERLINK("x")');
    const { file: again } = await market().seller(2).call('GET /shop/admin/order/export', { orderNumber: number });
    expect((await buffer(again!.bytes)).includes('<f>')).toBe(false);
  });

  it('that are too many are refused in words, not cut off', async () => {
    const { id, buyer } = await ordered();
    await market().query(
      `insert into orders (number, user_id, store_id, status, payment_term, transport_type, delivery_type, currency, goods_total, freight, total, commission_basis_points, days_min, days_max, address, quote_version, created_at)
       select '88' || lpad(g::text, 14, '0'), $1, 2, 6, 1, 1, 1, 'USD', 0, 0, 0, 0, 1, 1, '{}', '', now() from generate_series(1, $2) g`,
      [id, exportEntriesMax],
    );
    const answer = await buyer.call('GET /p/myOrder/export', {});
    await market().query("delete from orders where user_id = $1 and number like '88%'", [id]);
    expect(answer.code).toBe('A00001');
    expect(answer.msg).toContain(String(exportEntriesMax));
  });
});
