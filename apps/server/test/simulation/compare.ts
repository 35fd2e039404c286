import { orderStatus } from '@kyakhta/contract';
import { orderNumberOf } from '../../src/domains/orders/index.ts';
import { day, type Edge, minute, overdue, paidOf, piecesOf, pointsOf, reaches, timeToPaySigned } from './model.ts';
import { takeTopUps } from './top-ups.ts';
import { compareTaken } from './providers.ts';
import { expectedBalances, openingPoints, type World } from './world.ts';

interface Found {
  readonly number: string;
  readonly status: number;
  readonly shippedAt: Date | null;
  readonly receivedAt: Date | null;
  readonly groupCompletedAt: Date | null;
}

/** Takes over where orders stand now. @returns moves that nothing allowed, and payments that nobody made */
export const takeStates = async (w: World, edges: ReadonlyMap<string, readonly Edge[]>): Promise<string[]> => {
  const wrong: string[] = [];
  const found = await w.m.query<Found>(
    'select number, status, shipped_at as "shippedAt", received_at as "receivedAt", group_completed_at as "groupCompletedAt" from orders where user_id = any($1)',
    [w.buyers],
  );
  if (found.length !== w.orders.size) wrong.push(`${found.length} orders stand where the model knows ${w.orders.size}`);
  for (const row of found) {
    const order = w.orders.get(row.number);
    if (order === undefined) continue;
    if (!reaches(order.status, row.status, edges.get(row.number) ?? []))
      wrong.push(`order ${row.number} moved from ${order.status} to ${row.status}`);
    if ((order.status === 8 || order.status === 9) && row.status === 1) order.payUntil = w.now() + timeToPaySigned;
    order.status = row.status;
    if (row.groupCompletedAt !== null) order.group = 'complete';
    // Vouchers leave the stock as soon as they are paid.
    if (order.isVirtual && row.shippedAt !== null) for (const line of order.lines) line.shipped = line.count;
    order.shippedAt = row.shippedAt?.getTime() ?? null;
    order.receivedAt = row.receivedAt?.getTime() ?? null;
  }
  const paid = await w.m.query<{ reference: string; payType: number; amount: string; balance: string; refunded: string }>(
    `select x.reference, p.pay_type as "payType", x.amount::text as amount, x.balance_amount::text as balance, x.refunded::text as refunded from payment_parts x join payments p on p.id = x.payment_id
     where x.is_active and p.state = 'paid' and p.user_id = any($1)`,
    [w.buyers],
  );
  const payments = new Map(paid.map((p) => [p.reference, p]));
  for (const order of w.orders.values()) {
    for (const due of order.dues) {
      const payment = payments.get(due.reference);
      if (due.payType !== null && payment?.payType !== due.payType)
        wrong.push(`${due.reference} was paid by ${due.payType}, and is not any more`);
      if (payment !== undefined && BigInt(payment.amount) !== due.amount) wrong.push(`${due.reference} was paid with ${payment.amount}`);
      due.payType = payment?.payType ?? null;
      due.balance = BigInt(payment?.balance ?? '0');
      due.refunded = BigInt(payment?.refunded ?? '0');
    }
  }
  await takeTakenBack(w);
  await takeRefunds(w, wrong);
  wrong.push(...(await takeTopUps(w)));
  return wrong;
};

/** Takes over whose money was taken back outside. */
const takeTakenBack = async (w: World): Promise<void> => {
  const found = await w.m.query<{ reference: string }>(
    "select x.reference from payment_cases c join payment_parts x on x.payment_id = c.payment_id and x.is_active where c.kind = 'takenBack' and c.closed_at is null",
  );
  const references = new Set(found.map((r) => r.reference));
  for (const order of w.orders.values()) order.isTakenBack = order.dues.some((d) => references.has(d.reference));
};

/** Takes over what refunds did; what they gave back may not exceed what was paid. */
const takeRefunds = async (w: World, wrong: string[]): Promise<void> => {
  const found = await w.m.query<{
    number: string;
    orderNumber: string;
    status: number;
    goods: string;
    freight: string;
    points: number;
    pointsAmount: string;
    promotion: string;
    freightPlatform: string;
    freightStore: string;
  }>(
    `select r.number, o.number as "orderNumber", r.status, coalesce(sum(l.goods), 0)::text as goods, coalesce(sum(l.freight), 0)::text as freight, coalesce(sum(l.points), 0)::int as points, coalesce(sum(l.points_amount), 0)::text as "pointsAmount",
       coalesce(sum(l.promotion_paid), 0)::text as promotion, coalesce(sum(l.freight_platform), 0)::text as "freightPlatform", coalesce(sum(l.freight_store), 0)::text as "freightStore"
     from refunds r join orders o on o.id = r.order_id left join refund_lines l on l.refund_id = r.id where r.user_id = any($1) group by r.id, o.number`,
    [w.buyers],
  );
  for (const order of w.orders.values()) {
    const own = found.filter((r) => r.orderNumber === order.number);
    const back = own.filter((r) => r.status === 5);
    order.refundedGoods = back.reduce((sum, r) => sum + BigInt(r.goods), 0n);
    order.refundedFreight = back.reduce((sum, r) => sum + BigInt(r.freight), 0n);
    order.refundedPoints = back.reduce((sum, r) => sum + r.points, 0);
    const sumOf = (of: 'pointsAmount' | 'promotion' | 'freightPlatform' | 'freightStore'): bigint =>
      back.reduce((sum, r) => sum + BigInt(r[of]), 0n);
    order.refundedPointsAmount = sumOf('pointsAmount');
    order.refundedPromotion = sumOf('promotion');
    order.refundedFreightPlatform = sumOf('freightPlatform');
    order.refundedFreightStore = sumOf('freightStore');
    order.hasOpenRefund = own.some((r) => ![5, 6, -1].includes(r.status));
    const paid = order.dues.reduce((sum, d) => (d.payType === null ? sum : sum + d.amount), 0n);
    const asked = own.filter((r) => ![6, -1].includes(r.status)).reduce((sum, r) => sum + BigInt(r.goods) + BigInt(r.freight), 0n);
    if (asked > paid) wrong.push(`${asked} are asked back of order ${order.number}, for which ${paid} were paid`);
  }
  for (const r of found) {
    const order = w.orders.get(r.orderNumber);
    if (order !== undefined) w.refunds.set(r.number, { number: r.number, order, status: r.status });
  }
  const canceled = await w.m.query<{ id: number; canceled: number }>(
    'select i.id, i.canceled from order_items i join orders o on o.id = i.order_id where o.user_id = any($1)',
    [w.buyers],
  );
  const pieces = new Map(canceled.map((c) => [c.id, c.canceled]));
  for (const order of w.orders.values()) for (const line of order.lines) line.canceled = pieces.get(line.orderItemId) ?? 0;
};

interface Moved {
  readonly id: number;
  readonly number: string | null;
  readonly kind: string;
  readonly points: number;
  readonly isGranted: boolean;
}
/** Points that buyers have otherwise than the model has it. What expired and what was taken back is taken as the product says. */
const comparePoints = async (w: World): Promise<string[]> => {
  const moved = await w.m.query<Moved>(
    `select l.user_id as id, o.number, e.kind, sum(e.amount)::int as points, bool_or(exists (select 1 from refunds r join refund_moves m on m.refund_id = r.id where r.order_id = o.id and m.why = 'granted')) as "isGranted"
     from point_lots l join point_entries e on e.lot_id = l.id left join orders o on o.number = e.reference where l.user_id = any($1) group by l.user_id, o.number, e.kind`,
    [w.buyers],
  );
  const wrong: string[] = [];
  for (const order of w.orders.values()) {
    const grant = moved.find((p) => p.kind === 'grant' && p.number === order.number);
    const earned = order.status === 5 ? Number((paidOf(order) - order.refundedGoods - order.refundedFreight) / 100n) : 0;
    // What is granted back after completion was counted before.
    if (grant?.isGranted === true ? grant.points < earned : (grant?.points ?? 0) !== earned)
      wrong.push(`order ${order.number} has earned ${grant?.points ?? 0} points, where ${earned} were due`);
  }
  for (const id of w.buyers) {
    const own = moved.filter((p) => p.id === id);
    const has = own.reduce((sum, p) => sum + p.points, 0);
    const said = own.filter((p) => ['grant', 'takeBack', 'expire'].includes(p.kind)).reduce((sum, p) => sum + p.points, 0);
    const used = [...w.orders.values()].filter((o) => o.buyerId === id).reduce((sum, o) => sum + pointsOf(o), 0);
    const expected = openingPoints + used + said;
    if (has !== expected) wrong.push(`buyer ${id} has ${has} points where ${expected} ought to stand`);
  }
  return wrong;
};

/** Goods on their way back whose store has more or less time than it ought to have: 30 days from sending, 10 once they were signed for. */
const compareReturns = async (w: World): Promise<string[]> => {
  const onTheirWay = await w.m.query<{ number: string; dueAt: Date; sentAt: Date; toldAt: Date | null; signedAt: Date | null }>(
    `select r.number, r.due_at as "dueAt", (select max(m.at) from refund_moves m where m.refund_id = r.id and m.why = 'sentBack') as "sentAt", p.shipped_at as "toldAt", p.signed_at as "signedAt"
     from refunds r left join packages p on p.id = r.package_id where r.status = 3 and r.user_id = any($1)`,
    [w.buyers],
  );
  return onTheirWay.flatMap(({ number, dueAt, sentAt, toldAt, signedAt }) => {
    const [now, due, unsigned] = [w.now(), dueAt.getTime(), sentAt.getTime() + 30 * day];
    const isOver = now > due + 2 * minute;
    const least = signedAt === null ? unsigned : Math.max(signedAt.getTime(), toldAt?.getTime() ?? 0) + 10 * day;
    // News that came late leave a day.
    const most = signedAt === null ? unsigned : Math.max(least, now + day);
    return isOver || due < least || due > most ? [`return ${number} is waited for until ${dueAt.toISOString()}`] : [];
  });
};

/** The provider of an attempt may be down for hours, no longer. */
const beginsWithin = 2 * 60 * minute;
/**
 * Attempts that nobody has paid, that stand for an order which is over, or of which no provider has told for hours: what is held of a
 * balance for them, or came short of them, would never come back.
 */
const compareStanding = async (w: World): Promise<string[]> => {
  const rows = await w.m.query<{ number: string; state: string; createdAt: Date; reference: string }>(
    `select p.number, p.state, p.created_at as "createdAt", x.reference from payments p join payment_parts x on x.payment_id = p.id
     where x.is_active and p.state in ('created', 'waiting', 'unknown') and p.user_id = any($1)`,
    [w.buyers],
  );
  return rows.flatMap(({ number, state, createdAt, reference }) => {
    const status = w.orders.get(orderNumberOf(reference))?.status;
    const isOver = status === orderStatus.completed || status === orderStatus.canceled;
    const isLate = state === 'created' && w.now() - createdAt.getTime() > beginsWithin + minute;
    return [
      ...(isOver ? [`payment ${number} (${state}) stands for ${reference}, whose order is over`] : []),
      ...(isLate ? [`payment ${number} is begun since ${createdAt.toISOString()}, and no provider knows of it`] : []),
    ];
  });
};

/** What stands otherwise than the model has it. Money at the provider may be on its way until everything is quiet. */
export const compare = async (w: World, isQuiet: boolean): Promise<string[]> => {
  const wrong: string[] = [];
  const sums = await w.m.query<{ account: string; sum: string }>(
    "select account, sum(amount)::text as sum from postings where currency = 'USD' group by account",
  );
  const held = new Map(sums.map((s) => [s.account, BigInt(s.sum)]));
  const covered = new Map(
    (
      await w.m.query<{ id: number; sum: string }>(
        'select p.user_id as id, sum(v.covered)::text as sum from provider_reversals v join payments p on p.id = v.payment_id where v.covered > 0 group by p.user_id',
      )
    ).map((r) => [`buyer:${r.id}:available`, BigInt(r.sum)]),
  );
  for (const [account, amount] of expectedBalances(w)) {
    // What a store owes is money it lacks: the model knows only what it earned.
    const owed = account.startsWith('store:') ? (held.get(account.replace(':available', ':debt')) ?? 0n) : 0n;
    // What an attempt holds of a balance is proven against the attempts, and that they may still hold it is looked at below.
    const waits = account.startsWith('buyer:') ? (held.get(account.replace(':available', ':held')) ?? 0n) : 0n;
    // What made good a top-up that was taken back was the buyer's.
    const stands = (held.get(account) ?? 0n) + waits + (covered.get(account) ?? 0n) - owed;
    if (stands !== amount) wrong.push(`${account} holds ${stands} where ${amount} ought to stand`);
  }
  wrong.push(...(await comparePoints(w)));
  const pieces = piecesOf(w.orders.values());
  const stock = await w.m.query<{ id: number; onHand: number; reserved: number }>(
    'select sku_id as id, on_hand as "onHand", reserved from stock',
  );
  for (const s of stock) {
    const { reserved = 0, gone = 0 } = pieces.get(s.id) ?? {};
    if (s.onHand !== (w.stock.get(s.id) ?? 0) - gone) wrong.push(`variant ${s.id}: ${s.onHand} on hand, ${gone} left`);
    if (s.reserved !== reserved) wrong.push(`variant ${s.id}: ${s.reserved} reserved, where ${reserved} are`);
  }
  if (isQuiet) {
    for (const order of w.orders.values()) {
      const late = overdue(order, w.now());
      if (late !== null) wrong.push(`order ${order.number}: ${late}`);
    }
    wrong.push(...(await compareReturns(w)), ...(await compareTaken(w)), ...(await compareStanding(w)));
  }
  return wrong;
};

/** How a run's payments and orders stand: what it came by can be seen from it. */
export const tally = async (w: World): Promise<Map<string, number>> => {
  const rows = await w.m.query<{ what: string; times: number }>(
    `select 'payments at ' || coalesce(provider, 'us') || ' ' || state as what, count(*)::int as times from payments where user_id = any($1) group by 1
     union all select case when mold = 1 then 'vouchers' else 'goods of delivery ' || delivery_type end || case when order_type = 1 then ' in groups' else '' end || ' in ' || status, count(*)::int
       from orders where user_id = any($1) group by 1 order by 1`,
    [w.buyers],
  );
  return new Map(rows.map((r) => [r.what, r.times]));
};
