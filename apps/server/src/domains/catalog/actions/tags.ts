import { freightTag } from '../../freight/index.ts';
import { storesOpenTag } from '../../stores/index.ts';

/** Cache tag of everything shown of a product. */
export const productTag = (productId: number): string => `product:${productId}`;
/** Cache tag of the groups of words that mean the same. */
export const synonymsTag = 'synonyms';
/** Cache tag of what names the categories of goods. */
export const categoriesTag = 'categories';
/** Cache tags of what can be opened while the product is on sale and its store sells. */
export const openTags = (productId: number): readonly string[] => [productTag(productId), storesOpenTag, categoriesTag];
/** Cache tags of a product's page, which tells the templates of its store, too, and who pays the duty by the site's settings. */
export const pageTags = (productId: number, storeId: number): readonly string[] => [...openTags(productId), freightTag(storeId), 'site'];
