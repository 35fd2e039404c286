import type { EndpointKey, Input } from '@kyakhta/contract/types';
import { fileHref } from '../client.ts';

/**
 * Where a list is taken out as its filters show it. Times are those of the person's clock; a store's files keep to the
 * store's own zone, as its sales do, wherever its people are.
 */
export function sheetHref<K extends EndpointKey>(endpoint: K, filters: Omit<Input<K>, 'timeZone' | 'lang'>): string {
  if (endpoint.startsWith('GET /shop/admin/')) return fileHref(endpoint, filters as Input<K>);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return fileHref(endpoint, { ...filters, timeZone } as Input<K>);
}
