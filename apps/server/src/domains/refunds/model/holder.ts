interface Holding {
  readonly number: string;
  readonly orderItemId: number | null;
  readonly givesUp: readonly number[];
}

/** Which open refund keeps a line from leaving its store, by the line's id; null: none does. */
export const holderIn = (
  open: readonly Holding[],
  items: readonly { readonly id: number; readonly giftOf: number | null }[],
): ((itemId: number) => string | null) => {
  // A gift waits with the goods it came with; one of the whole order where pieces of it are given up.
  const cameWith = new Map(items.map((i) => [i.id, i.giftOf]));
  return (id) =>
    open.find((r) => r.orderItemId === null || [r.orderItemId, ...r.givesUp].includes(id) || r.orderItemId === cameWith.get(id))?.number ??
    null;
};

/** Whether a refund of a line, or of the whole order (null), would be about goods of one that is under way. */
export const overlaps = (open: readonly { readonly orderItemId: number | null }[], orderItemId: number | null): boolean =>
  open.some((r) => r.orderItemId === null || orderItemId === null || r.orderItemId === orderItemId);
