import { randomUUID } from 'node:crypto';
import { toDecimal } from '@kyakhta/money';
import type { ProviderCapture, ProviderOrder, ProviderRefund, PaymentProvider, ToldAmount } from '../src/outside/payments/provider.ts';
import { ProviderRefused, ProviderSilent } from '../src/outside/payments/provider.ts';

type Operation = 'create' | 'find' | 'capture' | 'refund' | 'findRefund';
/** What goes wrong with a call: nothing, it is not heard, its answer is lost, or it is refused. */
type Mishap = 'none' | 'deaf' | 'dumb' | { readonly refuses: string };

interface Kept {
  id: string;
  reference: string;
  amount: ToldAmount;
  state: ProviderOrder['state'];
  captures: ProviderCapture[];
}

/** A provider in memory that keeps its promises about keys, and misbehaves when it is told to. */
export interface ProviderDouble extends PaymentProvider {
  readonly orders: Map<string, Kept>;
  readonly refunds: Map<string, ProviderRefund & { readonly captureId: string }>;
  /** Calls that were made, in order. */
  readonly calls: string[];
  /** The payer agrees. */
  approve(reference: string): void;
  /** What goes wrong with the next calls of an operation, one after the other. */
  next(operation: Operation, ...mishaps: readonly Mishap[]): void;
  /** What a capture takes instead of what was agreed. */
  takesInstead: ToldAmount | null;
  /** Captures stay pending until this is called. */
  pending: boolean;
  finishPending(state: 'completed' | 'declined'): void;
  /** Awaited inside each call, after its work: lets a test hold calls and change the world meanwhile. */
  during: (operation: Operation) => Promise<void>;
  readonly takenTotal: () => number;
}

export const providerDouble = (): ProviderDouble => {
  const orders = new Map<string, Kept>();
  const refunds = new Map<string, ProviderRefund & { readonly captureId: string }>();
  const byKey = new Map<string, string>();
  const mishaps = new Map<Operation, Mishap[]>();
  const calls: string[] = [];
  const answer = (o: Kept): ProviderOrder => ({
    id: o.id,
    state: o.state,
    approveUrl: o.state === 'created' ? `https://pay.test/${o.id}` : null,
    reference: o.reference,
    captures: [...o.captures],
  });
  const call = async <T>(operation: Operation, work: () => T): Promise<T> => {
    calls.push(operation);
    const mishap = mishaps.get(operation)?.shift();
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
  const double: ProviderDouble = {
    name: 'double',
    orders,
    refunds,
    calls,
    takesInstead: null,
    pending: false,
    during: () => Promise.resolve(),
    takenTotal: () => [...orders.values()].flatMap((o) => o.captures).filter((c) => c.state === 'completed').length,
    approve: (reference) => {
      for (const o of orders.values()) if (o.reference === reference && o.state === 'created') o.state = 'approved';
    },
    next: (operation, ...list) => {
      mishaps.set(operation, [...(mishaps.get(operation) ?? []), ...list]);
    },
    finishPending: (state) => {
      for (const o of orders.values()) o.captures = o.captures.map((c) => (c.state === 'pending' ? { ...c, state } : c));
    },
    createOrder: ({ key, reference, amount }) =>
      call('create', () => {
        const id = byKey.get(key) ?? `O-${randomUUID()}`;
        byKey.set(key, id);
        if (!orders.has(id))
          orders.set(id, {
            id,
            reference,
            amount: { currency: amount.currency, value: toDecimal(amount) },
            state: 'created',
            captures: [],
          });
        return answer(known(id));
      }),
    findOrder: (id) =>
      call('find', () => {
        const order = orders.get(id);
        return order === undefined ? null : answer(order);
      }),
    captureOrder: (id) =>
      call('capture', () => {
        const order = known(id);
        if (order.state === 'created') throw new ProviderRefused('ORDER_NOT_APPROVED', id);
        if (order.captures.length === 0) {
          order.captures = [
            { id: `C-${randomUUID()}`, state: double.pending ? 'pending' : 'completed', amount: double.takesInstead ?? order.amount },
          ];
          order.state = 'completed';
        }
        return answer(order);
      }),
    refundCapture: (captureId, { key, amount }) =>
      call('refund', () => {
        const id = byKey.get(key) ?? `R-${randomUUID()}`;
        byKey.set(key, id);
        const told = { currency: amount.currency, value: toDecimal(amount) };
        if (!refunds.has(id)) refunds.set(id, { id, state: 'completed', amount: told, captureId });
        return refunds.get(id) as ProviderRefund;
      }),
    findRefund: (id) => call('findRefund', () => refunds.get(id) ?? null),
    readNews: (headers, body) => {
      if (headers['x-genuine'] !== 'yes') return Promise.resolve(null);
      const { id, reference } = JSON.parse(body.toString()) as { id: string; reference: string };
      return Promise.resolve({ id, type: 'TEST', orderId: null, reference });
    },
  };
  return double;
};
