/** Groups of a list of refunds: what goes on, what was paid back, what came to nothing. */
export const refundGroup = ['all', 'open', 'completed', 'closed'] as const;
export type RefundGroup = (typeof refundGroup)[number];
export const refundSides = ['buyer', 'seller'] as const;
export type RefundSide = (typeof refundSides)[number];

/** What happens to a refund; the screens hold a sentence for each. */
export const refundMoves = [
  'applied',
  'changed',
  'withdrawn',
  'agreed',
  'agreedByClock',
  'refused',
  'sentBack',
  'parcelMended',
  'parcelLate',
  'takenIn',
  'takenInByClock',
  'disputed',
  'notPursued',
  'intervene',
  'intervenedNoMore',
  'ruledFor',
  'ruledAgainst',
  'paidBack',
  'granted',
  'settled',
] as const;
export type RefundMove = (typeof refundMoves)[number];

/** What somebody may do about a refund as it stands. */
export const refundEdits = [
  'cancel',
  'edit',
  'submitExpress',
  'correctExpress',
  'intervene',
  'cancelIntervention',
  'addVoucher',
  'agree',
  'refuse',
  'receive',
  'dispute',
  'rule',
] as const;
export type RefundEdit = (typeof refundEdits)[number];
