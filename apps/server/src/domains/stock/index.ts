export {
  moveReservation,
  openPieces,
  freeStock,
  forgetOldMovements,
  fulfilStock,
  lockedStock,
  holdingReferences,
  reduceReservation,
  releaseStock,
  type Reserved,
  reserveStock,
  returnStock,
  setOnHand,
  stockOf,
  setOnHandOf,
  setLow,
  unfulfilStock,
  type StockCtx,
  type WhySet,
} from './actions.ts';
export { isSeen, leftOfShare, shareOf, type Steps } from './model.ts';
export type { StockRow } from './store.ts';
