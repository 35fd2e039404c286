import { allocate, currencyOf, money } from '@kyakhta/money';
import type { Marketplace } from './marketplace.ts';

/**
 * Takes a store's coupon, one of the platform and a discount of members off an order that is not paid yet, as promotions do
 * when it is placed: the discount by line, the coupons spread over the lines by what they still cost.
 * @param coupon of the store, in minor units
 * @param platform coupon of the platform, in minor units; only the lines get it, not the books
 * @param member per cent
 */
export const reduceOrder = async (
  m: Marketplace,
  orderNumber: string,
  { coupon = 0n, platform = 0n, member = 0n }: { readonly coupon?: bigint; readonly platform?: bigint; readonly member?: bigint },
): Promise<void> => {
  const lines = await m.query<{ id: number; goods: bigint; currency: string }>(
    `select i.id, i.goods_amount::bigint as goods, o.currency from order_items i join orders o on o.id = i.order_id
     where o.number = $1 and o.paid_at is null order by i.id`,
    [orderNumber],
  );
  const currency = currencyOf(lines[0]?.currency ?? '');
  const discounts = lines.map((l) => (l.goods * member) / 100n);
  const left = lines.map((l, i) => l.goods - (discounts[i] ?? 0n));
  const spread = (sum: bigint): readonly bigint[] =>
    sum === 0n ? left.map(() => 0n) : allocate(money(sum, currency), left).map((share) => share.amount);
  const [ofStore, ofPlatform] = [spread(coupon), spread(platform)];
  for (const [i, { id }] of lines.entries()) {
    const [store = 0n, site = 0n, discount = 0n] = [ofStore[i], ofPlatform[i], discounts[i]];
    await m.query(
      'update order_items set reduction = reduction + $2::bigint + $3::bigint + $4::bigint, store_coupon = $2, platform_coupon = $3, member_discount = $4 where id = $1',
      [id, store, site, discount],
    );
  }
  await m.query(
    `update orders o set reduction = s.sum, total = o.goods_total + o.freight - s.sum
     from (select order_id, sum(reduction)::bigint as sum from order_items group by order_id) s where s.order_id = o.id and o.number = $1`,
    [orderNumber],
  );
};
