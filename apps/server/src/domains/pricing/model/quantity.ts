/** Faults of quantity that a line can have before it is even priced. */
export type QuantityFault = 'belowMinimum' | 'offCartonStep';

/** The minimum holds for the product over all its lines, the carton step for each variant. */
export const quantityFault = (
  count: number,
  productCount: number,
  rule: { readonly minimum: number; readonly cartonQuantity: number },
): QuantityFault | null => (count % rule.cartonQuantity !== 0 ? 'offCartonStep' : productCount < rule.minimum ? 'belowMinimum' : null);
