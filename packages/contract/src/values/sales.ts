import type { OperatorArea, StoreArea } from './areas.ts';

/** What a point of the sales of a store stands for, and how many of them are shown. */
export const salesPeriods = ['day', 'week', 'month'] as const;
export type SalesPeriod = (typeof salesPeriods)[number];
export const salesPoints: Readonly<Record<SalesPeriod, number>> = { day: 30, week: 12, month: 12 };
/** Goods that are named as the best. */
export const bestGoodsMost = 5;

/** What waits for operators, in the order it is shown. */
export const deskQueues = [
  'disputes',
  'overdue',
  'lateShipments',
  'cases',
  'transfers',
  'payouts',
  'proposals',
  'invoices',
  'applications',
  'goods',
  'inquiries',
  'jobs',
  'books',
  'proof',
  'backup',
] as const;
export type DeskQueue = (typeof deskQueues)[number];
/** Whose work each of them is. */
export const deskAreas: Readonly<Record<DeskQueue, OperatorArea>> = {
  disputes: 'trade',
  overdue: 'trade',
  lateShipments: 'trade',
  cases: 'money',
  transfers: 'money',
  payouts: 'money',
  proposals: 'money',
  invoices: 'money',
  applications: 'stores',
  goods: 'goods',
  inquiries: 'people',
  jobs: 'settings',
  books: 'money',
  proof: 'money',
  backup: 'settings',
};
/** Those that have no page: the menu of operators names the others, each beside the page where it is worked on. */
const deskOnly = ['lateShipments', 'proof', 'backup'] as const satisfies readonly DeskQueue[];
export type MenuQueue = Exclude<DeskQueue, (typeof deskOnly)[number]>;
export const menuQueues = deskQueues.filter((queue): queue is MenuQueue => !deskOnly.some((one) => one === queue));

/** What waits for a store, as its menu tells it; of goods those that the platform refused. */
export const storeQueues = ['orders', 'contracts', 'refunds', 'goods', 'inquiries', 'reviews'] as const;
export type StoreQueue = (typeof storeQueues)[number];
export const storeQueueAreas: Readonly<Record<StoreQueue, StoreArea>> = {
  orders: 'orders',
  contracts: 'money',
  refunds: 'orders',
  goods: 'goods',
  inquiries: 'orders',
  reviews: 'orders',
};

/** Queues in which nothing should ever stand: they are red, and first, as soon as there is one. */
export const brokenQueues: readonly DeskQueue[] = ['overdue', 'jobs', 'books', 'proof', 'backup'];
/** Hours after which the last proof of the books, and the last backup, are missed: one a day, and half a day to look into it. */
export const nightlyWithinHours = 36;
/** Queues whose entries have a time by which somebody is to have acted: red only once that is over. */
export const deadlineQueues: readonly DeskQueue[] = ['disputes'];
