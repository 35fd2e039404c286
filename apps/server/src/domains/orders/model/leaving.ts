import { deliveryType } from '@kyakhta/contract';

/** Pieces of a line that are still with the store and are to leave it. */
export const leftOf = (item: { readonly count: number; readonly shipped: number; readonly canceled: number }): number =>
  item.count - item.shipped - item.canceled;

/** Of a line something is left; of that so many pieces are held back. */
interface Leaving {
  readonly left: number;
  readonly held: number;
}
/** The store can do something with what is left of an order. What is collected is made ready as a whole. */
export const someLeaves = (deliveryKind: number, lines: readonly Leaving[]): boolean =>
  lines.length > 0 &&
  (deliveryKind === deliveryType.buyerPickup ? lines.every(({ held }) => held === 0) : lines.some(({ left, held }) => left > held));
