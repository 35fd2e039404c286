import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { orderStatus } from '@kyakhta/contract/values';
import type { OrderPage } from './types.ts';

export const viewKeys = ['to-ship', 'held', 'on-the-way', 'received', 'completed', 'contracts', 'unpaid', 'cancelled', 'all'] as const;
export type ViewKey = (typeof viewKeys)[number];
type View = {
  label: MessageDescriptor;
  states: readonly number[];
  /** Whether nothing of its orders may leave now; without it both are shown. */
  held?: 0 | 1;
};

/** The views of orders; one without states shows all of them. */
export const views: Readonly<Record<ViewKey, View>> = {
  'to-ship': {
    label: msg({ message: 'To ship', context: 'tab of orders' }),
    states: [orderStatus.partlyShipped, orderStatus.pendingDelivery],
    held: 0,
  },
  held: {
    label: msg({
      message: 'On hold',
      context: 'tab of orders',
      comment: 'All that is left to ship is asked back, or the payment was taken back',
    }),
    states: [orderStatus.partlyShipped, orderStatus.pendingDelivery],
    held: 1,
  },
  'on-the-way': { label: msg({ message: 'On the way', context: 'tab of orders' }), states: [orderStatus.pendingReceipt] },
  received: {
    label: msg({ message: 'Received', context: 'tab of orders' }),
    states: [orderStatus.pendingEvaluation, orderStatus.evaluated],
  },
  completed: { label: msg({ message: 'Completed', context: 'tab of orders' }), states: [orderStatus.completed] },
  contracts: {
    label: msg({ message: 'Contracts', context: 'tab of orders' }),
    states: [orderStatus.waitingSupplierContract, orderStatus.waitingBuyerContract],
  },
  unpaid: { label: msg({ message: 'Unpaid', context: 'tab of orders' }), states: [orderStatus.pendingPayment] },
  cancelled: { label: msg({ message: 'Cancelled', context: 'tab of orders' }), states: [orderStatus.canceled] },
  all: { label: msg({ message: 'All', context: 'tab of orders' }), states: [] },
};

const everyState = 0;
export const statesOf = (key: ViewKey): readonly number[] => {
  const { states } = views[key];
  return states.length > 0 ? states : [everyState];
};

/** What an address asks of the orders in the states of a view. */
export const heldOf = (key: ViewKey): { held?: 0 | 1 } => {
  const { held } = views[key];
  return held === undefined ? {} : { held };
};

/** How many orders a view holds, from the counts by state. */
export const countOf = ({ counts, held }: Pick<OrderPage, 'counts' | 'held'>, view: Pick<View, 'states' | 'held'>): number => {
  const meant = <C extends { status: number }>(some: readonly C[]): C[] =>
    some.filter(({ status }) => view.states.length === 0 || view.states.includes(status));
  if (view.held === undefined) return meant(counts).reduce((sum, { count }) => sum + count, 0);
  return meant(held).reduce((sum, { count, others }) => sum + (view.held === 1 ? count : others), 0);
};

export const orderHref = (orderNumber: string): string => `/orders/${orderNumber}`;
