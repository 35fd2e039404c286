import { languageTag, type Locale, orderStatus } from '@kyakhta/contract';
import { currencyOf, money, sum, toWire } from '@kyakhta/money';
import { sql } from 'kysely';
import { account, balanceOf } from '../domains/ledger/index.ts';
import { isSettled, latestAttempts, isActive } from '../domains/payments/index.ts';
import { can, isPaid } from '../domains/orders/index.ts';
import { paymentProvider } from '../outside/payments/providers.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { refuse } from '../runtime/errors.ts';
import { itemsOf, type OrderHead, selectHeads } from './order-cards.ts';

/** A country by name in the person's language. */
const countryName = (country: string, locale: Locale): string =>
  /^[A-Z]{2}$/.test(country) ? (new Intl.DisplayNames([languageTag[locale]], { type: 'region' }).of(country) ?? country) : country;

type Info = Result<'GET /p/order/getOrderPayInfoByOrderNumber'>;

/** The attempt that stands for these orders, else the latest; with what of its money goes back. */
const attemptFor = async (db: Db, numbers: readonly string[]): Promise<Info['attempt']> => {
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
    approveUrl: attempt.state === 'waiting' ? attempt.approveUrl : null,
    reason: attempt.reason,
    amount: toWire(money(attempt.amount, currencyOf(attempt.currency))),
    returned:
      back === undefined
        ? null
        : { amount: toWire(money(back.amount, currencyOf(back.currency))), currency: back.currency, done: back.done },
    at: attempt.createdAt.toISOString(),
    unknownSince: attempt.state === 'unknown' ? (attempt.unknownSince?.toISOString() ?? null) : null,
  };
};

const stateOf = (heads: readonly OrderHead[], now: Date): Info['status'] => {
  if (heads.every((h) => isPaid(h.status))) return 'paid';
  if (heads.every((h) => can('paid', h.status)))
    return heads.some((h) => h.payBefore !== null && h.payBefore <= now) ? 'expired' : 'waiting';
  if (heads.every((h) => h.status === orderStatus.canceled)) return heads.some((h) => h.closeType === 1) ? 'expired' : 'canceled';
  return 'mixed';
};

/** What the payment page shows of the orders to be paid together. */
export const payInfo = async (
  ctx: CtxFor<'GET /p/order/getOrderPayInfoByOrderNumber'>,
  input: Parsed<'GET /p/order/getOrderPayInfoByOrderNumber'>,
): Promise<Info> => {
  const numbers = [...new Set(input.orderNumbers.split(','))];
  const heads = await selectHeads(ctx.db, [sql`o.number = any(${numbers}::text[])`, sql`o.user_id = ${ctx.actor.id}`], numbers.length, 0);
  const [first] = heads;
  if (first === undefined || heads.length !== numbers.length) return refuse('orderUnknown');
  const currency = currencyOf(first.currency);
  const items = await itemsOf(ctx.db, heads, ctx.locale);
  const waiting = heads.filter((h) => can('paid', h.status));
  const ends = waiting.flatMap((h) => (h.payBefore === null ? [] : [h.payBefore.getTime()]));
  const { address } = first;
  return {
    status: stateOf(heads, ctx.now),
    orderNumbers: heads.map((h) => h.number).join(','),
    endTime: ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString(),
    now: ctx.now.toISOString(),
    totalFee: toWire(
      sum(
        heads.map((h) => money(h.total, currency)),
        currency,
      ),
    ),
    totalScore: 0,
    currency,
    prodNameList: heads.flatMap((h) => items.get(h.id) ?? []).map((i) => i.prodName),
    receiver: address.receiver,
    userAddr: [address.postCode, countryName(address.country, ctx.locale), address.province, address.city, address.area, address.addr]
      .filter((s) => s !== '')
      .join(', '),
    mobile: address.mobile,
    byProvider: paymentProvider()?.takes(currency) ?? false,
    balance: toWire(await balanceOf(ctx.db, account.buyerAvailable(ctx.actor.id), currency)),
    attempt: await attemptFor(ctx.db, numbers),
  };
};
