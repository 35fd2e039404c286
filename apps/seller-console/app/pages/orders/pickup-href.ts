/** Where news of goods that are collected are sent to. */
export const pickupSend = { ready: '/orders/ready', verify: '/orders/verify-pickup' } as const;
/** Where the mark of packing is set and taken off. */
export const packingSend = '/orders/packing';
/** Where a waybill is put right, and a shipment taken back. */
export const waybillSend = '/orders/waybill';
export const undoSend = '/orders/undo-delivery';
/** Where vouchers are redeemed, and where a typed code is sent to. */
export const vouchersHref = '/vouchers';
export const redeemSend = '/vouchers/redeem';
