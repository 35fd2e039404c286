export {
  duesOf,
  hasOpenOrders,
  lockAllOwn,
  lockById,
  lockByNumber,
  lockByNumbers,
  lockDues,
  lockOwn,
  moveOrders,
  newOrderNumber,
  placeOrders,
  planReceipt,
  recordInstalmentsPaid,
  recordShipped,
  recordTakenBack,
  stopReceipt,
} from './actions.ts';
export { issuePickupCode, tryPickupCode } from './actions/pickup.ts';
export { selectGoing as goingOf } from './store/going.ts';
export { selectPickupCode as pickupCodeOf } from './store/pickup.ts';
export {
  cashCollected,
  groupComplete,
  groupPaid,
  instalmentPaid,
  orderAgreed,
  orderCompleted,
  orderPaid,
  orderShipped,
  wentBack,
} from './events.ts';
export {
  agreedStatus,
  can,
  canHide,
  cashPart,
  type Due,
  dueOf,
  escrowed,
  type Instalment,
  isAllPaid,
  paidOf,
  isCashBeforeShipping,
  isDuePaid,
  isDuePayable,
  isFinal,
  isFirstDue,
  isForGroup,
  isOfGroup,
  isPaid,
  isPaidUnpacked,
  mayBePacked,
  mayRecordCash,
  mayRecordLateCash,
  mayRefuseAtDoor,
  type MoveName,
  moves,
  dueReferences,
  unpaidReferences,
  orderNumberOf,
  type Overdue,
  overdueOf,
  outOfStore,
  settleVersion,
  type Standing,
  statusesListedWith,
  splitByPlan,
} from './model.ts';
export { leftOf, someLeaves } from './model/leaving.ts';
export { dutyLine, incotermLines, lawLines, originLine, type PaperTerms } from './model/trade-terms.ts';
export {
  addPaidByOthers,
  nothingByOthers,
  nothingByOthersBack,
  type PaidByOthers,
  type PaidByOthersBack,
  platformPart,
  platformPartLeft,
} from './model/others-pay.ts';
export { othersPay, paidByOthers } from './store/others-pay.ts';
export { nothingTaken, type Shared, type Shares, sharesOf, type Taken } from './model/shares.ts';
export {
  countriesOf,
  extendPayBefore,
  type OrderItemRow,
  type OrderRow,
  lockOrderOfLine,
  selectOrder as orderByNumber,
  selectItemRows as orderItems,
  selectSubmit as earlierSubmit,
  setPaid,
} from './store.ts';
export {
  selectBefore as beforeSubmit,
  selectHolding as ordersHolding,
  selectOnTransfer as ordersOnTransfer,
  ordersWithoutMoney,
} from './store/unpaid.ts';
export {
  type ConfirmedLine,
  deleteConfirmed as forgetConfirmed,
  putConfirmed as keepConfirmed,
  type QuoteMarks,
  selectConfirmed as confirmedLast,
} from './store/confirmed.ts';
export { endedUnpaid } from './store/offers.ts';
export { selectItemNames as itemNames } from './store/item-names.ts';
export type { NewItem, NewOrder } from './store/placed.ts';
export { setGroupCompleted as noteGroupCompleted } from './store/group.ts';
export { isShipLate, isToShip, selectShipBy as shipByOf, shipBySince, toShipSince } from './store/ship-by.ts';
export { selectFirstPaid as firstPaidAt, noteSoldPieces, selectSoldSince as soldSince } from './store/sold.ts';
export { addRefunded, type ChargedLine, selectCharged as chargedLines } from './store/refunded.ts';
export { setInvoiceWanted as wantInvoice } from './store/invoice-type.ts';
export { setPacking as notePacking } from './store/shipped.ts';
export { clearInstalmentDue as callOff, setInstalmentDue, setInstalmentOverdue } from './store/instalments.ts';
export { type FrozenOrder, type FrozenPlace, type OrderBuyer, selectFrozen as frozenOrder } from './store/frozen.ts';
export {
  selectRecounted as recountedOrders,
  selectSoldOfProducts as soldOfProducts,
  selectSoldOfStores as soldOfStores,
} from './store/sold.ts';
export { byCoupon, selectBuyers as buyersOfOrders, somethingLeft } from './store/coupons.ts';
