import { reserveStock } from '../src/domains/stock/index.ts';
import { platformActor } from '../src/runtime/context.ts';
import { inTransaction } from '../src/runtime/transaction.ts';
import { variantsOf } from './goods.ts';
import type { Marketplace } from './marketplace.ts';

/**
 * Puts a gift into an order, as a promotion of the store does when it is placed: a line at no price whose pieces are reserved.
 * @param of the line it comes with; null: the whole order
 * @param value of all its pieces, in minor units
 * @returns the id of its line
 */
export const addGift = async (
  m: Marketplace,
  orderNumber: string,
  { of, count, value, shopId = 1, nth = 0 }: { of: number | null; count: number; value: number; shopId?: number; nth?: number },
): Promise<number> => {
  // Goods that the order does not hold.
  const skuId = (await variantsOf(m, shopId)).at(-1 - nth)?.skuId ?? 0;
  const [made] = await m.query<{ id: number }>(
    `insert into order_items (order_id, product_id, sku_id, names, properties, units, article, picture, count, carton_quantity, carton_weight_grams, carton_volume_cm3, price, goods_amount, freight_unit, freight_amount, is_gift, gift_of, gift_value)
     select o.id, s.product_id, s.id, (select jsonb_object_agg(locale, name) from product_texts where product_id = s.product_id), s.properties,
       (select jsonb_object_agg(locale, unit) from product_texts where product_id = s.product_id), s.article, s.picture, $3, 1, 0, 0, 0, 0, 0, 0, true, $4, $5
     from orders o cross join skus s where o.number = $1 and s.id = $2 returning id`,
    [orderNumber, skuId, count, of, value],
  );
  await inTransaction(m.app.pool, ({ db }) =>
    reserveStock({ db, actor: platformActor, now: m.app.clock.now() }, [{ reference: orderNumber, skuId, count }]),
  );
  return made?.id ?? 0;
};
