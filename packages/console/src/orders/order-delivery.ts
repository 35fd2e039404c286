import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { deliveryType } from '@kyakhta/contract/values';
import { byVoucher } from './order-way.ts';

/** Kinds of delivery by their names. */
export const deliveryNames: Readonly<Record<number, MessageDescriptor>> = {
  [deliveryType.courier]: msg({ message: 'by courier', comment: 'Kind of delivery' }),
  [byVoucher]: msg({ message: 'by voucher', comment: 'Kind of delivery' }),
  [deliveryType.buyerPickup]: msg({ message: 'the buyer collects', comment: 'Kind of delivery' }),
  [deliveryType.noExpress]: msg({ message: 'handed over without a carrier', comment: 'Kind of delivery' }),
  [deliveryType.sameCity]: msg({ message: 'delivered by the store within the city', comment: 'Kind of delivery' }),
};
