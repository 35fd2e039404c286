import { type EndpointKey, endpoints } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';

// The limits of the specification, written out: a limit that is changed in the contract alone is found here.

const number = '2026112400000001';
const paths = (count: number): string =>
  Array.from({ length: count }, (_, i) => `u/00/${i.toString(16).padStart(32, '0')}-1000.webp`).join(',');
const refund = { orderNumber: number, refundType: 1, applyType: 1, buyerReason: '0', buyerMobile: '13800138000' };
const intervention = { refundSn: number, reason: 'Broken', description: 'All of it' };
const order = { addrId: 1, orderItems: [] };

const isTaken = (key: EndpointKey, field: string, input: object): boolean => {
  const { success, error } = endpoints[key].input.safeParse(input);
  return success || !error.issues.some(({ path }) => path[0] === field);
};

describe('as much as the specification allows is taken, and no more', () => {
  it.each([
    [
      'a message to a store',
      200,
      'POST /p/order/submit',
      'orderShopParams',
      (n) => ({ ...order, orderShopParams: [{ shopId: 1, remarks: 'ж'.repeat(n) }] }),
    ],
    ['what is said of a refund', 200, 'POST /p/orderRefund/apply', 'buyerDesc', (n) => ({ ...refund, buyerDesc: 'ж'.repeat(n) })],
    ['pictures of a refund', 5, 'POST /p/orderRefund/apply', 'photoFiles', (n) => ({ ...refund, photoFiles: paths(n) })],
    [
      'what the platform is told',
      200,
      'PUT /p/orderRefund/apply_platform_intervention',
      'description',
      (n) => ({ ...intervention, description: 'ж'.repeat(n) }),
    ],
    [
      'vouchers for the platform',
      3,
      'PUT /p/orderRefund/apply_platform_intervention',
      'imgUrls',
      (n) => ({ ...intervention, imgUrls: paths(n) }),
    ],
    ['pictures of a review', 9, 'POST /p/prodComm/add', 'pics', (n) => ({ orderItemId: 1, score: 5, content: 'ok', pics: paths(n) })],
    ['words of an inquiry', 4000, 'POST /p/inquiry/save', 'content', (n) => ({ content: 'ж'.repeat(n) })],
    ['attachments of an inquiry', 6, 'POST /p/inquiry/save', 'pics', (n) => ({ pics: paths(n) })],
  ] as const satisfies readonly (readonly [string, number, EndpointKey, string, (n: number) => object])[])(
    '%s: %i',
    (_, most, key, field, having) => {
      expect([isTaken(key, field, having(most)), isTaken(key, field, having(most + 1))]).toEqual([true, false]);
    },
  );
});
