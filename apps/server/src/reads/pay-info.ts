import { type Locale, orderStatus, payForm, payType, countryName } from '@kyakhta/contract';
import { currencyOf, money, sum, toWire, zero } from '@kyakhta/money';
import { sql } from '../runtime/sql.ts';
import { homeOf } from '../domains/accounts/index.ts';
import { account, balanceOf } from '../domains/ledger/index.ts';
import {
  type Attempt,
  bank,
  endOf,
  type Incoming,
  incomingOf,
  isActive,
  isSettled,
  latestAttempts,
  payWays,
  waysToAgree,
  writtenReference,
} from '../domains/payments/index.ts';
import { can, type Due, dueOf, isDuePaid, isDuePayable, isFirstDue, orderNumberOf } from '../domains/orders/index.ts';
import { isTopUpNumber, ownTopUp } from '../domains/settlement/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import { providerNamed } from '../outside/services.ts';
import { addDays } from '../runtime/clock.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { refuse } from '../runtime/errors.ts';
import { itemsOf } from './order-cards.ts';
import { type OrderHead, selectHeads } from './order-heads.ts';

type Info = Result<'GET /p/order/getOrderPayInfoByOrderNumber'>;
type InfoCtx = CtxFor<'GET /p/order/getOrderPayInfoByOrderNumber'>;
type Transfer = NonNullable<Info['attempt']>['transfer'];

/** How much of a transfer has come, for the wire. */
export const wireIncoming = (currency: string, { received, checking, missing }: Incoming) => {
  const wire = (minor: bigint): ReturnType<typeof toWire> => toWire(money(minor, currencyOf(currency)));
  return { received: wire(received), checking: wire(checking), missing: wire(missing) };
};

/** What a payer writes on his transfer, and what of it has come; null unless one is waited for. */
const transferOf = async (db: Db, attempt: Attempt, until: string | null): Promise<Transfer> => {
  if (attempt.provider !== bank || attempt.providerId === null || attempt.state !== 'waiting') return null;
  const [{ bankDetails }, incoming] = await Promise.all([siteSettings(db), incomingOf(db, attempt)]);
  return {
    reference: writtenReference(attempt.providerId),
    until,
    ...wireIncoming(attempt.currency, incoming),
    ...bankDetails,
  };
};

/** The attempt that stands for these orders, else the latest; with what of its money goes back. */
const attemptFor = async (
  ctx: Pick<InfoCtx, 'db' | 'now' | 'services'>,
  numbers: readonly string[],
  until: (chosenAt: Date) => string | null,
): Promise<Info['attempt']> => {
  const { db, now } = ctx;
  const attempts = await latestAttempts(db, numbers);
  const attempt = attempts.find((a) => isActive(a.state) && !isSettled(a.state)) ?? attempts[0];
  if (attempt === undefined) return null;
  const { rows } = await sql<{ amount: bigint; currency: string; done: boolean }>`
    select sum(amount)::bigint as amount, currency, bool_and(state = 'completed') as done from payment_refunds where payment_id = ${attempt.id} group by currency`.execute(
    db,
  );
  const [back] = rows;
  return {
    payAttemptId: attempt.attemptId,
    payNumber: attempt.number,
    payType: attempt.payType,
    state: attempt.state,
    providerName: providerNamed(ctx, attempt.provider)?.title ?? null,
    ...waysToAgree(ctx, attempt),
    expiresAt: attempt.state === 'waiting' ? (endOf(ctx, attempt, now)?.toISOString() ?? null) : null,
    reason: attempt.reason,
    amount: toWire(money(attempt.amount - attempt.balanceAmount, currencyOf(attempt.currency))),
    balanceAmount: toWire(money(attempt.balanceAmount, currencyOf(attempt.currency))),
    returned:
      back === undefined
        ? null
        : { amount: toWire(money(back.amount, currencyOf(back.currency))), currency: back.currency, done: back.done },
    at: attempt.createdAt.toISOString(),
    transfer: await transferOf(db, attempt, until(attempt.createdAt)),
    unknownSince: attempt.state === 'unknown' ? (attempt.unknownSince?.toISOString() ?? null) : null,
  };
};

const stateOf = (dues: readonly Due<OrderHead>[], now: Date): Info['status'] => {
  const heads = dues.map((d) => d.order);
  if (dues.every(isDuePaid)) return 'paid';
  if (dues.every(isDuePayable))
    return dues.some((d) => isFirstDue(d) && d.order.payBefore !== null && d.order.payBefore <= now) ? 'expired' : 'waiting';
  if (heads.every((h) => h.status === orderStatus.canceled)) return heads.some((h) => h.closeType === 1) ? 'expired' : 'canceled';
  return 'mixed';
};

/** What the payment page shows of a top-up: no goods, no address, no end. */
const topUpInfo = async (ctx: InfoCtx, number: string): Promise<Info> => {
  const topUp = (await ownTopUp(ctx.db, ctx.actor.id, number)) ?? refuse('orderUnknown');
  const currency = currencyOf(topUp.currency);
  const settings = await siteSettings(ctx.db);
  const total = money(topUp.amount, currency);
  return {
    status: topUp.paidAt === null ? 'waiting' : 'paid',
    payForm: payForm.topUp,
    orderNumbers: number,
    instalments: [],
    endTime: null,
    now: ctx.now.toISOString(),
    totalFee: toWire(total),
    totalScore: 0,
    currency,
    prodNameList: [],
    lines: [],
    sums: { goods: toWire(total), freight: toWire(zero(currency)), reduction: toWire(zero(currency)), total: toWire(total) },
    receiver: '',
    userAddr: '',
    mobile: '',
    // A balance does not fill itself.
    payTypes: payWays(ctx, settings, { total, countries: [await homeOf(ctx, ctx.actor.id)] }).filter((way) => way !== payType.balance),
    balance: toWire(await balanceOf(ctx.db, account.buyerAvailable(ctx.actor.id), currency)),
    attempt: await attemptFor(ctx, [number], (at) => addDays(at, settings.bankTransferDays).toISOString()),
  };
};

/** What orders come to together. */
const sumsOf = (heads: readonly OrderHead[]): Info['sums'] => {
  const of = (amount: (h: OrderHead) => bigint): Info['totalFee'] =>
    toWire(
      money(
        heads.reduce((n, h) => n + amount(h), 0n),
        currencyOf(heads[0]?.currency ?? ''),
      ),
    );
  return { goods: of((h) => h.goodsTotal), freight: of((h) => h.freight), reduction: of((h) => h.reduction), total: of((h) => h.total) };
};

const addressLine = (a: NonNullable<OrderHead['address']>, locale: Locale): string =>
  [a.postCode, countryName(a.country, locale), a.province, a.city, a.area, a.addr].filter((s) => s !== '').join(', ');

/** What the payment page shows of the orders to be paid together, or of a top-up. */
export const payInfo = async (ctx: InfoCtx, input: Parsed<'GET /p/order/getOrderPayInfoByOrderNumber'>): Promise<Info> => {
  const references = [...new Set(input.orderNumbers.split(','))];
  if (isTopUpNumber(input.orderNumbers)) return topUpInfo(ctx, input.orderNumbers);
  const numbers = [...new Set(references.map(orderNumberOf))];
  const heads = await selectHeads(ctx.db, [sql`o.number = any(${numbers}::text[])`, sql`o.user_id = ${ctx.actor.id}`], numbers.length, 0);
  const [first] = heads;
  if (first === undefined || heads.length !== numbers.length) return refuse('orderUnknown');
  const dues = references.map((reference) => {
    const head = heads.find((h) => h.number === orderNumberOf(reference));
    return (head === undefined ? null : dueOf(head, reference)) ?? refuse('orderUnknown');
  });
  const currency = currencyOf(first.currency);
  const settings = await siteSettings(ctx.db);
  const items = await itemsOf(ctx.db, heads, ctx.locale);
  // A later part stays payable when its day is over: only the time of an order that waits runs out.
  const waiting = heads.filter((h) => can('paid', h.status));
  const ends = waiting.flatMap((h) => (h.payBefore === null ? [] : [h.payBefore.getTime()]));
  const endTime = ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString();
  // Where the goods go; vouchers go nowhere.
  const address = heads.find((h) => h.address !== null)?.address ?? null;
  const home = heads.every((h) => h.address !== null) ? '' : await homeOf(ctx, ctx.actor.id);
  const countries = [...new Set(heads.map((h) => h.address?.country ?? home))];
  const total = sum(
    dues.map((d) => money(d.amount, currency)),
    currency,
  );
  return {
    status: stateOf(dues, ctx.now),
    payForm: payForm.goods,
    orderNumbers: heads.map((h) => h.number).join(','),
    instalments: dues.flatMap(({ order, instalment }) =>
      instalment === null || order.instalments.length < 2
        ? []
        : [{ orderNumber: order.number, sequence: instalment.sequence, of: order.instalments.length, percent: instalment.percent }],
    ),
    endTime,
    now: ctx.now.toISOString(),
    totalFee: toWire(total),
    totalScore: heads.reduce((n, h) => n + h.points, 0),
    currency,
    prodNameList: heads.flatMap((h) => items.get(h.id) ?? []).map((i) => i.prodName),
    lines: heads.flatMap((h) =>
      (items.get(h.id) ?? []).map(({ prodName, skuName, prodCount, unit, price, productTotalAmount }) => ({
        orderNumber: h.number,
        prodName,
        skuName,
        prodCount,
        unit,
        price,
        amount: productTotalAmount,
      })),
    ),
    sums: sumsOf(heads),
    receiver: address?.receiver ?? '',
    userAddr: address === null ? '' : addressLine(address, ctx.locale),
    mobile: address?.mobile ?? '',
    payTypes: payWays(ctx, settings, { total, countries }),
    balance: toWire(await balanceOf(ctx.db, account.buyerAvailable(ctx.actor.id), currency)),
    attempt: await attemptFor(ctx, references, () => endTime),
  };
};
