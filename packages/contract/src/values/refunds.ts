import type { TimelineKind } from './timeline.ts';

/** Groups of a list of refunds: what goes on, what an operator has yet to send by bank, what was paid back, what came to nothing. */
export const refundGroup = ['all', 'open', 'onItsWay', 'completed', 'closed'] as const;
export type RefundGroup = (typeof refundGroup)[number];
export const refundSides = ['buyer', 'seller'] as const;
export type RefundSide = (typeof refundSides)[number];

/** Ids of the reasons to choose from; each reader sees one in her own language. Any other text is the buyer's own words. */
export const refundReasons = ['noReason', 'unwanted', 'late', 'missing', 'damaged', 'different', 'faulty', 'agreed'] as const;
export type RefundReason = (typeof refundReasons)[number];
/** Somebody's own words as they are sent and kept: those that spell an id get a full stop, or they would be read as chosen from the list. */
export const ownWords = (words: string): string => (refundReasons.some((id) => id === words) ? `${words}.` : words);
/** Days after receipt in which goods go back without a reason, in unopened cartons. */
export const noReasonDays = 7;

/** Who can be waited for while a refund is under way. */
export const refundWaits = ['buyer', 'seller', 'operator'] as const;
export type RefundWait = (typeof refundWaits)[number];

/** What happens to a refund; the screens hold a sentence for each. */
export const refundMoves = [
  'applied',
  'changed',
  'withdrawn',
  'orderCancelled',
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
  'groupFailed',
  'cancelledUnpacked',
  'given',
  'offered',
  'offerAccepted',
  'offerDeclined',
  'offerWithdrawn',
  'lateOfferWithdrawn',
  'offerUnanswered',
  'declineNotPursued',
] as const;
export type RefundMove = (typeof refundMoves)[number];
const offerEnds: readonly RefundMove[] = ['offerDeclined', 'offerWithdrawn', 'lateOfferWithdrawn', 'offerUnanswered', 'declineNotPursued'];
/** Whether a move ends an offer without what it offered. */
export const endsOffer = (move: RefundMove): boolean => offerEnds.includes(move);
/** Which moves of its refunds the timeline of an order tells. */
export const refundMoveOf = {
  refundAsked: 'applied',
  refundChanged: 'changed',
  refundWithdrawn: 'withdrawn',
  refundOrderCancelled: 'orderCancelled',
  refundAgreed: 'agreed',
  refundAgreedByClock: 'agreedByClock',
  refundRefused: 'refused',
  returnSent: 'sentBack',
  returnLate: 'parcelLate',
  returnTakenIn: 'takenIn',
  returnTakenInByClock: 'takenInByClock',
  returnDisputed: 'disputed',
  refundNotPursued: 'notPursued',
  interventionAsked: 'intervene',
  interventionWithdrawn: 'intervenedNoMore',
  ruledForBuyer: 'ruledFor',
  ruledForStore: 'ruledAgainst',
  refundGranted: 'granted',
  refundGiven: 'given',
  refundOffered: 'offered',
  refundOfferAccepted: 'offerAccepted',
  refundOfferDeclined: 'offerDeclined',
  refundOfferWithdrawn: 'offerWithdrawn',
  refundLateOfferWithdrawn: 'lateOfferWithdrawn',
  refundOfferUnanswered: 'offerUnanswered',
  refundDeclineNotPursued: 'declineNotPursued',
} as const satisfies Readonly<Partial<Record<TimelineKind, RefundMove>>>;
export type RefundStepKind = keyof typeof refundMoveOf;
export const isRefundStep = (kind: TimelineKind): kind is RefundStepKind => kind in refundMoveOf;

/** What somebody may do about a refund as it stands. */
export const refundEdits = [
  'cancel',
  'edit',
  'submitExpress',
  'correctExpress',
  'intervene',
  'cancelIntervention',
  'addVoucher',
  'answerOffer',
  'agree',
  'refuse',
  'offer',
  'withdrawOffer',
  'receive',
  'dispute',
  'rule',
] as const;
export type RefundEdit = (typeof refundEdits)[number];

/**
 * What an offer of a store means for the goods it is about. reduction: only their price changes, and what has not left still leaves ·
 * kept: the buyer keeps what was sent · notSent: they leave no more · partNotSent: what was sent is kept, the others leave no more.
 */
export const offerEffects = ['reduction', 'kept', 'notSent', 'partNotSent'] as const;
export type OfferEffect = (typeof offerEffects)[number];

/** The shares of the most that can go back; together they are the most. What is taken off is below zero. */
export const refundShareKinds = [
  'price',
  'storeCoupon',
  'platformCoupon',
  'memberDiscount',
  'reduction',
  'points',
  'refunded',
  'pending',
  'keptBefore',
  'otherPieces',
  'used',
  'settled',
  'freight',
  'gifts',
  'notPaid',
] as const;
export type RefundShareKind = (typeof refundShareKinds)[number];
