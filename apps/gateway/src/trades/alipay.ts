import { type KeyObject, sign, verify } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Answered, type Calls } from '../calls.ts';
import { prefixOf } from '../pages/html.ts';
import { sendProblem } from '../pages/problem.ts';
import type { Operation, Rule } from '../rules.ts';
import type { WebhookEvent } from '../store.ts';
import type { Message } from '../transmission.ts';
import type { Composer } from '../webhooks.ts';
import { paced, schedules } from '../schedules.ts';
import { decimalOf, minorOf, type Trade, type TradeRefund } from './trade.ts';
import type { Trades } from './trades.ts';

/** What Alipay and the merchant know of each other. */
export interface AlipayMerchant {
  readonly appId: string;
  readonly sellerId: string;
  readonly merchantKey: KeyObject;
  readonly alipayKey: KeyObject;
}
type Params = Readonly<Record<string, string>>;
const joined = (params: Params, without: readonly string[]): string =>
  Object.keys(params)
    .filter((name) => !without.includes(name) && params[name] !== '')
    .toSorted()
    .map((name) => `${name}=${params[name]}`)
    .join('&');
const signature = (key: KeyObject, content: string): string => sign('RSA-SHA256', Buffer.from(content), key).toString('base64');
const timeOf = (iso: string): string => new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
/** A time of Alipay's zone. @returns null when it is none */
const instantOf = (text: unknown): string | null =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)
    ? new Date(`${text.replace(' ', 'T')}+08:00`).toISOString()
    : null;

const statusOf = (trades: Trades, trade: Trade): string => {
  if (trade.state === 'paid') return trades.left(trade) === 0 ? 'TRADE_CLOSED' : 'TRADE_SUCCESS';
  return trade.state === 'open' || trade.state === 'pending' ? 'WAIT_BUYER_PAY' : 'TRADE_CLOSED';
};

/** Alipay's messages: a form, signed over its parameters by name. */
export const alipayComposer = (merchant: AlipayMerchant, trades: Trades): Composer => ({
  wants: 'success',
  retryAfterMs: paced(schedules.alipay),
  compose: (event, options, now): Message => {
    const { trade, refund } = event.resource as { readonly trade: Trade; readonly refund: TradeRefund | null };
    const params: Params = {
      notify_id: event.id,
      notify_type: 'trade_status_sync',
      notify_time: timeOf(now.toISOString()),
      app_id: options.forge === 'webhook' ? '2021000000000000' : merchant.appId,
      seller_id: merchant.sellerId,
      out_trade_no: trade.number,
      trade_no: trade.transaction,
      trade_status: statusOf(trades, trade),
      total_amount: options.amount?.value ?? decimalOf(trade.taken),
      trans_currency: trade.taken.currency,
      charset: 'utf-8',
      version: '1.0',
      subject: trade.subject,
      ...(trade.paidAt === null ? {} : { gmt_payment: timeOf(trade.paidAt) }),
      ...(refund === null ? {} : { out_biz_no: refund.number, refund_fee: decimalOf(refund.amount) }),
    };
    const key = options.forge === 'key' ? merchant.merchantKey : merchant.alipayKey;
    const signed = key.type === 'private' ? signature(key, joined(params, [])) : 'bm90IGEgc2lnbmF0dXJl';
    const sent = {
      ...(options.forge === 'body' ? { ...params, total_amount: '0.01' } : params),
      sign_type: options.forge === 'algorithm' ? 'RSA' : 'RSA2',
      sign: options.forge === 'signature' ? Buffer.alloc(256, 7).toString('base64') : signed,
    };
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: Buffer.from(new URLSearchParams(sent).toString()),
    };
  },
});

const fault = (sub: string): Answered => new Answered(200, { code: '40004', msg: 'Business Failed', sub_code: sub, sub_msg: sub });
const operations: Readonly<Record<string, Operation>> = {
  'alipay.trade.query': 'show',
  'alipay.trade.fastpay.refund.query': 'show',
  'alipay.trade.refund': 'refund',
  'alipay.trade.close': 'close',
};
type Content = Readonly<Record<string, string>>;
interface Done {
  readonly body: object;
  readonly events: readonly WebhookEvent[];
}

/** Alipay's gateway as far as a shop needs it, at `/alipay/gateway.do`: calls are posted, the payer's page is opened. */
export const registerAlipay = (
  http: FastifyInstance,
  { trades, calls, merchant }: { readonly trades: Trades; readonly calls: Calls; readonly merchant: AlipayMerchant },
): void => {
  const isSigned = (params: Params): boolean =>
    params['app_id'] === merchant.appId &&
    params['sign_type'] === 'RSA2' &&
    verify('RSA-SHA256', Buffer.from(joined(params, ['sign'])), merchant.merchantKey, Buffer.from(params['sign'] ?? '', 'base64'));
  const known = (content: Content): Trade => {
    const trade =
      content['out_trade_no'] === undefined ? trades.named(content['trade_no'] ?? '') : trades.find('alipay', content['out_trade_no']);
    if (trade === null || trade.protocol !== 'alipay') throw fault('ACQ.TRADE_NOT_EXIST');
    return trade;
  };
  const head = (trade: Trade): object => ({ code: '10000', msg: 'Success', out_trade_no: trade.number, trade_no: trade.transaction });

  const query = (content: Content): Done => {
    const trade = known(content);
    const more = { trade_status: statusOf(trades, trade), total_amount: decimalOf(trade.taken), trans_currency: trade.taken.currency };
    return { body: { ...head(trade), ...more, ...(trade.paidAt === null ? {} : { send_pay_date: timeOf(trade.paidAt) }) }, events: [] };
  };
  const refund = (content: Content, rule: Rule | null): Done => {
    const trade = known(content);
    const number = content['out_request_no'] ?? trade.number;
    const answer = (change: string): object => ({
      ...head(trade),
      fund_change: change,
      refund_fee: decimalOf({ ...trade.taken, minor: trade.taken.minor - trades.left(trade) }),
    });
    if (trades.refund('alipay', number) !== null) return { body: answer('N'), events: [] };
    if (trade.state !== 'paid') throw fault('ACQ.TRADE_STATUS_ERROR');
    if (rule?.behaviour === 'decline') throw fault('ACQ.SELLER_BALANCE_NOT_ENOUGH');
    const amount = minorOf(trade.taken.currency, content['refund_amount'] ?? '');
    if (amount === null || amount.minor > trades.left(trade)) throw fault('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
    const [made, events] = trades.giveBack(trade, number, amount, rule);
    return { body: answer(made.state === 'completed' ? 'Y' : 'N'), events };
  };
  const refundQuery = (content: Content): Done => {
    const trade = known(content);
    const found = trades.refund('alipay', content['out_request_no'] ?? '');
    // Alipay answers with nothing where there is no such refund, or it was not made.
    if (found === null || found.state !== 'completed') return { body: { code: '10000', msg: 'Success' }, events: [] };
    const more = {
      out_request_no: found.number,
      refund_amount: decimalOf(found.amount),
      refund_status: 'REFUND_SUCCESS',
      trans_currency: found.amount.currency,
    };
    return { body: { ...head(trade), ...more }, events: [] };
  };
  const close = (content: Content): Done => {
    const trade = known(content);
    if (trade.state === 'paid') throw fault('ACQ.REASON_TRADE_STATUS_INVALID');
    trades.close(trade);
    return { body: head(trade), events: [] };
  };
  const deeds: Readonly<Record<string, (content: Content, rule: Rule | null) => Done>> = {
    'alipay.trade.query': query,
    'alipay.trade.refund': refund,
    'alipay.trade.fastpay.refund.query': refundQuery,
    'alipay.trade.close': close,
  };

  /** Clients may name the call in the address and bring only its content in the body. */
  const paramsOf = ({ query: named, body }: FastifyRequest): Params => ({ ...(named as Params), ...(body as Params | undefined) });
  void http.register((scope, _options, done) => {
    // What is signed are the bytes of the answer, not what they mean.
    scope.addHook('onSend', (request, _reply, payload, next) => {
      const { method } = paramsOf(request);
      if (request.method !== 'POST' || typeof payload !== 'string' || method === undefined) return next(null, payload);
      next(null, `{"${method.replaceAll('.', '_')}_response":${payload},"sign":"${signature(merchant.alipayKey, payload)}"}`);
    });
    scope.post('/alipay/gateway.do', (request, reply) => {
      const params = paramsOf(request);
      const method = params['method'] ?? '';
      const deed = deeds[method];
      const content = JSON.parse(params['biz_content'] ?? '{}') as Content;
      let made: Done = { body: {}, events: [] };
      return calls.answer(
        {
          operation: operations[method] ?? 'show',
          references: [
            content['out_trade_no'],
            content['out_request_no'],
            content['trade_no'],
            trades.named(content['trade_no'] ?? '')?.number,
          ].flatMap((r) => r ?? []),
          key: null,
          content: '',
          status: 200,
          act: (rule) => {
            if (!isSigned(params)) throw new Answered(200, { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' });
            if (deed === undefined)
              throw new Answered(200, { code: '40006', msg: 'Insufficient Permissions', sub_code: 'isv.insufficient-isv-permissions' });
            made = deed(content, rule);
            return { made: '', events: made.events };
          },
          show: () => made.body,
        },
        request,
        reply,
      );
    });
    done();
  });

  /** The payer opens her page: from now on there is a trade. */
  const open = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const params = request.query as Params;
    const content = JSON.parse(params['biz_content'] ?? '{}') as Content;
    const amount = minorOf(content['trans_currency'] ?? 'CNY', content['total_amount'] ?? '');
    if (!isSigned(params) || params['method'] !== 'alipay.trade.page.pay' || amount === null) return sendProblem(reply, request);
    const expiresAt = instantOf(content['time_expire']);
    const trade = trades.begin({
      protocol: 'alipay',
      number: content['out_trade_no'] ?? '',
      amount,
      subject: content['subject'] ?? '',
      language: request.headers['accept-language']?.split(',')[0] ?? 'zh-CN',
      method: 'wallet',
      notifyUrl: params['notify_url'] ?? '',
      returnUrl: params['return_url'] ?? null,
      cancelUrl: params['return_url'] ?? null,
      expiresAt,
    });
    return reply.redirect(`${prefixOf(request)}/pay/${trade.token}`, 303);
  };
  http.get('/alipay/gateway.do', open);
};

/** What Alipay adds to the address it sends the payer back to, signed. */
export const alipayReturn = (merchant: AlipayMerchant, trade: Trade): Params => {
  const params: Params = {
    app_id: merchant.appId,
    seller_id: merchant.sellerId,
    out_trade_no: trade.number,
    trade_no: trade.transaction,
    total_amount: decimalOf(trade.taken),
    method: 'alipay.trade.page.pay.return',
    charset: 'utf-8',
  };
  return { ...params, sign_type: 'RSA2', sign: signature(merchant.alipayKey, joined(params, [])) };
};
