import { createHash } from 'node:crypto';
import type { Priced } from './types.ts';

/**
 * Fingerprint of what a person agreed to: lines, prices, what was taken off them and who pays for it, freight, totals and
 * the region of the address. Stock and exchange rates are not in it.
 */
export const quoteVersion = (priced: Priced, region: string): string => {
  const text = JSON.stringify({
    region,
    total: String(priced.total.amount),
    currency: priced.total.currency,
    stores: priced.stores.map((s) => [
      s.storeId,
      String(s.total.amount),
      String(s.deliveryFee.amount),
      s.lines.map((l) => [
        l.skuId,
        l.count,
        String(l.unitPrice.amount),
        String(l.freight.amount),
        l.shares.map(({ kind, owner, source, amount }) => [kind, owner, source, String(amount.amount)]),
      ]),
    ]),
  });
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
};
