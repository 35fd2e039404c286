/** What a number can stand on. */
export const findKinds = [
  'order',
  'parcel',
  'refund',
  'payment',
  'transfer',
  'payout',
  'invoice',
  'topUp',
  'buyer',
  'store',
  'product',
] as const;
export type FindKind = (typeof findKinds)[number];
