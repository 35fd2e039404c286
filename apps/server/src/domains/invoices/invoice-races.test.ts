import { describe, expect, it } from 'vitest';
import { receivedOrder } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers, nearBuyer, nearSeller } from '../../../test/people.ts';
import { oneLine } from '../../../test/refunds.ts';
import { oks, wires } from '../../../test/racing.ts';
import type { Outcome } from '../../runtime/outcome.ts';

const person = { headerType: 2, headerName: 'Anna Lebedeva', country: 'RU' } as const;

describe.each(wires)('those who meet over one invoice $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  /** A buyer with received orders of store 1; prepared without the delay. */
  const buyerWith = async (orders = 1) => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const near = { ...m, seller: (n: number) => nearSeller(m, n) };
    const numbers: string[] = [];
    for (let i = 0; i < orders; i += 1) numbers.push(await receivedOrder(near, nearBuyer(m, id)));
    return { m, id, buyer: m.buyer(id), numbers };
  };
  const apply = async (id: number, orderNumbers: string): Promise<number> =>
    (await nearBuyer(market(), id).ok('POST /p/orderInvoice', { orderNumbers, ...person })).orderInvoiceId;
  const issue = (orderInvoiceId: number): Promise<Outcome> =>
    market().operator.call('POST /platform/invoice/{orderInvoiceId}/issue', { orderInvoiceId });
  const stateOf = async (orderInvoiceId: number): Promise<number | undefined> =>
    (await market().query<{ status: number }>('select status from invoices where id = $1', [orderInvoiceId]))[0]?.status;

  it('apply for overlapping orders: each order is in one invoice', async () => {
    const { m, buyer, numbers } = await buyerWith(2);
    const [a = '', b = ''] = numbers;
    const ask = (orderNumbers: string) => buyer.call('POST /p/orderInvoice', { orderNumbers, ...person });
    expect(oks(await Promise.all([ask(`${a},${b}`), ask(`${b},${a}`), ask(a), ask(b)]))).toBeGreaterThan(0);
    const living = await m.query<{ count: number }>(
      'select count(*)::int as count from invoice_orders x join orders o on o.id = x.order_id where o.number = any($1) and x.is_living group by o.id',
      [numbers],
    );
    expect(living.every((row) => row.count === 1)).toBe(true);
  });

  it('issue one twice and let it fail: it ends one way, with one number at most', async () => {
    const { m, id, numbers } = await buyerWith();
    const orderInvoiceId = await apply(id, numbers[0] ?? '');
    const fail = m.operator.call('POST /platform/invoice/{orderInvoiceId}/fail', { orderInvoiceId, reason: 'The name is wrong.' });
    expect(oks(await Promise.all([issue(orderInvoiceId), fail, issue(orderInvoiceId)]))).toBe(1);
    const moves = await m.query('select 1 from invoice_moves where invoice_id = $1 and status <> 1', [orderInvoiceId]);
    expect([moves.length, [2, 3].includes((await stateOf(orderInvoiceId)) ?? 0)]).toEqual([1, true]);
  });

  it('issue several of one issuer at once: the numbers run without a gap', async () => {
    const { m, id, numbers } = await buyerWith(4);
    const ids: number[] = [];
    for (const number of numbers) ids.push(await apply(id, number));
    expect(oks(await Promise.all(ids.map(issue)))).toBe(4);
    const rows = await m.query<{ sequence: number }>('select sequence from invoices where id = any($1) order by sequence', [ids]);
    expect(rows.map((r) => r.sequence - (rows[0]?.sequence ?? 0))).toEqual([0, 1, 2, 3]);
  });

  it('issue it while its money goes back: it says what was kept, or it waits', async () => {
    const { m, id, buyer, numbers } = await buyerWith();
    const [orderNumber = ''] = numbers;
    const orderInvoiceId = await apply(id, orderNumber);
    const near = nearBuyer(m, id);
    const [line] = (await near.ok('GET /p/myOrder/orderDetail', { orderNumber })).orderItemDtos;
    const { refundSn } = await near.ok('POST /p/orderRefund/apply', oneLine(orderNumber, line?.orderItemId ?? 0, 1));
    const outcomes = await Promise.all([m.seller(1).call('PUT /shop/admin/refund/agree', { refundSn }), issue(orderInvoiceId)]);
    expect(oks(outcomes)).toBeGreaterThan(0);
    const info = await buyer.ok('GET /p/orderInvoice/info/{orderInvoiceId}', { orderInvoiceId });
    expect(info.status === 1 || info.refunded).toBe(true);
  });

  it('keep titles in two tabs: each is kept, and one of them is the default', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const keep = (headerName: string) => m.buyer(id).call('POST /p/invoiceTitle', { headerType: 2, headerName, country: 'RU' });
    expect(oks(await Promise.all(['Anna Lebedeva', 'Boris Lebedev', 'Vera Lebedeva'].map(keep)))).toBe(3);
    const titles = await nearBuyer(m, id).ok('GET /p/invoiceTitle/list', {});
    expect([titles.length, titles.filter((t) => t.isDefault).length]).toEqual([3, 1]);
    const choose = titles.map(({ titleId }) => m.buyer(id).call('PUT /p/invoiceTitle/default/{titleId}', { titleId }));
    expect(oks([...(await Promise.all(choose)), await keep('Galina Lebedeva')])).toBe(4);
    expect((await nearBuyer(m, id).ok('GET /p/invoiceTitle/list', {})).filter((t) => t.isDefault)).toHaveLength(1);
  });
});
