import { deliveryType, type HeldReason, type HeldView } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import { isVirtual } from '../domains/catalog/index.ts';
import { can, escrowed } from '../domains/orders/index.ts';
import { takenBackParts } from '../domains/payments/index.ts';
import { openStatuses } from '../domains/refunds/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { grossHeld } from './captured.ts';
import { holdPart } from './copied-number.ts';
import { isLate } from './instalments.ts';
import { shipBy } from './order-cards.ts';
import { type OrderHead, selectHeads } from './order-heads.ts';
import { heldBack, heldColumns, type HeldOrder, heldSplit } from './order-money.ts';
import { offsetOf, pageOf } from './paging.ts';
import { unreviewedStatus } from './unreviewed.ts';

type Reason = Result<'GET /shop/admin/settlement/held'>['records'][number]['reasons'][number];
/** What else holds an order than its own course. */
interface Hold extends HeldOrder {
  readonly id: number;
  readonly refunds: readonly string[];
  readonly takenBack: boolean;
}

const reason = (kind: HeldReason, until: Date | null = null, refundSn: string | null = null): Reason => ({
  kind,
  until: until?.toISOString() ?? null,
  refundSn,
});

const toShip = (kind: 'ship' | 'ready', by: Date | null, now: Date): Reason => reason(by !== null && by < now ? `${kind}Late` : kind, by);

/** Why an order's money is not the store's yet: what stops it first, then what it waits for as every order does. */
const reasonsOf = (head: OrderHead, hold: Hold | undefined, now: Date): Reason[] => {
  const open = head.instalments.filter((i) => i.paidAt === null && i.dueAt !== null);
  const [part] = open.toSorted((a, b) => Number(a.dueAt) - Number(b.dueAt));
  const isCollected = head.deliveryType === deliveryType.buyerPickup;
  return [
    ...(hold?.takenBack === true ? [reason('takenBack')] : []),
    ...(hold?.refunds ?? []).map((refundSn) => reason('refund', null, refundSn)),
    ...(part === undefined ? [] : [reason(isLate(part, now) ? 'partOverdue' : 'part', part.dueAt)]),
    // What holds the goods back is shown instead.
    ...(can('shipped', head.status) && head.heldBack === null ? [toShip(isCollected ? 'ready' : 'ship', shipBy(head), now)] : []),
    ...(can('received', head.status)
      ? [reason(isVirtual(head) ? 'vouchers' : isCollected ? 'collect' : 'receipt', head.receiptDueAt)]
      : []),
    ...(can('satisfied', head.status) && head.claimUntil !== null && head.claimUntil > now ? [reason('claim', head.claimUntil)] : []),
  ];
};

const openRefunds = sql`refunds r where r.order_id = o.id and r.status = any(${[...openStatuses]}::smallint[])`;
const takenBack = sql`exists (select 1 from ${takenBackParts} and split_part(x.reference, '-', 1) = o.number)`;
/** Which orders \`o\` a view shows; that of a late part is the rule of \`isLate\`, asked of all. */
const shownBy: Readonly<Record<HeldView, (now: Date) => Sql>> = {
  all: () => sql`true`,
  stopped: (now) => sql`(exists (select 1 from ${openRefunds}) or ${takenBack}
    or exists (select 1 from order_instalments i where i.order_id = o.id and i.paid_at is null and i.due_at <= ${now}))`,
};

/** Orders of the store whose money is held, with why; what is released first comes first. */
export const heldOrders = async (
  ctx: CtxFor<'GET /shop/admin/settlement/held'>,
  input: Parsed<'GET /shop/admin/settlement/held'>,
): Promise<Result<'GET /shop/admin/settlement/held'>> => {
  const { storeId } = ctx.actor;
  const { rows } = await sql<Hold & { readonly total: number }>`
    select o.id, count(*) over ()::int as total, ${heldColumns},
      (select coalesce(array_agg(r.number order by r.id), '{}') from ${openRefunds}) as refunds, ${takenBack} as "takenBack"
    from orders o cross join ${heldBack} where o.store_id = ${storeId} and o.status = any(${[...escrowed]}::smallint[]) and ${grossHeld} > 0
      and ${shownBy[input.view](ctx.now)} and ${holdPart(['o.number'], input.orderNumber)}
    order by o.claim_until nulls last, o.id limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  const ids = rows.map((r) => r.id);
  const heads = new Map((await selectHeads(ctx.db, [sql`o.id = any(${ids}::int[])`], ids.length, 0)).map((h) => [h.id, h]));
  const records = rows.flatMap((hold) => {
    const head = heads.get(hold.id);
    if (head === undefined) return [];
    return [
      {
        orderNumber: head.number,
        buyerName: head.buyerName,
        status: unreviewedStatus(head.status),
        orderMold: head.mold,
        dvyType: head.deliveryType,
        heldBack: head.heldBack,
        held: toWire(money(hold.held, currencyOf(head.currency))),
        split: heldSplit(hold),
        currency: head.currency,
        reasons: reasonsOf(head, hold, ctx.now),
      },
    ];
  });
  return pageOf(records, rows[0]?.total ?? 0, input);
};
