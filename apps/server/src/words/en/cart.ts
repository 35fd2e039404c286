/** Sentences of cart, in English. ICU message format. */
export const cart = {
  productUnavailable: 'This product is no longer available.',
  notForCart: 'Pre-sale, combo or flash-sale items cannot be added to the cart.',
  cartLimitReached: 'The cart supports at most {max} items per settlement.',
  cartLineUnknown: 'This item is no longer in your cart.',
  quantityWrong: 'Enter the correct quantity.',
  orderTooLarge: 'This order is too large to be placed at once. Please split it or ask the store for a quote.',
  regionNotServed: 'This store does not deliver to the country of your address: {name}',
} as const;
