import { toDecimal } from '@kyakhta/money';
import type { HostedAccount } from './hosted/account.ts';
import { isSigned, signedHeaders } from './hosted/signature.ts';
import { callProvider, type Fields, fieldsOf, jsonOf, patienceMs, paymentIn, textOf, told } from './http.ts';
import {
  type PaymentProvider,
  type ProviderNews,
  type ProviderOrder,
  type ProviderRefund,
  ProviderRefused,
  ProviderSilent,
  type ToldAmount,
} from './provider.ts';

const tellsNothing = new Set([401, 403, 408, 409, 425, 429]);
const bytesMost = 65_536;

export interface HostedOptions {
  readonly deadline?: () => AbortSignal;
  /** The time of the world outside. */
  readonly now?: () => Date;
}

const amountOf = (value: unknown): ToldAmount => {
  const fields = fieldsOf(value);
  return { currency: told(textOf(fields['currency']), 'a currency'), value: told(textOf(fields['value']), 'an amount') };
};
const oneOf = <T extends string>(value: unknown, ...known: readonly T[]): T => {
  const found = known.find((k) => k === value);
  if (found === undefined) throw new ProviderSilent(`the payment page told of a state ${String(value)}`);
  return found;
};
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? (value as unknown[]).map(fieldsOf) : []);

const refundOf = (refund: Fields): ProviderRefund => ({
  id: told(textOf(refund['id']), 'the id of a refund'),
  state: oneOf(refund['state'], 'completed', 'pending', 'failed'),
  amount: amountOf(refund['amount']),
});
const orderOf = (payment: Fields): ProviderOrder => {
  const state = oneOf(payment['state'], 'open', 'pending', 'paid', 'declined', 'closed');
  const id = told(textOf(payment['id']), 'an id');
  const captureId = textOf(payment['transactionId']);
  const captureState = ({ paid: 'completed', pending: 'pending', declined: 'declined', open: null, closed: null } as const)[state];
  return {
    id,
    state: captureState !== null ? 'completed' : state === 'open' ? 'created' : 'voided',
    approveUrl: state === 'open' ? textOf(payment['pageUrl']) : null,
    reference: told(textOf(payment['reference']), 'our number'),
    captures: captureState === null ? [] : [{ id: captureId ?? id, state: captureState, amount: amountOf(payment['amount']) }],
    refunds: listOf(payment['refunds']).map((r) => ({ ...refundOf(r), captureId: captureId ?? id, reference: textOf(r['reference']) })),
  };
};

/** An acquirer's own page for cards and for payers' banks: no card data ever comes here. */
export const createHosted = (account: HostedAccount, options: HostedOptions = {}): PaymentProvider => {
  const now = options.now ?? ((): Date => new Date());
  const deadline = options.deadline ?? ((): AbortSignal => AbortSignal.timeout(patienceMs));
  const ask = async (method: 'GET' | 'POST', path: string, content: object | null): Promise<Fields | null> => {
    const body = content === null ? '' : JSON.stringify(content);
    const about = `${method} ${path}`;
    const headers = {
      ...signedHeaders(account.secret, about, body, now()),
      'x-pay-merchant': account.merchantId,
      'content-type': 'application/json',
    };
    const answer = await callProvider(
      account.title,
      account.origin + path,
      { method, headers, body: content === null ? null : body },
      deadline(),
    );
    if (!isSigned(account.secret, `${answer.status} ${about}`, (name) => answer.headers.get(name) ?? undefined, answer.body, now()))
      throw new ProviderSilent(`${account.title} answered ${answer.status} without its signature`);
    const fields = jsonOf(answer.body);
    if (answer.status === 200 && fields !== null) return fields;
    if (answer.status === 404) return null;
    const word = textOf(fields?.['error']) ?? `HTTP_${answer.status}`;
    if (answer.status < 400 || answer.status >= 500 || tellsNothing.has(answer.status))
      throw new ProviderSilent(`${account.title} answered ${answer.status} ${word}`);
    throw new ProviderRefused(word, `${account.title} answered ${answer.status} ${word}`);
  };
  const findOrder = async (id: string): Promise<ProviderOrder | null> => {
    const found = await ask('GET', `/v1/payments/${encodeURIComponent(id)}`, null);
    return found === null ? null : orderOf(found);
  };
  return {
    name: 'hosted',
    title: account.title,
    takes: (currency) => account.currencies.includes(currency),
    createOrder: async ({ reference, amount, description, language, means, expiresAt, returnUrl, cancelUrl }) =>
      orderOf(
        told(
          await ask('POST', '/v1/payments', {
            reference,
            amount: { currency: amount.currency, value: toDecimal(amount) },
            method: means === 'bank' ? 'bank' : 'card',
            description,
            language,
            returnUrl,
            cancelUrl,
            notifyUrl: account.notifyUrl,
            expiresAt: expiresAt?.toISOString() ?? null,
          }),
          'a payment',
        ),
      ),
    findOrder,
    closeOrder: async (id) => {
      await ask('POST', `/v1/payments/${encodeURIComponent(id)}/close`, {});
    },
    captureOrder: async (id) => told(await findOrder(id), 'the payment'),
    refundCapture: async (captureId, { reference, amount }) =>
      refundOf(
        told(
          await ask('POST', '/v1/refunds', {
            transactionId: captureId,
            reference,
            amount: { currency: amount.currency, value: toDecimal(amount) },
          }),
          'a refund',
        ),
      ),
    findRefund: async (id) => {
      const found = await ask('GET', `/v1/refunds/${encodeURIComponent(id)}`, null);
      return found === null ? null : refundOf(found);
    },
    readNews: (headers, body) =>
      Promise.resolve(body.length > bytesMost ? null : readMessage(account, headers, body.toString('utf8'), now())),
  };
};

/** Believes a message only when it was signed with the shared secret, just now. */
const readMessage = (
  account: HostedAccount,
  headers: Readonly<Record<string, string | undefined>>,
  body: string,
  now: Date,
): ProviderNews | null => {
  if (headers['x-pay-merchant'] !== account.merchantId || !isSigned(account.secret, 'NOTIFY', (name) => headers[name], body, now))
    return null;
  const fields = jsonOf(body);
  const [id, type, reference] = [textOf(fields?.['id']), textOf(fields?.['type']), textOf(fields?.['reference'])];
  if (id === null || type === null || reference === null) return null;
  return { id, type, orderId: textOf(fields?.['paymentId']), reference: paymentIn(reference), captureId: null };
};
