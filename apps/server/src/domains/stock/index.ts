export {
  freeStock,
  fulfilStock,
  holdingReferences,
  promisedStock,
  releaseStock,
  type Reserved,
  reserveStock,
  setOnHand,
  setOnHandOf,
} from './actions.ts';
