import { describe, expect, it } from 'vitest';
import { declineOf } from './payment-decline.ts';

describe('the reason of a refusal', () => {
  it.each([
    ['INSTRUMENT_DECLINED', 'instrument'],
    ['CAPTURE_DECLINED', 'provider'],
    ['PAYER_CANNOT_PAY', 'payer'],
    ['ORDER_VOIDED', 'ended'],
    ['RESOURCE_NOT_FOUND', 'ended'],
    ['A_WORD_OF_TOMORROW', 'other'],
    ['toString', 'other'],
    [null, 'other'],
  ])('%s is of the kind %s', (reason, kind) => {
    expect(declineOf(reason)).toBe(kind);
  });
});
