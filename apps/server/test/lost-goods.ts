import type { Marketplace } from './marketplace.ts';

/** Goods of an order are lost before it is paid, of one variant or of all: its reservation is gone. */
export const loseGoods = async (m: Marketplace, orderNumber: string, skuId?: number): Promise<void> => {
  const of = [orderNumber, skuId ?? null];
  await m.query('update stock_reservations set released_at = now() where reference = $1 and ($2::int is null or sku_id = $2)', of);
  await m.query(
    'update stock s set reserved = reserved - r.count from stock_reservations r where r.reference = $1 and r.sku_id = s.sku_id and ($2::int is null or s.sku_id = $2)',
    of,
  );
};
