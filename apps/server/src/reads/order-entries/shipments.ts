import { sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';
import type { ParcelWithLanes } from '../deliveries.ts';
import type { OrderHead } from '../order-heads.ts';
import { blank, type Entry } from './entry.ts';

/** Since when a store packs an order, and what it put right of its packages: waybills, told by the wrong one, and packages that had not left after all. */
export const mendedFor = async (
  db: Db,
  { id: orderId, packingAt }: Pick<OrderHead, 'id' | 'packingAt'>,
  parcels: readonly ParcelWithLanes[],
): Promise<Entry[]> => {
  const { rows: undone } = await sql<{
    waybill: string;
    at: Date;
  }>`select waybill, at from undone_packages where order_id = ${orderId} order by at, package_id`.execute(db);
  const entry = (kind: Entry['kind'], text: string, at: string): Entry => ({
    ...blank,
    lane: 'goods',
    kind,
    at,
    phase: 'done',
    actor: 'seller',
    text: text === '' ? null : text,
  });
  return [
    ...(packingAt === null ? [] : [entry('packing', '', packingAt.toISOString())]),
    ...undone.map((u) => entry('shipmentUndone', u.waybill, u.at.toISOString())),
    ...parcels.flatMap((p) => p.parcel.formerWaybills.map((f) => entry('waybillCorrected', f.dvyFlowId, f.until))),
  ];
};
