/**
 * The stages of the trade. A story may use stories of its own stage and of those before it; `bin/lint` reads this line.
 * Tests of what must never happen, whatever the stage, stand in `hardening/`.
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
  'operators',
] as const;
