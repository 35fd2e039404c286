import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach } from 'vitest';
import { usePaymentProvider } from '../src/outside/payments/providers.ts';
import type { Marketplace, Person } from './marketplace.ts';
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
/** Sum of what stands in suspense for a payment, in minor units. */
export const suspenseOf = async (m: Marketplace, number: string): Promise<bigint> =>
  BigInt(
    (
      await m.query<{ sum: string }>(
        "select coalesce(sum(p.amount), 0)::text as sum from postings p join journal j on j.id = p.journal_id where p.account = 'platform:suspense' and j.reference = $1",
        [number],
      )
    )[0]?.sum ?? '0',
  );
