export {
  addEvidence,
  faultFreightFor,
  filesOfEvidence,
  filesOfRefund,
  giveUntil,
  moveRefund,
  newApplication,
  planRefund,
} from './actions.ts';
export {
  canRefundMove,
  editsOf,
  noReasonStands,
  finalStatuses,
  holdingStatuses,
  mayWithdrawOffer,
  mostOf,
  openStatuses,
  piecesFor,
  piecesLeft,
  type RefundableLine,
  type RefundLine,
  refundMoveTable,
  type RefundMoveName,
  notPaidOf,
  ruleBy,
  statusesOf,
  takeInBy,
  statusesWaitingFor,
  waitsFor,
} from './model.ts';
export {
  endOffer,
  insertOffer as keepOffer,
  type Offer,
  type OfferedGoods,
  offerGoods,
  selectLastOutcome as lastOfferEnded,
  selectOffer as offerById,
  selectOpenOffer as openOffer,
  selectLastOffer as lastOfferOf,
  selectRefusal as refusalOf,
  takeOffer,
  updateOffered,
} from './store/offers.ts';
export { effectOf } from './model/offer.ts';
export { addLines, reductionOf, spreadOver, sumOf } from './model/spread.ts';
export { refundableLines } from './model/lines.ts';
export { hasOffer, isHolding, notSentOf, stoodDeclined } from './store/holding.ts';
export { heldOf, overlaps, refundUnderWay } from './model/holder.ts';
export { isRuledBefore } from './model/ruled.ts';
export { reasonId, reasonIn } from './model/reason.ts';
export { type DueGift, dueGifts, type GiftPlan, mayKeep, planGifts, takeOff } from './model/gifts.ts';
export { addFaultFreight, selectFaultFreight as faultFreightBack } from './store/fault.ts';
export { forgetNumbers } from './store/forget.ts';
export { type Share, sharesOf, sharesTogether } from './model/shares.ts';
export { insertParcel as keepParcel, type ReturnParcel } from './store/parcels.ts';
export {
  insertRefund,
  type LastWish,
  raiseRefund,
  selectAskedAt as askedAt,
  selectLastWish as lastWish,
  selectWishPictures as wishPictures,
  updateWish,
  type Wish,
} from './store/wishes.ts';
export {
  endInterventionRow as endIntervention,
  insertIntervention as askPlatform,
  lockRefundRow,
  noRuling,
  type RefundRow,
  type Ruling,
  selectByPackage as refundOfPackage,
  selectIsHeard as isHeard,
  selectLastReturnAddress as lastReturnAddress,
  selectLines as refundLines,
  selectHolding as holdingRefunds,
  selectOpen as openRefunds,
  selectOpenAmong as openRefundsAmong,
  selectHoldingAmong as holdingRefundsAmong,
  selectIsAgreedByClock as isAgreedByClock,
  selectRuled as ruledPieces,
  selectTouchedSince as isTouchedSince,
  selectRefund as refundByNumber,
  selectRefundedOfStores as refundedOfStores,
  selectRefundedOrders as refundedOrders,
  selectPending as pendingLines,
  selectStoodDeclined as isDeclined,
  updateRuleBy as ruleSooner,
} from './store.ts';
