import { allocate, currencyOf, money } from '@kyakhta/money';
import { spread } from '../src/domains/pricing/model/spread.ts';
import type { Marketplace } from './marketplace.ts';

/** What promotions take off an order, in minor units; `member` is per cent of the price of each line. */
export interface TakenOff {
  /** Coupon of the store, and one of the platform. */
  readonly coupon?: bigint;
  readonly platform?: bigint;
  readonly member?: bigint;
  /** What an offer of the platform takes off, and a combo of the store. */
  readonly offer?: bigint;
  readonly combo?: bigint;
  /** Off the freight, at the platform's cost and at the store's. */
  readonly freight?: bigint;
  readonly freightOfStore?: bigint;
}
type Owner = 'store' | 'platform';
interface Line {
  readonly id: number;
  readonly goods: bigint;
  readonly freight: bigint;
  readonly taken: bigint;
  readonly currency: string;
}

/** Spreads one amount over the lines as the pipeline does, by what they cost, and keeps each line's share. */
const takeOff = async (m: Marketplace, number: string, share: { kind: string; owner: Owner; amount: bigint }): Promise<void> => {
  const lines = await m.query<Line>(
    `select i.id, i.goods_amount::bigint as goods, (i.freight_amount + i.freight_platform + i.freight_store)::bigint as freight, o.currency,
       (case when $2 = 'freight' then i.freight_platform + i.freight_store else i.reduction end)::bigint as taken
     from order_items i join orders o on o.id = i.order_id where o.number = $1 and o.paid_at is null order by i.id`,
    [number, share.kind],
  );
  const takers = lines.map((l) => {
    const weight = share.kind === 'freight' ? l.freight : l.goods;
    return { weight, room: weight - l.taken };
  });
  const room = takers.reduce((sum, t) => sum + t.room, 0n);
  const parts = spread(share.amount < room ? share.amount : room, takers, currencyOf(lines[0]?.currency ?? ''));
  for (const [i, { id }] of lines.entries()) await keepShare(m, id, { ...share, amount: parts[i] ?? 0n });
};
const keepShare = async (
  m: Marketplace,
  id: number,
  { kind, owner, amount }: { kind: string; owner: Owner; amount: bigint },
): Promise<void> => {
  if (amount === 0n) return;
  await m.query('insert into order_item_shares (order_item_id, kind, owner, amount) values ($1, $2, $3, $4)', [id, kind, owner, amount]);
  const set =
    kind === 'freight'
      ? `freight_amount = freight_amount - $2, freight_${owner} = freight_${owner} + $2`
      : `reduction = reduction + $2${owner === 'platform' ? ', promotion_paid = promotion_paid + $2' : ''}`;
  await m.query(`update order_items set ${set} where id = $1`, [id, amount]);
};

/**
 * Takes promotions off an order that is not paid yet, as checkout does when it is placed: each spread over the lines, with who
 * pays for it, and the parts of its price anew.
 */
export const reduceOrder = async (m: Marketplace, number: string, off: TakenOff): Promise<void> => {
  await takeOff(m, number, { kind: 'offer', owner: 'platform', amount: off.offer ?? 0n });
  await takeOff(m, number, { kind: 'combo', owner: 'store', amount: off.combo ?? 0n });
  await takeOff(m, number, { kind: 'storeCoupon', owner: 'store', amount: off.coupon ?? 0n });
  await takeOff(m, number, { kind: 'platformCoupon', owner: 'platform', amount: off.platform ?? 0n });
  const lines = await m.query<{ id: number; share: bigint }>(
    `select i.id, least(i.goods_amount * $2::bigint / 100, i.goods_amount - i.reduction)::bigint as share
     from order_items i join orders o on o.id = i.order_id where o.number = $1 and o.paid_at is null order by i.id`,
    [number, off.member ?? 0n],
  );
  for (const { id, share } of lines) await keepShare(m, id, { kind: 'member', owner: 'platform', amount: share });
  await takeOff(m, number, { kind: 'freight', owner: 'platform', amount: off.freight ?? 0n });
  await takeOff(m, number, { kind: 'freight', owner: 'store', amount: off.freightOfStore ?? 0n });
  await m.query(
    `update orders o set reduction = s.reduction, promotion_paid = s.promotion, freight_platform = s.platform, freight_store = s.store,
       freight = s.freight + o.delivery_fee, total = o.goods_total - s.reduction + s.freight + o.delivery_fee
     from (select order_id, sum(reduction)::bigint as reduction, sum(promotion_paid)::bigint as promotion, sum(freight_platform)::bigint as platform,
       sum(freight_store)::bigint as store, sum(freight_amount)::bigint as freight from order_items group by order_id) s where s.order_id = o.id and o.number = $1`,
    [number],
  );
  await partsAnew(m, number);
};
const partsAnew = async (m: Marketplace, number: string): Promise<void> => {
  const parts = await m.query<{ sequence: number; percent: number; total: bigint; currency: string; orderId: number }>(
    `select i.sequence, i.percent, o.total::bigint as total, o.currency, o.id as "orderId" from order_instalments i join orders o on o.id = i.order_id
     where o.number = $1 order by i.sequence`,
    [number],
  );
  const [first] = parts;
  if (first === undefined) return;
  const amounts = allocate(
    money(first.total, currencyOf(first.currency)),
    parts.map((p) => BigInt(p.percent)),
  );
  for (const [i, { sequence, orderId }] of parts.entries())
    await m.query('update order_instalments set amount = $3 where order_id = $1 and sequence = $2', [
      orderId,
      sequence,
      amounts[i]?.amount ?? 0n,
    ]);
};
