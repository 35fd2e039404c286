import { randomInt } from 'node:crypto';
import { dayDigits, topUpMax } from '@kyakhta/contract';
import { type Currency, currencyOf, type Money, money, parseAmount, toDecimal, toWire } from '@kyakhta/money';
import type { Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { type WordId } from '../../../words/index.ts';
import { writeSum } from '../../../words/sums.ts';
import { account, balancesOf, post, transfer } from '../../ledger/index.ts';
import { latestAttempts } from '../../payments/index.ts';
import { type SiteSettings, siteSettings } from '../../site/index.ts';
import { toppedUp } from '../events.ts';
import { insertTopUp, payTopUp, selectUnpaid, type TopUp } from '../store/top-ups.ts';
import { refuseField } from '../../../runtime/wrong-fields.ts';
import { sumInTransit } from '../store/user-accounts.ts';
import { payableOf } from './user-payouts.ts';

/** A number of a top-up: a letter, the day, and ten digits that cannot be guessed. */
const newTopUpNumber = (now: Date): string =>
  `T${dayDigits(now)}${String(randomInt(100_000)).padStart(5, '0')}${String(randomInt(100_000)).padStart(5, '0')}`;

const whole = (units: number, currency: Currency): Money => {
  const read = parseAmount(String(units), currency);
  if (!read.ok) throw new Error(`a setting names ${units} of ${currency}`);
  return read.money;
};
const mostOf = (currency: Currency): Money => whole(topUpMax, currency);
/** What the platform adds to an amount: only to one that is offered just so. */
const giftTo = (amount: Money, { topUpOffers }: SiteSettings): Money => {
  const offer = topUpOffers.find((o) => whole(o.amount, amount.currency).amount === amount.amount);
  return whole(offer?.gift ?? 0, amount.currency);
};

export const balanceInfo = async (
  ctx: CtxFor<'GET /p/userBalance/getBalanceInfo'>,
): Promise<Result<'GET /p/userBalance/getBalanceInfo'>> => {
  const { settlementCurrency, withdrawalMin } = await siteSettings(ctx.db);
  const currency = currencyOf(settlementCurrency);
  const accounts = [account.buyerAvailable(ctx.actor.id), account.buyerHeld(ctx.actor.id)];
  const [available, held] = await balancesOf(ctx.db, accounts, settlementCurrency);
  if (available === undefined || held === undefined) throw new Error('balances are missing');
  const { payable } = await payableOf(ctx, ctx.actor.id, settlementCurrency);
  return {
    balance: toWire(available),
    heldBalance: toWire(held),
    inTransit: toWire(money(await sumInTransit(ctx.db, ctx.actor.id, settlementCurrency), currency)),
    payable: toWire(payable),
    leastPayout: toWire(money(BigInt(withdrawalMin), currency)),
    currency: settlementCurrency,
  };
};

export const topUpOffers = async (ctx: Ctx): Promise<Result<'GET /p/userBalance/getList'>> => {
  const settings = await siteSettings(ctx.db);
  const currency = currencyOf(settings.settlementCurrency);
  return {
    currency,
    least: toWire(money(1n, currency)),
    most: toWire(mostOf(currency)),
    offers: settings.topUpOffers.map((o) => ({
      rechargeAmount: toWire(whole(o.amount, currency)),
      giftAmount: toWire(whole(o.gift, currency)),
    })),
  };
};

const wrong = (ctx: Ctx, id: WordId, values: Readonly<Record<string, string>> = {}): never =>
  refuseField(ctx, 'rechargeAmount', id, values);

/** Asks for a top-up. The same one asked for again, before a way to pay was chosen, is the one there is. */
export const askTopUp = async (
  ctx: CtxFor<'POST /p/userBalance/recharge'>,
  input: Parsed<'POST /p/userBalance/recharge'>,
): Promise<Result<'POST /p/userBalance/recharge'>> => {
  const settings = await siteSettings(ctx.db);
  const currency = currencyOf(settings.settlementCurrency);
  const read = parseAmount(input.rechargeAmount, currency);
  if (!read.ok) return wrong(ctx, 'field.amount');
  const { amount } = read.money;
  if (amount < 1n) return wrong(ctx, 'field.min', { min: writeSum(ctx.locale, toDecimal(money(1n, currency)), currency) });
  if (amount > mostOf(currency).amount)
    return wrong(ctx, 'field.max', { max: writeSum(ctx.locale, toDecimal(mostOf(currency)), currency) });
  const gift = giftTo(read.money, settings);
  const before = await selectUnpaid(ctx.db, ctx.actor.id, currency, amount, gift.amount);
  const isUntouched = before !== null && (await latestAttempts(ctx.db, [before.number])).length === 0;
  const number = isUntouched ? before.number : newTopUpNumber(ctx.now);
  if (!isUntouched) await insertTopUp(ctx.db, { number, userId: ctx.actor.id, currency, amount, gift: gift.amount, createdAt: ctx.now });
  return { rechargeNumber: number, rechargeAmount: toWire(read.money), giftAmount: toWire(gift), currency };
};

/**
 * Notes that a top-up which the caller has locked is paid; he books its money in the same transaction. What the
 * platform adds is booked here.
 */
export const recordTopUpPaid = async (ctx: Ctx, topUp: TopUp, payType: number): Promise<void> => {
  if (!(await payTopUp(ctx.db, topUp.id, payType, ctx.now))) throw new Error(`top-up ${topUp.number} was paid twice`);
  await post(ctx.db, {
    key: `gift:${topUp.number}`,
    kind: 'gift',
    reference: topUp.number,
    at: ctx.now,
    postings: transfer(account.promotions, account.buyerAvailable(topUp.userId), money(topUp.gift, currencyOf(topUp.currency))),
  });
  ctx.announce(toppedUp(topUp));
};
