import { type Sql, sql } from '../../../runtime/sql.ts';

const names = { promotion_paid: 'PromotionPaid', freight_platform: 'FreightPlatform', freight_store: 'FreightStore' };
const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
/** The columns of `PaidByOthers`, of orders, lines, refunds and their lines alike. @param of the table's name with a dot, or nothing */
export const paidByOthers = (of = ''): Sql =>
  sql.raw(
    Object.entries(names)
      .map(([column, name]) => `${of}${column} as "${lowered(name)}"`)
      .join(', '),
  );
/** The columns of both. */
export const othersPay = (of = ''): Sql =>
  sql`${paidByOthers(of)}, ${sql.raw(
    Object.entries(names)
      .map(([column, name]) => `${of}refunded_${column} as "refunded${name}"`)
      .join(', '),
  )}`;
