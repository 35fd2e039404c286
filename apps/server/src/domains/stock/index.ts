export {
  freeStock,
  fulfilStock,
  heldStock,
  holdingReferences,
  promisedStock,
  releaseStock,
  type Reserved,
  reserveStock,
  setOnHand,
  setOnHandOf,
} from './actions.ts';
