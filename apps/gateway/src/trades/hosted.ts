import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Answered, type Call, type Calls } from '../calls.ts';
import type { Message } from '../transmission.ts';
import type { Composer, SendOptions } from '../webhooks.ts';
import { paced, schedules } from '../schedules.ts';
import { decimalOf, type Minor, minorOf, type Trade, type TradeRefund } from './trade.ts';
import type { Trades } from './trades.ts';

/** A merchant of the hosted payment page; the protocol is in `docs/hosted-payments.md`. */
export interface HostedMerchant {
  readonly merchantId: string;
  readonly secret: string;
}
type Params = Readonly<Record<string, string>>;
const fault = (status: number, error: string): Answered => new Answered(status, { error });

const signatureOf = (secret: string, about: string, time: string, nonce: string, body: string): Buffer =>
  createHmac('sha256', secret)
    .update([about, time, nonce, createHash('sha256').update(body).digest('hex')].join('\n'))
    .digest();
const signedHeaders = (
  merchant: HostedMerchant,
  about: string,
  body: string,
  now: Date,
  forge?: SendOptions['forge'],
): Record<string, string> => {
  const shift = forge === 'old' ? -7 * 86_400_000 : forge === 'future' ? 86_400_000 : 0;
  const [time, nonce] = [String(Math.floor((now.getTime() + shift) / 1000)), randomBytes(16).toString('hex')];
  const secret = forge === 'key' ? 'the secret of somebody else, 32 letters' : merchant.secret;
  const signature = forge === 'signature' ? Buffer.alloc(32, 7) : signatureOf(secret, about, time, nonce, body);
  return {
    'x-pay-merchant': forge === 'webhook' ? 'somebody-else' : merchant.merchantId,
    'x-pay-time': time,
    'x-pay-nonce': nonce,
    'x-pay-signature': signature.toString('hex'),
  };
};
const amountOf = (amount: Minor): object => ({ currency: amount.currency, value: decimalOf(amount) });
const refundBody = (refund: TradeRefund): object => ({
  id: refund.number,
  reference: refund.number.startsWith('OUT') ? null : refund.number,
  state: refund.state,
  amount: amountOf(refund.amount),
});

export const hostedComposer = (merchant: HostedMerchant): Composer => ({
  retryAfterMs: paced(schedules.hosted),
  compose: (event, options, now): Message => {
    const { trade, refund } = event.resource as { readonly trade: Trade; readonly refund: TradeRefund | null };
    const body = JSON.stringify({
      id: event.id,
      type: event.type,
      paymentId: trade.token,
      reference: refund === null || refund.number.startsWith('OUT') ? trade.number : refund.number,
      amount: {
        ...amountOf(refund?.amount ?? trade.taken),
        ...(options.amount?.value === undefined ? {} : { value: options.amount.value }),
      },
    });
    const headers = { 'content-type': 'application/json', ...signedHeaders(merchant, 'NOTIFY', body, now, options.forge) };
    return { headers, body: Buffer.from(options.forge === 'body' ? body.replace(event.id, `${event.id.slice(0, -1)}_`) : body) };
  },
});

/** What is added to the address the payer is sent back to, signed. The merchant asks all the same. */
export const hostedReturn = (merchant: HostedMerchant, trade: Trade, now: Date): Params => {
  const [time, nonce] = [String(Math.floor(now.getTime() / 1000)), randomBytes(16).toString('hex')];
  const about = `RETURN ${trade.number} ${trade.state}`;
  const signature = signatureOf(merchant.secret, about, time, nonce, '').toString('hex');
  return { pay_reference: trade.number, pay_state: trade.state, pay_time: time, pay_nonce: nonce, pay_signature: signature };
};

interface Wanted {
  readonly reference: string;
  readonly amount: { readonly currency: string; readonly value: string };
  readonly method: 'card' | 'bank';
  readonly description: string;
  readonly language: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly notifyUrl: string;
  readonly expiresAt: string | null;
}
type ById = { Params: { id: string } };

/** The acquirer's API below `/hosted`. @param publicPath of its pages on the merchant's origin */
export const registerHosted = (
  http: FastifyInstance,
  ground: {
    readonly trades: Trades;
    readonly calls: Calls;
    readonly merchant: HostedMerchant;
    readonly publicPath: string;
    readonly now: () => Date;
  },
): void => {
  const { trades, calls, merchant, now } = ground;
  void http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    const pathOf = (request: FastifyRequest): string => request.url.replace(/^\/hosted/, '');
    const textOf = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '');
    scope.addHook('onSend', (request, reply, payload, next) => {
      const about = `${reply.statusCode} ${request.method} ${pathOf(request)}`;
      void reply.headers(signedHeaders(merchant, about, typeof payload === 'string' ? payload : '', now()));
      next(null, payload);
    });
    const check = (request: FastifyRequest): void => {
      const header = (name: string): string => String(request.headers[`x-pay-${name}`] ?? '');
      const about = `${request.method} ${pathOf(request)}`;
      const wanted = signatureOf(merchant.secret, about, header('time'), header('nonce'), textOf(request));
      const given = Buffer.from(header('signature'), 'hex');
      if (header('merchant') !== merchant.merchantId || given.length !== wanted.length || !timingSafeEqual(given, wanted))
        throw fault(401, 'signature');
    };
    const view = (trade: Trade): object => ({
      id: trade.token,
      reference: trade.number,
      state: trade.state,
      amount: amountOf(trade.taken),
      transactionId: trade.state === 'open' || trade.state === 'closed' ? null : trade.transaction,
      pageUrl: `${new URL(trade.returnUrl ?? 'http://127.0.0.1').origin}${ground.publicPath}/pay/${trade.token}`,
      refunds: trades.refundsOf(trade).map(refundBody),
    });
    const known = (id: string): Trade => {
      const trade = trades.byToken(id);
      if (trade === null || trade.protocol !== 'hosted') throw fault(404, 'unknown');
      return trade;
    };
    const answer = (
      request: FastifyRequest,
      reply: FastifyReply,
      call: Omit<Call, 'key' | 'content' | 'status'>,
    ): Promise<FastifyReply> => {
      const act: Call['act'] = (rule) => {
        check(request);
        return call.act(rule);
      };
      return calls.answer({ key: null, content: '', status: 200, ...call, act }, request, reply);
    };
    const namesOf = (id: string): string[] => [id, trades.byToken(id)?.number ?? ''];

    scope.post('/hosted/v1/payments', (request, reply) => {
      const wanted = JSON.parse(textOf(request) || '{}') as Wanted;
      return answer(request, reply, {
        operation: 'create',
        references: [wanted.reference],
        act: (rule) => {
          if (rule?.behaviour === 'decline') throw fault(422, 'merchant_restricted');
          const amount = minorOf(wanted.amount.currency, wanted.amount.value);
          if (amount === null) throw fault(422, 'amount');
          const trade = trades.begin({ ...wanted, protocol: 'hosted', number: wanted.reference, amount, subject: wanted.description });
          if (trade.amount.minor !== amount.minor || trade.amount.currency !== amount.currency) throw fault(422, 'reference_used');
          return { made: trade.token, events: rule?.behaviour === 'approve' ? trades.pay(trade, null)[1] : [] };
        },
        show: (id) => view(known(id)),
      });
    });
    scope.get<ById>('/hosted/v1/payments/:id', (request, reply) =>
      answer(request, reply, {
        operation: 'show',
        references: namesOf(request.params.id),
        act: () => ({ made: request.params.id, events: [] }),
        show: (id) => view(known(id)),
      }),
    );
    scope.post<ById>('/hosted/v1/payments/:id/close', (request, reply) =>
      answer(request, reply, {
        operation: 'close',
        references: namesOf(request.params.id),
        act: () => {
          const trade = known(request.params.id);
          if (trade.state === 'paid' || trade.state === 'pending') throw fault(422, 'paid');
          trades.close(trade);
          return { made: trade.token, events: [] };
        },
        show: (id) => view(known(id)),
      }),
    );
    scope.post('/hosted/v1/refunds', (request, reply) => {
      const wanted = JSON.parse(textOf(request) || '{}') as {
        transactionId: string;
        reference: string;
        amount: { currency: string; value: string };
      };
      const trade = trades.named(wanted.transactionId);
      return answer(request, reply, {
        operation: 'refund',
        references: [wanted.reference, wanted.transactionId, trade?.number ?? ''],
        act: (rule) => {
          const before = trades.refund('hosted', wanted.reference);
          if (before !== null) return { made: before.number, events: [] };
          if (trade === null || trade.protocol !== 'hosted' || trade.state !== 'paid') throw fault(404, 'unknown');
          if (rule?.behaviour === 'decline') throw fault(422, 'insufficient_funds');
          const amount = minorOf(wanted.amount.currency, wanted.amount.value);
          if (amount === null || amount.currency !== trade.taken.currency || amount.minor > trades.left(trade)) throw fault(422, 'amount');
          const [made, events] = trades.giveBack(trade, wanted.reference, amount, rule);
          return { made: made.number, events };
        },
        show: (number) => showRefund(number),
      });
    });
    const showRefund = (number: string): object => {
      const refund = trades.refund('hosted', number);
      if (refund === null) throw fault(404, 'unknown');
      return refundBody(refund);
    };
    scope.get<ById>('/hosted/v1/refunds/:id', (request, reply) =>
      answer(request, reply, {
        operation: 'show',
        references: [request.params.id],
        act: () => ({ made: request.params.id, events: [] }),
        show: (number) => showRefund(number),
      }),
    );
    done();
  });
};
