import type { MessageDescriptor } from '@lingui/core';
import { defineMessage } from '@lingui/core/macro';
import type { LineFault } from './cart.server.ts';

const texts: Record<LineFault, MessageDescriptor> = {
  productGone: defineMessage({ message: 'This product is no longer offered.' }),
  skuGone: defineMessage({ message: 'This variant is no longer offered. Choose another on the product page.' }),
  storeClosed: defineMessage({ message: 'The store is currently closed.' }),
  noStock: defineMessage({ message: 'Out of stock.' }),
  stockShort: defineMessage({ message: 'Only {stock} are in stock. Take fewer cartons.' }),
  belowMinimum: defineMessage({ message: 'The minimum order is {minimum}, across all variants.' }),
  offCartonStep: defineMessage({ message: 'Only full cartons of {carton} can be ordered.' }),
  regionNotServed: defineMessage({ message: 'The store doesn’t deliver to your country.' }),
  notForCart: defineMessage({ message: 'Pre-sale, combo and flash-sale goods cannot be bought through the cart.' }),
};

/** Why a line cannot be bought now. The values stock, minimum and carton are quantities with their unit, already written. */
export const faultText = (fault: LineFault): MessageDescriptor => texts[fault];
