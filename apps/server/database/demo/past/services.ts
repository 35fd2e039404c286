import type { Actor } from '../../../src/runtime/context.ts';
import { type Past, sellerOf } from './walk.ts';

const dayMs = 86_400_000;
/** A buyer with a published login, so that people who try the demo find vouchers of every kind among her orders. */
const buyer: Actor = { kind: 'buyer', id: 1 };

/** Three inspections of some days ago: one was used since, the code of the second was looked at, the third waits. */
export const planServices = (past: Past): void => {
  past.later(past.now - 12 * dayMs, async () => {
    const rows = await past.rows<{ prodId: number; skuId: number; shopId: number }>(
      `select p.id as "prodId", s.id as "skuId", p.store_id as "shopId" from products p join skus s on s.product_id = p.id where p.code = 'srv-inspection'`,
    );
    const [service] = rows;
    if (service === undefined) return;
    const { orderNumbers: orderNumber } = await past.call(buyer, 'POST /p/order/submit', {
      orderItem: { ...service, count: 3 },
      uuid: 'past-service',
    });
    await past.pay(buyer, orderNumber);
    past.later(past.now - 6 * dayMs, async () => {
      const { vouchers } = await past.call(buyer, 'GET /p/myOrder/orderDetail', { orderNumber });
      const codes: string[] = [];
      for (const { voucherId } of vouchers.slice(0, 2))
        codes.push((await past.call(buyer, 'PUT /p/myOrder/revealVoucher', { orderNumber, voucherId })).voucherCode);
      await past.call(sellerOf(service.shopId), 'PUT /shop/admin/order/redeemVoucher', { voucherCode: codes[0] ?? '' });
    });
  });
};
