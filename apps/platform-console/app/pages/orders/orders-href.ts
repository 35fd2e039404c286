import { at } from '@kyakhta/console';

/** Where the courier's cash is sent to. */
export const cashSend = '/orders/cash';
/** Where cash is sent to that came when its order was over. */
export const lateCashSend = '/orders/late-cash';
/** Where news of a parcel is sent to. */
export const parcelNoteSend = '/orders/parcel-note';
/** Where a refund that is granted after completion is sent to. */
export const grantSend = '/orders/grant';
/** Where the settlement of an overdue order is sent to. */
export const settleSend = '/orders/settle';
/** The list of overdue orders. */
export const overdueHref = ({ page }: { page?: number } = {}): string =>
  at('/overdue', { page: page !== undefined && page > 1 ? page : undefined });
