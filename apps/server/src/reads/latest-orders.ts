import { currencyOf, money, toWire, type WireAmount } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import type { Db } from '../runtime/database.ts';
import type { HeldBack } from '@kyakhta/contract';
import { heldBack } from './held-back.ts';

const shown = 5;
interface LatestOrder {
  readonly orderNumber: string;
  readonly status: number;
  readonly orderMold: number;
  readonly dvyType: number;
  readonly heldBack: HeldBack | null;
  readonly total: WireAmount;
  readonly currency: string;
  readonly createTime: string;
}

/** The latest few orders of a buyer or a store, for the page about them. */
export const latestOrders = async (db: Db, whose: Sql): Promise<LatestOrder[]> => {
  const { rows } = await sql<Omit<LatestOrder, 'total' | 'createTime'> & { total: bigint; createdAt: Date }>`
    select number as "orderNumber", status, mold as "orderMold", delivery_type as "dvyType", ${heldBack} as "heldBack", total, currency, created_at as "createdAt" from orders o where ${whose} order by id desc limit ${shown}`.execute(
    db,
  );
  return rows.map(({ createdAt, total, currency, ...r }) => ({
    ...r,
    total: toWire(money(total, currencyOf(currency))),
    currency,
    createTime: createdAt.toISOString(),
  }));
};
