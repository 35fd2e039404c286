/** The choice of what becomes of a gift: `back` or `stays`. */
export const giftField = (orderItemId: number): string => `gift-${orderItemId}`;
