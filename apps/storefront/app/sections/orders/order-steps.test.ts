import { orderStatus, paymentTerm } from '@kyakhta/contract/values';
import { describe, expect, it } from 'vitest';
import { stepsOf, underWay } from './order-steps.ts';

type Stepped = Parameters<typeof stepsOf>[0];
const placed: Stepped = {
  status: orderStatus.pendingPayment,
  createTime: '2026-11-01T00:00:00.000Z',
  payTime: null,
  dvyTime: null,
  receiptTime: null,
  finallyTime: null,
  packingTime: null,
  heldBack: null,
  paymentTerm: paymentTerm.beforeDelivery,
  timeline: [],
};
const shown = (order: Partial<Stepped>) => stepsOf({ ...placed, ...order }).map(({ key, state }) => `${key} ${state}`);
const signs = (kind: 'buyerSigns' | 'supplierSigns', phase: 'now' | 'next') => ({ kind, phase, at: null });
const signed = (kind: 'signedByBuyer' | 'signedBySupplier', at: string) => ({ kind, phase: 'done' as const, at });

describe('the steps of an order', () => {
  it('name the payment first where no contract is needed', () => {
    expect(shown({})).toEqual(['placed done', 'paid now', 'shipped next', 'received next', 'completed next']);
  });

  it('name the signing as what is now while one side is to sign', () => {
    const order = { status: orderStatus.waitingBuyerContract, timeline: [signs('buyerSigns', 'now'), signs('supplierSigns', 'next')] };
    expect(shown(order)).toEqual(['placed done', 'signed now', 'paid next', 'shipped next', 'received next', 'completed next']);
    const half = [signed('signedByBuyer', '2026-11-02T00:00:00.000Z'), signs('supplierSigns', 'now')];
    expect(shown({ status: orderStatus.waitingSupplierContract, timeline: half })[1]).toBe('signed now');
  });

  it('go on to the payment once both have signed, and keep the day', () => {
    const timeline = [signed('signedByBuyer', '2026-11-02T00:00:00.000Z'), signed('signedBySupplier', '2026-11-03T00:00:00.000Z')];
    expect(shown({ timeline }).slice(0, 3)).toEqual(['placed done', 'signed done', 'paid now']);
    expect(stepsOf({ ...placed, timeline })[1]?.time).toBe('2026-11-03T00:00:00.000Z');
  });

  it('put the signing before cash at the door, too', () => {
    const order = { paymentTerm: paymentTerm.cashOnDelivery, timeline: [signs('supplierSigns', 'now')] };
    expect(shown(order)).toEqual(['placed done', 'signed now', 'shipped next', 'paid next', 'received next', 'completed next']);
  });

  it('name nothing as now once the order is cancelled', () => {
    expect(shown({ status: orderStatus.canceled }).some((step) => step.endsWith('now'))).toBe(false);
  });
});

describe('goods that are not out', () => {
  it.each([
    ['preparing', { status: orderStatus.pendingDelivery, packingTime: null, heldBack: null }],
    ['packing', { status: orderStatus.pendingDelivery, packingTime: placed.createTime, heldBack: null }],
    ['partly', { status: orderStatus.partlyShipped, packingTime: placed.createTime, heldBack: null }],
    ['group', { status: orderStatus.grouping, packingTime: null, heldBack: null }],
    ['answer', { status: orderStatus.pendingDelivery, packingTime: placed.createTime, heldBack: 'answer' }],
    ['offer', { status: orderStatus.pendingDelivery, packingTime: null, heldBack: 'offer' }],
    ['refund', { status: orderStatus.partlyShipped, packingTime: null, heldBack: 'refund' }],
  ] as const)('are %s', (what, order) => {
    expect(underWay(order)).toBe(what);
  });
});
