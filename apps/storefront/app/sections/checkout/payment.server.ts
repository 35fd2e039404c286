import { code } from '@kyakhta/contract/values';
import { ask, formatOf, tryAsk, type Asked } from '../../ask.ts';

export async function loadPayment(asked: Asked, orderNumbers: string) {
  const format = formatOf(asked.context);
  const [info, switches] = await Promise.all([
    ask(asked, 'GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers }),
    tryAsk(asked, 'GET /sys/config/info/getSysPaySwitch', {}),
  ]);
  const { currency } = info;
  const short = info.totalFee - info.balance;
  return {
    status: info.status,
    orderNumbers: info.orderNumbers.split(','),
    amount: format.money(info.totalFee, currency),
    about: format.about(info.totalFee, currency),
    balance: format.money(info.balance, currency),
    balanceAfter: short > 0 ? null : format.money(info.balance - info.totalFee, currency),
    shortBy: short > 0 ? format.money(Math.round(short * 100) / 100, currency) : null,
    balanceOn: switches.code !== code.ok || switches.data.balancePaySwitch,
    secondsLeft: info.endTime ? Math.max(0, Math.floor((Date.parse(info.endTime) - Date.parse(info.now)) / 1000)) : null,
    payBy: info.endTime && format.moment(info.endTime),
    goods: info.prodNameList,
    receiver: info.receiver,
    address: info.userAddr,
    mobile: info.mobile,
    payAttemptId: crypto.randomUUID(),
  };
}

export type Payment = Awaited<ReturnType<typeof loadPayment>>;
