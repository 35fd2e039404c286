import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** The parcel in which goods go back, as the buyer told it. */
export interface ReturnParcel {
  /** One of the site's carriers; 0: another, by its name. */
  readonly expressId: number;
  readonly expressName?: string;
  readonly expressNo: string;
  readonly mobile: string;
  readonly senderRemarks: string;
  readonly pictures: readonly string[];
  readonly at: string;
}
/** Keeps a parcel as it was reported. @param packageId what is followed for it; null where its carrier cannot be asked */
export const insertParcel = async (db: Db, refundId: number, p: ReturnParcel, packageId: number | null, at: Date): Promise<void> => {
  await sql`
    insert into refund_parcels (refund_id, number, carrier_id, carrier_name, waybill, mobile, remarks, pictures, package_id, at)
    values (${refundId}, (select coalesce(max(number), 0) + 1 from refund_parcels where refund_id = ${refundId}), ${p.expressId}, ${p.expressName ?? ''}, ${p.expressNo}, ${p.mobile}, ${p.senderRemarks},
      ${[...p.pictures]}::text[], ${packageId}::int, ${at})`.execute(db);
};
