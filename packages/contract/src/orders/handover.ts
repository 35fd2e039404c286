import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, orderNumber, text, words } from '../fields.ts';
import { reasonChars } from '../values/free-text.ts';

/** Goods that no parcel brings: collected at a place of the store, or refused at the door. */
export const handoverEndpoints = {
  'PUT /shop/admin/order/ready': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Says that goods can be collected; the buyer is given a code to show there',
    input: z.object({ orderNumber: orderNumber() }),
    output: done,
    errors: ['orderUnknown', 'orderNotInState', 'linesInRefund', 'moneyTakenBack'],
  }),
  'PUT /shop/admin/order/verifyPickup': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Gives collected goods out against the code that the buyer shows; five wrong ones, and no more are taken for a while',
    input: z.object({ orderNumber: orderNumber(), pickupCode: text(1, 32) }),
    output: done,
    errors: ['orderUnknown', 'orderNotInState', 'pickupCodeWrong', 'tooManyTries'],
    perMinute: 30,
  }),
  'PUT /shop/admin/order/refusedAtDoor': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Notes that goods for cash on delivery were refused at the door and are back: the order closes, they are in stock again',
    input: z.object({ orderNumber: orderNumber(), reason: words(reasonChars.min, reasonChars.max) }),
    output: done,
    errors: ['orderUnknown', 'orderNotInState', 'paymentBeingChecked'],
  }),
} as const;
