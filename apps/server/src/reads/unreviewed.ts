import { commSts, orderStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import type { OrderItem } from './order-cards.ts';
import type { OrderHead } from './order-heads.ts';

// What stores see of orders. Beside a review without a name, an order that is shown as to be reviewed names the buyer; so does
// one that is shown as not, beside others that are. So no order shows it.

const { evaluated, pendingEvaluation } = orderStatus;

export const unreviewedStatus = (status: number): number => (status === evaluated ? pendingEvaluation : status);
export const unreviewedHead = (head: OrderHead): OrderHead => ({ ...head, status: unreviewedStatus(head.status) });
export const unreviewedItem = (item: OrderItem): OrderItem => ({ ...item, commSts: commSts.open });

/** The states that are meant by one: orders that are reviewed and those that are not are one to who cannot tell them apart. */
export const unreviewedStates = (status: number): readonly number[] =>
  unreviewedStatus(status) === pendingEvaluation ? [pendingEvaluation, evaluated] : [status];

/**
 * Orders `o` that stores see in a state; in that of reviewed ones none. One state is asked for as one, and both as a text that
 * the planner can read: a list it does not know it would not take an index for.
 */
export const listedUnreviewed = (status: number): Sql => {
  if (status === evaluated) return sql`false`;
  return status === pendingEvaluation ? sql`o.status in (${sql.lit(pendingEvaluation)}, ${sql.lit(evaluated)})` : sql`o.status = ${status}`;
};
