import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { orderStatus } from '@kyakhta/contract/values';
import type { OrderPage } from './types.ts';

type View = { key: ViewKey; label: MessageDescriptor; states: readonly number[] };
export type ViewKey = 'to-ship' | 'on-the-way' | 'received' | 'completed' | 'contracts' | 'unpaid' | 'cancelled' | 'all';

/** The saved views of orders; a view without states shows all of them. */
export const views: readonly View[] = [
  {
    key: 'to-ship',
    label: msg({ message: 'To ship', context: 'tab of orders' }),
    states: [orderStatus.partlyShipped, orderStatus.pendingDelivery],
  },
  { key: 'on-the-way', label: msg({ message: 'On the way', context: 'tab of orders' }), states: [orderStatus.pendingReceipt] },
  {
    key: 'received',
    label: msg({ message: 'Received', context: 'tab of orders' }),
    states: [orderStatus.pendingEvaluation, orderStatus.evaluated],
  },
  { key: 'completed', label: msg({ message: 'Completed', context: 'tab of orders' }), states: [orderStatus.completed] },
  {
    key: 'contracts',
    label: msg({ message: 'Contracts', context: 'tab of orders' }),
    states: [orderStatus.waitingSupplierContract, orderStatus.waitingBuyerContract],
  },
  { key: 'unpaid', label: msg({ message: 'Unpaid', context: 'tab of orders' }), states: [orderStatus.pendingPayment] },
  { key: 'cancelled', label: msg({ message: 'Cancelled', context: 'tab of orders' }), states: [orderStatus.canceled] },
  { key: 'all', label: msg({ message: 'All', context: 'tab of orders' }), states: [] },
];

export const readView = (text: string | null, otherwise: ViewKey): ViewKey => views.find((view) => view.key === text)?.key ?? otherwise;

const everyState = 0;
export const statesOf = (key: ViewKey): readonly number[] => {
  const states = views.find((view) => view.key === key)?.states ?? [];
  return states.length > 0 ? states : [everyState];
};

/** How many orders a view holds, from the counts by state. */
export const countOf = (counts: OrderPage['counts'], states: readonly number[]): number =>
  counts.reduce((sum, { status, count }) => (states.length === 0 || states.includes(status) ? sum + count : sum), 0);

export const orderHref = (orderNumber: string): string => `/orders/${orderNumber}`;
