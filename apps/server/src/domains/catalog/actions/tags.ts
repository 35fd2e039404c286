/** Cache tag of everything shown of a product. */
export const productTag = (productId: number): string => `product:${productId}`;
/** Cache tag of the groups of words that mean the same. */
export const synonymsTag = 'synonyms';
