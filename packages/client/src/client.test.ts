import { describe, expect, it } from 'vitest';
import { pageStatusOf } from './refusal.ts';
import { addressOf, requestOf } from './request.ts';

describe('a call on the wire', () => {
  it('fills its path in, whatever the name holds, and sends no name twice', () => {
    const request = requestOf('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: 'A/1 ?&ж' });
    expect([request.method, addressOf(request), request.body]).toEqual(['PUT', '/api/p/myOrder/cancel/A%2F1%20%3F%26%D0%B6', {}]);
  });

  it('asks by its address what GET asks, without what is undefined', () => {
    const request = requestOf('GET /prod/prodInfo', { prodId: 7, addrId: undefined });
    expect([addressOf(request), request.body]).toEqual(['/api/prod/prodInfo?prodId=7', undefined]);
  });

  it('sends a list that is all there is as a list, and beside other things as one of them', () => {
    const item = { prodId: 1, skuId: 2, shopId: 3, count: 4 };
    expect(requestOf('POST /p/shopCart/changeItems', { items: [item] }).body).toEqual([item]);
    expect(requestOf('POST /p/order/pay', { orderNumbers: '1', payType: 9 }).body).toEqual({ orderNumbers: '1', payType: 9 });
  });
});

describe('a page whose call was refused', () => {
  it.each([
    ['A00005', null, 500],
    ['A00015', 'tooManyRequests', 429],
    ['A00014', 'argumentNotValid', 404],
    ['A00001', 'orderUnknown', 404],
    ['A00001', 'notPermitted', 403],
    ['A00001', 'productUnavailable', 410],
    ['A00001', 'orderNotInState', 400],
    ['A00001', null, 400],
  ])('%s %s has status %i', (said, failure, status) => {
    expect(pageStatusOf({ code: said, data: failure === null ? null : { failure } })).toBe(status);
  });
});
