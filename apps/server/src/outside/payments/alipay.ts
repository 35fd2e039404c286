import { toDecimal } from '@kyakhta/money';
import type { AlipayAccount } from './alipay/account.ts';
import { askAlipay } from './alipay/client.ts';
import { isSignedMessage, signedParams, timeOf } from './alipay/signature.ts';
import { type Fields, patienceMs, paymentIn, shortened, textOf, told } from './http.ts';
import {
  type PaymentProvider,
  type ProviderNews,
  type ProviderOrder,
  type ProviderRefund,
  ProviderRefused,
  ProviderSilent,
} from './provider.ts';

/** Currencies in which a merchant abroad may price (opendocs.alipay.com, `trans_currency`). */
const taken: ReadonlySet<string> = new Set('AUD CAD CHF CNY DKK EUR GBP HKD JPY KRW NOK NZD SEK SGD THB USD'.split(' '));
const subjectMost = 128;
const notThere = 'ACQ.TRADE_NOT_EXIST';
const bytesMost = 65_536;

export interface AlipayOptions {
  readonly deadline?: () => AbortSignal;
  /** The time of the world outside. */
  readonly now?: () => Date;
}

const stateOf = (status: string): ProviderOrder['state'] => {
  if (status === 'WAIT_BUYER_PAY') return 'created';
  if (status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED') return 'completed';
  if (status === 'TRADE_CLOSED') return 'voided';
  throw new ProviderSilent(`Alipay told of a state ${status}`);
};

/** A trade as Alipay keeps it. Closed after it was paid means that all of it went back. */
const orderOf = (trade: Fields, id: string, approveUrl: string | null): ProviderOrder => {
  const state = stateOf(told(textOf(trade['trade_status']), 'a state'));
  const wasPaid = state === 'completed' || (state === 'voided' && textOf(trade['send_pay_date']) !== null);
  const amount = {
    // A merchant that may not price in another currency hears nothing of one: then it was yuan.
    currency: textOf(trade['trans_currency']) ?? 'CNY',
    value: told(textOf(trade['total_amount']), 'an amount'),
  };
  return {
    id,
    state: wasPaid ? 'completed' : state,
    approveUrl: state === 'created' ? approveUrl : null,
    reference: told(textOf(trade['out_trade_no']), 'the number of a trade'),
    captures: wasPaid
      ? [{ id: told(textOf(trade['trade_no']), 'the id of a payment'), state: state === 'completed' ? 'completed' : 'refunded', amount }]
      : [],
    // Alipay lists no refunds: each is asked about by its own number, and a whole one shows on the trade.
    refunds: [],
  };
};

/**
 * Alipay on the payer's computer (`alipay.trade.page.pay`): the payer goes to an address that we sign, and Alipay knows of the
 * trade from then on. Priced in the currency of the order and paid out in it, which is a merchant's abroad to ask for.
 */
export const createAlipay = (account: AlipayAccount, options: AlipayOptions = {}): PaymentProvider => {
  const now = options.now ?? ((): Date => new Date());
  const deadline = options.deadline ?? ((): AbortSignal => AbortSignal.timeout(patienceMs));
  const ask = (method: string, content: object): Promise<Fields> => askAlipay(account, method, content, now(), deadline());
  const findOrder = async (id: string): Promise<ProviderOrder> => {
    try {
      return orderOf(await ask('alipay.trade.query', { out_trade_no: id }), id, null);
    } catch (error) {
      if (!(error instanceof ProviderRefused) || error.reason !== notThere) throw error;
      // Nobody has been at its page yet.
      return { id, state: 'created', approveUrl: null, reference: id, captures: [], refunds: [] };
    }
  };
  const findRefund = async (id: string): Promise<ProviderRefund | null> => {
    const found = await ask('alipay.trade.fastpay.refund.query', { out_trade_no: paymentIn(id), out_request_no: id });
    const value = textOf(found['refund_amount']);
    // It answers with nothing where there is no such refund.
    if (value === null) return null;
    const isMade = found['refund_status'] === undefined || found['refund_status'] === 'REFUND_SUCCESS';
    return { id, state: isMade ? 'completed' : 'pending', amount: { currency: textOf(found['trans_currency']) ?? 'CNY', value } };
  };
  return {
    name: 'alipay',
    title: 'Alipay',
    takes: (currency) => taken.has(currency),
    createOrder: ({ reference, amount, description, expiresAt, returnUrl }) => {
      const content = {
        out_trade_no: reference,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        total_amount: toDecimal(amount),
        trans_currency: amount.currency,
        settle_currency: amount.currency,
        subject: shortened(`Kyakhta ${description}`, subjectMost),
        ...(expiresAt === null ? {} : { time_expire: timeOf(expiresAt) }),
      };
      const more = { notify_url: account.notifyUrl, return_url: returnUrl };
      const query = new URLSearchParams(signedParams(account, 'alipay.trade.page.pay', content, more, now()));
      const approveUrl = `${account.pageUrl}?${query.toString()}`;
      return Promise.resolve({ id: reference, state: 'created', approveUrl, reference, captures: [], refunds: [] });
    },
    findOrder,
    closeOrder: async (id) => {
      await ask('alipay.trade.close', { out_trade_no: id }).catch((error: unknown) => {
        // Its page was never opened: it ends with its own time, which is the order's.
        if (!(error instanceof ProviderRefused) || error.reason !== notThere) throw error;
      });
    },
    captureOrder: findOrder,
    refundCapture: async (captureId, { reference, amount }) => {
      const made = await ask('alipay.trade.refund', {
        trade_no: captureId,
        refund_amount: toDecimal(amount),
        refund_currency: amount.currency,
        out_request_no: reference,
      });
      const how = { id: reference, amount: { currency: amount.currency, value: toDecimal(amount) } };
      // N says that nothing moved by this call: it was made by an earlier one, or not at all.
      return made['fund_change'] === 'Y' ? { ...how, state: 'completed' } : ((await findRefund(reference)) ?? { ...how, state: 'pending' });
    },
    findRefund,
    readNews: (_headers, body) => Promise.resolve(body.length > bytesMost ? null : readMessage(account, body)),
  };
};

/** Believes a message only when Alipay signed it, for this app and this seller. */
const readMessage = (account: AlipayAccount, body: Buffer): ProviderNews | null => {
  const params = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  if (params['app_id'] !== account.appId || params['seller_id'] !== account.sellerId) return null;
  const [id, number] = [params['notify_id'] ?? '', params['out_trade_no'] ?? ''];
  if (id === '' || number === '' || !isSignedMessage(account, params)) return null;
  return {
    id,
    type: params['trade_status'] ?? '',
    orderId: number,
    reference: number,
    captureId: params['trade_no'] ?? null,
  };
};
