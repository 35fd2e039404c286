import { expect } from 'vitest';
import type { Marketplace, Person } from './marketplace.ts';

export interface Variant {
  readonly prodId: number;
  readonly skuId: number;
  readonly shopId: number;
  readonly minimum: number;
  readonly carton: number;
  readonly stock: number;
}

/** Variants of a store's goods that can be bought at the minimum, cheapest product first. */
export const variantsOf = async (m: Marketplace, shopId: number): Promise<Variant[]> =>
  m.query<{ prodId: number; skuId: number; shopId: number; minimum: number; carton: number; stock: number }>(
    `select p.id as "prodId", min(s.id) as "skuId", p.store_id as "shopId", p.minimum, p.carton_quantity as carton, min(k.on_hand - k.reserved) as stock
     from products p join skus s on s.product_id = p.id join stock k on k.sku_id = s.id where p.store_id = $1 and p.mold = 0 and k.on_hand - k.reserved >= p.minimum * 3
     group by p.id order by p.minimum * p.max_price, p.id`,
    [shopId],
  );

/** Puts variants into the cart at their minimum and answers the basket ids. */
export const fillCart = async (buyer: Person, variants: readonly Variant[]): Promise<number[]> => {
  const lines = await buyer.ok('POST /p/shopCart/changeItems', {
    items: variants.map((v) => ({ prodId: v.prodId, skuId: v.skuId, shopId: v.shopId, count: v.minimum })),
  });
  return lines.map((l) => l.basketId ?? 0);
};

/** Orders the minimum of the cheapest goods of these stores. @returns the order numbers, a store each. */
export const placeOrder = async (m: Marketplace, buyer: Person, shopIds: readonly number[] = [1]): Promise<string[]> => {
  const variants: Variant[] = [];
  for (const shopId of shopIds) {
    const [variant] = await variantsOf(m, shopId);
    if (variant === undefined) throw new Error(`store ${shopId} has nothing to sell`);
    variants.push(variant);
  }
  const basketIds = await fillCart(buyer, variants);
  const { orderNumbers } = await buyer.ok('POST /p/order/submit', { basketIds });
  const numbers = orderNumbers.split(',');
  expect(numbers).toHaveLength(shopIds.length);
  return numbers;
};

export const pay = (buyer: Person, numbers: readonly string[]): Promise<unknown> =>
  buyer.ok('POST /p/order/pay', { orderNumbers: numbers.join(','), payType: 9 });

/** Ships everything of an order in one package. */
export const ship = (seller: Person, orderNumber: string, waybill = 'SF100200300'): Promise<unknown> =>
  seller.ok('PUT /shop/admin/order/delivery', { orderNumber, packages: [{ dvyId: 1, dvyFlowId: waybill }] });

/** An order that has come as far as receipt confirmed. */
export const receivedOrder = async (m: Marketplace, buyer: Person, shopId = 1): Promise<string> => {
  const [number = ''] = await placeOrder(m, buyer, [shopId]);
  await pay(buyer, [number]);
  await ship(m.seller(shopId), number);
  await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
  return number;
};

export const statusOf = async (m: Marketplace, orderNumber: string): Promise<number | undefined> =>
  (await m.query<{ status: number }>('select status from orders where number = $1', [orderNumber]))[0]?.status;
export const balanceOf = async (m: Marketplace, account: string): Promise<bigint> =>
  BigInt(
    (await m.query<{ balance: string }>('select balance::text as balance from balances where account = $1', [account]))[0]?.balance ?? '0',
  );

/**
 * Sets what is on hand of variants, as a count of the shelves does, with its movement.
 * @param to SQL of the new number, such as `on_hand + 100`
 * @param where SQL that chooses the rows of `stock`
 */
export const restock = async (
  m: Pick<Marketplace, 'query'>,
  to: string,
  where = 'true',
  values: readonly unknown[] = [],
): Promise<void> => {
  await m.query(
    `with was as (select sku_id, on_hand as before, ${to} as after from stock where ${where} order by sku_id for update),
     put as (update stock s set on_hand = w.after from was w where s.sku_id = w.sku_id and w.after <> w.before returning s.sku_id, s.on_hand, s.reserved, w.before)
     insert into stock_movements (sku_id, kind, on_hand_change, reserved_change, on_hand, reserved, actor_kind, at)
     select sku_id, 'counted', on_hand - before, 0, on_hand, reserved, 'platform', now() from put`,
    [...values],
  );
};
