import { deliveryType, orderStatus } from '@kyakhta/contract/values';
import { expect, it } from 'vitest';
import { byVoucher } from './by-voucher.ts';
import { toneOf } from './status-tone.ts';

const tone = (status: number, dvyType: number = deliveryType.courier, isDelivered = false) => toneOf({ status, dvyType, isDelivered });

it('what is ready does not look like what is still to be paid', () => {
  const unpaid = tone(orderStatus.pendingPayment);
  expect(unpaid).toBe('act');
  for (const dvyType of [byVoucher, deliveryType.buyerPickup]) expect(tone(orderStatus.pendingReceipt, dvyType)).toBe('good');
  expect(tone(orderStatus.pendingReceipt)).toBe('info');
  expect(tone(orderStatus.pendingReceipt, deliveryType.courier, true)).toBe('act');
  for (const status of Object.values(orderStatus).filter((one) => one > 0)) expect(tone(status, deliveryType.courier)).toMatch(/^[a-z]+$/);
});
