import { ordersHref, refusedSend, sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { cashSend, grantSend, lateCashSend, parcelNoteSend, settleSend } from './orders-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(ordersHref({}));

export const ordersSending: RouteObject[] = [
  { path: cashSend, loader, action: sending('POST /platform/order/cash') },
  { path: lateCashSend, loader, action: sending('POST /platform/order/lateCash') },
  { path: grantSend, loader, action: sending('POST /platform/intervention/grant') },
  { path: parcelNoteSend, loader, action: sending('PUT /platform/order/parcelNote') },
  { path: settleSend, loader, action: sending('POST /platform/order/settle') },
  { path: refusedSend, loader, action: sending('PUT /platform/order/refusedAtDoor') },
];
