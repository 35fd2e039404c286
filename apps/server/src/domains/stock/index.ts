export { freeStock, fulfilStock, releaseStock, type Reserved, reserveStock, setOnHand } from './actions.ts';
