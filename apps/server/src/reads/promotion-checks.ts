import { returnMoneyStatus } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import type { Check } from './proof-checks.ts';

const parts = ['promotion_paid', 'freight_platform', 'freight_store'];
const differs = (a: (part: string) => string, b: (part: string) => string) =>
  sql.raw(parts.map((part) => `${a(part)} <> coalesce(${b(part)}, 0)`).join(' or '));
const sums = (of: (part: string) => string) => sql.raw(parts.map((part) => `sum(${of(part)}) as ${part}`).join(', '));

/** The rules about what was taken off and who pays for it: shares, lines, orders, refunds and the books say the same. */
export const promotionChecks: readonly Check[] = [
  {
    invariant: 'I7',
    what: 'shares of what was taken off a line are not what the line says',
    broken: sql`select i.id as line, i.reduction::text as reduction, i.points_amount::text as points, i.promotion_paid::text as promotion, i.freight_platform::text as "freightPlatform", i.freight_store::text as "freightStore"
      from order_items i left join (select order_item_id,
        sum(amount) filter (where kind <> 'freight') as reduction, sum(amount) filter (where kind = 'points' and owner = 'platform') as points,
        sum(amount) filter (where kind not in ('freight', 'points') and owner = 'platform') as promotion,
        sum(amount) filter (where kind = 'freight' and owner = 'platform') as freight_platform, sum(amount) filter (where kind = 'freight' and owner = 'store') as freight_store
        from order_item_shares group by order_item_id) s on s.order_item_id = i.id
      where i.reduction <> coalesce(s.reduction, 0) or i.points_amount <> coalesce(s.points, 0) or i.promotion_paid <> coalesce(s.promotion, 0)
        or i.freight_platform <> coalesce(s.freight_platform, 0) or i.freight_store <> coalesce(s.freight_store, 0)`,
  },
  {
    invariant: 'I7',
    what: 'what others than its buyer pay of an order, or what of it went back, is not what its lines or refunds say',
    broken: sql`select o.number as "order", o.reduction::text as reduction, o.promotion_paid::text as promotion, o.freight_platform::text as "freightPlatform", o.freight_store::text as "freightStore" from orders o
      left join (select order_id, sum(reduction) as reduction, ${sums((part) => part)}, ${sql.raw(parts.map((part) => `sum(refunded_${part}) as refunded_${part}`).join(', '))} from order_items group by order_id) i on i.order_id = o.id
      left join (select f.order_id, ${sums((part) => `l.${part}`)} from refunds f join refund_lines l on l.refund_id = f.id where f.status = ${sql.lit(returnMoneyStatus.success)} group by f.order_id) r on r.order_id = o.id
      where o.reduction <> coalesce(i.reduction, 0) or ${differs(
        (part) => `o.${part}`,
        (part) => `i.${part}`,
      )} or ${differs(
        (part) => `o.refunded_${part}`,
        (part) => `i.refunded_${part}`,
      )} or ${differs(
        (part) => `o.refunded_${part}`,
        (part) => `r.${part}`,
      )}
      union all select f.number, null, f.promotion_paid::text, f.freight_platform::text, f.freight_store::text from refunds f
        left join (select refund_id, ${sums((part) => part)} from refund_lines group by refund_id) l on l.refund_id = f.id where ${differs(
          (part) => `f.${part}`,
          (part) => `l.${part}`,
        )}`,
  },
  {
    invariant: 'I7',
    what: 'what promotions cost the platform is not what the paid orders say',
    broken: sql`select coalesce(o.number, p.reference) as "order", (o.promotion_paid + o.freight_platform)::text as amount, coalesce(p.sum, 0)::text as posted from orders o
      full join (select j.reference, -sum(t.amount) as sum from journal j join postings t on t.journal_id = j.id where j.kind = 'promotion' and t.account = 'platform:promotions' group by j.reference) p on p.reference = o.number
      where coalesce(p.sum, 0) <> case when o.paid_at is null then 0 else o.promotion_paid + o.freight_platform - o.refunded_promotion_paid - o.refunded_freight_platform end`,
  },
];
