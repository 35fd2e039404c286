import { defineMessage } from '@lingui/core/macro';
import { balanceKinds, code, orderTimeStatus, type BalanceKind } from '@kyakhta/contract/values';
import { ask, formatOf, goTo, tryAsk, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { loadPayouts } from './payouts.server.ts';
import { openForm } from '../account/form-answer.server.ts';

const perPage = 10;

const kindOf = (text: string | null): BalanceKind | '' => balanceKinds.find((kind) => kind === text) ?? '';

export async function loadBalance(asked: Asked) {
  const { searchParams } = asked.url;
  const kind = kindOf(searchParams.get('kind'));
  const wanted = Number(searchParams.get('time'));
  const time = (Object.values(orderTimeStatus) as readonly number[]).includes(wanted) ? wanted : 0;
  const current = Math.min(100_000, Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1));
  const [info, offers, log, payouts] = await Promise.all([
    ask(asked, 'GET /p/userBalance/getBalanceInfo', {}),
    ask(asked, 'GET /p/userBalance/getList', {}),
    ask(asked, 'GET /p/userBalanceLog/page', { kind, orderTimeStatus: time, current, size: perPage }),
    loadPayouts(asked, 1, 2),
  ]);
  const format = formatOf(asked.context);
  const { currency } = info;
  return {
    available: format.money(info.balance, currency),
    about: format.about(info.balance, currency),
    held: info.heldBalance > 0 ? format.money(info.heldBalance, currency) : null,
    inTransit: info.inTransit > 0 ? format.money(info.inTransit, currency) : null,
    canPayOut: info.payable > 0 || payouts.total > 0,
    payouts,
    currency,
    least: format.money(offers.least, currency),
    most: format.money(offers.most, currency),
    offers: offers.offers.map(({ rechargeAmount, giftAmount }) => ({
      value: String(rechargeAmount),
      amount: format.money(rechargeAmount, currency),
      gift: giftAmount > 0 ? format.money(giftAmount, currency) : null,
    })),
    kind,
    time,
    filtered: kind !== '' || time !== 0,
    current: log.current,
    pages: log.pages,
    lines: log.records.map((line) => ({
      logId: line.logId,
      kind: line.kind,
      moment: format.moment(line.at),
      into: line.changeBalance > 0,
      change: format.money(Math.abs(line.changeBalance), line.currency),
      after: format.money(line.balanceAfter, line.currency),
      orderNumbers: line.orderNumbers === '' ? [] : line.orderNumbers.split(','),
      rechargeNumber: line.rechargeNumber,
      payoutNumber: line.payoutNumber,
    })),
  };
}
export type Balance = Awaited<ReturnType<typeof loadBalance>>;

export const noAmount = defineMessage({ message: 'Enter an amount such as 250 or 99.50.' });

/** Amounts as people type them: a comma is a point, blanks group. */
export const plainAmount = (text: string): string =>
  text
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(/,(\d{1,2})$/, '.$1')
    .replaceAll(',', '');

/** Asks for a top-up and goes on to its payment. */
export async function topUp(asked: Asked, data: FormData) {
  const form = openForm(asked, data);
  const rechargeAmount = plainAmount(form.text('rechargeAmount'));
  const wrong = form.faults({ rechargeAmount: !/^\d{1,11}(\.\d{1,4})?$/.test(rechargeAmount) && noAmount });
  if (wrong) return wrong;
  const answer = await tryAsk(asked, 'POST /p/userBalance/recharge', { rechargeAmount });
  return answer.code === code.ok ? goTo(asked.url, paths.payment(answer.data.rechargeNumber)) : form.refused(answer);
}
