import { deliveryType } from '@kyakhta/contract';

/** Pieces of a line that are still with the store and are to leave it. */
export const leftOf = (item: { readonly count: number; readonly shipped: number; readonly canceled: number }): number =>
  item.count - item.shipped - item.canceled;

/** The store can do something with what is left of an order. What is collected is made ready as a whole. */
export const someLeaves = (deliveryKind: number, areHeld: readonly boolean[]): boolean =>
  areHeld.length > 0 && (deliveryKind === deliveryType.buyerPickup ? !areHeld.includes(true) : areHeld.includes(false));
