import type { Output } from '@kyakhta/contract/types';
import { code, payType } from '@kyakhta/contract/values';
import { ask, formatOf, tryAsk, type Asked } from '../../ask.ts';
import type { Format } from '../../format.ts';
import { i18nContext } from '../../context.ts';
import { providerAddress } from '../../paths.ts';
import { declineWords, moneyNews } from './payment-words.server.ts';

type Info = Output<'GET /p/order/getOrderPayInfoByOrderNumber'>;
type WireAttempt = NonNullable<Info['attempt']>;

const secondsBetween = (from: string, to: string): number => Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 1000));

export async function loadPayment(asked: Asked, orderNumbers: string) {
  const format = formatOf(asked.context);
  const i18n = asked.context.get(i18nContext);
  const [info, switches] = await Promise.all([
    ask(asked, 'GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers }),
    tryAsk(asked, 'GET /sys/config/info/getSysPaySwitch', {}),
  ]);
  const { currency, attempt } = info;
  const view = attempt && attemptView(format, attempt, info);
  const short = info.totalFee - info.balance;
  // Without an answer about the switches there is still the balance; the server looks again when it is used.
  const on = switches.code === code.ok ? switches.data : { balancePaySwitch: true, payPalSwitch: false, cardPaySwitch: false };
  const ways = [
    ...(on.balancePaySwitch ? [payType.balance] : []),
    ...(on.payPalSwitch && info.byProvider ? [payType.payPal] : []),
    ...(on.cardPaySwitch && info.byProvider ? [payType.cardViaPayPal] : []),
  ];
  return {
    status: info.status,
    orderNumbers: info.orderNumbers.split(','),
    amount: format.money(info.totalFee, currency),
    about: format.about(info.totalFee, currency),
    balance: format.money(info.balance, currency),
    balanceAfter: short > 0 ? null : format.money(info.balance - info.totalFee, currency),
    shortBy: short > 0 ? format.money(Math.round(short * 100) / 100, currency) : null,
    methods: ways.map((way) => ({
      payType: way,
      usable: way !== payType.balance || short <= 0,
      payAttemptId: attemptIdOf(info, way),
    })),
    secondsLeft: info.endTime ? secondsBetween(info.now, info.endTime) : null,
    payBy: info.endTime && format.moment(info.endTime),
    goods: info.prodNameList,
    receiver: info.receiver,
    address: info.userAddr,
    mobile: info.mobile,
    attempt: view,
    /** Why the provider said no to the latest attempt. */
    declined: attempt?.state === 'declined' ? declineWords(i18n, attempt.reason) : null,
    news: view && moneyNews(i18n, { ...view, status: info.status }),
  };
}

/**
 * A way that was begun goes on with its attempt, after a reload and in another tab; any other begins anew, and so does
 * one that was begun for more or fewer orders than these.
 */
const attemptIdOf = ({ attempt, totalFee }: Info, way: number): string =>
  attempt?.payType === way && attempt.amount === totalFee && ['created', 'waiting', 'unknown'].includes(attempt.state)
    ? attempt.payAttemptId
    : crypto.randomUUID();

function attemptView(format: Format, attempt: WireAttempt, { currency, now }: Info) {
  const { returned, unknownSince } = attempt;
  return {
    payNumber: attempt.payNumber,
    payType: attempt.payType,
    state: attempt.state,
    amount: format.money(attempt.amount, currency),
    /** Where the payer goes on with it. */
    continueAt: providerAddress(attempt.approveUrl),
    returned: returned && { amount: format.money(returned.amount, returned.currency), done: returned.done },
    checkedSince: unknownSince && { moment: format.moment(unknownSince), seconds: secondsBetween(unknownSince, now) },
  };
}

export type Payment = Awaited<ReturnType<typeof loadPayment>>;
export type PaymentAttempt = NonNullable<Payment['attempt']>;
