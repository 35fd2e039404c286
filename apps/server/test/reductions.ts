import { allocate, currencyOf, money } from '@kyakhta/money';
import type { Marketplace } from './marketplace.ts';

/**
 * Takes a store's coupon and a discount of members off an order that is not paid yet, as promotions do when it is placed:
 * the discount by line, the coupon spread over the lines by what they still cost.
 * @param coupon in minor units
 * @param member per cent
 */
export const reduceOrder = async (
  m: Marketplace,
  orderNumber: string,
  { coupon, member }: { readonly coupon: bigint; readonly member: bigint },
): Promise<void> => {
  const lines = await m.query<{ id: number; goods: bigint; currency: string }>(
    `select i.id, i.goods_amount::bigint as goods, o.currency from order_items i join orders o on o.id = i.order_id
     where o.number = $1 and o.paid_at is null order by i.id`,
    [orderNumber],
  );
  const currency = currencyOf(lines[0]?.currency ?? '');
  const discounts = lines.map((l) => (l.goods * member) / 100n);
  const left = lines.map((l, i) => l.goods - (discounts[i] ?? 0n));
  const shares = allocate(money(coupon, currency), left);
  for (const [i, { id }] of lines.entries())
    await m.query('update order_items set reduction = $2 where id = $1', [id, (discounts[i] ?? 0n) + (shares[i]?.amount ?? 0n)]);
  await m.query(
    `update orders o set reduction = s.sum, total = o.goods_total + o.freight - s.sum
     from (select order_id, sum(reduction)::bigint as sum from order_items group by order_id) s where s.order_id = o.id and o.number = $1`,
    [orderNumber],
  );
};
