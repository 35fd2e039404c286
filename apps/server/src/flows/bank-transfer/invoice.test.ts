import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { placeFor } from '../../../test/payments.ts';

const market = marketplaceForFile();

describe('the invoice of a bank transfer', () => {
  it('is a PDF while the transfer is waited for, and nobody else’s', async () => {
    const { buyer, number } = await placeFor(market());
    const other = (await placeFor(market())).buyer;
    expect(await buyer.refused('GET /p/order/payInvoice', { orderNumbers: number })).toBe('transferUnknown');
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 20, payAttemptId: randomUUID() });
    const { file } = await buyer.call('GET /p/order/payInvoice', { orderNumbers: number });
    if (file === undefined) throw new Error('no file came');
    const { name, type, bytes } = file;
    const parts: Uint8Array[] = [];
    for await (const part of bytes) parts.push(part);
    expect([type, Buffer.concat(parts).subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    expect(name).toMatch(/^\d{18}\.pdf$/);
    expect(await other.refused('GET /p/order/payInvoice', { orderNumbers: number })).toBe('orderUnknown');
  });
});
