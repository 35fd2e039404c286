import { randomUUID } from 'node:crypto';
import { toDecimal } from '@kyakhta/money';
import type {
  ProviderCapture,
  ProviderOrder,
  ProviderRefund,
  ProviderReturn,
  PaymentProvider,
  ToldAmount,
} from '../src/outside/payments/provider.ts';
import { ProviderRefused, ProviderSilent } from '../src/outside/payments/provider.ts';

type Operation = 'create' | 'find' | 'capture' | 'refund' | 'findRefund' | 'close';
/**
 * Whose word moves the money. asking: ours, once the payer agreed, as at PayPal · code: the payer's alone, as with a code of
 * WeChat Pay's · page: the same, and the provider knows of the payment only once its page was opened, as at Alipay.
 */
export type Taking = 'asking' | 'code' | 'page';
/** What goes wrong with a call: nothing, it is not heard, its answer is lost, or it is refused. */
type Mishap = 'none' | 'deaf' | 'dumb' | { readonly refuses: string };

interface Kept {
  id: string;
  reference: string;
  amount: ToldAmount;
  state: ProviderOrder['state'];
  captures: ProviderCapture[];
  /** What went back without us. */
  takenBack: ProviderReturn[];
  /** The provider knows of it: always, but for a page that nobody has opened. */
  isKnown: boolean;
  /** Its page or code was handed out: without that no payer can agree to it. */
  isTold: boolean;
}

/** A provider in memory that keeps its promises about keys, and misbehaves on request. */
export interface ProviderDouble extends PaymentProvider {
  readonly taking: Taking;
  readonly orders: Map<string, Kept>;
  readonly refunds: Map<string, ProviderRefund & { readonly captureId: string; readonly reference: string }>;
  /** What goes wrong with the calls to come, by operation. */
  readonly mishaps: Map<Operation, Mishap[]>;
  /** Calls that were made, in order. */
  readonly calls: string[];
  /** How many calls went wrong. */
  troubles: number;
  /** It hears nothing at all. */
  isDown: boolean;
  /** Currencies that it takes; null is all. */
  currencies: readonly string[] | null;
  /** The provider gives money of a payment's capture back without us, all that is left when no value is named. @returns its id */
  takeBack(reference: string, value?: string, state?: ProviderReturn['state']): string;
  /** The payer agrees; where that alone moves the money it is taken now. What is closed or paid stays as it is. */
  approve(reference: string): void;
  /** What goes wrong with the next calls of an operation, one after the other. */
  next(operation: Operation, ...mishaps: readonly Mishap[]): void;
  /** What a capture takes instead of what was agreed. */
  takesInstead: ToldAmount | null;
  /** Captures stay pending until this is called. */
  pending: boolean;
  finishPending(state: 'completed' | 'declined'): void;
  /** Awaited inside each call, before its work. */
  before: (operation: Operation) => Promise<void>;
  /** Awaited inside each call, after its work: lets a test hold calls and change the world meanwhile. */
  during: (operation: Operation) => Promise<void>;
  readonly takenTotal: () => number;
}

/** @param name in the books; several beside each other need different names */
export const providerDouble = (name = 'double', taking: Taking = 'asking'): ProviderDouble => {
  const orders = new Map<string, Kept>();
  const refunds: ProviderDouble['refunds'] = new Map();
  const byKey = new Map<string, string>();
  const mishaps: ProviderDouble['mishaps'] = new Map();
  const calls: string[] = [];
  const answer = (o: Kept): ProviderOrder => ({
    id: o.id,
    state: o.state,
    approveUrl: o.state === 'created' && taking !== 'code' ? `https://pay.test/${o.id}` : null,
    ...(o.state === 'created' && taking === 'code' ? { codeUrl: `pay://${o.id}` } : {}),
    reference: o.reference,
    captures: o.captures.map((c) => (c.state === 'completed' && leftOf(o, c) === 0 ? { ...c, state: 'refunded' } : c)),
    // Where a page is paid, no refunds are listed: a whole one shows on the payment.
    refunds:
      taking === 'page' ? [] : [...[...refunds.values()].filter((r) => o.captures.some((c) => c.id === r.captureId)), ...o.takenBack],
  });
  const cents = (amount: ToldAmount): number => Math.round(Number(amount.value) * 100);
  const leftOf = (o: Kept, capture: ProviderCapture): number =>
    [...refunds.values(), ...o.takenBack]
      .filter((r) => r.captureId === capture.id && r.state !== 'failed')
      .reduce((left, r) => left - cents(r.amount), cents(capture.amount));
  /** @param isRepeated under this key it was done before: a provider that keeps its promise about keys does not refuse it now */
  const call = async <T>(operation: Operation, work: () => T, isRepeated = false): Promise<T> => {
    calls.push(operation);
    await double.before(operation);
    const next = double.isDown ? 'deaf' : mishaps.get(operation)?.shift();
    const mishap = isRepeated && typeof next === 'object' ? 'none' : next;
    if (mishap !== undefined && mishap !== 'none') double.troubles += 1;
    if (mishap === 'deaf') throw new ProviderSilent('no answer');
    if (typeof mishap === 'object') throw new ProviderRefused(mishap.refuses, mishap.refuses);
    const result = work();
    await double.during(operation);
    if (mishap === 'dumb') throw new ProviderSilent('the answer was lost');
    return result;
  };
  const known = (id: string): Kept => {
    const order = orders.get(id);
    if (order === undefined) throw new ProviderRefused('RESOURCE_NOT_FOUND', id);
    return order;
  };
  const take = (order: Kept): void => {
    const amount = double.takesInstead ?? order.amount;
    order.captures = [{ id: `C-${randomUUID()}`, state: double.pending ? 'pending' : 'completed', amount }];
    order.state = 'completed';
  };
  const agree = (order: Kept): void => {
    order.isKnown = true;
    if (taking === 'asking') order.state = 'approved';
    else take(order);
  };
  const double: ProviderDouble = {
    name,
    taking,
    title: 'Double',
    currencies: null,
    takes: (currency) => double.currencies?.includes(currency) ?? true,
    takeBack: (reference, value, state = 'completed') => {
      const order = [...orders.values()].find((o) => o.reference === reference && o.captures.length > 0);
      const capture = order?.captures[0];
      if (order === undefined || capture === undefined) throw new Error(`nothing was captured of ${reference}`);
      const { currency } = capture.amount;
      const id = `T-${randomUUID()}`;
      const left = (leftOf(order, capture) / 100).toFixed(2);
      order.takenBack.push({ id, state, amount: { currency, value: value ?? left }, captureId: capture.id, reference: null });
      return id;
    },
    orders,
    refunds,
    mishaps,
    calls,
    troubles: 0,
    isDown: false,
    takesInstead: null,
    pending: false,
    before: () => Promise.resolve(),
    during: () => Promise.resolve(),
    takenTotal: () => [...orders.values()].flatMap((o) => o.captures).filter((c) => c.state === 'completed').length,
    approve: (reference) => {
      for (const o of orders.values()) if (o.reference === reference && o.state === 'created') agree(o);
    },
    next: (operation, ...list) => {
      mishaps.set(operation, [...(mishaps.get(operation) ?? []), ...list]);
    },
    finishPending: (state) => {
      for (const o of orders.values()) o.captures = o.captures.map((c) => (c.state === 'pending' ? { ...c, state } : c));
    },
    createOrder: async ({ key, reference, amount }) => {
      const made = await call('create', () => {
        const id = byKey.get(key) ?? `O-${randomUUID()}`;
        byKey.set(key, id);
        if (!orders.has(id))
          orders.set(id, {
            id,
            reference,
            amount: { currency: amount.currency, value: toDecimal(amount) },
            state: 'created',
            captures: [],
            takenBack: [],
            isKnown: taking !== 'page',
            isTold: false,
          });
        return answer(known(id));
      });
      known(made.id).isTold = true;
      return made;
    },
    findOrder: (id) =>
      call('find', () => {
        const order = orders.get(id);
        return order === undefined ? null : answer(order);
      }),
    captureOrder: (id) =>
      call('capture', () => {
        const order = known(id);
        // There it is asked how it stands.
        if (taking !== 'asking') return answer(order);
        if (order.state === 'created') throw new ProviderRefused('ORDER_NOT_APPROVED', id);
        if (order.captures.length === 0) take(order);
        return answer(order);
      }),
    ...(taking === 'asking'
      ? {}
      : {
          closeOrder: (id: string) =>
            call('close', () => {
              const order = known(id);
              if (order.state === 'completed') throw new ProviderRefused('ORDER_PAID', id);
              // A page that was never opened ends with its own time alone.
              if (order.isKnown) order.state = 'voided';
            }),
        }),
    refundCapture: (captureId, { key, reference, amount }) => {
      const made = () => {
        const id = byKey.get(key) ?? `R-${randomUUID()}`;
        byKey.set(key, id);
        const told = { currency: amount.currency, value: toDecimal(amount) };
        const order = [...orders.values()].find((o) => o.captures.some((c) => c.id === captureId));
        const capture = order?.captures.find((c) => c.id === captureId);
        if (!refunds.has(id) && order !== undefined && capture !== undefined && leftOf(order, capture) < cents(told))
          throw new ProviderRefused('CAPTURE_FULLY_REFUNDED', captureId);
        if (!refunds.has(id)) refunds.set(id, { id, state: 'completed', amount: told, captureId, reference });
        return refunds.get(id) as ProviderRefund;
      };
      return call('refund', made, refunds.has(byKey.get(key) ?? ''));
    },
    findRefund: (id) => call('findRefund', () => refunds.get(id) ?? null),
    readNews: (headers, body) => {
      if (headers['x-genuine'] !== 'yes') return Promise.resolve(null);
      const { id, reference } = JSON.parse(body.toString()) as { id: string; reference: string };
      return Promise.resolve({ id, type: 'TEST', orderId: null, reference, captureId: null });
    },
  };
  return double;
};
