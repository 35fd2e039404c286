import { at, orderHref, rowsPerPage } from '@kyakhta/console';

export const packingListHref = (orderNumber: string): string => at(`${orderHref(orderNumber)}/packing-list`);
/** The lists of several orders together, as many as a page of the list has. */
export const packingListsHref = (orderNumbers: readonly string[]): string =>
  at('/orders/packing-lists', { orders: orderNumbers.join('.') });
/** The orders that an address of such lists names, each once. */
export const readPackingLists = (search: URLSearchParams): string[] =>
  [...new Set((search.get('orders') ?? '').split('.').filter((one) => /^\d{16,20}$/.test(one)))].slice(0, rowsPerPage);
