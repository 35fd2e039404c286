import { createCipheriv, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Answered, type Call, type Calls } from '../calls.ts';
import type { Message } from '../transmission.ts';
import type { Composer, SendOptions } from '../webhooks.ts';
import { paced, schedules } from '../schedules.ts';
import type { Trade, TradeRefund } from './trade.ts';
import type { Trades } from './trades.ts';

/** What WeChat Pay and the merchant know of each other. */
export interface WeChatMerchant {
  readonly mchId: string;
  readonly appId: string;
  readonly serial: string;
  readonly merchantKey: KeyObject;
  readonly apiV3Key: string;
  /** The provider's own signing key, under its id. */
  readonly platformKeyId: string;
  readonly platformKey: KeyObject;
}
const fault = (status: number, code: string): Answered => new Answered(status, { code, message: code });
const seconds = (now: Date): string => String(Math.floor(now.getTime() / 1000));

const signedHeaders = (merchant: WeChatMerchant, body: string, now: Date, forge?: SendOptions['forge']): Record<string, string> => {
  const shift = forge === 'old' ? -7 * 86_400_000 : forge === 'future' ? 86_400_000 : 0;
  const [time, nonce] = [seconds(new Date(now.getTime() + shift)), randomBytes(16).toString('hex')];
  const signed = sign('RSA-SHA256', Buffer.from(`${time}\n${nonce}\n${body}\n`), merchant.platformKey);
  return {
    'wechatpay-timestamp': time,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': (forge === 'signature' ? Buffer.alloc(signed.length, 7) : signed).toString('base64'),
    'wechatpay-serial': forge === 'certificate' ? 'PUB_KEY_ID_OF_SOMEBODY_ELSE' : merchant.platformKeyId,
  };
};

const tradeState = (trades: Trades, trade: Trade): string => {
  if (trade.state === 'paid') return trades.left(trade) < trade.taken.minor ? 'REFUND' : 'SUCCESS';
  return { open: 'NOTPAY', pending: 'USERPAYING', declined: 'PAYERROR', closed: 'CLOSED' }[trade.state];
};
const tradeBody = (merchant: WeChatMerchant, trades: Trades, trade: Trade): object => ({
  appid: merchant.appId,
  mchid: merchant.mchId,
  out_trade_no: trade.number,
  trade_type: 'NATIVE',
  trade_state: tradeState(trades, trade),
  trade_state_desc: trade.state,
  amount: { total: trade.taken.minor, currency: trade.taken.currency, payer_currency: 'CNY' },
  ...(trade.state === 'paid' ? { id: trade.transaction, success_time: trade.paidAt } : {}),
});
const refundStates = { completed: 'SUCCESS', pending: 'PROCESSING', failed: 'ABNORMAL' } as const;
const refundBody = (merchant: WeChatMerchant, trade: Trade, refund: TradeRefund): object => ({
  mchid: merchant.mchId,
  id: `50${trade.transaction.slice(2)}`,
  transaction_id: trade.transaction,
  out_trade_no: trade.number,
  out_refund_no: refund.number,
  status: refundStates[refund.state],
  create_time: refund.createdAt,
  amount: { refund: refund.amount.minor, total: trade.taken.minor, currency: refund.amount.currency },
});

/** WeChat Pay's messages: signed, and closed with the merchant's API v3 key. */
export const weChatComposer = (merchant: WeChatMerchant, trades: Trades): Composer => ({
  retryAfterMs: paced(schedules.weChat),
  compose: (event, options, now): Message => {
    const { trade, refund } = event.resource as { readonly trade: Trade; readonly refund: TradeRefund | null };
    const amount = options.amount?.value === undefined ? null : Math.round(Number(options.amount.value) * 100);
    const told = amount === null ? trade : { ...trade, taken: { ...trade.taken, minor: amount } };
    const about = refund === null ? tradeBody(merchant, trades, told) : refundBody(merchant, trade, refund);
    const mine = options.forge === 'webhook' ? { ...about, mchid: '1900000000' } : about;
    const nonce = randomBytes(6).toString('hex');
    const key = options.forge === 'key' ? '0'.repeat(32) : merchant.apiV3Key;
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce));
    cipher.setAAD(Buffer.from('transaction'));
    const closed = Buffer.concat([cipher.update(JSON.stringify(mine)), cipher.final(), cipher.getAuthTag()]);
    const body = JSON.stringify({
      id: event.id,
      create_time: event.create_time,
      resource_type: 'encrypt-resource',
      event_type: refund === null ? 'TRANSACTION.SUCCESS' : `REFUND.${refundStates[refund.state]}`,
      summary: event.summary,
      resource: {
        algorithm: 'AEAD_AES_256_GCM',
        original_type: 'transaction',
        ciphertext: closed.toString('base64'),
        nonce,
        associated_data: 'transaction',
      },
    });
    const headers = { 'content-type': 'application/json', ...signedHeaders(merchant, body, now, options.forge) };
    return { headers, body: Buffer.from(options.forge === 'body' ? body.replace(event.id, `${event.id.slice(0, -1)}_`) : body) };
  },
});

/** Who asks, by the signature over the call. @throws Answered */
const checkSigned = (merchant: WeChatMerchant, request: FastifyRequest, body: string): void => {
  const found = /^WECHATPAY2-SHA256-RSA2048 (.+)$/.exec(request.headers.authorization ?? '');
  const part = (name: string): string => new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(found?.[1] ?? '')?.[1] ?? '';
  const content = `${request.method}\n${request.url}\n${part('timestamp')}\n${part('nonce_str')}\n${body}\n`;
  const isGood =
    part('mchid') === merchant.mchId &&
    part('serial_no') === merchant.serial &&
    verify('RSA-SHA256', Buffer.from(content), merchant.merchantKey, Buffer.from(part('signature'), 'base64'));
  if (!isGood) throw fault(401, 'SIGN_ERROR');
};

type Fields = Readonly<Record<string, unknown>>;
type ById = { Params: { id: string } };
interface Wanted {
  readonly appid: string;
  readonly mchid: string;
  readonly out_trade_no: string;
  readonly description: string;
  readonly notify_url: string;
  readonly trade_type: string;
  readonly time_expire?: string;
  readonly amount: { readonly total: number; readonly currency: string };
}

interface RefundWanted {
  readonly transaction_id?: string;
  readonly out_refund_no: string;
  readonly amount: { readonly refund: number; readonly total: number; readonly currency: string };
}

/** WeChat Pay's API v3 of merchants abroad, as far as a shop needs it, below `/wechat`. */
export const registerWeChat = (
  http: FastifyInstance,
  {
    trades,
    calls,
    merchant,
    now,
  }: { readonly trades: Trades; readonly calls: Calls; readonly merchant: WeChatMerchant; readonly now: () => Date },
): void => {
  const root = '/wechat/v3/global';
  void http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    scope.addHook('onSend', (_request, reply, payload, next) => {
      const body = typeof payload === 'string' ? payload : '';
      void reply.headers(signedHeaders(merchant, body, now()));
      next(null, payload);
    });
    const answer = (request: FastifyRequest, reply: FastifyReply, call: Omit<Call, 'key' | 'content' | 'status'>): Promise<FastifyReply> =>
      calls.answer({ key: null, content: '', status: 200, ...call }, request, reply);
    const textOf = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '');
    const bodyOf = (request: FastifyRequest): unknown => JSON.parse(textOf(request) || '{}');
    const known = (number: string): Trade => {
      const trade = trades.find('wechat', number);
      if (trade === null) throw fault(404, 'ORDER_NOT_EXIST');
      return trade;
    };
    const none: Call['act'] = () => ({ made: '', events: [] });

    scope.post(`${root}/transactions/native`, (request, reply) => {
      const wanted = bodyOf(request) as Wanted;
      return answer(request, reply, {
        operation: 'create',
        references: [wanted.out_trade_no],
        act: (rule) => {
          checkSigned(merchant, request, textOf(request));
          if (rule?.behaviour === 'decline') throw fault(403, rule.issue ?? 'RULE_LIMIT');
          if (wanted.mchid !== merchant.mchId || wanted.appid !== merchant.appId) throw fault(400, 'APPID_MCHID_NOT_MATCH');
          if (!(Number.isInteger(wanted.amount.total) && wanted.amount.total > 0) || wanted.trade_type !== 'NATIVE')
            throw fault(400, 'PARAM_ERROR');
          const expiresAt = wanted.time_expire === undefined ? null : new Date(wanted.time_expire).toISOString();
          const before = trades.find('wechat', wanted.out_trade_no);
          const isSame =
            before === null ||
            (before.amount.minor === wanted.amount.total &&
              before.amount.currency === wanted.amount.currency &&
              before.expiresAt === expiresAt);
          if (!isSame || (before !== null && before.state !== 'open')) throw fault(403, 'OUT_TRADE_NO_USED');
          const trade = trades.begin({
            protocol: 'wechat',
            number: wanted.out_trade_no,
            amount: { currency: wanted.amount.currency, minor: wanted.amount.total },
            subject: wanted.description,
            language: 'zh-CN',
            method: 'wallet',
            notifyUrl: wanted.notify_url,
            returnUrl: null,
            cancelUrl: null,
            expiresAt,
          });
          return { made: trade.token, events: rule?.behaviour === 'approve' ? trades.pay(trade, null)[1] : [] };
        },
        show: (token) => ({ code_url: `weixin://wxpay/bizpayurl?pr=${token}` }),
      });
    });
    scope.get<ById>(`${root}/transactions/out-trade-no/:id`, (request, reply) =>
      answer(request, reply, {
        operation: 'show',
        references: [request.params.id],
        act: () => {
          checkSigned(merchant, request, '');
          return none(null);
        },
        show: () => tradeBody(merchant, trades, known(request.params.id)),
      }),
    );
    scope.post<ById>(`${root}/transactions/out-trade-no/:id/close`, (request, reply) =>
      answer(request, reply, {
        operation: 'close',
        references: [request.params.id],
        act: () => {
          checkSigned(merchant, request, textOf(request));
          const trade = known(request.params.id);
          if (trade.state === 'paid') throw fault(400, 'ORDERPAID');
          trades.close(trade);
          return none(null);
        },
        show: () => ({}),
      }),
    );
    scope.post(`${root}/refunds`, (request, reply) => {
      const wanted = bodyOf(request) as RefundWanted;
      const trade = trades.named(wanted.transaction_id ?? '');
      return answer(request, reply, {
        operation: 'refund',
        references: [wanted.out_refund_no, trade?.number ?? '', wanted.transaction_id ?? ''],
        act: (rule) => {
          checkSigned(merchant, request, textOf(request));
          if (trade === null || trade.state !== 'paid') throw fault(404, 'RESOURCE_NOT_EXISTS');
          const before = trades.refund('wechat', wanted.out_refund_no);
          if (before !== null) return { made: before.number, events: [] };
          if (rule?.behaviour === 'decline') throw fault(403, 'NOT_ENOUGH');
          const { refund, total, currency } = wanted.amount;
          if (total !== trade.taken.minor || currency !== trade.taken.currency) throw fault(400, 'PARAM_ERROR');
          if (refund > trades.left(trade)) throw fault(403, 'INVALID_REQUEST');
          const [made, events] = trades.giveBack(trade, wanted.out_refund_no, { currency, minor: refund }, rule);
          return { made: made.number, events };
        },
        show: (number) => showRefund(number),
      });
    });
    const showRefund = (number: string): Fields => {
      const refund = trades.refund('wechat', number);
      const trade = refund === null ? null : trades.find('wechat', refund.tradeId.split(' ')[1] ?? '');
      if (refund === null || trade === null) throw fault(404, 'RESOURCE_NOT_EXISTS');
      return refundBody(merchant, trade, refund) as Fields;
    };
    scope.get<ById>(`${root}/refunds/out-refund-no/:id`, (request, reply) =>
      answer(request, reply, {
        operation: 'show',
        references: [request.params.id],
        act: () => {
          checkSigned(merchant, request, '');
          return none(null);
        },
        show: () => showRefund(request.params.id),
      }),
    );
    scope.get<{ Querystring: { out_trade_no?: string } }>(`${root}/refunds`, (request, reply) => {
      const number = request.query.out_trade_no ?? '';
      return answer(request, reply, {
        operation: 'show',
        references: [number],
        act: () => {
          checkSigned(merchant, request, '');
          return none(null);
        },
        show: () => {
          const trade = known(number);
          const data = trades.refundsOf(trade).map((r) => refundBody(merchant, trade, r));
          return { data, total_count: data.length, limit: 20, offset: 0 };
        },
      });
    });
    done();
  });
};
