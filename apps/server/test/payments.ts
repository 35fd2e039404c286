import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect } from 'vitest';
import { usePaymentProvider } from './services.ts';
import { execute } from '../src/runtime/execute.ts';
import type { Marketplace, Person } from './marketplace.ts';
import { placeOrder } from './goods.ts';
import { addBuyers } from './people.ts';
import { type ProviderDouble, providerDouble } from './provider-double.ts';

/** A provider in memory for each test of a file. */
export const providerForFile = (): (() => ProviderDouble) => {
  let current = providerDouble();
  beforeEach(() => {
    current = providerDouble();
    usePaymentProvider(current);
  });
  afterAll(() => {
    usePaymentProvider(null);
  });
  return () => current;
};

export const returnUrl = 'https://shop.test/payment/return';
export const payPal = (orderNumbers: string, more: { readonly payType?: number; readonly payAttemptId?: string } = {}) => ({
  orderNumbers,
  payType: 10,
  payAttemptId: randomUUID(),
  returnUrl,
  ...more,
});

/** Begins a payment and lets the payer agree to it. @returns our payment number */
export const agreed = async (m: Marketplace, provider: ProviderDouble, buyer: Person, orderNumbers: string): Promise<string> => {
  const { payAttemptId } = await buyer.ok('POST /p/order/pay', payPal(orderNumbers));
  const number = await numberOf(m, payAttemptId);
  provider.approve(number);
  return number;
};
export const numberOf = async (m: Marketplace, payAttemptId: string): Promise<string> =>
  (await m.query<{ number: string }>('select number from payments where attempt_id = $1', [payAttemptId]))[0]?.number ?? '';
export const stateOf = async (m: Marketplace, number: string): Promise<string | undefined> =>
  (await m.query<{ state: string }>('select state from payments where number = $1', [number]))[0]?.state;
export const openCases = async (m: Marketplace, number: string): Promise<string[]> =>
  (
    await m.query<{ kind: string }>(
      'select c.kind from payment_cases c join payments p on p.id = c.payment_id where p.number = $1 and c.closed_at is null order by c.kind',
      [number],
    )
  ).map((r) => r.kind);
/** What an account has under a reference, a payment or an order, in minor units. */
export const sumUnder = async (m: Marketplace, account: string, reference: string): Promise<bigint> =>
  BigInt(
    (
      await m.query<{ sum: string }>(
        'select coalesce(sum(p.amount), 0)::text as sum from postings p join journal j on j.id = p.journal_id where p.account = $1 and j.reference = $2',
        [account, reference],
      )
    )[0]?.sum ?? '0',
  );
/** What is in suspense for a payment. */
export const suspenseOf = (m: Marketplace, number: string): Promise<bigint> => sumUnder(m, 'platform:suspense', number);
/** What the platform's risk account has under a payment or an order: below zero what it paid. */
export const riskOf = (m: Marketplace, reference: string): Promise<bigint> => sumUnder(m, 'platform:risk', reference);

/** A new buyer with an order of each of these stores, waiting for payment. */
export const placeFor = async (m: Marketplace, stores: readonly number[] = [1]) => {
  const [id = 0] = await addBuyers(m, 1);
  const buyer = m.buyer(id);
  const numbers = await placeOrder(m, buyer, stores);
  return { m, buyer, numbers, joined: numbers.join(','), number: numbers[0] ?? '' };
};
/** An open case of a payment as operators see it; of one kind, when named. */
export const caseOfKind = async (m: Marketplace, payNumber: string, kind?: string) =>
  (await m.operator.ok('GET /platform/payment/cases', { size: 100 })).records.find(
    (c) => c.payNumber === payNumber && (kind === undefined || c.kind === kind),
  );
/** Genuine news about a reference, told to the double, or to the one of another route. */
export const tellNews = async (
  m: Marketplace,
  reference: string,
  id: string = randomUUID(),
  route: 'POST /paypal/webhook' | 'POST /alipay/notify' | 'POST /wechat/notify' = 'POST /paypal/webhook',
): Promise<void> => {
  const body = Buffer.from(JSON.stringify({ id, reference }));
  const outcome = await execute(
    m.app,
    route,
    {},
    {
      actor: { kind: 'anonymous', id: null },
      token: null,
      locale: 'en',
      requestId: randomUUID(),
      ip: '127.0.0.1',
      userAgent: null,
      plainPasswordAllowed: true,
      idempotencyKey: null,
      message: { headers: { 'x-genuine': 'yes' }, body },
    },
  );
  expect(outcome.code).toBe('00000');
};
