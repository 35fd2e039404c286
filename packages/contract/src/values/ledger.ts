/** What journal entries are: each movement of money is booked as one of these. */
export const entryKinds = [
  'opening',
  'capture',
  'refund',
  'release',
  'remainder',
  'reversal',
  'payout',
  'payoutBack',
  'correction',
  'gift',
  'points',
  'promotion',
  'hold',
  'adjustment',
  'grant',
  'faultFreight',
  'debt',
  'lateCash',
] as const;
export type EntryKind = (typeof entryKinds)[number];
