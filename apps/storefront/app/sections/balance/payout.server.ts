import { defineMessage } from '@lingui/core/macro';
import { bankAccountRule, bankAccountsMax, code, isAccountSound } from '@kyakhta/contract/values';
import { ask, formatOf, goTo, tryAsk, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { openForm } from '../account/form-answer.server.ts';
import type { FormResult } from '../account/form-result.ts';
import { noAmount, plainAmount } from './balance.server.ts';
import { loadPayouts } from './payouts.server.ts';

const perPage = 10;
const idIn = (url: URL, name: string): number => Math.trunc(Number(url.searchParams.get(name))) || 0;

/** What can be paid out, where to, and what was asked for. */
export async function loadPayout(asked: Asked) {
  const format = formatOf(asked.context);
  const current = Math.min(100_000, Math.max(1, idIn(asked.url, 'page')));
  const [info, accounts, countries, payouts] = await Promise.all([
    ask(asked, 'GET /p/userBalance/getBalanceInfo', {}),
    ask(asked, 'GET /p/userBankAccount/list', {}),
    ask(asked, 'GET /p/address/countries', {}),
    loadPayouts(asked, current, perPage),
  ]);
  const { currency } = info;
  const shown = accounts.map((one) => ({
    id: one.bankAccountId,
    holder: one.holder,
    bank: one.bank,
    account: one.account,
    usableFrom: one.usable ? null : format.moment(one.usableFrom),
  }));
  return {
    currency,
    payable: format.money(info.payable, currency),
    least: format.money(info.leastPayout, currency),
    canAsk: info.payable >= info.leastPayout,
    kept: info.payable < info.balance ? format.money(info.balance, currency) : null,
    accounts: shown,
    /** Which is to be forgotten, when the buyer is asked. */
    asks: shown.find(({ id }) => id === idIn(asked.url, 'ask')) ?? null,
    canAdd: accounts.length < bankAccountsMax,
    countries: countries.map(({ country, countryName }) => ({ country, name: countryName })),
    payouts,
  };
}
export type Payout = Awaited<ReturnType<typeof loadPayout>>;

const words = {
  account: defineMessage({ message: 'Choose a bank account.' }),
  holder: defineMessage({ message: 'Enter the account holder’s name.' }),
  bank: defineMessage({ message: 'Enter the name of the bank.' }),
  number: defineMessage({ message: 'Enter an account number of 6 to 40 letters and digits.' }),
  iban: defineMessage({ message: 'This is not a valid IBAN. Check its letters and digits.' }),
  swift: defineMessage({ message: 'A SWIFT code has 8 or 11 letters and digits.' }),
};

/** Keeps or forgets an account, asks for a payout or takes one back. */
export async function changePayout(asked: Asked, data: FormData): Promise<Response | FormResult> {
  const form = openForm(asked, data);
  const done = (answer: Awaited<ReturnType<typeof tryAsk>>, kind: 'asked' | 'kept' | 'forgotten' | 'canceled'): Response | FormResult =>
    answer.code === code.ok ? goTo(asked.url, paths.payout({ done: kind })) : form.refused(answer);
  if (form.has('forget')) {
    const bankAccountId = form.text('forget');
    return done(await tryAsk(asked, 'DELETE /p/userBankAccount/{bankAccountId}', { bankAccountId }), 'forgotten');
  }
  if (form.has('cancel')) {
    const payoutNumber = form.text('cancel');
    return done(await tryAsk(asked, 'PUT /p/userBalance/payout/{payoutNumber}/cancel', { payoutNumber }), 'canceled');
  }
  if (form.has('amount')) {
    const typed = { amount: plainAmount(form.text('amount')), bankAccountId: form.text('bankAccountId') };
    const wrong = form.faults({
      amount: !/^\d{1,11}(\.\d{1,4})?$/.test(typed.amount) && noAmount,
      bankAccountId: !/^\d+$/.test(typed.bankAccountId) && words.account,
    });
    if (wrong) return wrong;
    const answer = await tryAsk(asked, 'POST /p/userBalance/withdraw', typed);
    if (answer.code === code.ok) return done(answer, 'asked');
    return form.refused(answer, {
      payoutTooSmall: 'amount',
      balanceInsufficient: 'amount',
      giftStays: 'amount',
      bankAccountTooNew: 'bankAccountId',
      bankAccountUnknown: 'bankAccountId',
    });
  }
  const account = {
    holder: form.text('holder'),
    bank: form.text('bank'),
    account: form.text('account'),
    swift: form.text('swift').toUpperCase(),
    country: form.text('country'),
  };
  const wrong = form.faults({
    holder: account.holder.length < 2 && words.holder,
    bank: account.bank.length < 2 && words.bank,
    account: (!bankAccountRule.account.test(account.account) && words.number) || (!isAccountSound(account.account) && words.iban),
    swift: !bankAccountRule.swift.test(account.swift) && words.swift,
  });
  if (wrong) return wrong;
  return done(await tryAsk(asked, 'POST /p/userBankAccount', account), 'kept');
}
