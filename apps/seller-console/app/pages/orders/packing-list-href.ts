import { at, orderHref } from '@kyakhta/console';

export const packingListHref = (orderNumber: string): string => at(`${orderHref(orderNumber)}/packing-list`);
