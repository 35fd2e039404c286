export { freeStock, fulfilStock, promisedStock, releaseStock, type Reserved, reserveStock, setOnHand, setOnHandOf } from './actions.ts';
