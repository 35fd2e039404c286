/** Where the courier's cash is sent to. */
export const cashSend = '/orders/cash';
/** Where a refund that is granted after completion is sent to. */
export const grantSend = '/orders/grant';
