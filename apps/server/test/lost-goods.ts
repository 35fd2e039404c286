import type { Marketplace } from './marketplace.ts';

/** Goods of an order are lost before it is paid, of one variant or of all: its reservation is gone. */
export const loseGoods = async (m: Marketplace, orderNumber: string, skuId?: number): Promise<void> => {
  const of = [orderNumber, skuId ?? null];
  await m.query('update stock_reservations set released_at = now() where reference = $1 and ($2::int is null or sku_id = $2)', of);
  await m.query(
    `with lost as (
       update stock s set reserved = s.reserved - r.count from stock_reservations r
       where r.reference = $1 and r.sku_id = s.sku_id and ($2::int is null or s.sku_id = $2) returning s.sku_id, s.on_hand, s.reserved, r.count
     )
     insert into stock_movements (sku_id, kind, on_hand_change, reserved_change, on_hand, reserved, reference, actor_kind, at)
     select sku_id, 'released', 0, -count, on_hand, reserved, $1, 'platform', now() from lost`,
    of,
  );
};
