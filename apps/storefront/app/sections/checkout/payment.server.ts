import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Output } from '@kyakhta/contract/types';
import { payForm, payType } from '@kyakhta/contract/values';
import { ask, formatOf, type Asked } from '../../ask.ts';
import type { Format } from '../../format.ts';
import { i18nContext, personContext } from '../../context.ts';
import { providerAddress } from '../../payment-address.ts';
import { qrCodeOf } from './qr-code.server.ts';
import { declineWords, moneyNews } from './payment-words.server.ts';

type Info = Output<'GET /p/order/getOrderPayInfoByOrderNumber'>;
type WireAttempt = NonNullable<Info['attempt']>;
type Incoming = Pick<NonNullable<WireAttempt['transfer']>, 'received' | 'checking' | 'missing'>;

/** An attempt that ends with its order is timed to the millisecond by two clocks: within a moment they are one end. */
const sameMs = 1000;

const secondsBetween = (from: string, to: string): number => Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 1000));

export async function loadPayment(asked: Asked, orderNumbers: string) {
  const format = formatOf(asked.context);
  const i18n = asked.context.get(i18nContext);
  const info = await ask(asked, 'GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers });
  const { demo } = asked.context.get(personContext);
  const { currency, attempt } = info;
  const view = attempt && attemptView(format, i18n, attempt, info, demo);
  const short = info.totalFee - info.balance;
  const topUp = info.payForm === payForm.topUp;
  return {
    status: info.status,
    /** It goes onto the buyer's balance: there are no goods, and it has no end. */
    topUp,
    orderNumbers: info.orderNumbers.split(','),
    /** What the address of this payment names: orders, or later parts of their prices. */
    references: orderNumbers,
    amount: format.money(info.totalFee, currency),
    about: format.about(info.totalFee, currency),
    balance: format.money(info.balance, currency),
    balanceAfter: short > 0 ? null : format.money(info.balance - info.totalFee, currency),
    shortBy: short > 0 ? format.money(Math.round(short * 100) / 100, currency) : null,
    methods: info.payTypes.map((way) => ({
      payType: way,
      usable: way !== payType.balance || short <= 0,
      payAttemptId: attemptIdOf(info, way),
    })),
    /** A part may come from the balance beside an online payment; what of it is held for the one that was begun. */
    fromBalance: {
      isOffered: !topUp && info.balance > 0 && info.payTypes.includes(payType.balance) && info.payTypes.some(isOnline),
      part: attempt && isBegun(attempt) && attempt.balanceAmount > 0 ? String(attempt.balanceAmount) : '',
      currency,
    },
    /** Which part of its price this is, where it is one order's. */
    part: info.instalments.length === 1 ? (info.instalments[0] ?? null) : null,
    timeLeft: timeLeftOf(format, info),
    // Variants of one product share its name: said once.
    goods: format.row([...new Set(info.prodNameList)]),
    lines: info.lines.map(({ orderNumber, prodName, skuName, prodCount, unit, price, amount }, index) => ({
      key: `${orderNumber}-${index}`,
      name: prodName,
      variant: skuName,
      quantity: format.quantity(prodCount, unit),
      price: format.money(price, currency),
      amount: format.money(amount, currency),
    })),
    sums: {
      freight: info.sums.freight > 0 ? format.money(info.sums.freight, currency) : null,
      reduction: info.sums.reduction > 0 ? format.money(0 - info.sums.reduction, currency) : null,
      total: format.money(info.sums.total, currency),
      /** Only a part of the orders' price is to be paid now. */
      isPart: Math.round((info.sums.total - info.totalFee) * 100) !== 0,
    },
    receiver: info.receiver,
    address: info.userAddr,
    mobile: info.mobile,
    attempt: view,
    /** Why the provider said no to the latest attempt. */
    declined: attempt?.state === 'declined' ? declineWords(i18n, attempt.reason, nameOf(i18n, attempt)) : null,
    news: view && moneyNews(i18n, { ...view, status: info.status, topUp }),
  };
}

const isOnline = (way: number): boolean => way !== payType.balance && way !== payType.bankTransfer;
const isBegun = ({ state }: WireAttempt): boolean => ['created', 'waiting', 'unknown'].includes(state);
/** Its code or page can be agreed to no more, and the provider has not said yet how it ended. */
const hasEnded = ({ state, expiresAt }: WireAttempt, now: string): boolean =>
  state === 'waiting' && expiresAt !== null && Date.parse(expiresAt) <= Date.parse(now);

/** How long there is to pay: what was begun at a provider may end before the order does. Null where nothing ends. */
function timeLeftOf(format: Format, { endTime, now, attempt }: Info) {
  const ofAttempt = attempt?.expiresAt && !hasEnded(attempt, now) ? attempt.expiresAt : null;
  const isOfOrder = endTime !== null && (ofAttempt === null || Date.parse(endTime) <= Date.parse(ofAttempt) + sameMs);
  const end = isOfOrder ? endTime : ofAttempt;
  return end === null ? null : { seconds: secondsBetween(now, end), payBy: format.deadline(end), isOfOrder };
}

/**
 * A way that was begun goes on with its attempt, after a reload and in another tab; any other begins anew, and so does
 * one that has ended, or was begun for more or fewer orders than these.
 */
const attemptIdOf = ({ attempt, totalFee, now }: Info, way: number): string =>
  attempt?.payType === way &&
  !hasEnded(attempt, now) &&
  Math.round((attempt.amount + attempt.balanceAmount - totalFee) * 100) === 0 &&
  isBegun(attempt)
    ? attempt.payAttemptId
    : crypto.randomUUID();

function attemptView(format: Format, i18n: I18n, attempt: WireAttempt, { currency, now }: Info, demo: boolean) {
  const { returned, unknownSince } = attempt;
  return {
    payNumber: attempt.payNumber,
    payType: attempt.payType,
    state: attempt.state,
    amount: format.money(attempt.amount, currency),
    /** What of the balance is held for it. */
    held: attempt.balanceAmount > 0 && isBegun(attempt) ? format.money(attempt.balanceAmount, currency) : null,
    /** The provider's name as payers know it. */
    provider: nameOf(i18n, attempt),
    /** What the payer scans to agree; null for other ways. */
    code: attempt.codeUrl === null ? null : { ...qrCodeOf(attempt.codeUrl), playAt: demo ? playedAt(attempt.codeUrl) : null },
    /** Where the payer goes on with it. */
    continueAt: providerAddress(attempt.redirectUrl),
    /** It is agreed to by a code, not on a page. */
    isCode: attempt.payType === payType.wechat,
    hasEnded: hasEnded(attempt, now),
    returned: returned && { amount: format.money(returned.amount, returned.currency), done: returned.done },
    transfer: attempt.transfer && {
      ...attempt.transfer,
      until: attempt.transfer.until && format.deadline(attempt.transfer.until),
      ...incomingView(format, currency, attempt.transfer),
    },
    checkedSince: unknownSince && { moment: format.moment(unknownSince), seconds: secondsBetween(unknownSince, now) },
  };
}

/** How much of a transfer has come, written; null where there is nothing to tell. */
export function incomingView(format: Format, currency: string, { received, checking, missing }: Incoming) {
  return {
    received: received > 0 ? format.money(received, currency) : null,
    /** What of it a second operator still has to see. */
    checking: checking > 0 ? format.money(checking, currency) : null,
    /** Null where all of it has come. */
    missing: missing > 0 ? format.money(missing, currency) : null,
  };
}
export type IncomingView = ReturnType<typeof incomingView>;

/** The provider's name as payers know it; the wallets have Chinese names. */
const nameOf = (i18n: I18n, { payType: way, providerName }: WireAttempt): string => {
  if (way === payType.alipay) return i18n._(msg`Alipay`);
  return way === payType.wechat ? i18n._(msg`WeChat Pay`) : (providerName ?? '');
};

/** Where the sandbox plays the phone that would scan a code. */
const playedAt = (codeUrl: string): string | null => {
  const token = /[?&]pr=([\w-]+)$/.exec(codeUrl)?.[1];
  return token === undefined ? null : `/dev/gateway/pay/${token}`;
};

export type Payment = Awaited<ReturnType<typeof loadPayment>>;
export type PaymentAttempt = NonNullable<Payment['attempt']>;
