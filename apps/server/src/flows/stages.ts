/**
 * The stages of the trade. A flow may use flows of its own stage and of those before it; `bin/lint` reads this line.
 * Tests of what must never happen, in any stage, are in `hardening/`.
 */
export const stages = [
  'tell',
  'dues',
  'closing',
  'fulfilment',
  'contract',
  'checkout',
  'payment',
  'refund',
  'escrow',
  'group',
  'site',
  'goods',
  'people',
  'promotions',
  'operators',
] as const;
