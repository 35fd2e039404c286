import { type Fields, fieldsOf, patienceMs, paymentIn, shortened, textOf, told } from './http.ts';
import type { PaymentProvider, ProviderOrder } from './provider.ts';
import type { WeChatAccount } from './wechat/account.ts';
import { weChatClient } from './wechat/client.ts';
import { readNews } from './wechat/news.ts';
import { askedRefundOf, hasRefunds, orderOf, refundOf } from './wechat/shapes.ts';

const descriptionMost = 127;
/** Currencies in which a merchant abroad may price (pay.weixin.qq.com, settlement of merchants abroad). */
const taken: ReadonlySet<string> = new Set('AUD CAD CHF CNY DKK EUR GBP HKD JPY KRW NOK NZD RUB SEK SGD THB USD'.split(' '));
const root = '/v3/global';

export interface WeChatOptions {
  readonly deadline?: () => AbortSignal;
  /** The time of the world outside. */
  readonly now?: () => Date;
}

/**
 * WeChat Pay v3, Native: the payer scans a code. The API of merchants abroad, who price in their own currency and are paid in
 * it; what the payer's wallet takes in yuan is WeChat Pay's to convert. Its number of a payment is ours.
 */
export const createWeChat = (account: WeChatAccount, options: WeChatOptions = {}): PaymentProvider => {
  const now = options.now ?? ((): Date => new Date());
  const deadline = options.deadline ?? ((): AbortSignal => AbortSignal.timeout(patienceMs));
  const client = weChatClient(account, now);
  const mine = `mchid=${account.mchId}`;
  const trade = (id: string, until: AbortSignal): Promise<Fields | null> =>
    client.ask('GET', `${root}/transactions/out-trade-no/${encodeURIComponent(id)}?${mine}`, null, until);
  const refundsOf = async (id: string, until: AbortSignal): Promise<Fields[]> => {
    const page = await client.ask('GET', `${root}/refunds?out_trade_no=${encodeURIComponent(id)}&count=20&offset=0&${mine}`, null, until);
    return Array.isArray(page?.['data']) ? (page['data'] as unknown[]).map(fieldsOf) : [];
  };
  const findOrder = async (id: string): Promise<ProviderOrder | null> => {
    const until = deadline();
    const found = await trade(id, until);
    return found === null ? null : orderOf(found, hasRefunds(found) ? await refundsOf(id, until) : []);
  };
  return {
    name: 'wechat',
    title: 'WeChat Pay',
    takes: (currency) => taken.has(currency),
    createOrder: async (order) => {
      const answer = await client.ask(
        'POST',
        `${root}/transactions/native`,
        {
          appid: account.appId,
          mchid: account.mchId,
          description: shortened(`Kyakhta ${order.description}`, descriptionMost),
          notify_url: account.notifyUrl,
          out_trade_no: order.reference,
          trade_type: 'NATIVE',
          merchant_category_code: account.categoryCode,
          amount: { total: Number(order.amount.amount), currency: order.amount.currency },
          // Whole seconds: what is asked again must be the same to the letter.
          ...(order.expiresAt === null ? {} : { time_expire: `${order.expiresAt.toISOString().slice(0, 19)}+00:00` }),
        },
        deadline(),
      );
      const codeUrl = told(textOf(answer?.['code_url']), 'a code');
      return { id: order.reference, state: 'created', approveUrl: null, codeUrl, reference: order.reference, captures: [], refunds: [] };
    },
    findOrder,
    closeOrder: async (id) => {
      await client.ask('POST', `${root}/transactions/out-trade-no/${encodeURIComponent(id)}/close`, { mchid: account.mchId }, deadline());
    },
    captureOrder: async (id) => told(await findOrder(id), 'the payment'),
    refundCapture: async (captureId, { reference, amount }) => {
      const until = deadline();
      // A refund names the whole payment as well, which nobody but WeChat Pay knows for sure.
      const paid = told(await trade(paymentIn(reference), until), 'the payment');
      const { total, currency } = fieldsOf(paid['amount']);
      const answer = await client.ask(
        'POST',
        `${root}/refunds`,
        {
          appid: account.appId,
          mchid: account.mchId,
          transaction_id: captureId,
          out_refund_no: reference,
          notify_url: account.notifyUrl,
          amount: { refund: Number(amount.amount), total, currency },
        },
        until,
      );
      return askedRefundOf({ amount: { refund: Number(amount.amount), currency: amount.currency }, ...told(answer, 'a refund') });
    },
    findRefund: async (id) => {
      const found = await client.ask('GET', `${root}/refunds/out-refund-no/${encodeURIComponent(id)}?${mine}`, null, deadline());
      return found === null ? null : refundOf(found);
    },
    readNews: (headers, body) => Promise.resolve(readNews(account, headers, body, now())),
  };
};
